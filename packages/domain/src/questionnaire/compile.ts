import type { Id } from '../records/fields';
import { ATTORNEY_RULE_TYPES, type ConditionRespondent, type ProfileField } from './enumerations';
import type { QuestionnaireIndex, QuestionNode } from './index-questionnaire';
import { type NumberLists, packLists } from './order-questions';

/** Options of a question lie in words of this many bits. */
const WORD_BITS = 32;

/** What the pass has to know of a question, one bit each. */
export const QUESTION = {
  /** The state hides it. */
  HIDDEN: 1,
  REQUIRED: 2,
  /** What is typed answers it, whatever is chosen: a typed question, or one whose answer is in the profile. */
  IS_TYPED: 4,
  /** What is typed answers it beside or in place of a choice: "other", or a clause of one's own. */
  TAKES_WORDS: 8,
  /** Some option rules another one out, or carries an attorney rule in the state. */
  HAS_EFFECTS: 16,
} as const;

/** Conditions of one question on the options of one word: met by any of the options in the mask. */
interface Conditions {
  readonly starts: Int32Array;
  readonly words: Int32Array;
  readonly masks: Int32Array;
  /** 1 where the partner's choice meets it too. */
  readonly areEither: Uint8Array;
}

/**
 * A questionnaire as flat tables, for one state. Questions are numbered as they are evaluated, options by question in
 * the question's order; an option is a bit in one of its question's words.
 */
export interface CompiledQuestionnaire {
  readonly index: QuestionnaireIndex;
  readonly order: readonly QuestionNode[];
  /** Number of a question by its place in the questionnaire. */
  readonly numberAt: Int32Array;
  /** Bits of `QUESTION`. */
  readonly flags: Uint8Array;
  readonly sectionOf: Int32Array;
  /** The question under which one without conditions lies; -1 at the first level. */
  readonly parentOf: Int32Array;
  readonly conditions: Conditions;
  /** Questions whose answer is a field of the profile. */
  readonly boundToProfile: readonly { readonly number: number; readonly field: ProfileField }[];
  readonly optionStarts: Int32Array;
  readonly wordStarts: Int32Array;
  readonly optionNumber: ReadonlyMap<Id, number>;
  /** Bits of the options that the state offers. */
  readonly offered: Int32Array;
  /** Options that an option rules out, by option: the word and the bit of each. */
  readonly rulesOut: { readonly starts: Int32Array; readonly words: Int32Array; readonly masks: Int32Array };
  /** Bits of the attorney rules of each option in the state, in the order of `ATTORNEY_RULE_TYPES`. */
  readonly attorneyRules: Uint8Array;
  /**
   * Runs of questions that need nothing of each other across the partners: each can be evaluated for one partner, then
   * for the other.
   */
  readonly runStarts: Int32Array;
  /** Whether any condition reads the partner's answers. */
  readonly readsPartner: boolean;
}

/** The part that does not depend on the state. */
type Layout = Omit<CompiledQuestionnaire, 'flags' | 'offered' | 'attorneyRules'> & {
  readonly flagsInNoState: Uint8Array;
};

function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, at) => {
    starts[at + 1] = starts[at]! + count;
  });
  return starts;
}

/** The word of an option and its bit there. */
function placeOf(
  option: number,
  question: number,
  { optionStarts, wordStarts }: Pick<Layout, 'optionStarts' | 'wordStarts'>,
) {
  const at = option - optionStarts[question]!;
  return { word: wordStarts[question]! + Math.floor(at / WORD_BITS), mask: 1 << (at % WORD_BITS) };
}

/** Whether typed words answer a question, and how. */
function typingFlags({ question, options }: QuestionNode): number {
  if (question.profileField !== null || options.size === 0) return QUESTION.IS_TYPED;
  return question.allowsOtherOption || question.allowsCustomClause ? QUESTION.TAKES_WORDS : 0;
}

function layOut(index: QuestionnaireIndex): Layout {
  const order = index.evaluationOrder;
  const numberAt = new Int32Array(order.length);
  order.forEach((node, number) => {
    numberAt[node.position] = number;
  });
  const optionStarts = startsOf(order.map(({ options }) => options.size));
  const wordStarts = startsOf(order.map(({ options }) => Math.ceil(options.size / WORD_BITS)));
  const optionNumber = new Map<Id, number>();
  for (const { options } of order) for (const id of options.keys()) optionNumber.set(id, optionNumber.size);
  const numberOf = (questionId: Id | null): number => {
    const node = questionId === null ? undefined : index.byId.get(questionId);
    return node === undefined ? -1 : numberAt[node.position]!;
  };
  const placeOfOption = (id: Id) => {
    const option = optionNumber.get(id);
    const question = index.byOptionId.get(id);
    if (option === undefined || question === undefined) return null;
    return placeOf(option, numberAt[question.position]!, { optionStarts, wordStarts });
  };

  const sectionNumbers = new Map(index.sections.map(({ section }, at) => [section.id, at]));
  const places = { placeOfOption, numberOf };
  const flagsInNoState = Uint8Array.from(order, (node) => {
    const rulesOut = [...node.options.values()].some((option) => option.restrictedQuestionOptions.length > 0);
    return (
      typingFlags(node) | (node.question.isRequired ? QUESTION.REQUIRED : 0) | (rulesOut ? QUESTION.HAS_EFFECTS : 0)
    );
  });
  return {
    index,
    order,
    numberAt,
    flagsInNoState,
    sectionOf: Int32Array.from(order, ({ section }) => sectionNumbers.get(section.id) ?? -1),
    parentOf: Int32Array.from(order, ({ question }) => numberOf(question.parentQuestionId)),
    boundToProfile: order.flatMap(({ question: { profileField: field } }, number) =>
      field === null ? [] : [{ number, field }],
    ),
    optionStarts,
    wordStarts,
    optionNumber,
    ...layOutConditions(order, places),
    rulesOut: layOutRulings(order, optionNumber, places),
  };
}

