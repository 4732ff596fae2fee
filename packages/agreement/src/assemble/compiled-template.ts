import {
  type AgreementTemplate,
  type ClauseCondition,
  type ClauseInclusion,
  type Placeholder,
  parseTemplateText,
  type TemplateClause,
  type TemplatePart,
  type TemplateQuestion,
  type TemplateSection,
  type TemplateTerm,
  type TemplateTextPiece,
} from '@troth/domain/agreement';
import type { AgreementBlock } from '../tree';

type ParagraphBlock = Extract<AgreementBlock, { type: 'paragraph' }>;

/** A text split into words and placeholders, with what has to be there before it can be filled. */
export interface CompiledText {
  readonly pieces: readonly TemplateTextPiece[];
  /** The whole text where it has no placeholders. */
  readonly constant: string | null;
  /** Whether it says something, and whether it breaks a line, whatever it is filled with. */
  readonly hasWords: boolean;
  readonly hasBreaks: boolean;
  /** The paragraph of a text that is the same for every couple: no document changes what all of them share. */
  readonly paragraph: ParagraphBlock | null;
  /** Placeholders of answers: a text is left out when one of them has nothing to print. */
  readonly needs: readonly AnswerPlaceholder[];
  /** Placeholders that are filled from elsewhere, each once. */
  readonly others: readonly Placeholder[];
  /** Keys of the terms that it speaks in, each once. */
  readonly terms: readonly string[];
}
export type AnswerPlaceholder = Extract<Placeholder, { questionKey: string }>;

export interface CompiledInclusion extends ClauseInclusion {
  /** Its place among all inclusions of the template. */
  readonly index: number;
}

export interface CompiledPart {
  readonly part: TemplatePart;
  /** Its place among those parts that answers fill; null for one whose inclusion alone decides. */
  readonly filledIndex: number | null;
  readonly text: CompiledText;
  readonly when: CompiledInclusion | null;
}

export interface CompiledClause {
  readonly clause: TemplateClause;
  /** Its place among all clauses of the template. */
  readonly index: number;
  readonly key: string;
  readonly listStyle: TemplateClause['listStyle'];
  readonly when: CompiledInclusion | null;
  readonly parent: CompiledClause | null;
  readonly sectionKey: string;
  readonly heading: CompiledText | null;
  readonly parts: readonly CompiledPart[];
  readonly summary: readonly CompiledPart[];
  readonly children: readonly CompiledClause[];
}

export interface CompiledSection {
  readonly section: TemplateSection;
  readonly key: string;
  readonly kind: TemplateSection['kind'];
  readonly listStyle: TemplateSection['listStyle'];
  readonly title: CompiledText;
  readonly clauses: readonly CompiledClause[];
}

export interface CompiledTerm {
  readonly term: TemplateTerm;
  readonly when: CompiledInclusion | null;
  readonly definition: CompiledText;
}

/** A template with its texts split and its names looked up. */
export interface CompiledTemplate {
  readonly sections: readonly CompiledSection[];
  /** All clauses in the order in which they are read, each before its children. */
  readonly clauses: readonly CompiledClause[];
  /** How many parts of texts answers fill. */
  readonly filledPartCount: number;
  /** How many different inclusions it has. */
  readonly inclusionCount: number;
  readonly byKey: ReadonlyMap<string, CompiledClause>;
  readonly questions: ReadonlyMap<string, TemplateQuestion>;
  readonly terms: readonly CompiledTerm[];
  /** Clauses on which other clauses, or parts of their texts, depend. */
  readonly named: readonly CompiledClause[];
}

/** Two placeholders for the same value have one name. */
export function placeholderName(placeholder: Placeholder): string {
  switch (placeholder.kind) {
    case 'party':
      return `${placeholder.side}.${placeholder.field}`;
    case 'answer':
      return `answer.${placeholder.side ?? ''}.${placeholder.questionKey}`;
    case 'percent':
    case 'remainder':
    case 'count':
      return `${placeholder.kind}.${placeholder.questionKey}`;
    case 'term':
      return `term.${placeholder.termKey}`;
    case 'reference':
      return `ref.${placeholder.clauseKey}`;
    case 'state':
    case 'document':
      return `${placeholder.kind}.${placeholder.field}`;
    case 'receipt':
      return `receipt.${placeholder.side}.${placeholder.field}`;
  }
}

const isOfAnswer = (placeholder: Placeholder): placeholder is AnswerPlaceholder => 'questionKey' in placeholder;

class Compiler {
  readonly #conditions = new Map<string, ClauseCondition>();
  readonly #inclusions = new Map<string, CompiledInclusion>();
  #filledParts = 0;
  readonly #placeholders = new Map<string, Placeholder>();
  readonly #clauses: CompiledClause[] = [];
  readonly #named = new Set<string>();

