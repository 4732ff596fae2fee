import type {
  ClauseCondition,
  ClauseInclusion,
  Placeholder,
  TemplateClause,
  TemplatePart,
  TemplateQuestion,
  TemplateSection,
  TemplateTerm,
} from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import type { AgreementBlock } from '../tree';

type ParagraphBlock = Extract<AgreementBlock, { type: 'paragraph' }>;

export type AnswerPlaceholder = Extract<Placeholder, { questionKey: string }>;
export type OtherPlaceholder = Exclude<Placeholder, AnswerPlaceholder>;

/** A place in texts that is to be filled. Placeholders for the same value are one blank, filled once for a document. */
interface BlankFor<P extends Placeholder> {
  /** Its place among all blanks of the template. */
  readonly index: number;
  readonly placeholder: P;
}
export type AnswerBlank = BlankFor<AnswerPlaceholder>;
export type OtherBlank = BlankFor<OtherPlaceholder>;
export type Blank = AnswerBlank | OtherBlank;

/** Most lists are empty. They are all this one, which stays near at hand while a document is made. */
export const NONE: never[] = [];
export const listed = <T>(list: T[]): T[] => (list.length === 0 ? NONE : list);

export const isOfAnswer = (blank: Blank): blank is AnswerBlank => 'questionKey' in blank.placeholder;

/**
 * A text split into words and blanks, with what has to be there before it can be filled. Texts and their parts are
 * classes so that all have one form: objects that are spread into others are read several times slower.
 */
export class CompiledText {
  readonly pieces: readonly (string | Blank)[];
  /** The whole text where it has no blanks. */
  readonly constant: string | null;
  /** Whether it says something, and whether it breaks a line, whatever it is filled with. */
  readonly hasWords: boolean;
  readonly hasBreaks: boolean;
  /** The paragraph of a text that is the same for every couple: no document changes what all of them share. */
  readonly paragraph: ParagraphBlock | null;
  /** Blanks for answers: a text is left out when one of them has nothing to print. */
  readonly needs: readonly AnswerBlank[];
  /** Blanks that are filled from elsewhere, each once. */
  readonly others: readonly OtherBlank[];
  /** Whose only property it names: a text is left out where that partner disclosed none, or several. */
  readonly homes: readonly Side[];
  /** Keys of the terms that it speaks in, each once. */
  readonly terms: readonly string[];

  constructor(source: string, pieces: readonly (string | Blank)[]) {
    const words = pieces.filter((piece) => typeof piece === 'string');
    const blanks = [...new Set(pieces)].filter((piece) => typeof piece !== 'string');
    this.pieces = pieces;
    this.constant = blanks.length === 0 ? source : null;
    this.hasWords = words.some((piece) => piece.trim() !== '');
    this.hasBreaks = words.some((piece) => piece.includes('\n'));
    const isParagraph = blanks.length === 0 && this.hasWords && !this.hasBreaks;
    this.paragraph = isParagraph ? { type: 'paragraph', inlines: [{ type: 'text', text: source }] } : null;
    this.needs = listed(blanks.filter(isOfAnswer));
    this.others = listed(blanks.filter((blank): blank is OtherBlank => !isOfAnswer(blank)));
    this.homes = listed(blanks.flatMap(({ placeholder }) => (placeholder.kind === 'home' ? [placeholder.side] : [])));
    this.terms = listed(
      blanks.flatMap(({ placeholder }) => (placeholder.kind === 'term' ? [placeholder.termKey] : [])),
    );
  }
}

/** A text, or a part of one, with what decides whether it is in. */
export class CompiledPart extends CompiledText {
  readonly startsParagraph: boolean;
  readonly when: CompiledInclusion;

  constructor({ text, startsParagraph }: TemplatePart, pieces: CompiledText['pieces'], when: CompiledInclusion) {
    super(text, pieces);
    this.startsParagraph = startsParagraph;
    this.when = when;
  }
}

export interface CompiledQuestion {
  /** Its place among all questions of the template. */
  readonly index: number;
  readonly question: TemplateQuestion;
}

export interface CompiledCondition {
  /** Its place among all conditions of the template. */
  readonly index: number;
  readonly condition: ClauseCondition;
}

export interface CompiledInclusion extends Omit<ClauseInclusion, 'all' | 'any'> {
  /** Its place among all inclusions of the template. */
  readonly index: number;
  readonly all: readonly CompiledCondition[];
  readonly any: readonly CompiledCondition[];
  /** Both of these, as they are told. */
  readonly conditions: readonly CompiledCondition[];
}

/** What a document prints of a clause as the template has it. */
type PrintedAsItIs = Pick<
  TemplateClause,
  'key' | 'id' | 'block' | 'listStyle' | 'textStyle' | 'isSeparatePage' | 'reviewedByCounsel'
>;

export interface CompiledClause extends Readonly<PrintedAsItIs> {
  /** Its place among all clauses of the template. */
  readonly index: number;
  readonly isAlwaysIncluded: boolean;
  readonly when: CompiledInclusion;
  readonly parent: CompiledClause | null;
  readonly section: TemplateSection;
  readonly heading: CompiledText | null;
  readonly parts: readonly CompiledPart[];
  readonly summary: readonly CompiledPart[];
  readonly children: readonly CompiledClause[];
}

export interface CompiledSection {
  readonly section: TemplateSection;
  readonly title: CompiledText;
  readonly clauses: readonly CompiledClause[];
}

export interface CompiledTerm {
  readonly term: TemplateTerm;
  readonly when: CompiledInclusion;
  readonly definition: CompiledText;
}

/**
 * A template with its texts split and its names looked up. What a document has to know of a condition, an inclusion, a
 * part or a blank stands in lists by their places here: it is asked for thousands of times, and looking a name up
 * costs more than the answer.
 */
export interface CompiledTemplate {
  readonly sections: readonly CompiledSection[];
  /** All clauses in the order in which they are read, each before its children. */
  readonly clauses: readonly CompiledClause[];
  readonly questions: ReadonlyMap<string, CompiledQuestion>;
  readonly conditions: readonly CompiledCondition[];
  readonly inclusions: readonly CompiledInclusion[];
  /** Those that depend on other clauses. */
  readonly dependent: readonly CompiledInclusion[];
  readonly blankCount: number;
  readonly byKey: ReadonlyMap<string, CompiledClause>;
  readonly terms: readonly CompiledTerm[];
  /** Clauses on which other clauses, or parts of their texts, depend. */
  readonly named: readonly CompiledClause[];
}
