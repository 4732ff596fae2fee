import type { ClauseCondition, TemplateQuestion } from '@troth/domain/agreement';
import { answerComparisonKey } from '@troth/domain/alignment';
import { centsOfDollars } from '@troth/domain/money';
import { type Side, SIDES } from '@troth/domain/people';
import type { AnswerSource, ConditionOutcome } from '../tree';
import type { AnswerInput, AssemblyInput } from './input';
import type { AnswerPlaceholder, CompiledTemplate } from './compiled-template';
import { partiesOf } from './parties';
import { cleanText, countWords, formatCents, formatDate, percentWords } from './wording';

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

/** Reads the couple's answers for the assembly: what both agreed on, and what each said where nothing is compared. */
export class AnswerReader {
  readonly #answers: AssemblyInput['answers'];
  readonly #questions: ReadonlyMap<string, TemplateQuestion>;

  /** Option labels speak of `{A}`, `{B}` and `{STATE}`. */
  readonly #names: Readonly<Record<string, string>>;

  constructor(input: AssemblyInput, template: CompiledTemplate) {
    this.#answers = input.answers;
    const { A, B } = partiesOf(input.parties);
    this.#names = { A: A.name, B: B.name, STATE: input.jurisdiction.name };
    this.#questions = template.questions;
  }

  #inWords(label: string): string {
    return label.replace(/\{(A|B|STATE)\}/g, (_match, name: string) => this.#names[name] ?? '');
  }