interface Places {
  readonly placeOfOption: (optionId: Id) => { readonly word: number; readonly mask: number } | null;
  readonly numberOf: (questionId: Id) => number;
}

/** Rows of one question on options of one word become one condition. */
function layOutConditions(
  order: readonly QuestionNode[],
  { placeOfOption, numberOf }: Places,
): Pick<Layout, 'conditions' | 'runStarts' | 'readsPartner'> {
  const words: number[] = [];
  const masks: number[] = [];
  const areEither: number[] = [];
  const counts: number[] = [];
  const runStarts = [0];
  order.forEach(({ conditions }, number) => {
    const merged = new Map<string, { word: number; mask: number; respondent: ConditionRespondent }>();
    for (const { questionOptionId, parentQuestionId, respondent = 'OWN' } of conditions) {
      const place = placeOfOption(questionOptionId);
      if (place === null) continue;
      const key = `${place.word} ${respondent}`;
      merged.set(key, { word: place.word, mask: (merged.get(key)?.mask ?? 0) | place.mask, respondent });
      const runStart = runStarts[runStarts.length - 1]!;
      if (respondent === 'EITHER' && numberOf(parentQuestionId) >= runStart) runStarts.push(number);
    }
    for (const { word, mask, respondent } of merged.values()) {
      words.push(word);
      masks.push(mask);
      areEither.push(respondent === 'EITHER' ? 1 : 0);
    }
    counts.push(merged.size);
  });
  return {
    conditions: {
      starts: startsOf(counts),
      words: Int32Array.from(words),
      masks: Int32Array.from(masks),
      areEither: Uint8Array.from(areEither),
    },
    runStarts: Int32Array.from([...runStarts, order.length]),
    readsPartner: areEither.includes(1),
  };
}

function layOutRulings(
  order: readonly QuestionNode[],
  optionNumber: ReadonlyMap<Id, number>,
  { placeOfOption }: Places,
): Layout['rulesOut'] {
  const targets: { readonly word: number; readonly mask: number }[] = [];
  const pairs: number[] = [];
  let option = 0;
  for (const node of order) {
    for (const { restrictedQuestionOptions } of node.options.values()) {
      for (const { restrictedQuestionOptionId } of restrictedQuestionOptions) {
        const target = placeOfOption(restrictedQuestionOptionId);
        if (target !== null) pairs.push(option, targets.push(target) - 1);
      }
      option += 1;
    }
  }
  const lists: NumberLists = packLists(optionNumber.size, pairs);
  return {
    starts: lists.starts,
    words: lists.items.map((target) => targets[target]!.word),
    masks: lists.items.map((target) => targets[target]!.mask),
  };
}

const RULE_BIT = new Map(ATTORNEY_RULE_TYPES.map((type, at) => [type, 1 << at]));

/** Adds what holds in one state. No row names the state "none". */
function applyState(layout: Layout, stateId: Id | null): CompiledQuestionnaire {
  const { flagsInNoState, ...shared } = layout;
  const flags = flagsInNoState.slice();
  const offered = new Int32Array(layout.wordStarts[layout.order.length]!);
  const attorneyRules = new Uint8Array(layout.optionNumber.size);
  let option = 0;
  layout.order.forEach((node, number) => {
    if (stateId !== null && node.hiddenInStates.has(stateId)) flags[number]! |= QUESTION.HIDDEN;
    for (const { optionStateRestrictions, attorneyRulesByQuestionOptionState } of node.options.values()) {
      const { word, mask } = placeOf(option, number, layout);
      if (!optionStateRestrictions.some((row) => row.stateId === stateId)) offered[word]! |= mask;
      for (const rule of attorneyRulesByQuestionOptionState) {
        if (rule.stateId !== stateId) continue;
        attorneyRules[option]! |= RULE_BIT.get(rule.type) ?? 0;
        flags[number]! |= QUESTION.HAS_EFFECTS;
      }
      option += 1;
    }
  });
  return { ...shared, flags, offered, attorneyRules };
}

/** States that some row of the content names; in all others the questionnaire is the same. */
function namedStates(index: QuestionnaireIndex): Set<Id> {
  const named = new Set<Id>();
  for (const { hiddenInStates, options } of index.questions) {
    for (const stateId of hiddenInStates) named.add(stateId);
    for (const option of options.values()) {
      for (const { stateId } of option.optionStateRestrictions) named.add(stateId);
      for (const { stateId } of option.attorneyRulesByQuestionOptionState) named.add(stateId);
    }
  }
  return named;
}

interface Compiled {
  readonly layout: Layout;
  readonly named: ReadonlySet<Id>;
  readonly byState: Map<Id | null, CompiledQuestionnaire>;
}

const compiledByIndex = new WeakMap<QuestionnaireIndex, Compiled>();

/**
 * The questionnaire as flat tables for a state. Made once for each index and state that the content names, and kept as
 * long as the index.
 */
export function compileQuestionnaire(index: QuestionnaireIndex, stateId: Id | null): CompiledQuestionnaire {
  let compiled = compiledByIndex.get(index);
  if (compiled === undefined) {
    compiled = { layout: layOut(index), named: namedStates(index), byState: new Map() };
    compiledByIndex.set(index, compiled);
  }
  const key = stateId !== null && compiled.named.has(stateId) ? stateId : null;
  const known = compiled.byState.get(key);
  if (known !== undefined) return known;
  const inState = applyState(compiled.layout, key);
  compiled.byState.set(key, inState);
  return inState;
}
