import { type Placeholder, parseTemplateText, type TemplatePart } from '@troth/domain/agreement';
import type { AgreementBlock, Inline } from '../tree';
import type { AnswerReader } from './answers';
import type { AssemblyInput } from './input';
import type { ClauseNumber } from './numbering';
import type { Party } from './parties';
import { countWords, percentWords, say } from './wording';

/** Everything that a placeholder may stand for. */
export interface TextContext {
  input: AssemblyInput;
  answers: AnswerReader;
  parties: Record<'A' | 'B', Party>;
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

function fill(placeholder: Placeholder, context: TextContext): Inline {
  const { answers, input } = context;
  const missing = (what: string) => new AssemblyError(`Nothing to print for ${what}`);
  switch (placeholder.kind) {
    case 'party': {
      const party = context.parties[placeholder.side];
      const { field } = placeholder;
      return plain(field === 'name' || field === 'fullName' ? party[field] : party.pronouns[field]);
    }
    case 'answer': {
      const { questionKey, side } = placeholder;
      const text = answers.typed(side, questionKey);
      if (text === null) throw missing(`the answer ${questionKey}`);
      return { type: 'value', text, sources: answers.sources(questionKey, side === null ? ['A', 'B'] : [side]) };
    }
    case 'percent':
    case 'remainder':
    case 'count': {
      const { questionKey, kind } = placeholder;
      const number = kind === 'count' ? answers.number(questionKey) : answers.percentage(questionKey);
      if (number === null) throw missing(`the number ${questionKey}`);
      const shown = kind === 'remainder' ? Math.round((100 - number) * 1e6) / 1e6 : number;
      return {
        type: 'value',
        text: kind === 'count' ? countWords(shown) : percentWords(shown),
        sources: answers.sources(questionKey, ['A', 'B']),
      };
    }
    case 'term': {
      const term = context.terms.get(placeholder.termKey);
      if (term === undefined) throw missing(`the term ${placeholder.termKey}`);
      return { type: 'term', text: term, termKey: placeholder.termKey };
    }
    case 'reference': {
      const path = context.numbers.get(placeholder.clauseKey)?.path;
      if (path === undefined || path === null) throw missing(`the reference to ${placeholder.clauseKey}`);
      const isSchedule = !/^\d/.test(path);
      return {
        type: 'reference',
        text: isSchedule ? path : say('reference.section', { number: path }),
        target: placeholder.clauseKey,
      };
    }
    case 'state':
      switch (placeholder.field) {
        case 'name':
          return plain(nameInSentence(input.jurisdiction));
        case 'term':
          return plain(input.jurisdiction.termForState);
        case 'statute':
          return plain(input.templateState.statute);
        case 'governingAct':
          return plain(input.jurisdiction.governingAct);
      }
      break;
    case 'document':
      return plain(input.templateState.termForDocument);
  }
  throw new AssemblyError('A placeholder of no known kind');
}

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

const ENDS_SENTENCE = /[.!?]$/;

/** Fills a text. A value that ends a sentence by itself, as “Jr.” does, is not followed by a second full stop. */
export function fillText(text: string, context: TextContext): Inline[] {
  const inlines: Inline[] = [];
  for (const piece of parseTemplateText(text)) {
    if (typeof piece !== 'string') inlines.push(fill(piece, context));
    else
      inlines.push(
        plain(ENDS_SENTENCE.test(inlines.at(-1)?.text ?? '') && /^\.(?:\s|$)/.test(piece) ? piece.slice(1) : piece),
      );
  }
  return joined(inlines.filter((inline) => inline.text !== ''));
}

/** A person's own line breaks start new paragraphs. */
function splitAtBreaks(inlines: readonly Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  for (const inline of inlines) {
    for (const [index, line] of inline.text.split('\n').entries()) {
      if (index > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ ...inline, text: line });
    }
  }
  return paragraphs.filter((paragraph) => paragraph.some((inline) => inline.text.trim() !== ''));
}

/** Sets the parts that are in: one after the other, a new paragraph where a part asks for it. */
export function fillParts(parts: readonly TemplatePart[], context: TextContext): AgreementBlock[] {
  const paragraphs: Inline[][] = [];
  for (const part of parts) {
    const inlines = fillText(part.text, context);
    const current = paragraphs.at(-1);
    if (current === undefined || part.startsParagraph) paragraphs.push(inlines);
    else current.push(plain(' '), ...inlines);
  }
  return paragraphs.flatMap(splitAtBreaks).map((inlines) => ({ type: 'paragraph', inlines: joined(inlines) }));
}
