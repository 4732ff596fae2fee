import type { Side } from '@troth/domain/people';
import { referenceWords } from '../settle/words';
import { type AgreementBlock, type FilledValue, HOME_ADDRESS, type Inline } from '../tree';
import type { AnswerReader } from './answers';
import {
  type Blank,
  type CompiledPart,
  type CompiledText,
  isOfAnswer,
  type OtherBlank,
  type OtherPlaceholder,
} from './compiled-template';
import type { Homes } from './homes';
import type { AssemblyInput } from './input';
import { Gathered } from './gathered';
import type { Party } from './parties';
import { formatDate } from './wording';

/** Everything that a placeholder may stand for. */
export interface TextContext {
  input: AssemblyInput;
  answers: AnswerReader;
  parties: Record<Side, Party>;
  homes: Homes;
  /** The whole number of a clause, as references say it. */
  pathOf: (clauseKey: string) => string | null;
  terms: ReadonlyMap<string, string>;
}

/** The template and the assembly disagree; content checks are there to make it impossible. */
export class AssemblyError extends Error {
  override readonly name = 'AssemblyError';
}

const plain = (text: string): Inline => ({ type: 'text', text });

/** What stands after “the law of”: of all jurisdictions the District alone takes an article. */
const nameInSentence = ({ name, termForState }: AssemblyInput['jurisdiction']) =>
  termForState === 'District' ? `the ${name}` : name;

/** As long as is needed to tell two versions apart, in groups that a person can compare. */
const shortVersion = (version: string) => `${version.slice(0, 4)} ${version.slice(4, 8)}`;

/** All documents share it, and none changes it. */
const NO_VALUES: FilledValue[] = [];

/** In any script, and within quotation marks too. */
const ENDS_SENTENCE = /[.!?…。！？؟।]['"’”»」』]*$/;
const BEGINS_WITH_STOP = /^\.(?:\s|$)/;

/** A value that already ends a sentence, as “Jr.” does, is followed by no second period. */
const afterLast = (text: string, last: string): string =>
  text.startsWith('.') && BEGINS_WITH_STOP.test(text) && ENDS_SENTENCE.test(last) ? text.slice(1) : text;

/**
 * Takes runs one after the other. Neighbouring plain ones become one, so that a renderer breaks no word between them.
 */
class Line {
  readonly #inlines = new Gathered<Inline>();
  #plain = '';
  /** What was added last. */
  #last = '';

  addText(text: string): void {
    this.#last = afterLast(text, this.#last);
    this.#plain += this.#last;
  }

  add(inline: Inline): void {
    this.#last = inline.text;
    if (inline.type === 'text') this.#plain += inline.text;
    else if (inline.text !== '') {
      this.#endPlain();
      this.#inlines.add(inline);
    }
  }

  #endPlain(): void {
    if (this.#plain !== '') this.#inlines.add(plain(this.#plain));
    this.#plain = '';
  }

  /** The line so far. What is added now begins the next one. */
  end(): Inline[] {
    this.#endPlain();
    this.#last = '';
    return this.#inlines.take();
  }
}

/** A person's own line breaks start new paragraphs. */
function splitAtBreaks(inlines: Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  for (const inline of inlines) {
    for (const [index, line] of inline.text.split('\n').entries()) {
      if (index > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ ...inline, text: line });
    }
  }
  return paragraphs;
}

/** Fills the texts of one document. Each blank is filled once, however often it stands in the texts. */
export class TextFiller {
  readonly #context: TextContext;
  /** By places of blanks. */
  readonly #inlines: (Inline | undefined)[];
  readonly #values: (FilledValue | null | undefined)[];
  /** Blanks that are filled with several lines. */
  readonly #broken = new Set<Blank>();

  constructor(context: TextContext, blankCount: number) {
    this.#context = context;
    this.#inlines = new Array<undefined>(blankCount).fill(undefined);
    this.#values = new Array<undefined>(blankCount).fill(undefined);
  }

  /** One line is set at a time. */
  readonly #line = new Line();

  fill(text: CompiledText): Inline[] {
    this.#set(text);
    return this.#line.end();
  }

