import type { TemplateClause, TemplateSection } from '@troth/domain/agreement';
import type { AbsentClause, AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import { AnswerReader } from './answers';
import {
  type CompiledClause,
  type CompiledSection,
  type CompiledTemplate,
  compiledTemplate,
} from './compiled-template';
import { ComputedBlocks } from './computed-blocks';
import { factsOf, InclusionReader } from './inclusion';
import type { AssemblyInput } from './input';
import { inputHash } from './input-hash';
import { type Numbers, numberClauses } from './numbering';
import { partiesOf } from './parties';
import { AssemblyError, TextFiller } from './text';
import { say } from './wording';

const KIND_OF_SECTION = {
  RECITALS: 'recital',
  ARTICLES: 'clause',
  EXECUTION: 'execution',
  SCHEDULES: 'schedule',
} as const satisfies Record<TemplateSection['kind'], ClauseNode['kind']>;

/**
 * Assembles the agreement: which clauses the couple's answers, disclosure and state call for, and everything about
 * them settled. Pure: the same input gives the same tree.
 *
 * @param input Visible and live answers only; hidden ones never reach the document. Questions that only one partner
 *   answered, or on which they differ, leave their clauses out (`docs/decisions/0000-product-decisions.md`, row 14).
 * @throws AssemblyError when the template names what it cannot have; the content's checks keep that from happening.
 * @see Portals spec §3 (templates and their conditions).
 */
export function assemble(input: AssemblyInput): AgreementTree {
  return new Assembly(input).tree();
}

/** What is settled of one document before its clauses are set, and the setting of them. */
class Assembly {
  readonly #input: AssemblyInput;
  readonly #template: CompiledTemplate;
  readonly #inclusion: InclusionReader;
  readonly #numbers: Numbers;
  readonly #parties: ReturnType<typeof partiesOf>;
  readonly #heldTerms: CompiledTemplate['terms'];
  readonly #terms = new Map<string, string>();
  /** The terms that clauses speak in, so that the definitions define none that nobody reads. */
  readonly #spokenTerms = new Set<string>();
  readonly #texts: TextFiller;
  readonly #blocks: ComputedBlocks;

  constructor(input: AssemblyInput) {
    const template = compiledTemplate(input.template);
    const answers = new AnswerReader(input, template);
    const facts = factsOf(input);
    const inclusion = new InclusionReader(template, answers, facts, input.jurisdiction);
    this.#input = input;
    this.#template = template;
    this.#inclusion = inclusion;
    this.#numbers = numberClauses(
      template,
      (clause) => inclusion.isClauseIncluded(clause),
      (letter) => say('schedule.title', { letter }),
    );
    this.#parties = partiesOf(input.parties);
    this.#heldTerms = template.terms.filter(({ when }) => inclusion.decide(when).isIncluded);
    // The first that holds in this state wins; a term's value may be set by an admin for the state.
    for (const { term } of this.#heldTerms)
      if (!this.#terms.has(term.key)) this.#terms.set(term.key, input.terms[term.key] ?? term.value);
    this.#texts = new TextFiller({
      input,
      answers,
      parties: this.#parties,
      pathOf: (key) => this.#pathOf(template.byKey.get(key)),
      terms: this.#terms,
    });
    this.#blocks = new ComputedBlocks({ input, answers, facts, parties: this.#parties });
  }

  #pathOf(clause: CompiledClause | undefined): string | null {
    return clause === undefined ? null : (this.#numbers.paths[clause.index] ?? null);
  }

  tree(): AgreementTree {
    const { template, jurisdiction, templateState } = this.#input;
    const sections = this.#template.sections
      .map((section) => this.#section(section))
      .filter(({ clauses }) => clauses.length > 0);
    this.#fillDerivedBlocks(sections);
    const party = (side: 'A' | 'B') => {
      const { name, fullName, initials } = this.#parties[side];
      return { side, name, fullName, initials };
    };
    return {
      formatVersion: 1,
      inputHash: inputHash(this.#input),
      language: template.language,
      title: templateState.termForDocument,
      parties: { A: party('A'), B: party('B') },
      state: { abbreviation: jurisdiction.abbreviation, name: jurisdiction.name, statute: templateState.statute },
      template: { id: template.id, version: template.version, reviewedByCounsel: template.reviewedByCounsel },
      assembledOn: this.#input.today,
      sections,
      absentClauses: this.#absentClauses(),
    };
  }

  #section({ section, title, clauses }: CompiledSection): SectionNode {
    return {
      key: section.key,
      id: section.id,
      kind: section.kind,
      number: this.#numbers.sections.get(section.key) ?? null,
      // A section's title may hold a term that differs by state.
      title: this.#texts.plain(title),
      textStyle: section.textStyle,
      listStyle: section.listStyle,
      isSeparatePage: section.isSeparatePage,
      clauses: this.#nodes(clauses, section.kind),
    };
  }

  #nodes(clauses: readonly CompiledClause[], kind: TemplateSection['kind']): ClauseNode[] {
    let count = 0;
    for (const clause of clauses) if (this.#inclusion.isClauseIncluded(clause)) count += 1;
    if (count === 0) return [];
    const nodes = new Array<ClauseNode>(count);
    let at = 0;
    for (const clause of clauses) {
      if (!this.#inclusion.isClauseIncluded(clause)) continue;
      nodes[at] = this.#node(clause, kind);
      at += 1;
    }
    return nodes;
  }

  #node(compiled: CompiledClause, kind: TemplateSection['kind']): ClauseNode {
    const { clause, heading } = compiled;
    const { template } = this.#input;
    const parts = this.#inclusion.partsOf(compiled);
    const blocks = this.#texts.paragraphs(parts);
    for (const { text } of parts) for (const key of text.terms) this.#spokenTerms.add(key);
    const values = this.#texts.valuesOf(heading, parts);
    if (clause.block !== null) {
      blocks.push(...this.#blocks.of(clause.block));
      values.push(...this.#blocks.valuesOf(clause.block));
    }
    const { conditions, facts, clauses, state } = this.#inclusion.reasonsFor(compiled, parts);
    const node: ClauseNode = {
      kind: clause.block === 'ACKNOWLEDGMENTS' ? 'acknowledgment' : KIND_OF_SECTION[kind],
      key: clause.key,
      id: clause.id,
      number: this.#numbers.clauses[compiled.index] ?? null,
      heading: heading === null ? null : this.#texts.plain(heading),
      textStyle: clause.textStyle,
      listStyle: clause.listStyle,
      isSeparatePage: clause.isSeparatePage,
      blocks,
      children: this.#nodes(compiled.children, kind),
      summary: this.#summaryOf(compiled),
      provenance: {
        templateId: template.id,
        templateVersion: template.version,
        clauseTemplateId: clause.id,
        isAlwaysIncluded: clause.when === null,
        conditions,
        facts,
        clauses,
        values,
        state,
        reviewedByCounsel: clause.reviewedByCounsel,
      },
    };
    if (clause.block !== null) this.#derived.push({ node, clause });
    return node;
  }

  /** What the clause means for these two; null when nothing of it is for them. */
  #summaryOf({ summary }: CompiledClause): string | null {
    let text: string | null = null;
    for (const part of summary) {
      if (!this.#inclusion.isPartIncluded(part)) continue;
      const said = this.#texts.plain(part.text);
      text = text === null ? said : `${text} ${said}`;
    }
    // It is one paragraph, also where it repeats what the partners typed.
    return text?.includes('\n') === true ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
  }

  /** Definitions, initials and the plain summary speak of the other clauses, and are set when those are. */
  readonly #derived: { readonly node: ClauseNode; readonly clause: TemplateClause }[] = [];

  #fillDerivedBlocks(sections: readonly SectionNode[]): void {
    for (const { node, clause } of this.#derived) {
      if (clause.block === 'DEFINITIONS') node.blocks.push(this.#definitions());
      if (clause.block === 'INITIALS') node.blocks.push(...this.#initialsOf(clause.when?.withClauses ?? []));
      if (clause.block === 'PLAIN_SUMMARY') node.blocks.push(summaryOf(sections));
    }
  }

  #definitions(): AgreementBlock {
    const keys = new Set([...this.#spokenTerms].filter((key) => this.#terms.get(key) !== ''));
    const entries = new Map<string, { termKey: string; term: string; inlines: Inline[] }>();
    // A definition may itself speak in defined terms, which then are to be defined too.
    for (const key of keys) {
      const held = this.#heldTerms.find(({ term }) => term.key === key);
      if (held === undefined) throw new AssemblyError(`No definition of ${key}`);
      const inlines = this.#texts.fill(held.definition);
      entries.set(key, { termKey: key, term: this.#terms.get(key) ?? held.term.value, inlines });
      for (const inline of inlines) if (inline.type === 'term') keys.add(inline.termKey);
    }
    const sorted = [...entries.values()].sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
    return { type: 'definitions', entries: sorted };
  }

  /** The clauses that the page of initials is for are those with which it stands. */
  #initialsOf(keys: readonly string[]): AgreementBlock[] {
    const names = [this.#parties.A.name, this.#parties.B.name];
    const rows = this.#template.clauses
      .filter((clause) => keys.includes(clause.key) && this.#inclusion.isClauseIncluded(clause))
      .map((clause) => ({
        label: say('initials.row', {
          number: this.#pathOf(clause) ?? '',
          heading: clause.heading === null ? '' : this.#texts.plain(clause.heading),
        }),
        names: [...names],
      }));
    return rows.length === 0 ? [] : [{ type: 'initials', rows }];
  }

  #absentClauses(): AbsentClause[] {
    const absent: AbsentClause[] = [];
    for (const clause of this.#template.clauses) {
      if (this.#inclusion.isClauseIncluded(clause)) continue;
      const { key, sectionKey, heading } = clause;
      const { reason, conditions, facts, clauses, state } = this.#inclusion.absenceOf(clause);
      absent.push({
        key,
        sectionKey,
        heading: heading === null ? null : this.#texts.plain(heading),
        reason,
        conditions,
        facts,
        clauses,
        state,
      });
    }
    return absent;
  }
}

function summaryOf(sections: readonly SectionNode[]): AgreementBlock {
  const entries: Extract<AgreementBlock, { type: 'summary' }>['entries'] = [];
  for (const section of sections) {
    if (section.kind !== 'ARTICLES') continue;
    for (const { summary, number, heading, key } of section.clauses)
      if (summary !== null && number !== null)
        entries.push({ number, heading: heading ?? '', text: summary, target: key });
  }
  return { type: 'summary', entries };
}