  #question(key: string): TemplateQuestion {
    const question = this.#questions.get(key);
    if (question === undefined) throw new Error(`The template names the unknown question ${key}`);
    return question;
  }

  /**
   * A partner's own answer; a sensitive one that is not shared, and several options where one is asked for, are as if
   * nothing had been answered.
   */
  of(side: Side, key: string): AnswerInput | null {
    const known = this.#own[side].get(key);
    if (known !== undefined) return known;
    const answer = this.#ofAnew(side, key);
    this.#own[side].set(key, answer);
    return answer;
  }

  readonly #own = { A: new Map<string, AnswerInput | null>(), B: new Map<string, AnswerInput | null>() };

  #ofAnew(side: Side, key: string): AnswerInput | null {
    const answer = this.#answers[side][key];
    if (!isAnswered(answer)) return null;
    const { isSensitive, allowsSeveralOptions } = this.#question(key);
    if (isSensitive && !answer.isShared) return null;
    return answer.optionKeys.length > 1 && !allowsSeveralOptions ? null : answer;
  }

  readonly #agreements = new Map<string, Agreement>();

  /** The one answer of both. A question that only one answered is open, not agreed (product decision 14). */
  agreed(key: string): Agreement {
    const known = this.#agreements.get(key);
    if (known !== undefined) return known;
    const agreement = this.#compare(key);
    this.#agreements.set(key, agreement);
    return agreement;
  }

  #compare(key: string): Agreement {
    const [a, b] = [this.of('A', key), this.of('B', key)];
    if (a === null || b === null) return { status: 'WAITING' };
    const question = this.#question(key);
    return isSaidAlike(a, b) || comparisonKey(question, a) === comparisonKey(question, b)
      ? { status: 'AGREED', answer: a }
      : { status: 'DISPUTED' };
  }

  /** The answer's words: options' labels and what was typed. */
  #describe(key: string, answer: AnswerInput): string {
    const question = this.#question(key);
    const labels = answer.optionKeys.map((option) =>
      this.#inWords(question.options.find((known) => known.key === option)?.label ?? option),
    );
    const typed = this.#typedText(question, answer);
    return [...labels, ...(typed === null ? [] : [typed])].join('; ');
  }

  readonly #sources = { A: new Map<string, AnswerSource | null>(), B: new Map<string, AnswerSource | null>() };

  #sourcesOfBoth = new Map<string, AnswerSource[]>();

  /** Who answered what, of one partner or of both. */
  #sourcesFor(key: string, side: Side | null): AnswerSource[] {
    if (side !== null) return this.#listed(this.#source(side, key), null);
    const known = this.#sourcesOfBoth.get(key);
    if (known !== undefined) return known;
    const sources = this.#listed(this.#source('A', key), this.#source('B', key));
    this.#sourcesOfBoth.set(key, sources);
    return sources;
  }

  #listed(one: AnswerSource | null, other: AnswerSource | null): AnswerSource[] {
    return [one, other].filter((source) => source !== null);
  }

  /** Who answered what and when; null without an answer. Each source is one object wherever it is told. */
  #source(respondent: Side, key: string): AnswerSource | null {
    const known = this.#sources[respondent].get(key);
    if (known !== undefined) return known;
    const answer = this.of(respondent, key);
    const question = this.#question(key);
    const source = answer && {
      questionKey: key,
      questionId: question.id,
      respondent,
      value: this.#describe(key, answer),
      answeredAt: answer.answeredAt,
      agreedAt: question.isCompared ? this.#agreedAt(key) : null,
    };
    this.#sources[respondent].set(key, source);
    return source;
  }

  /** When the later of the two gave the answer of both: settling a difference gives an answer at that instant. */
  #agreedAt(key: string): string | null {
    if (this.agreed(key).status !== 'AGREED') return null;
    const [givenByA, givenByB] = SIDES.map((side) => this.of(side, key)?.answeredAt ?? null);
    if (!givenByA || !givenByB) return null;
    return givenByA > givenByB ? givenByA : givenByB;
  }

  #typedText(question: TemplateQuestion, answer: AnswerInput): string | null {
    const typed = cleanText(answer.valueTyped ?? '');
    if (typed === '') return null;
    if (question.inputType === 'CURRENCY') {
      const cents = centsOfDollars(typed);
      return cents === null ? null : formatCents(cents, 'USD');
    }
    if (question.inputType === 'DATE') return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? formatDate(typed) : null;
    if (question.inputType === 'NUMBER') return Number.isFinite(Number(typed)) ? String(Number(typed)) : null;
    return typed;
  }

  /** What was typed, as printed; null when there is nothing to print. With no side, only what both agreed on. */
  typed(side: Side | null, key: string): string | null {
    const question = this.#question(key);
    if (side !== null) {
      const answer = this.of(side, key);
      return answer === null ? null : this.#typedText(question, answer);
    }
    const agreement = this.agreed(key);
    return agreement.status === 'AGREED' ? this.#typedText(question, agreement.answer) : null;
  }

  /** What an answer's placeholder stands for, as it is printed; null when there is nothing to print. */
  read(placeholder: AnswerPlaceholder): string | null {
    const known = this.#read.get(placeholder);
    if (known !== undefined) return known;
    const text = this.#readAnew(placeholder);
    this.#read.set(placeholder, text);
    return text;
  }

  readonly #read = new Map<AnswerPlaceholder, string | null>();

  #readAnew(placeholder: AnswerPlaceholder): string | null {
    const { kind, questionKey } = placeholder;
    if (kind === 'answer') return this.typed(placeholder.side, questionKey);
    const number = kind === 'count' ? this.number(questionKey) : this.percentage(questionKey);
    if (number === null) return null;
    if (kind === 'count') return countWords(number);
    // What binary fractions leave over is not printed.
    return percentWords(kind === 'remainder' ? Math.round((100 - number) * 1e6) / 1e6 : number);
  }

  canFill(placeholder: AnswerPlaceholder): boolean {
    return this.read(placeholder) !== null;
  }

  /** Whose answers fill a placeholder. */
  sourcesOf(placeholder: AnswerPlaceholder): AnswerSource[] {
    return this.#sourcesFor(placeholder.questionKey, placeholder.kind === 'answer' ? placeholder.side : null);
  }

  /** That a text can be filled, as a condition of it: the question is answered, by both or by the one who is meant. */
  decideFilled(placeholder: AnswerPlaceholder): ConditionOutcome {
    const { kind, questionKey } = placeholder;
    const outcome = this.#decide({
      questionKey,
      optionKeys: [],
      optionRestriction: 'ANY',
      respondent: kind === 'answer' && placeholder.side !== null ? placeholder.side : 'AGREED',
      comparisonType: 'EQUAL',
      value: null,
    });
    // It was answered, but with nothing that can be printed, such as a number that is none.
    return outcome.outcome === 'MET' ? { ...outcome, outcome: 'UNMET' } : outcome;
  }

  /** An agreed percentage; null when there is none that is one. */
  percentage(key: string): number | null {
    const value = this.number(key);
    return value !== null && value >= 0 && value <= 100 ? value : null;
  }

  /** An agreed number; null when there is none. */
  number(key: string): number | null {
    const agreement = this.agreed(key);
    if (agreement.status !== 'AGREED') return null;
    const typed = cleanText(agreement.answer.valueTyped ?? '');
    if (typed === '') return null;
    return Number.isFinite(Number(typed)) ? Number(typed) : null;
  }

  #meets(condition: ClauseCondition, answer: AnswerInput): boolean {
    const question = this.#question(condition.questionKey);
    if (condition.optionKeys.length > 0) {
      const chosen = (option: string) => answer.optionKeys.includes(option);
      const isMet =
        condition.optionRestriction === 'ALL' ? condition.optionKeys.every(chosen) : condition.optionKeys.some(chosen);
      if (!isMet) return false;
    }
    if (condition.value === null) return true;
    const typed = cleanText(answer.valueTyped ?? '');
    if (typed === '') return false;
    const toNumber = (text: string) => (question.inputType === 'CURRENCY' ? centsOfDollars(text) : Number(text));
    const [left, right] = [toNumber(typed), toNumber(condition.value)];
    if (condition.comparisonType === 'EQUAL' && (left === null || Number.isNaN(left))) return typed === condition.value;
    if (left === null || right === null || Number.isNaN(left) || Number.isNaN(right)) return false;
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

  readonly #outcomes = new Map<ClauseCondition, ConditionOutcome>();

  /** Decides a condition. Silence is waiting, never “no”. */
  decide(condition: ClauseCondition): ConditionOutcome {
    const known = this.#outcomes.get(condition);
    if (known !== undefined) return known;
    const outcome = this.#decide(condition);
    this.#outcomes.set(condition, outcome);
    return outcome;
  }

  #decide(condition: ClauseCondition): ConditionOutcome {
    const { questionKey, respondent } = condition;
    if (respondent === 'AGREED') {
      const agreement = this.agreed(questionKey);
      const outcome =
        agreement.status === 'AGREED' ? (this.#meets(condition, agreement.answer) ? 'MET' : 'UNMET') : agreement.status;
      return { condition, outcome, answers: this.#sourcesFor(questionKey, null) };
    }
    const answers =
      respondent === 'EITHER'
        ? [this.of('A', questionKey), this.of('B', questionKey)]
        : [this.of(respondent, questionKey)];
    const isMet = answers.some((answer) => answer !== null && this.#meets(condition, answer));
    const outcome = isMet ? 'MET' : answers.includes(null) ? 'WAITING' : 'UNMET';
    return { condition, outcome, answers: this.#sourcesFor(questionKey, respondent === 'EITHER' ? null : respondent) };
  }
}
