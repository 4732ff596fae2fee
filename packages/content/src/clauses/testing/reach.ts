import {
  type AgreementTemplate,
  CLAUSE_FACTS,
  type ClauseCondition,
  type ClauseFact,
  type ClauseInclusion,
  parseTemplateText,
} from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import { evaluate, indexQuestionnaire, type QuestionnaireIndex, type QuestionNode } from '@troth/domain/questionnaire';
import type { JurisdictionContent } from '../../jurisdictions';
import type { QuestionnaireSectionContent } from '../../questionnaire';
import { type PlacedClause, placedClauses } from '../checks';

/**
 * Whether every text can come into an agreement at all: for each a couple is looked for, in some state, whose answers
 * the questionnaire takes and who then read it. What no couple can read is a mistake in a condition.
 */

/** A text of the template with every inclusion on the way to it. */
export interface ReachableText {
  clauseKey: string;
  /** Which part of the clause's text; null for a clause without a text of its own. */
  part: number | null;
  text: string;
  inclusions: readonly ClauseInclusion[];
}

/** Two people who read a text: where they live, what they answered, and what they disclosed. */
export interface Reader {
  state: string;
  answers: Readonly<Record<Side, Readonly<Record<string, GivenAnswer>>>>;
  facts: Readonly<Record<ClauseFact, string>>;
}

/** An option that is to be what meets a condition. */
interface Pinned {
  questionKey: string;
  optionKey: string;
}

interface GivenAnswer {
  optionKeys: readonly string[];
  valueTyped: string | null;
}

type Answers = Reader['answers'];

/** Something that has to be answered: one of some options, any answer (no options), or something typed. */
interface Need {
  sides: readonly Side[];
  questionKey: string;
  optionKeys: readonly string[];
  isTyped: boolean;
  /** How what is typed has to compare; null when anything will do. */
  comparison: Comparison | null;
}

interface Comparison {
  type: ClauseCondition['comparisonType'];
  value: number;
}

const BOTH: readonly Side[] = ['A', 'B'];
/** What the partners did besides answering, with what is usual. */
const USUAL: Readonly<Partial<Record<ClauseFact, string>>> = {
  entriesOfA: 'true',
  entriesOfB: 'true',
  jointEntries: 'true',
  receiptOfA: 'CURRENT',
  receiptOfB: 'CURRENT',
};

/** Small enough for a percentage. */
const TYPED: Readonly<Record<string, string>> = {
  NUMBER: '5',
  CURRENCY: '2500',
  DATE: '2027-06-12',
  PHONE: '+12025550123',
};
const typedFor = ({ question }: QuestionNode) =>
  question.inputType === null ? 'in our own words' : (TYPED[question.inputType] ?? 'in our own words');

const COMPARES: Readonly<Record<Comparison['type'], (typed: number, value: number) => boolean>> = {
  EQUAL: (typed, value) => typed === value,
  GT: (typed, value) => typed > value,
  LT: (typed, value) => typed < value,
  GTE: (typed, value) => typed >= value,
  LTE: (typed, value) => typed <= value,
};
const satisfies = (typed: string | null, comparison: Comparison | null) =>
  comparison === null || (typed !== null && COMPARES[comparison.type](Number(typed), comparison.value));

/** What to type: what is usual where that compares as asked, or the nearest number that does. */
function typedSoThat(usual: string, comparison: Comparison | null): string {
  if (comparison === null || satisfies(usual, comparison)) return usual;
  const { type, value } = comparison;
  return String(type === 'GT' ? value + 1 : type === 'LT' ? value / 2 : value);
}

/** Every plain-language summary. */
export const summariesOf = (template: AgreementTemplate): ReachableText[] =>
  placedClauses(template).flatMap(({ clause, inclusions }) =>
    clause.summary.map(({ text, when }, part) => ({
      clauseKey: clause.key,
      part,
      text,
      inclusions: when === null ? inclusions : [...inclusions, when],
    })),
  );

