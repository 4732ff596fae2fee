import type { ClauseCondition } from '@troth/domain/agreement';
import type { AnswerSource, ConditionOutcome } from '../tree';
import type { AnswerBlank, AnswerPlaceholder, CompiledCondition, CompiledTemplate } from './compiled-template';
import type { AssemblyInput } from './input';
import { partiesOf } from './parties';
import { Replies } from './replies';
import { countWords, percentWords } from './wording';

/** Reads the couple's answers for the assembly: what both agreed on, and what each said where nothing is compared. */
export class AnswerReader {
  readonly #answers: AssemblyInput['answers'];
  readonly #questions: CompiledTemplate['questions'];
  /** By places of questions. */
  readonly #replies: (Replies | undefined)[];
  /** By places of blanks. */
  readonly #read: (string | null | undefined)[];
  /** By places of conditions. */
  readonly #told: (ConditionOutcome | undefined)[];
  readonly #inWords: (label: string) => string;

  constructor(input: AssemblyInput, { questions, blankCount, conditions }: CompiledTemplate) {
    this.#answers = input.answers;
    this.#questions = questions;
    this.#replies = new Array<undefined>(questions.size).fill(undefined);
    this.#read = new Array<undefined>(blankCount).fill(undefined);
    this.#told = new Array<undefined>(conditions.length).fill(undefined);
    const { A, B } = partiesOf(input.parties);
    // Option labels speak of `{A}`, `{B}` and `{STATE}`.
    const names: Readonly<Record<string, string>> = { A: A.name, B: B.name, STATE: input.jurisdiction.name };
    this.#inWords = (label) =>
      label.includes('{') ? label.replace(/\{(A|B|STATE)\}/g, (_match, name: string) => names[name] ?? '') : label;
  }

  /** What the two said to a question. */
  to(questionKey: string): Replies {
    const compiled = this.#questions.get(questionKey);
    if (compiled === undefined) throw new Error(`The template names the unknown question ${questionKey}`);
    return (this.#replies[compiled.index] ??= new Replies(compiled.question, this.#answers, this.#inWords));
  }

  /** What a blank for an answer is filled with, as it is printed; null when there is nothing to print. */
  read({ index, placeholder }: AnswerBlank): string | null {
    const known = this.#read[index];
    if (known !== undefined) return known;
    const text = this.#words(placeholder);
    this.#read[index] = text;
    return text;
  }

  #words(placeholder: AnswerPlaceholder): string | null {
    const { kind, questionKey } = placeholder;
    const replies = this.to(questionKey);
    if (kind === 'answer') return replies.typed(placeholder.side);
    const number = kind === 'count' ? replies.number() : replies.percentage();
    if (number === null) return null;
    if (kind === 'count') return countWords(number);
    // What binary fractions leave over is not printed.
    return percentWords(kind === 'remainder' ? Math.round((100 - number) * 1e6) / 1e6 : number);
  }

  /** Whose answers fill a blank. */
  sourcesOf({ placeholder }: AnswerBlank): AnswerSource[] {
    return this.to(placeholder.questionKey).sourcesOf(placeholder.kind === 'answer' ? placeholder.side : null);
  }

  decide({ condition }: CompiledCondition): ConditionOutcome['outcome'] {
    return this.to(condition.questionKey).decide(condition);
  }

  /** A condition with how it was decided and by whose answers. Each is one object wherever it is told. */
  outcomeOf({ index, condition }: CompiledCondition): ConditionOutcome {
    return (this.#told[index] ??= this.#tell(condition));
  }

  #tell(condition: ClauseCondition): ConditionOutcome {
    const replies = this.to(condition.questionKey);
    return { condition, outcome: replies.decide(condition), answers: replies.sourcesFor(condition) };
  }

  /** That a text can be filled, as a condition of it: the question is answered, by both or by the one who is meant. */
  fillingOf({ placeholder }: AnswerBlank): ConditionOutcome {
    const outcome = this.#tell({
      questionKey: placeholder.questionKey,
      optionKeys: [],
      optionRestriction: 'ANY',
      respondent: placeholder.kind === 'answer' && placeholder.side !== null ? placeholder.side : 'AGREED',
      comparisonType: 'EQUAL',
      value: null,
    });
    // It was answered, but with nothing that can be printed, such as a number that is none.
    return outcome.outcome === 'MET' ? { ...outcome, outcome: 'UNMET' } : outcome;
  }
}
