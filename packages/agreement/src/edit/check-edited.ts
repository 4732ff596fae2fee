import type { EditFinding, Inline } from '@troth/domain/agreement';
import { CLAUSE_LEVELS_MAX, CLAUSE_TEXT_MAX_LENGTH, EDITED_CLAUSES_MAX } from '@troth/domain/constants';
import { childTerms, penaltyTerms } from '@troth/domain/preflight';
import { settle } from '../settle';
import type { AgreementBlock, AgreementTree, ClauseNode } from '../tree';
import { isDerived, isTextBlock, type Placed, placedClauses, plainReading } from './parts';
import { ownWordsOf } from './words';

/** What the check has to know that is in no tree. */
export interface EditFacts {
  /** Templates of the clauses on spousal support of which an agreement has one (`packages/content`). */
  readonly supportClauseTemplateIds: readonly string[];
  /** Values that may be inserted besides those of the base: what both agreed on, names, the state. */
  readonly values: readonly Pick<Extract<Inline, { type: 'value' }>, 'text' | 'sources'>[];
}

type Code = EditFinding['code'];
type Value = Extract<Inline, { type: 'value' }>;

const inlinesOf = (blocks: readonly AgreementBlock[]): Inline[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.inlines;
    return block.type === 'definitions' ? block.entries.flatMap(({ inlines }) => inlines) : [];
  });
const valuesOf = (clause: ClauseNode): Value[] =>
  inlinesOf(clause.blocks).filter((inline): inline is Value => inline.type === 'value');
/** A value is known by its words and by whose answers it is, not by when they were given. */
const valueName = ({ text, sources }: Pick<Value, 'text' | 'sources'>) =>
  JSON.stringify([text, sources.map(({ questionKey, respondent, value }) => [questionKey, respondent, value])]);
const isBlank = (text: string) => text.trim() === '';
const saysNothing = ({ heading, blocks, children }: ClauseNode) =>
  isBlank(heading ?? '') &&
  children.length === 0 &&
  blocks.every((block) => isTextBlock(block) && isBlank(plainReading([block])));
const isSigned = ({ type }: AgreementBlock) => type === 'signature' || type === 'certificate';

/** A witness page that the law advises without requiring it may go. */
const isAdvisedOnly = ({ provenance: { facts } }: ClauseNode) =>
  facts.some(({ fact, value }) => fact === 'witnessRequired' && value === 'false');

class Check {
  readonly #edited: AgreementTree;
  readonly #facts: EditFacts;
  readonly #before: readonly Placed[];
  readonly #after: readonly Placed[];
  readonly #was: ReadonlyMap<string, Placed>;
  readonly #is: ReadonlyMap<string, Placed>;
  readonly #found = new Map<string, EditFinding>();

  constructor(base: AgreementTree, edited: AgreementTree, facts: EditFacts) {
    this.#edited = edited;
    this.#facts = facts;
    this.#before = placedClauses(base);
    this.#after = placedClauses(edited);
    this.#was = new Map(this.#before.map((placed) => [placed.clause.key, placed]));
    this.#is = new Map(this.#after.map((placed) => [placed.clause.key, placed]));
  }

