import type { ClauseCondition, TemplateQuestion } from '@troth/domain/agreement';
import { answerComparisonKey } from '@troth/domain/alignment';
import { isCalendarDate } from '@troth/domain/dates';
import { centsOfDollars } from '@troth/domain/money';
import { type Side, SIDES } from '@troth/domain/people';
import type { AnswerSource, ConditionOutcome } from '../tree';
import type { AnswerInput, AssemblyInput } from './input';
import { cleanText, formatCents, formatDate } from './wording';

type Agreement = { status: 'AGREED'; answer: AnswerInput } | { status: 'WAITING' | 'DISPUTED' };

const isAnswered = (answer: AnswerInput | undefined): answer is AnswerInput =>
  answer !== undefined && (answer.optionKeys.length > 0 || cleanText(answer.valueTyped ?? '') !== '');

function comparisonKey(question: TemplateQuestion, { optionKeys, valueTyped }: AnswerInput): string {
  const typed = cleanText(valueTyped ?? '');
  return answerComparisonKey(question, { options: optionKeys, typed: typed === '' ? null : typed });
}

/** To the letter, which is how most answers are alike and is found without spelling them out. */
const isSaidAlike = (a: AnswerInput, b: AnswerInput): boolean =>
  a.valueTyped === b.valueTyped &&
  a.optionKeys.length === b.optionKeys.length &&
  a.optionKeys.every((option, at) => option === b.optionKeys[at]);

/** Signs that no e-mail address has, but people set around one. */
const AROUND_ADDRESSES = /([\s<>(),;:"[\]]+|\.(?=[\s<>(),;:"[\]]|$))/;

const ADDRESS = /^[^@]+@[^@]+\.[^@]+$/;

/** E-mail addresses in a text, such as an attorney's, in the spelling that accounts have (`normalizeEmail`). */
const withEmailsAsStored = (text: string): string =>
  text.includes('@')
    ? text
        .split(AROUND_ADDRESSES)
        .map((piece) => (ADDRESS.test(piece) ? piece.normalize('NFC').toLowerCase() : piece))
        .join('')
    : text;

/** What the two said to one question, read once for a document. */
export class Replies {
  readonly #question: TemplateQuestion;
  readonly #inWords: (label: string) => string;
  /**
   * A partner's own answer; a sensitive one that is not shared, and several options where one is asked for, are as if
   * nothing had been answered.
   */
  readonly A: AnswerInput | null;
  readonly B: AnswerInput | null;
  /** The one answer of both. A question that only one answered is open, not agreed (D14). */
  readonly agreement: Agreement;

  /** @param inWords An option's label with names for `{A}`, `{B}` and `{STATE}`. */
  constructor(question: TemplateQuestion, answers: AssemblyInput['answers'], inWords: (label: string) => string) {
    this.#question = question;
    this.#inWords = inWords;
    this.A = this.#own(answers.A[question.key]);
    this.B = this.#own(answers.B[question.key]);
    this.agreement = this.#compare();
  }

