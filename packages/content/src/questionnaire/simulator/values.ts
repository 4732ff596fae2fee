import { isChoice, type QuestionnaireIndex, type QuestionNode } from '@troth/domain/questionnaire';

/** What a person can do with a question, or what the partner did where that opens one. */
export type Value = { readonly number: number } & (
  | { readonly kind: 'OPTION'; readonly questionId: string; readonly optionId: string }
  /** Typed text: of a typed question, or words of one's own in place of an option. */
  | { readonly kind: 'TYPED'; readonly questionId: string }
  /** An optional question left alone. */
  | { readonly kind: 'SKIPPED'; readonly questionId: string }
  | { readonly kind: 'PARTNER_CHOSE' | 'PARTNER_DID_NOT'; readonly questionId: string; readonly optionId: string }
);

/** Values that must all hold. */
type Plan = readonly number[];

/** Whether words of one's own can stand in place of an option. */
const takesWords = ({ question }: QuestionNode): boolean => question.allowsOtherOption || question.allowsCustomClause;

type NewValue = Value extends infer Each ? (Each extends Value ? Omit<Each, 'number'> : never) : never;

function valuesOf(node: QuestionNode): NewValue[] {
  const { question, options } = node;
  const questionId = question.id;
  return [
    ...[...options.keys()].map((optionId) => ({ kind: 'OPTION' as const, questionId, optionId })),
    ...(!isChoice(question) || takesWords(node) ? [{ kind: 'TYPED' as const, questionId }] : []),
    ...(question.isRequired ? [] : [{ kind: 'SKIPPED' as const, questionId }]),
  ];
}

/** What the partner may or may not have chosen, for each option of a condition that either partner can meet. */
function partnerValues(index: QuestionnaireIndex): NewValue[] {
  const options = new Map(
    index.questions
      .flatMap(({ conditions }) => conditions)
      .filter(({ respondent }) => respondent === 'EITHER')
      .map((row) => [row.questionOptionId, row.parentQuestionId]),
  );
  return [...options].flatMap(([optionId, questionId]) =>
    (['PARTNER_CHOSE', 'PARTNER_DID_NOT'] as const).map((kind) => ({ kind, questionId, optionId })),
  );
}

/**
 * Everything that a person can answer in one state, and what of it can go together. It knows the conditions only as the
 * content writes them, not as the engine reads them: that a pair cannot be is proved here by contradiction, and that it can
 * be is proved by a walk that reaches it.
 */
export class ValueSpace {
  readonly values: readonly Value[];
  readonly #index: QuestionnaireIndex;
  readonly #stateId: string;
  readonly #ofQuestion = new Map<string, readonly Value[]>();
  readonly #numberOf = new Map<string, number>();
  readonly #contradictions: Uint8Array;
  readonly #ways: (readonly Plan[])[] = [];

  constructor(index: QuestionnaireIndex, stateId: string) {
    this.#index = index;
    this.#stateId = stateId;
    this.values = [...index.questions.flatMap(valuesOf), ...partnerValues(index)].map((value, number) => ({
      ...value,
      number,
    }));
    for (const value of this.values) {
      if (value.kind === 'PARTNER_CHOSE' || value.kind === 'PARTNER_DID_NOT') continue;
      this.#ofQuestion.set(value.questionId, [...(this.#ofQuestion.get(value.questionId) ?? []), value]);
    }
    for (const value of this.values) {
      if ('optionId' in value) this.#numberOf.set(`${value.kind} ${value.optionId}`, value.number);
    }
    this.#contradictions = this.#findContradictions();
  }

  /** All that a person can do with a question, offered or not. */
  ofQuestion(questionId: string): readonly Value[] {
    return this.#ofQuestion.get(questionId) ?? [];
  }

  numberOf(kind: 'OPTION' | 'PARTNER_CHOSE' | 'PARTNER_DID_NOT', optionId: string): number | undefined {
    return this.#numberOf.get(`${kind} ${optionId}`);
  }

