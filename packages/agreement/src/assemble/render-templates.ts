import type {
  AgreementTemplate,
  ClauseCondition,
  ClauseInclusion,
  Placeholder,
  TemplateClause,
  TemplatePart,
} from '@troth/domain/agreement';
import { parseTemplateText } from '@troth/domain/agreement';
import type { AgreementTree, ClauseNode } from '../tree';
import { AnswerReader } from './answers';
import { assemble } from './assemble';
import { compiledTemplate } from './compiler';
import { homesOf } from './homes';
import type { AssemblyInput } from './input';

/** What a rendered template lacks, by name. */
export interface UnmetPlaceholder {
  readonly clauseTemplateId: string;
  /**
   * ANSWER: both have not agreed on it, or it is one partner's own. CLAUSE, TERM, RECEIPT: the agreement has none. TEXT:
   * nothing of the clause is for this couple. COMPUTED: a table or signature, which is not inserted by hand.
   */
  readonly what: 'ANSWER' | 'CLAUSE' | 'TERM' | 'RECEIPT' | 'TEXT' | 'COMPUTED';
  /** As the template writes it: `answer.hf_contrib_a`. */
  readonly placeholder: string;
  /** In words: a question's title, a clause's heading. */
  readonly label: string;
}

/** The section in which the asked-for clauses are assembled, whatever their own is. */
const LIBRARY = { key: 'library_group', id: '00000000-0000-4000-8000-000000000000' };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Reads templates for one couple, in whose agreement they may not be. */
class TemplateRendering {
  readonly #input: AssemblyInput;
  readonly #agreement: AgreementTree;
  readonly #wanted: ReadonlySet<string>;
  readonly #answers: AnswerReader;
  readonly #known: ReturnType<typeof compiledTemplate>;
  readonly #standing: ReadonlySet<string>;
  readonly #defined: ReadonlySet<string>;
  readonly unmet = new Map<string, UnmetPlaceholder>();

  constructor(input: AssemblyInput, agreement: AgreementTree, clauseTemplateIds: readonly string[]) {
    this.#input = input;
    this.#agreement = agreement;
    this.#wanted = new Set(clauseTemplateIds);
    this.#known = compiledTemplate(input.template);
    this.#answers = new AnswerReader(input, this.#known);
    const standing = new Set<string>();
    const defined = new Set<string>();
    const visit = ({ key, blocks, children }: ClauseNode) => {
      standing.add(key);
      for (const block of blocks)
        if (block.type === 'definitions') for (const { termKey } of block.entries) defined.add(termKey);
      children.forEach(visit);
    };
    for (const { clauses } of agreement.sections) clauses.forEach(visit);
    this.#standing = standing;
    this.#defined = defined;
  }

