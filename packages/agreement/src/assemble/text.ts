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

/** Neighbouring plain runs become one, so that a renderer never breaks a word between them. */
function joined(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline.type === 'text' && last?.type === 'text') result[result.length - 1] = plain(last.text + inline.text);
    else result.push(inline);
  }
  return result;
}

/** A person's own line breaks start new paragraphs. */
function splitAtBreaks(inlines: readonly Inline[]): Inline[][] {
  if (!inlines.some(({ text }) => text.includes('\n'))) return [[...inlines]];
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

  /** Fills a text. A value that ends a sentence by itself, as “Jr.” does, is not followed by a second full stop. */
  fill({ pieces }: CompiledText): Inline[] {
    const inlines: Inline[] = [];
    let before = '';
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        const isDouble = BEGINS_WITH_STOP.test(piece) && ENDS_SENTENCE.test(before);
        before = isDouble ? piece.slice(1) : piece;
        if (before !== '') inlines.push(plain(before));
        continue;
      }
      const inline = this.#inline(piece);
      before = inline.text;
      if (before !== '') inlines.push(inline);
    }
    return joined(inlines);
  }

  plain(text: CompiledText): string {
    let filled = '';
    for (const { text: run } of this.fill(text)) filled += run;
    return filled;
  }

  /** Sets the parts that are in: one after the other, a new paragraph where a part asks for it. */
  paragraphs(parts: readonly CompiledPart[]): AgreementBlock[] {
    const paragraphs: Inline[][] = [];
    for (const { part, text } of parts) {
      const inlines = this.fill(text);
      const current = paragraphs.at(-1);
      if (current === undefined || part.startsParagraph) paragraphs.push(inlines);
      else current.push(plain(' '), ...inlines);
    }
    return paragraphs
      .flatMap(splitAtBreaks)
      .filter((paragraph) => paragraph.some(({ text }) => text.trim() !== ''))
      .map((inlines) => ({ type: 'paragraph', inlines: joined(inlines) }));
  }

  /** What fills these texts besides answers, each value once. */
  valuesOf(texts: readonly CompiledText[]): FilledValue[] {
    const values = new Set<FilledValue>();
    for (const { others } of texts) {
      for (const placeholder of others) {
        let value = this.#values.get(placeholder);
        if (value === undefined) {
          value = this.#valueOf(placeholder);
          this.#values.set(placeholder, value);
        }
        if (value !== null) values.add(value);
      }
    }
    return [...values];
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
