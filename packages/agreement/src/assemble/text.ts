import type { Placeholder } from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import type { AgreementBlock, FilledValue, Inline } from '../tree';
import type { AnswerReader } from './answers';
import type { CompiledPart, CompiledText } from './compiled-template';
import type { AssemblyInput } from './input';
import { OnceEach } from './once-each';
import type { Party } from './parties';
import { formatDate, say } from './wording';

/** Everything that a placeholder may stand for. */
export interface TextContext {
  input: AssemblyInput;
  answers: AnswerReader;
  parties: Record<Side, Party>;
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

const ENDS_SENTENCE = /[.!?]$/;
const BEGINS_WITH_STOP = /^\.(?:\s|$)/;

/** A value that ends a sentence by itself, as “Jr.” does, is followed by no second full stop. */
const afterLast = (text: string, last: string): string =>
  text.startsWith('.') && BEGINS_WITH_STOP.test(text) && ENDS_SENTENCE.test(last) ? text.slice(1) : text;

/**
 * Takes runs one after the other. Neighbouring plain ones become one, so that a renderer breaks no word between them.
 * It is used again and again: lists that grow take far more room than what ends up in them, and there are thousands.
 */
class Line {
  readonly #inlines: Inline[] = [];
  #count = 0;
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
      this.#put(inline);
    }
  }

  #put(inline: Inline): void {
    this.#inlines[this.#count] = inline;
    this.#count += 1;
  }

  #endPlain(): void {
    if (this.#plain !== '') this.#put(plain(this.#plain));
    this.#plain = '';
  }

  /** The line so far. What is added now begins the next one. */
  end(): Inline[] {
    this.#endPlain();
    const inlines = this.#inlines.slice(0, this.#count);
    this.#count = 0;
    this.#last = '';
    return inlines;
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

/** Fills the texts of one document. Each placeholder is looked up once, however often it stands in the texts. */
export class TextFiller {
  readonly #context: TextContext;
  readonly #inlines = new Map<Placeholder, Inline>();
  readonly #values = new Map<Placeholder, FilledValue | null>();
  /** Placeholders that are filled with several lines. */
  readonly #broken = new Set<Placeholder>();

  constructor(context: TextContext) {
    this.#context = context;
  }

  /** One line is set at a time. */
  readonly #line = new Line();

  fill(text: CompiledText): Inline[] {
    this.#add(text);
    return this.#line.end();
  }

  /** @returns whether it breaks the line. */
  #add({ pieces, hasBreaks }: CompiledText): boolean {
    let isBroken = hasBreaks;
    for (const piece of pieces) {
      if (typeof piece === 'string') this.#line.addText(piece);
      else {
        this.#line.add(this.#inline(piece));
        isBroken ||= this.#broken.size > 0 && this.#broken.has(piece);
      }
    }
    return isBroken;
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

  /** Sets the parts that are in: one after the other, a new paragraph where a part asks for it. */
  paragraphs(parts: readonly CompiledPart[]): AgreementBlock[] {
    const [first] = parts;
    if (first === undefined) return [];
    if (parts.length === 1 && first.text.paragraph !== null) return [first.text.paragraph];
    const blocks: AgreementBlock[] = [];
    let { hasWords } = first.text;
    let isBroken = this.#add(first.text);
    for (let at = 1; at < parts.length; at += 1) {
      const { part, text } = parts[at] as CompiledPart;
      if (part.startsParagraph) {
        this.#endParagraph(hasWords, isBroken, blocks);
        ({ hasWords } = text);
        isBroken = this.#add(text);
      } else {
        this.#line.addText(' ');
        hasWords ||= text.hasWords;
        isBroken = this.#add(text) || isBroken;
      }
    }
    // Most clauses are one paragraph.
    if (blocks.length === 0 && hasWords && !isBroken) return [{ type: 'paragraph', inlines: this.#line.end() }];
    this.#endParagraph(hasWords, isBroken, blocks);
    return blocks;
  }

  /** Looks through the text only where it is broken, or may say nothing. */
  #endParagraph(hasWords: boolean, isBroken: boolean, blocks: AgreementBlock[]): void {
    const line = this.#line.end();
    for (const inlines of isBroken ? splitAtBreaks(line) : [line])
      if ((!isBroken && hasWords) || inlines.some(({ text }) => text.trim() !== ''))
        blocks.push({ type: 'paragraph', inlines });
  }

  /** What fills these texts besides answers, each value once. */
  valuesOf(heading: CompiledText | null, parts: readonly CompiledPart[]): FilledValue[] {
    for (const { text } of parts) if (text.others.length > 0) this.#note(text);
    if (heading !== null && heading.others.length > 0) this.#note(heading);
    return this.#noted.take();
  }

  readonly #noted = new OnceEach<FilledValue>();

  #note({ others }: CompiledText): void {
    for (const placeholder of others) {
      const value = this.#value(placeholder);
      if (value !== null) this.#noted.add(value);
    }
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
    if (inline.text.includes('\n')) this.#broken.add(placeholder);
    return inline;
  }

  #fillPlaceholder(placeholder: Placeholder): Inline {
    const { answers, pathOf } = this.#context;
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
        const path = pathOf(placeholder.clauseKey);
        if (path === null) throw missing(`the reference to ${placeholder.clauseKey}`);
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