  clauses(): ClauseNode[] {
    const taken: TemplateClause[] = [];
    const without = (clauses: readonly TemplateClause[]): TemplateClause[] =>
      clauses.flatMap((clause) => {
        if (!this.#wanted.has(clause.id)) return [{ ...clause, children: without(clause.children) }];
        taken.push(clause);
        return [];
      });
    const sections = this.#input.template.sections.map((section) => ({
      ...section,
      clauses: without(section.clauses),
    }));
    const inOrder = [...this.#wanted].flatMap((id) => taken.find((clause) => clause.id === id) ?? []);
    const keys = new Set(
      inOrder.flatMap(function keysOf({ key, children }: TemplateClause): string[] {
        return [key, ...children.flatMap(keysOf)];
      }),
    );
    const clauses = inOrder.map((clause) => this.#free(clause, keys));
    const look = {
      kind: 'ARTICLES',
      title: 'Library',
      listStyle: 'NUMERIC',
      textStyle: null,
      isSeparatePage: false,
    } as const;
    const template: AgreementTemplate = {
      ...this.#input.template,
      sections: [...sections, { ...LIBRARY, ...look, clauses }],
    };
    const { sections: all } = assemble({ ...this.#input, template });
    const found = all.find(({ key }) => key === LIBRARY.key)?.clauses ?? [];
    for (const clause of inOrder)
      if (!found.some(({ id }) => id === clause.id)) this.#miss(clause.id, 'TEXT', '', clause.heading ?? '');
    return found;
  }

  #miss(clauseTemplateId: string, what: UnmetPlaceholder['what'], placeholder: string, label: string): void {
    this.unmet.set(`${clauseTemplateId} ${what} ${placeholder}`, { clauseTemplateId, what, placeholder, label });
  }

  /** The clause whatever its conditions say, with blanks for what is not known. */
  #free(clause: TemplateClause, keys: ReadonlySet<string>): TemplateClause {
    if (clause.block !== null) this.#miss(clause.id, 'COMPUTED', '', clause.heading ?? '');
    return {
      ...clause,
      when: null,
      block: null,
      summary: [],
      heading: clause.heading === null ? null : this.#filled(clause.id, clause.heading, keys),
      parts: clause.parts.flatMap((part) => this.#part(clause.id, part, keys)),
      children: clause.children.map((child) => this.#free(child, keys)),
    };
  }

  /** A part that depends on the answer of one partner is left out: what it says would tell that answer. */
  #part(clauseTemplateId: string, part: TemplatePart, keys: ReadonlySet<string>): TemplatePart[] {
    const own = ownConditions(part.when);
    for (const { questionKey } of own)
      this.#miss(clauseTemplateId, 'ANSWER', `answer.${questionKey}`, this.#titleOf(questionKey));
    if (own.length > 0) return [];
    return [{ ...part, text: this.#filled(clauseTemplateId, part.text, keys) }];
  }

  #filled(clauseTemplateId: string, text: string, keys: ReadonlySet<string>): string {
    return text.replaceAll(PLACEHOLDER, (source, name: string) => {
      const [placeholder] = parseTemplateText(source);
      if (placeholder === undefined || typeof placeholder === 'string') return source;
      const lack = this.#lackOf(placeholder, keys);
      if (lack === null) return source;
      this.#miss(clauseTemplateId, lack.what, name, lack.label);
      return `[${lack.label.replaceAll(/[{}]/g, '')}]`;
    });
  }

  #titleOf(questionKey: string): string {
    return this.#known.questions.get(questionKey)?.question.title ?? questionKey;
  }

  #lackOf(placeholder: Placeholder, keys: ReadonlySet<string>): Pick<UnmetPlaceholder, 'what' | 'label'> | null {
    switch (placeholder.kind) {
      case 'answer':
      case 'percent':
      case 'remainder':
      case 'count': {
        const { questionKey } = placeholder;
        const isOwn = placeholder.kind === 'answer' && placeholder.side !== null;
        const replies = this.#answers.to(questionKey);
        const isKnown =
          placeholder.kind === 'answer'
            ? replies.typed(null) !== null
            : (placeholder.kind === 'count' ? replies.number() : replies.percentage()) !== null;
        return !isOwn && isKnown ? null : { what: 'ANSWER', label: this.#titleOf(questionKey) };
      }
      case 'reference': {
        const { clauseKey } = placeholder;
        if (this.#standing.has(clauseKey) || keys.has(clauseKey)) {
          // What stands only by an attorney's hand is nowhere in the assembled text, and cannot be referred to from here.
          if (keys.has(clauseKey) || this.#isAssembled(clauseKey)) return null;
        }
        return { what: 'CLAUSE', label: this.#headingOf(clauseKey) };
      }
      case 'term':
        return this.#defined.has(placeholder.termKey)
          ? null
          : {
              what: 'TERM',
              label:
                this.#input.template.terms.find(({ key }) => key === placeholder.termKey)?.value ?? placeholder.termKey,
            };
      case 'receipt':
        return this.#input.receipts[placeholder.side] === null ? { what: 'RECEIPT', label: 'Receipt' } : null;
      case 'home':
        return homesOf(this.#input)[placeholder.side] === null
          ? { what: 'COMPUTED', label: 'Address of the home' }
          : null;
      case 'party':
      case 'state':
      case 'document':
        return null;
    }
  }

  #assembledKeys: ReadonlySet<string> | null = null;
  #isAssembled(key: string): boolean {
    if (this.#assembledKeys === null) {
      const keys = new Set<string>();
      const visit = (clause: ClauseNode) => {
        keys.add(clause.key);
        clause.children.forEach(visit);
      };
      for (const { clauses } of assemble(this.#input).sections) clauses.forEach(visit);
      this.#assembledKeys = keys;
    }
    return this.#assembledKeys.has(key);
  }

  #headingOf(key: string): string {
    const heading = this.#known.byKey.get(key)?.heading?.constant;
    return heading ?? this.#agreement.absentClauses.find((absent) => absent.key === key)?.heading ?? key;
  }
}

const ownConditions = (when: ClauseInclusion | null): ClauseCondition[] =>
  when === null ? [] : [...when.all, ...when.any].filter(({ respondent }) => respondent !== 'AGREED');

/**
 * Clauses of the template as they would read in a couple's agreement, whether or not its conditions put them there: with
 * the couple's values, and a blank with a name where there is none. Nothing that only one partner answered is said.
 *
 * @param agreement The couple's agreement as it is: what references and terms may lead to.
 */
export function renderTemplates(
  input: AssemblyInput,
  agreement: AgreementTree,
  clauseTemplateIds: readonly string[],
): { clauses: ClauseNode[]; unmet: UnmetPlaceholder[] } {
  const rendering = new TemplateRendering(input, agreement, clauseTemplateIds);
  const clauses = clauseTemplateIds.length === 0 ? [] : rendering.clauses();
  return { clauses, unmet: [...rendering.unmet.values()] };
}