/** Every text of the clauses, and every clause that has none. */
export function textsOf(template: AgreementTemplate): ReachableText[] {
  const texts: ReachableText[] = [];
  for (const { clause, inclusions } of placedClauses(template)) {
    if (clause.parts.length === 0) texts.push({ clauseKey: clause.key, part: null, text: '', inclusions });
    for (const [part, { text, when }] of clause.parts.entries())
      texts.push({ clauseKey: clause.key, part, text, inclusions: when === null ? inclusions : [...inclusions, when] });
  }
  return texts;
}

/** An exact number leaves no choice to the conditions that come after it; a bound leaves some. */
const rank = ({ value, comparisonType }: ClauseCondition) =>
  value === null ? 3 : comparisonType === 'EQUAL' ? 0 : comparisonType.startsWith('L') ? 1 : 2;

/** All ways to take one of each. */
const choices = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((taken, list) => taken.flatMap((before) => list.map((one) => [...before, one])), [[]]);

export class ReachFinder {
  readonly #index: QuestionnaireIndex;
  readonly #placed: ReadonlyMap<string, PlacedClause>;
  readonly #jurisdictions: readonly JurisdictionContent[];

  constructor(
    template: AgreementTemplate,
    sections: readonly QuestionnaireSectionContent[],
    jurisdictions: readonly JurisdictionContent[],
  ) {
    this.#index = indexQuestionnaire(sections);
    this.#placed = new Map(placedClauses(template).map((placed) => [placed.clause.key, placed]));
    this.#jurisdictions = jurisdictions;
  }

