import type { Placeholder } from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import type { AgreementBlock, FilledValue, Inline } from '../tree';
import type { AnswerReader } from './answers';
import type { CompiledPart, CompiledText } from './compiled-template';
import type { AssemblyInput } from './input';
import type { ClauseNumber } from './numbering';
import type { Party } from './parties';
import { formatDate, say } from './wording';

/** Everything that a placeholder may stand for. */
export interface TextContext {
  input: AssemblyInput;
  answers: AnswerReader;
  parties: Record<Side, Party>;
  numbers: ReadonlyMap<string, ClauseNumber>;
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

const ENDS_SENTENCE = /[.!?]$/;
const BEGINS_WITH_STOP = /^\.(?:\s|$)/;

/** Takes runs one after the other. Neighbouring plain ones become one, so that a renderer breaks no word between them. */
class Line {
  readonly #inlines: Inline[] = [];
  #plain = '';
  /** What was added last: a value that ends a sentence by itself, as “Jr.” does, is followed by no second full stop. */
  #last = '';

  addText(text: string): void {
    const isDouble = text.startsWith('.') && BEGINS_WITH_STOP.test(text) && ENDS_SENTENCE.test(this.#last);
    this.#last = isDouble ? text.slice(1) : text;
    this.#plain += this.#last;
  }

  add(inline: Inline): void {
    this.#last = inline.text;
    if (inline.type === 'text') this.#plain += inline.text;
    else if (inline.text !== '') {
      this.#endPlain();
      this.#inlines.push(inline);
    }
  }

  #endPlain(): void {
    if (this.#plain !== '') this.#inlines.push(plain(this.#plain));
    this.#plain = '';
  }

  end(): Inline[] {
    this.#endPlain();
    return this.#inlines;
  }
}

/** A person's own line breaks start new paragraphs. */
function splitAtBreaks(inlines: Inline[]): Inline[][] {
  if (!inlines.some(({ text }) => text.includes('\n'))) return [inlines];
  const paragraphs: Inline[][] = [[]];
  for (const inline of inlines) {
    for (const [index, line] of inline.text.split('\n').entries()) {
      if (index > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ ...inline, text: line });
    }
  }
  return paragraphs;
}

/** Fills the texts of one document. Each placeholder is looked up once, however often it stands in the texts. */
export class TextFiller {
  readonly #context: TextContext;
  readonly #inlines = new Map<Placeholder, Inline>();
  readonly #values = new Map<Placeholder, FilledValue | null>();

  constructor(context: TextContext) {
    this.#context = context;
  }

  fill(text: CompiledText): Inline[] {
    const line = new Line();
    this.#fillInto(line, text);
    return line.end();
  }

  #fillInto(line: Line, { pieces }: CompiledText): void {
    for (const piece of pieces) {
      if (typeof piece === 'string') line.addText(piece);
      else line.add(this.#inline(piece));
    }
  }

  plain(text: CompiledText): string {
    if (text.constant !== null) return text.constant;
    let filled = '';
    for (const { text: run } of this.fill(text)) filled += run;
    return filled;
  }

  /** Sets the parts that are in: one after the other, a new paragraph where a part asks for it. */
  paragraphs(parts: readonly CompiledPart[]): AgreementBlock[] {
    const blocks: AgreementBlock[] = [];
    let line: Line | null = null;
    for (const { part, text } of parts) {
      if (line !== null && part.startsParagraph) this.#endParagraph(line, blocks);
      if (line === null || part.startsParagraph) line = new Line();
      else line.addText(' ');
      this.#fillInto(line, text);
    }
    if (line !== null) this.#endParagraph(line, blocks);
    return blocks;
  }

  #endParagraph(line: Line, blocks: AgreementBlock[]): void {
    for (const inlines of splitAtBreaks(line.end()))
      if (inlines.some(({ text }) => text.trim() !== '')) blocks.push({ type: 'paragraph', inlines });
  }

  /** What fills these texts besides answers, each value once. */
  valuesOf(texts: readonly CompiledText[]): FilledValue[] {
    const values: FilledValue[] = [];
    for (const { others } of texts) {
      for (const placeholder of others) {
        const value = this.#value(placeholder);
        if (value !== null && !values.includes(value)) values.push(value);
      }
    }
    return values;
  }

  #value(placeholder: Placeholder): FilledValue | null {
    const known = this.#values.get(placeholder);
    if (known !== undefined) return known;
    const value = this.#valueOf(placeholder);
    this.#values.set(placeholder, value);
    return value;
  }

  #inline(placeholder: Placeholder): Inline {
    const known = this.#inlines.get(placeholder);
    if (known !== undefined) return known;
    const inline = this.#fillPlaceholder(placeholder);
    this.#inlines.set(placeholder, inline);
    return inline;
  }

  #fillPlaceholder(placeholder: Placeholder): Inline {
    const { answers, numbers } = this.#context;
    const missing = (what: string) => new AssemblyError(`Nothing to print for ${what}`);
    switch (placeholder.kind) {
      case 'answer':
      case 'percent':
      case 'remainder':
      case 'count': {
        const text = answers.read(placeholder);
        if (text === null) throw missing(`the answer ${placeholder.questionKey}`);
        return { type: 'value', text, sources: answers.sourcesOf(placeholder) };
      }
      case 'term': {
        const { termKey } = placeholder;
        return { type: 'term', text: this.#term(termKey), termKey };
      }
      case 'reference': {
        const path = numbers.get(placeholder.clauseKey)?.path;
        if (path === undefined || path === null) throw missing(`the reference to ${placeholder.clauseKey}`);
        const isSchedule = !/^\d/.test(path);
        const text = isSchedule ? path : say('reference.section', { number: path });
        return { type: 'reference', text, target: placeholder.clauseKey };
      }
      case 'party':
      case 'state':
      case 'document':
      case 'receipt':
        return plain(this.#words(placeholder));
    }
  }

  #term(termKey: string): string {
    const term = this.#context.terms.get(termKey);
    if (term === undefined) throw new AssemblyError(`Nothing to print for the term ${termKey}`);
    return term;
  }

  #words(placeholder: Extract<Placeholder, { kind: 'party' | 'state' | 'document' | 'receipt' }>): string {
    const { input, parties } = this.#context;
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
    }
    throw new AssemblyError('A placeholder of no known kind');
  }

  /** Where a value comes from. Answers tell it of themselves, and a reference is the assembly's own. */
  #valueOf(placeholder: Placeholder): FilledValue | null {
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
      case 'term':
        return {
          source: 'TERM',
          side: null,
          field: placeholder.termKey,
          value: this.#term(placeholder.termKey),
          citation: null,
        };
      case 'answer':
      case 'percent':
      case 'remainder':
      case 'count':
      case 'reference':
        return null;
    }
  }
}