  #set({ pieces }: CompiledText): void {
    for (const piece of pieces) {
      if (typeof piece === 'string') this.#line.addText(piece);
      else this.#line.add(this.#inline(piece));
    }
  }

  plain(text: CompiledText): string {
    if (text.constant !== null) return text.constant;
    let filled = '';
    let last = '';
    for (const piece of text.pieces) {
      last = typeof piece === 'string' ? afterLast(piece, last) : this.#inline(piece).text;
      filled += last;
    }
    return filled;
  }

  /** Whether a text that is set breaks the line. */
  breaksLine({ hasBreaks, pieces }: CompiledText): boolean {
    return (
      hasBreaks ||
      (this.#broken.size > 0 && pieces.some((piece) => typeof piece !== 'string' && this.#broken.has(piece)))
    );
  }

  /** The paragraph that is being set. Its first text waits for a second: alone, it may be one that all documents share. */
  #first: CompiledText | null = null;
  #isAlone = true;
  #hasWords = false;
  #isBroken = false;
  readonly #blocks = new Gathered<AgreementBlock>();

  /** Sets the next text of a clause: after the one before, or as a new paragraph where it asks for it. */
  add(text: CompiledPart): void {
    if (text.startsParagraph) this.#endParagraph();
    if (this.#first === null) {
      this.#first = text;
      return;
    }
    if (this.#isAlone) this.#setInParagraph(this.#first);
    this.#isAlone = false;
    this.#line.addText(' ');
    this.#setInParagraph(text);
  }

  #setInParagraph(text: CompiledText): void {
    this.#set(text);
    this.#hasWords ||= text.hasWords;
    this.#isBroken ||= this.breaksLine(text);
  }

  #endParagraph(): void {
    const first = this.#first;
    if (first === null) return;
    if (this.#isAlone && first.paragraph !== null) this.#blocks.add(first.paragraph);
    else {
      if (this.#isAlone) this.#setInParagraph(first);
      this.#addParagraphs(this.#line.end());
    }
    this.#first = null;
    this.#isAlone = true;
    this.#hasWords = false;
    this.#isBroken = false;
  }

  /** Looks through the text only where it is broken, or may say nothing. */
  #addParagraphs(line: Inline[]): void {
    for (const inlines of this.#isBroken ? splitAtBreaks(line) : [line])
      if ((!this.#isBroken && this.#hasWords) || inlines.some(({ text }) => text.trim() !== ''))
        this.#blocks.add({ type: 'paragraph', inlines });
  }

  /** The paragraphs of the texts that were added. */
  takeBlocks(): AgreementBlock[] {
    this.#endParagraph();
    return this.#blocks.take();
  }

  readonly #noted = new Gathered<FilledValue>();

  /** Notes what fills a text besides answers. */
  noteValues({ others }: CompiledText): void {
    for (const blank of others) {
      const value = this.#value(blank);
      if (value !== null) this.noteValue(value);
    }
  }

  noteValue(value: FilledValue): void {
    this.#noted.addOnce(value);
  }

  /** What was noted, each value once. */
  takeValues(): FilledValue[] {
    return this.#noted.take(NO_VALUES);
  }

  #value({ index, placeholder }: OtherBlank): FilledValue | null {
    const known = this.#values[index];
    if (known !== undefined) return known;
    const value = this.#valueOf(placeholder);
    this.#values[index] = value;
    return value;
  }

  #inline(blank: Blank): Inline {
    const known = this.#inlines[blank.index];
    if (known !== undefined) return known;
    const inline = this.#fill(blank);
    this.#inlines[blank.index] = inline;
    if (inline.text.includes('\n')) this.#broken.add(blank);
    return inline;
  }

  #fill(blank: Blank): Inline {
    const { answers, pathOf } = this.#context;
    const missing = (what: string) => new AssemblyError(`Nothing to print for ${what}`);
    if (isOfAnswer(blank)) {
      const text = answers.read(blank);
      if (text === null) throw missing(`the answer ${blank.placeholder.questionKey}`);
      return { type: 'value', text, sources: answers.sourcesOf(blank) };
    }
    const { placeholder } = blank;
    switch (placeholder.kind) {
      case 'term': {
        const { termKey } = placeholder;
        return { type: 'term', text: this.#term(termKey), termKey };
      }
      case 'reference': {
        const path = pathOf(placeholder.clauseKey);
        if (path === null) throw missing(`the reference to ${placeholder.clauseKey}`);
        return { type: 'reference', text: referenceWords(path), target: placeholder.clauseKey };
      }
      case 'party':
      case 'state':
      case 'document':
      case 'receipt':
      case 'home':
        return plain(this.#words(placeholder));
    }
  }

  #term(termKey: string): string {
    const term = this.#context.terms.get(termKey);
    if (term === undefined) throw new AssemblyError(`Nothing to print for the term ${termKey}`);
    return term;
  }

  #words(
    placeholder: Extract<OtherPlaceholder, { kind: 'party' | 'state' | 'document' | 'receipt' | 'home' }>,
  ): string {
    const { input, parties, homes } = this.#context;
    switch (placeholder.kind) {
      case 'party': {
        const party = parties[placeholder.side];
        const { field } = placeholder;
        return field === 'name' || field === 'fullName' ? party[field] : party.pronouns[field];
      }
      case 'state':
        switch (placeholder.field) {
          case 'name':
            return nameInSentence(input.jurisdiction);
          case 'term':
            return input.jurisdiction.termForState;
          case 'statute':
            return input.templateState.statute;
          case 'governingAct':
            return input.jurisdiction.governingAct;
        }
        break;
      case 'document':
        return input.templateState.termForDocument;
      case 'receipt': {
        const receipt = input.receipts[placeholder.side];
        if (receipt === null) throw new AssemblyError(`Nothing to print for the receipt of ${placeholder.side}`);
        return placeholder.field === 'date' ? formatDate(receipt.confirmedOn) : shortVersion(receipt.version);
      }
      case 'home': {
        const address = homes[placeholder.side];
        if (address === null) throw new AssemblyError(`Nothing to print for the home of ${placeholder.side}`);
        return address;
      }
    }
    throw new AssemblyError('A placeholder of no known kind');
  }

  /** Where a value comes from. Answers tell it of themselves, and a reference is the assembly's own. */
  #valueOf(placeholder: OtherPlaceholder): FilledValue | null {
    const { governingAct } = this.#context.input.jurisdiction;
    switch (placeholder.kind) {
      case 'party': {
        const { side, field } = placeholder;
        return { source: 'PROFILE', side, field, value: this.#words(placeholder), citation: null };
      }
      case 'state':
      case 'document': {
        const field = placeholder.kind === 'document' ? 'termForDocument' : placeholder.field;
        return { source: 'STATE', side: null, field, value: this.#words(placeholder), citation: governingAct };
      }
      case 'receipt': {
        const { side, field } = placeholder;
        return { source: 'RECEIPT', side, field, value: this.#words(placeholder), citation: null };
      }
      case 'home': {
        const { side } = placeholder;
        return { source: 'DISCLOSURE', side, field: HOME_ADDRESS, value: this.#words(placeholder), citation: null };
      }
      case 'term':
        return {
          source: 'TERM',
          side: null,
          field: placeholder.termKey,
          value: this.#term(placeholder.termKey),
          citation: null,
        };
      case 'reference':
        return null;
    }
  }
}