  /**
   * A couple who reads this text; null when there is none.
   *
   * @param pinned Asks for a couple in which this option is what met the text's conditions.
   */
  readerOf({ text, inclusions }: ReachableText, pinned?: Pinned): Reader | null {
    // A text that stands or falls with another clause needs what that one needs.
    const companions = choices(
      inclusions
        .filter(({ withClauses }) => withClauses.length > 0)
        .map(({ withClauses }) => withClauses.flatMap((key) => this.#placed.get(key) ?? [])),
    );
    for (const others of companions) {
      const all = [...inclusions, ...others.flatMap((other) => other.inclusions)];
      for (const jurisdiction of this.#jurisdictions) {
        const facts = factsIn(jurisdiction, all);
        if (facts === null) continue;
        for (const conditions of choices(all.map(({ any }) => (any.length === 0 ? [null] : any)))) {
          const conditionsToMeet = [...all.flatMap((when) => when.all), ...conditions.filter((one) => one !== null)];
          const strictestFirst = conditionsToMeet.toSorted((a, b) => rank(a) - rank(b));
          for (const needs of choices(strictestFirst.map((condition) => waysToMeet(condition, pinned)))) {
            for (const answers of this.#answersFor([...needs, ...needsOfText(text)], { A: {}, B: {} })) {
              const reader = { state: jurisdiction.law.abbreviation, answers, facts };
              const isExcluded = all.some(({ withoutClauses }) =>
                withoutClauses.some((key) => this.#isIncluded(this.#placed.get(key), reader)),
              );
              if (!isExcluded && this.#isTaken(jurisdiction, answers)) return reader;
            }
          }
        }
      }
    }
    return null;
  }

  /** Every way to give the needed answers, together with those that make their questions visible. */
  *#answersFor(needs: readonly Need[], given: Answers): Generator<Answers> {
    const [need, ...rest] = needs;
    if (need === undefined) {
      yield given;
      return;
    }
    const node = this.#index.byKey.get(need.questionKey);
    if (node === undefined) return;
    const { question } = node;
    // Only what both gave alike counts as an answer to a question that is compared.
    const sides = question.generatesDispute ? BOTH : need.sides;
    const held = sides.map((side) => given[side][question.key]);
    const openings = held.every((answer) => answer !== undefined) ? [[]] : this.#waysToSee(node, sides);
    const takesTyped = question.inputType !== null || question.allowsOtherOption || question.allowsCustomClause;
    if (need.isTyped && !takesTyped) return;
    const isTyped = need.isTyped || question.questionOptions.length === 0;
    const typed = isTyped ? typedSoThat(typedFor(node), need.comparison) : null;
    const options = question.questionOptions.map(({ key }) => key);
    const candidates = need.optionKeys.length > 0 ? need.optionKeys : [null, ...options];
    for (const option of candidates) {
      const answers = held.map((before) => answerWith(before, option, typed, question));
      if (answers.some((answer) => answer === null || !satisfies(answer.valueTyped, need.comparison))) continue;
      const next = { A: { ...given.A }, B: { ...given.B } };
      for (const [index, side] of sides.entries()) {
        const answer = answers[index];
        if (answer) next[side][question.key] = answer;
      }
      for (const opening of openings) yield* this.#answersFor([...opening, ...rest], next);
    }
  }

  /** What has to be answered for a question to be shown: one of these lists. */
  #waysToSee({ question, conditions }: QuestionNode, sides: readonly Side[]): Need[][] {
    if (conditions.length === 0) {
      const parent = question.parentQuestionId === null ? undefined : this.#index.byId.get(question.parentQuestionId);
      return parent === undefined ? [[]] : this.#waysToSee(parent, sides);
    }
    return conditions.flatMap(({ parentQuestionId, questionOptionId, respondent }) => {
      const parent = this.#index.byId.get(parentQuestionId);
      const option = parent?.options.get(questionOptionId);
      if (parent === undefined || option === undefined) return [];
      const need = { questionKey: parent.question.key, optionKeys: [option.key], isTyped: false, comparison: null };
      return respondent === 'EITHER' ? BOTH.map((side) => [{ ...need, sides: [side] }]) : [[{ ...need, sides }]];
    });
  }

  /** Whether the questionnaire takes these answers in this state: each question is shown and each option offered. */
  #isTaken({ state }: JurisdictionContent, answers: Answers): boolean {
    const factsOf = (side: Side) => ({
      answers: Object.entries(answers[side]).flatMap(([key, { optionKeys, valueTyped }]) => {
        const node = this.#index.byKey.get(key);
        if (node === undefined) return [];
        const chosen = [...node.options.values()].filter((option) => optionKeys.includes(option.key));
        return [
          {
            questionId: node.question.id,
            valueTyped,
            answerQuestionOptions: chosen.map(({ id }) => ({ questionOptionId: id })),
          },
        ];
      }),
      profile: null,
    });
    const evaluation = evaluate(this.#index, { A: factsOf('A'), B: factsOf('B') }, { stateId: state.id });
    return BOTH.every((side) =>
      Object.entries(answers[side]).every(([key, { optionKeys }]) => {
        const own = evaluation[side].stateOf(this.#index.byKey.get(key)?.question.id ?? '');
        return own?.isVisible === true && own.chosenOptionIds.length === optionKeys.length;
      }),
    );
  }

  /** Whether a clause is in the agreement of these two, as far as its own conditions and those above it go. */
  #isIncluded(placed: PlacedClause | undefined, { state, answers, facts }: Reader): boolean {
    const meets = (condition: ClauseCondition) => {
      const isMetBy = (side: Side) => {
        const answer = answers[side][condition.questionKey];
        if (answer === undefined) return false;
        const isChosen =
          condition.optionKeys.length === 0 || condition.optionKeys.some((key) => answer.optionKeys.includes(key));
        const { value, comparisonType } = condition;
        return (
          isChosen &&
          satisfies(answer.valueTyped, value === null ? null : { type: comparisonType, value: Number(value) })
        );
      };
      if (condition.respondent === 'AGREED') return BOTH.every(isMetBy);
      return condition.respondent === 'EITHER' ? BOTH.some(isMetBy) : isMetBy(condition.respondent);
    };
    return (
      placed !== undefined &&
      placed.inclusions.every(
        (when) =>
          holdsIn(when, state, facts) && when.all.every(meets) && (when.any.length === 0 || when.any.some(meets)),
      )
    );
  }
}

function holdsIn(when: ClauseInclusion, state: string, facts: Readonly<Record<ClauseFact, string>>): boolean {
  const isInState = when.inStates.length === 0 || when.inStates.includes(state);
  return (
    isInState &&
    !when.notInStates.includes(state) &&
    when.facts.every(({ fact, isOneOf }) => isOneOf.includes(facts[fact]))
  );
}

/** The facts of a state, with entries disclosed as the inclusions ask for; null when they cannot hold there. */
function factsIn({ law, templateState }: JurisdictionContent, inclusions: readonly ClauseInclusion[]) {
  const asked = inclusions.flatMap((when) => when.facts);
  const done = Object.fromEntries(
    Object.entries(USUAL).map(([fact, usual]) => [fact, asked.find((one) => one.fact === fact)?.isOneOf[0] ?? usual]),
  );
  const known: Readonly<Record<string, string | undefined>> = {
    distributionLaw: law.distributionLaw,
    spousalSupportLaw: law.spousalSupportLaw,
    governingActKind: law.governingAct.kind,
    deathRightsWaivable: String(law.deathRights.mayWaive),
    witnessRequired: String(templateState.witnessRequired),
    acknowledgmentRequired: String(law.formalities.acknowledgmentRequired),
    daysBeforeSigning: String(law.timing.minDaysBetweenFinalDraftAndSigning ?? 0),
    daysBeforeWedding: String(law.timing.minDaysBetweenSigningAndWedding ?? 0),
    ...done,
  };
  const facts = Object.fromEntries(CLAUSE_FACTS.map((fact) => [fact, known[fact] ?? ''])) as Record<ClauseFact, string>;
  return inclusions.every((when) => holdsIn(when, law.abbreviation, facts)) ? facts : null;
}

/** Whose answers meet a condition: both alike, one partner's, or either's. */
function waysToMeet(
  { questionKey, optionKeys, respondent, value, comparisonType }: ClauseCondition,
  pinned: Pinned | undefined,
): Need[] {
  const isPinned = pinned?.questionKey === questionKey && optionKeys.includes(pinned.optionKey);
  const need = {
    questionKey,
    optionKeys: isPinned ? [pinned.optionKey] : optionKeys,
    isTyped: value !== null,
    comparison: value === null ? null : { type: comparisonType, value: Number(value) },
  };
  if (respondent === 'EITHER') return BOTH.map((side) => ({ ...need, sides: [side] }));
  return [{ ...need, sides: respondent === 'AGREED' ? BOTH : [respondent] }];
}

/** What a text prints has to have been typed. */
const needsOfText = (text: string): Need[] =>
  parseTemplateText(text).flatMap((piece) => {
    if (typeof piece === 'string') return [];
    switch (piece.kind) {
      case 'answer':
      case 'percent':
      case 'remainder':
      case 'count': {
        const side = piece.kind === 'answer' ? piece.side : null;
        const sides: readonly Side[] = side === null ? BOTH : [side];
        return [{ questionKey: piece.questionKey, optionKeys: [], isTyped: true, comparison: null, sides }];
      }
      case 'party':
      case 'home':
      case 'receipt':
      case 'term':
      case 'reference':
      case 'state':
      case 'document':
        return [];
    }
  });

/** An answer with this option, or this typed, besides what it holds; null when it cannot have both. */
function answerWith(
  before: GivenAnswer | undefined,
  option: string | null,
  typed: string | null,
  { questionType, questionOptions }: { questionType: string; questionOptions: readonly unknown[] },
): GivenAnswer | null {
  const held = before?.optionKeys ?? [];
  // What was typed for an earlier condition stays.
  const valueTyped = before?.valueTyped ?? typed;
  if (option === null) {
    const isAnswered = held.length > 0 || (valueTyped !== null && questionOptions.length === 0);
    return isAnswered ? { optionKeys: held, valueTyped } : null;
  }
  if (held.includes(option)) return { optionKeys: held, valueTyped };
  if (held.length > 0 && questionType !== 'CHECKBOX') return null;
  return { optionKeys: [...held, option], valueTyped };
}