  #own(answer: AnswerInput | undefined): AnswerInput | null {
    if (!isAnswered(answer)) return null;
    const { isSensitive, allowsSeveralOptions } = this.#question;
    if (isSensitive && !answer.isShared) return null;
    return answer.optionKeys.length > 1 && !allowsSeveralOptions ? null : answer;
  }

  #compare(): Agreement {
    const { A, B } = this;
    if (A === null || B === null) return { status: 'WAITING' };
    return isSaidAlike(A, B) || comparisonKey(this.#question, A) === comparisonKey(this.#question, B)
      ? { status: 'AGREED', answer: A }
      : { status: 'DISPUTED' };
  }

  /** A partner's answer; with no side, that of both. */
  #of(side: Side | null): AnswerInput | null {
    if (side !== null) return this[side];
    return this.agreement.status === 'AGREED' ? this.agreement.answer : null;
  }

  /** What was typed, as printed; null when there is nothing to print. With no side, only what both agreed on. */
  typed(side: Side | null): string | null {
    const answer = this.#of(side);
    return answer === null ? null : this.#typedText(answer);
  }

  #typedText(answer: AnswerInput): string | null {
    const { inputType } = this.#question;
    const typed = cleanText(answer.valueTyped ?? '');
    if (typed === '') return null;
    if (inputType === 'CURRENCY') {
      const cents = centsOfDollars(typed);
      return cents === null ? null : formatCents(cents, 'USD');
    }
    if (inputType === 'DATE') return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? formatDate(typed) : null;
    if (inputType === 'NUMBER') return Number.isFinite(Number(typed)) ? String(Number(typed)) : null;
    return withEmailsAsStored(typed);
  }

  /** An agreed number; null when there is none. */
  number(): number | null {
    const typed = cleanText(this.#of(null)?.valueTyped ?? '');
    return typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : null;
  }

  /** An agreed percentage; null when there is none that is one. */
  percentage(): number | null {
    const value = this.number();
    return value !== null && value >= 0 && value <= 100 ? value : null;
  }

  /** The answer's words: options' labels and what was typed. */
  #describe(answer: AnswerInput): string {
    const typed = this.#typedText(answer);
    const { optionKeys } = answer;
    const [first] = optionKeys;
    if (first === undefined) return typed ?? '';
    if (optionKeys.length === 1 && typed === null) return this.#label(first);
    const labels = optionKeys.map((option) => this.#label(option));
    return (typed === null ? labels : [...labels, typed]).join('; ');
  }

  #label(option: string): string {
    return this.#inWords(this.#question.options.find(({ key }) => key === option)?.label ?? option);
  }

  /** Who answered what and when, of one partner or of both. Each source, and each list of both, is one wherever it is told. */
  sourcesOf(side: Side | null): AnswerSource[] {
    if (side === null) return (this.#sourcesOfBoth ??= [...this.sourcesOf('A'), ...this.sourcesOf('B')]);
    const answer = this[side];
    return answer === null ? [] : [(this.#sources[side] ??= this.#source(side, answer))];
  }

  #sourcesOfBoth: AnswerSource[] | null = null;
  readonly #sources: Record<Side, AnswerSource | null> = { A: null, B: null };

  #source(respondent: Side, answer: AnswerInput): AnswerSource {
    return {
      questionKey: this.#question.key,
      questionId: this.#question.id,
      respondent,
      value: this.#describe(answer),
      answeredAt: answer.answeredAt,
      agreedAt: this.#question.isCompared ? this.#agreedAt() : null,
    };
  }

  /** When the later of the two gave the answer of both: settling a difference gives an answer at that instant. */
  #agreedAt(): string | null {
    if (this.agreement.status !== 'AGREED') return null;
    const [givenByA, givenByB] = [this.A?.answeredAt, this.B?.answeredAt];
    if (!givenByA || !givenByB) return null;
    return givenByA > givenByB ? givenByA : givenByB;
  }

  /** Whose answers decide a condition. Where one of the two is enough, the other's that did not meet it is no reason. */
  sourcesFor(condition: ClauseCondition): AnswerSource[] {
    const { respondent } = condition;
    if (respondent === 'A' || respondent === 'B') return this.sourcesOf(respondent);
    if (respondent === 'AGREED' || this.decide(condition) !== 'MET') return this.sourcesOf(null);
    const meeting = SIDES.filter((side) => this.#isMetBy(this[side], condition) === 'MET');
    return meeting.length === SIDES.length ? this.sourcesOf(null) : meeting.flatMap((side) => this.sourcesOf(side));
  }

  /** How a condition on this question is decided. Silence is waiting, never “no”. */
  decide(condition: ClauseCondition): ConditionOutcome['outcome'] {
    const { A, B, agreement } = this;
    switch (condition.respondent) {
      case 'AGREED':
        return agreement.status === 'AGREED' ? this.#isMetBy(agreement.answer, condition) : agreement.status;
      case 'EITHER': {
        const isMet = this.#isMetBy(A, condition) === 'MET' || this.#isMetBy(B, condition) === 'MET';
        return isMet ? 'MET' : A === null || B === null ? 'WAITING' : 'UNMET';
      }
      case 'A':
      case 'B':
        return this.#isMetBy(this[condition.respondent], condition);
    }
  }

  #isMetBy(answer: AnswerInput | null, condition: ClauseCondition): 'MET' | 'UNMET' | 'WAITING' {
    if (answer === null) return 'WAITING';
    return this.#meets(answer, condition) ? 'MET' : 'UNMET';
  }

  #meets(answer: AnswerInput, condition: ClauseCondition): boolean {
    if (condition.optionKeys.length > 0) {
      const chosen = (option: string) => answer.optionKeys.includes(option);
      const isMet =
        condition.optionRestriction === 'ALL' ? condition.optionKeys.every(chosen) : condition.optionKeys.some(chosen);
      if (!isMet) return false;
    }
    if (condition.value === null) return true;
    const typed = cleanText(answer.valueTyped ?? '');
    if (typed === '') return false;
    const [left, right] = [this.#measure(typed), this.#measure(condition.value)];
    if (condition.comparisonType === 'EQUAL' && left === null) return typed === condition.value;
    if (left === null || right === null) return false;
    switch (condition.comparisonType) {
      case 'EQUAL':
        return left === right;
      case 'GT':
        return left > right;
      case 'LT':
        return left < right;
      case 'GTE':
        return left >= right;
      case 'LTE':
        return left <= right;
    }
  }

  /** A typed value as conditions compare it: money in cents, a date as its day, else a number; null when it is none. */
  #measure(typed: string): number | null {
    const { inputType } = this.#question;
    if (inputType === 'CURRENCY') return centsOfDollars(typed);
    if (inputType === 'DATE') return isCalendarDate(typed) ? Date.parse(typed) : null;
    return typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : null;
  }
}