  #tell(severity: EditFinding['severity'], code: Code, partKey: string | null, detail = ''): void {
    const key = [code, partKey, detail]
      .filter((part) => part !== null && part !== '')
      .join(':')
      .slice(0, 300);
    this.#found.set(key, { key, code, severity, partKey, detail });
  }

  findings(): EditFinding[] {
    this.#checkShape();
    this.#checkNames();
    this.#checkSealed();
    this.#checkSchedules();
    for (const placed of this.#after) this.#checkClause(placed);
    this.#warn();
    const all = [...this.#found.values()];
    return [
      ...all.filter(({ severity }) => severity === 'ERROR'),
      ...all.filter(({ severity }) => severity === 'WARNING'),
    ];
  }

  #checkShape(): void {
    if (this.#after.length > Math.max(EDITED_CLAUSES_MAX, this.#before.length))
      this.#tell('ERROR', 'TOO_MANY_CLAUSES', null, String(this.#after.length));
    const known = { key: new Set<string>(), id: new Set<string>() };
    const parts = [...this.#edited.sections, ...this.#after.map(({ clause }) => clause)];
    for (const { key, id } of parts) {
      if (known.key.has(key)) this.#tell('ERROR', 'DUPLICATE_KEY', key);
      if (known.id.has(id)) this.#tell('ERROR', 'DUPLICATE_ID', key);
      known.key.add(key);
      known.id.add(id);
    }
    for (const { key, clauses, title } of this.#edited.sections) {
      if (clauses.length === 0 || isBlank(title)) this.#tell('ERROR', 'EMPTY_SECTION', key);
      if (title.includes('{{')) this.#tell('ERROR', 'PLACEHOLDER_LEFT', key);
    }
    const tooDeep = (clauses: readonly ClauseNode[], level: number) => {
      for (const { key, children } of clauses) {
        if (level > CLAUSE_LEVELS_MAX) this.#tell('ERROR', 'TOO_DEEP', key);
        else tooDeep(children, level + 1);
      }
    };
    for (const { clauses } of this.#edited.sections) tooDeep(clauses, 1);
  }

  /** What the text speaks of is there: clauses, terms, values. */
  #checkNames(): void {
    const defined = (placed: readonly Placed[]) =>
      new Set(
        placed.flatMap(({ clause }) =>
          clause.blocks.flatMap((block) =>
            block.type === 'definitions' ? block.entries.map(({ termKey }) => termKey) : [],
          ),
        ),
      );
    const terms = defined(this.#after);
    const termsBefore = defined(this.#before);
    const values = new Set(
      [...this.#before.flatMap(({ clause }) => valuesOf(clause)), ...this.#facts.values].map(valueName),
    );
    for (const { clause } of this.#after)
      for (const inline of inlinesOf(clause.blocks)) {
        if (inline.type === 'reference' && !this.#is.has(inline.target))
          this.#tell('ERROR', 'DANGLING_REFERENCE', clause.key, inline.text);
        // A term that means nothing in its state is defined nowhere, in the base too.
        const wasDefined = (termKey: string) =>
          termsBefore.has(termKey) || !this.#before.some((one) => termsIn(one.clause).has(termKey));
        if (inline.type === 'term' && !terms.has(inline.termKey) && wasDefined(inline.termKey))
          this.#tell('ERROR', 'UNDEFINED_TERM', clause.key, inline.text);
        if (inline.type === 'value' && !values.has(valueName(inline)))
          this.#tell('ERROR', 'VALUE_UNKNOWN', clause.key, inline.text);
      }
  }

  /** Signing pages stay, and what is computed is as it was computed. */
  #checkSealed(): void {
    const computed = new Set(this.#before.flatMap(({ clause }) => sealedOf(clause)));
    for (const { clause } of this.#after)
      if (sealedOf(clause).some((block) => !computed.has(block)))
        this.#tell('ERROR', 'SEALED_PART_CHANGED', clause.key);
    for (const { clause, section } of this.#before) {
      if (section.kind !== 'EXECUTION' || !clause.blocks.some(isSigned) || isAdvisedOnly(clause)) continue;
      const now = this.#is.get(clause.key);
      const blocks = new Set(now === undefined ? [] : sealedOf(now.clause));
      const isWhole =
        now?.section.kind === 'EXECUTION' &&
        clause.blocks.filter(isSigned).every((block) => blocks.has(JSON.stringify(block)));
      if (!isWhole) this.#tell('ERROR', 'SIGNING_PART_DELETED', clause.key, clause.heading ?? '');
    }
  }

  #checkSchedules(): void {
    const ofSchedules = (placed: readonly Placed[]) =>
      placed
        .filter(({ section }) => section.kind === 'SCHEDULES')
        .map(({ clause, section, parent }) => ({
          key: clause.key,
          words: JSON.stringify([section.key, section.title, parent?.key, ownWordsOf(clause)]),
        }));
    const [before, after] = [ofSchedules(this.#before), ofSchedules(this.#after)];
    const changed = after.find(({ words }, at) => words !== before[at]?.words) ?? before[after.length];
    if (changed !== undefined) this.#tell('ERROR', 'SCHEDULES_CHANGED', changed.key);
  }

  #checkClause({ clause, section }: Placed): void {
    const { key, heading, blocks } = clause;
    if (saysNothing(clause)) this.#tell('ERROR', 'EMPTY_CLAUSE', key);
    const text = `${heading ?? ''}\n${plainReading(blocks)}`;
    if (text.includes('{{')) this.#tell('ERROR', 'PLACEHOLDER_LEFT', key);
    const was = this.#was.get(key)?.clause;
    const before = was === undefined ? '' : `${was.heading ?? ''}\n${plainReading(was.blocks)}`;
    if (text.length > Math.max(CLAUSE_TEXT_MAX_LENGTH, before.length)) this.#tell('ERROR', 'TOO_LONG', key);
    if (was !== undefined) this.#warnOfValues(was, clause);
    if (section.kind === 'SCHEDULES' || text === before) return;
    for (const [code, search] of [
      ['CHILD_TERMS', childTerms],
      ['PENALTY_TERMS', penaltyTerms],
    ] as const) {
      const words = search(text);
      if (words !== null && words !== search(before)) this.#tell('WARNING', code, key, words);
    }
  }

  #warnOfValues(was: ClauseNode, is: ClauseNode): void {
    const left = valuesOf(is).map(valueName);
    const typed = inlinesOf(is.blocks).flatMap((inline) => (inline.type === 'text' ? [inline.text] : []));
    for (const value of valuesOf(was)) {
      const at = left.indexOf(valueName(value));
      if (at >= 0) left.splice(at, 1);
      else if (typed.some((text) => text.includes(value.text)))
        this.#tell('WARNING', 'VALUE_TO_TEXT', is.key, value.text);
    }
  }

  #warn(): void {
    const support = new Set(this.#facts.supportClauseTemplateIds);
    const count = (placed: readonly Placed[]) =>
      placed.filter(({ clause }) => support.has(clause.provenance.clauseTemplateId)).length;
    const [had, has] = [count(this.#before), count(this.#after)];
    if (has === 0 && had > 0) this.#tell('WARNING', 'NO_SUPPORT_CLAUSE', null);
    if (has > 1 && has > had) this.#tell('WARNING', 'TWO_SUPPORT_CLAUSES', null);

    const used = new Set(this.#after.flatMap(({ clause }) => [...termsIn(clause)]));
    for (const { clause } of this.#after)
      for (const block of clause.blocks)
        for (const { termKey, term } of block.type === 'definitions' ? block.entries : [])
          if (!used.has(termKey)) this.#tell('WARNING', 'DEFINITION_UNUSED', clause.key, term);

    for (const { clause } of this.#before) {
      const { state } = clause.provenance;
      if (state === null) continue;
      const now = this.#is.get(clause.key)?.clause;
      if (now === undefined || ownWordsOf(now) !== ownWordsOf(clause))
        this.#tell('WARNING', 'REQUIRED_CLAUSE_CHANGED', clause.key, clause.heading ?? '');
    }
  }
}

const sealedOf = ({ blocks }: ClauseNode): string[] =>
  blocks.filter((block) => !isTextBlock(block) && !isDerived(block)).map((block) => JSON.stringify(block));

function termsIn({ blocks }: ClauseNode): ReadonlySet<string> {
  return new Set(inlinesOf(blocks).flatMap((inline) => (inline.type === 'term' ? [inline.termKey] : [])));
}

/**
 * What is wrong with an edited agreement: errors, which refuse a commit, before warnings, which are confirmed in it by
 * their keys. What the base had already is not told again.
 *
 * Pure. English words are looked for; a text in another language is not understood.
 *
 * @see ADR 0127; the words are those of the preflight (ADR 0031).
 */
export function checkEdited(base: AgreementTree, edited: AgreementTree, facts: EditFacts): EditFinding[] {
  return new Check(settle(base), settle(edited), facts).findings();
}