  contradict(one: number, other: number): boolean {
    return this.#contradictions[one * this.values.length + other] === 1;
  }

  contradictsAny(value: number, plan: Iterable<number>): boolean {
    for (const planned of plan) if (this.contradict(value, planned)) return true;
    return false;
  }

  /** Whether two values belong to different questions, so that a walk can hold both. */
  makePair(one: number, other: number): boolean {
    return this.values[one]?.questionId !== this.values[other]?.questionId;
  }

  /** The ways in which two values can hold together; none when that is impossible. */
  plansFor(one: number, other: number): readonly Plan[] {
    return this.waysTo(one).flatMap((way) =>
      this.waysTo(other).flatMap((second) => {
        const plan = [...new Set([...way, ...second])];
        const isPossible = plan.every((value, at) => !this.contradictsAny(value, plan.slice(at + 1)));
        return isPossible ? [plan] : [];
      }),
    );
  }

  /** The ways in which a value can hold: each names itself and all that its question hangs from. */
  waysTo(number: number): readonly Plan[] {
    return (this.#ways[number] ??= this.#findWays(number));
  }

  #findWays(number: number): readonly Plan[] {
    const value = this.values[number];
    if (value === undefined) return [];
    const node = this.#index.byId.get(value.questionId);
    if (node === undefined) return [];
    if (value.kind === 'PARTNER_DID_NOT') return [[number]];
    const isRestricted =
      'optionId' in value &&
      node.options.get(value.optionId)?.optionStateRestrictions.some(({ stateId }) => stateId === this.#stateId) ===
        true;
    if (isRestricted) return [];
    const shown = this.#waysToShow(node);
    if (value.kind === 'PARTNER_CHOSE') return shown.length > 0 ? [[number]] : [];
    return shown.map((way) => [...way, number]);
  }

  #waysToShow(node: QuestionNode): readonly Plan[] {
    if (node.hiddenInStates.has(this.#stateId)) return [];
    if (node.conditions.length > 0) {
      return node.conditions.flatMap(({ questionOptionId, respondent }) => {
        const own = this.#waysToOption('OPTION', questionOptionId);
        return respondent === 'EITHER' ? [...own, ...this.#waysToOption('PARTNER_CHOSE', questionOptionId)] : own;
      });
    }
    const parent = this.#index.byId.get(node.question.parentQuestionId ?? '');
    return parent === undefined ? [[]] : this.#waysToShow(parent);
  }

  #waysToOption(kind: 'OPTION' | 'PARTNER_CHOSE', optionId: string): readonly Plan[] {
    const number = this.numberOf(kind, optionId);
    return number === undefined ? [] : this.waysTo(number);
  }

  #findContradictions(): Uint8Array {
    const table = new Uint8Array(this.values.length ** 2);
    const set = (one: number, other: number) => {
      table[one * this.values.length + other] = 1;
      table[other * this.values.length + one] = 1;
    };
    for (const [questionId, own] of this.#ofQuestion) {
      const isCheckbox = this.#index.byId.get(questionId)?.question.questionType === 'CHECKBOX';
      for (const one of own) {
        for (const other of own) {
          const areOptions = one.kind === 'OPTION' && other.kind === 'OPTION';
          if (one !== other && !(isCheckbox && areOptions)) set(one.number, other.number);
        }
      }
    }
    for (const value of this.values) {
      if (value.kind === 'PARTNER_CHOSE') set(value.number, this.numberOf('PARTNER_DID_NOT', value.optionId) ?? -1);
      if (value.kind !== 'OPTION') continue;
      const option = this.#index.byId.get(value.questionId)?.options.get(value.optionId);
      for (const { restrictedQuestionOptionId } of option?.restrictedQuestionOptions ?? []) {
        const ruledOut = this.numberOf('OPTION', restrictedQuestionOptionId);
        if (ruledOut !== undefined) set(value.number, ruledOut);
      }
    }
    return table;
  }
}