  compile(template: AgreementTemplate): CompiledTemplate {
    const sections = template.sections.map(
      (section): CompiledSection => ({
        section,
        key: section.key,
        kind: section.kind,
        listStyle: section.listStyle,
        title: this.#text(section.title),
        clauses: section.clauses.map((clause) => this.#clause(clause, section.key, null)),
      }),
    );
    const terms = template.terms.map((term) => ({
      term,
      when: this.#inclusion(term.when),
      definition: this.#text(term.definition),
    }));
    const byKey = new Map(this.#clauses.map((clause) => [clause.key, clause]));
    return {
      sections,
      terms,
      byKey,
      clauses: this.#clauses,
      filledPartCount: this.#filledParts,
      inclusionCount: this.#inclusions.size,
      questions: new Map(template.questions.map((question) => [question.key, question])),
      named: [...this.#named].flatMap((key) => byKey.get(key) ?? []),
    };
  }

  #clause(clause: TemplateClause, sectionKey: string, parent: CompiledClause | null): CompiledClause {
    const children: CompiledClause[] = [];
    const compiled: CompiledClause = {
      clause,
      index: this.#clauses.length,
      key: clause.key,
      listStyle: clause.listStyle,
      when: this.#inclusion(clause.when),
      parent,
      sectionKey,
      heading: clause.heading === null ? null : this.#text(clause.heading),
      parts: clause.parts.map((part) => this.#part(part)),
      summary: clause.summary.map((part) => this.#part(part)),
      children,
    };
    this.#clauses.push(compiled);
    children.push(...clause.children.map((child) => this.#clause(child, sectionKey, compiled)));
    return compiled;
  }

  #part(part: TemplatePart): CompiledPart {
    const text = this.#text(part.text);
    const isFilled = text.needs.length > 0;
    const filledIndex = isFilled ? this.#filledParts : null;
    if (isFilled) this.#filledParts += 1;
    return { part, filledIndex, text, when: this.#inclusion(part.when) };
  }

  /** Equal placeholders are one object, so that each is filled once for a document. */
  #text(source: string): CompiledText {
    const pieces = parseTemplateText(source).map((piece) => {
      if (typeof piece === 'string') return piece;
      const name = placeholderName(piece);
      const known = this.#placeholders.get(name);
      if (known !== undefined) return known;
      this.#placeholders.set(name, piece);
      return piece;
    });
    const placeholders = [...new Set(pieces)].filter((piece) => typeof piece !== 'string');
    const says = (test: (piece: string) => boolean) => pieces.some((piece) => typeof piece === 'string' && test(piece));
    const constant = placeholders.length === 0 ? source : null;
    const hasWords = says((piece) => piece.trim() !== '');
    const hasBreaks = says((piece) => piece.includes('\n'));
    const isParagraph = constant !== null && hasWords && !hasBreaks;
    return {
      pieces,
      constant,
      hasWords,
      hasBreaks,
      paragraph: isParagraph ? { type: 'paragraph', inlines: [{ type: 'text', text: constant }] } : null,
      needs: placeholders.filter(isOfAnswer),
      others: placeholders.filter((piece) => !isOfAnswer(piece)),
      terms: placeholders.flatMap((piece) => (piece.kind === 'term' ? [piece.termKey] : [])),
    };
  }

  /** Equal inclusions and equal conditions are one object, so that each is decided once for a document. */
  #inclusion(when: ClauseInclusion | null): CompiledInclusion | null {
    if (when === null) return null;
    const inclusionName = JSON.stringify(when);
    const sharedInclusion = this.#inclusions.get(inclusionName);
    if (sharedInclusion !== undefined) return sharedInclusion;
    for (const key of [...when.withClauses, ...when.withoutClauses]) this.#named.add(key);
    const shared = (conditions: readonly ClauseCondition[]) =>
      conditions.map((condition) => {
        const { questionKey, optionKeys, optionRestriction, respondent, comparisonType, value } = condition;
        const name = JSON.stringify([questionKey, optionKeys, optionRestriction, respondent, comparisonType, value]);
        const known = this.#conditions.get(name);
        if (known !== undefined) return known;
        this.#conditions.set(name, condition);
        return condition;
      });
    const inclusion = { ...when, all: shared(when.all), any: shared(when.any), index: this.#inclusions.size };
    this.#inclusions.set(inclusionName, inclusion);
    return inclusion;
  }
}

const compiled = new WeakMap<AgreementTemplate, CompiledTemplate>();

/** A template is built once and read with every assembly. */
export function compiledTemplate(template: AgreementTemplate): CompiledTemplate {
  const known = compiled.get(template);
  if (known !== undefined) return known;
  const made = new Compiler().compile(template);
  compiled.set(template, made);
  return made;
}
