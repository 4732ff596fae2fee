import {
  ABSENT_PARTNER,
  type AnswerFacts,
  evaluate,
  indexQuestionnaire,
  type QuestionContent,
  type QuestionnaireSectionContent,
} from '@troth/domain/questionnaire';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { Engine, type NestedCondition, type RuleProperties } from 'json-rules-engine';
import { SurveyModel } from 'survey-core';
import { BENCH_STATE, questionsOf } from './generated-questionnaire';

/** Which questions are visible, and which of them are answered, in the order of the content. */
export interface Found {
  readonly visible: Uint8Array;
  readonly complete: Uint8Array;
}

/** An engine with a questionnaire and one partner's answers in it. */
export interface Contender {
  /** Takes one changed answer and finds out again what is visible and complete; all of it is known when it is done. */
  readonly change: (answer: AnswerFacts) => void | Promise<void>;
  readonly found: () => Found;
}

export type MakeContender = (
  content: readonly QuestionnaireSectionContent[],
  answers: readonly AnswerFacts[],
) => Contender | Promise<Contender>;

/** Every contender gets its rules for the one state, as the product's engine is told the state. */
const isHidden = ({ questionStateRestrictions }: QuestionContent) =>
  questionStateRestrictions.some(({ stateId }) => stateId === BENCH_STATE);
const offeredIds = ({ questionOptions }: QuestionContent): string[] =>
  questionOptions
    .filter(({ optionStateRestrictions }) => !optionStateRestrictions.some(({ stateId }) => stateId === BENCH_STATE))
    .map(({ id }) => id);

interface ParentRows {
  readonly parentId: string;
  readonly optionIds: string[];
}

/** Rows by parent, with those options alone that the state offers. */
function rowsByParent(question: QuestionContent, byId: ReadonlyMap<string, QuestionContent>): ParentRows[] {
  const parents = [...new Set(question.parentConditionalVisibilities.map((row) => row.parentQuestionId))];
  return parents.map((parentId) => {
    const parent = byId.get(parentId);
    const offered = new Set(parent === undefined ? [] : offeredIds(parent));
    const optionIds = question.parentConditionalVisibilities
      .filter((row) => row.parentQuestionId === parentId && offered.has(row.questionOptionId))
      .map((row) => row.questionOptionId);
    return { parentId, optionIds };
  });
}

const idsOf = ({ answerQuestionOptions }: AnswerFacts) =>
  answerQuestionOptions.map(({ questionOptionId }) => questionOptionId);
const emptyFound = (count: number): Found => ({ visible: new Uint8Array(count), complete: new Uint8Array(count) });

/** The product's engine: everything is evaluated again, both partners', and every question is read by its id. */
export const troth: MakeContender = (content, answers) => {
  const index = indexQuestionnaire(content);
  const questions = questionsOf(content);
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const found = emptyFound(questions.length);
  const read = () => {
    const own = { answers: [...given.values()], profile: null };
    const { A } = evaluate(index, { A: own, B: ABSENT_PARTNER }, { stateId: BENCH_STATE });
    questions.forEach(({ id }, at) => {
      const state = A.stateOf(id);
      found.visible[at] = state?.isVisible === true ? 1 : 0;
      found.complete[at] = state?.completeness === 'COMPLETE' ? 1 : 0;
    });
  };
  read();
  return {
    change: (answer) => {
      given.set(answer.questionId, answer);
      read();
    },
    found: () => found,
  };
};

/** Two rules for each question, applied in the order of the content; parents come before their follow-ups there. */
export const jsonLogicJs: MakeContender = (content, answers) => {
  const questions = questionsOf(content);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const rules = questions.map((question) => {
    const rows = rowsByParent(question, byId).flatMap(({ parentId, optionIds }): RulesLogic[] =>
      optionIds.map((optionId) => ({
        and: [{ var: `shown.${parentId}` }, { in: [optionId, { var: `given.${parentId}` }] }],
      })),
    );
    const isRoot = question.parentConditionalVisibilities.length === 0;
    const visible: RulesLogic = isHidden(question) ? false : isRoot ? true : rows.length === 0 ? false : { or: rows };
    const isAnswered: RulesLogic =
      question.questionOptions.length === 0
        ? { '!!': [{ var: `given.${question.id}` }] }
        : { some: [{ var: `given.${question.id}` }, { in: [{ var: '' }, offeredIds(question)] }] };
    const complete: RulesLogic = { and: [{ var: `shown.${question.id}` }, isAnswered] };
    return { id: question.id, visible, complete };
  });
  const given: Record<string, string | string[]> = {};
  const shown: Record<string, boolean> = {};
  const data = { given, shown };
  const found = emptyFound(questions.length);
  const note = (answer: AnswerFacts) => {
    given[answer.questionId] = answer.valueTyped ?? idsOf(answer);
  };
  const pass = () => {
    for (let at = 0; at < rules.length; at += 1) {
      const rule = rules[at];
      if (rule === undefined) continue;
      const isShown = jsonLogic.truthy(jsonLogic.apply(rule.visible, data));
      shown[rule.id] = isShown;
      found.visible[at] = isShown ? 1 : 0;
      found.complete[at] = jsonLogic.truthy(jsonLogic.apply(rule.complete, data)) ? 1 : 0;
    }
  };
  answers.forEach(note);
  pass();
  return {
    change: (answer) => {
      note(answer);
      pass();
    },
    found: () => found,
  };
};

/** Two rules for each question, in ranks by how deep the question lies; a visible question becomes a fact. */
export const jsonRulesEngine: MakeContender = async (content, answers) => {
  const questions = questionsOf(content);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const places = new Map(questions.map(({ id }, at) => [id, at]));
  const levels = new Map<string, number>();
  const engine = new Engine([], { allowUndefinedFacts: true });
  const chooses = (questionId: string, optionIds: readonly string[]): NestedCondition => ({
    any: optionIds.map((optionId) => ({ fact: `given.${questionId}`, operator: 'contains', value: optionId })),
  });
  const isShown = (questionId: string): NestedCondition => ({
    fact: `shown.${questionId}`,
    operator: 'equal',
    value: true,
  });
  for (const question of questions) {
    if (isHidden(question)) continue;
    const rows = rowsByParent(question, byId);
    const level = 1 + Math.max(-1, ...rows.map(({ parentId }) => levels.get(parentId) ?? 0));
    levels.set(question.id, level);
    const met = rows.filter(({ optionIds }) => optionIds.length > 0);
    if (rows.length > 0 && met.length === 0) continue;
    const place = places.get(question.id);
    const visible: RuleProperties = {
      conditions:
        rows.length === 0
          ? { all: [] }
          : { any: met.map(({ parentId, optionIds }) => ({ all: [isShown(parentId), chooses(parentId, optionIds)] })) },
      event: { type: 'visible', params: { place } },
      priority: 1000 - 2 * level,
      onSuccess: (_event, almanac) => almanac.addRuntimeFact(`shown.${question.id}`, true),
    };
    const offered = offeredIds(question);
    const isAnswered: NestedCondition =
      question.questionOptions.length === 0
        ? { fact: `given.${question.id}`, operator: 'notEqual', value: '' }
        : chooses(question.id, offered);
    engine.addRule(visible);
    if (question.questionOptions.length > 0 && offered.length === 0) continue;
    engine.addRule({
      conditions: { all: [isShown(question.id), isAnswered] },
      event: { type: 'complete', params: { place } },
      priority: 999 - 2 * level,
    });
  }
  for (const question of questions)
    engine.addFact(`given.${question.id}`, question.questionOptions.length === 0 ? '' : []);
  const note = (answer: AnswerFacts) =>
    engine.addFact(`given.${answer.questionId}`, answer.valueTyped ?? idsOf(answer));
  answers.forEach(note);
  let found = emptyFound(questions.length);
  const pass = async () => {
    const { events } = await engine.run();
    found = emptyFound(questions.length);
    for (const { type, params } of events) {
      const table = type === 'visible' ? found.visible : found.complete;
      table[Number(params?.['place'])] = 1;
    }
  };
  await pass();
  return {
    change: (answer) => {
      note(answer);
      return pass();
    },
    found: () => found,
  };
};

/** A survey of as many pages as there are sections. Values of hidden questions are kept, so conditions name ancestors. */
export const surveyCore: MakeContender = (content, answers) => {
  const questions = questionsOf(content);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const conditions = new Map<string, string | null>();
  /** When a question is visible, in the survey's language; null for always. */
  const conditionOf = (question: QuestionContent): string | null => {
    const known = conditions.get(question.id);
    if (known !== undefined) return known;
    const rows = rowsByParent(question, byId).flatMap(({ parentId, optionIds }) => {
      const parent = byId.get(parentId);
      const above = parent === undefined ? null : conditionOf(parent);
      if (optionIds.length === 0) return [];
      const isChosen = `{${parentId}} anyof [${optionIds.map((id) => `'${id}'`).join(', ')}]`;
      return [above === null ? `(${isChosen})` : `(${isChosen} and ${above})`];
    });
    const isRoot = question.parentConditionalVisibilities.length === 0;
    const never = '(1 = 2)';
    const condition = isHidden(question) ? never : isRoot ? null : rows.length === 0 ? never : `(${rows.join(' or ')})`;
    conditions.set(question.id, condition);
    return condition;
  };
  const elementOf = (question: QuestionContent) => {
    const condition = conditionOf(question);
    return {
      type: { CHECKBOX: 'checkbox', RADIO: 'radiogroup', DROPDOWN: 'dropdown', TEXT_AREA: 'comment', TEXT_BOX: 'text' }[
        question.questionType
      ],
      name: question.id,
      isRequired: question.isRequired,
      ...(question.questionOptions.length > 0 && { choices: offeredIds(question) }),
      ...(condition !== null && { visibleIf: condition }),
    };
  };
  const survey = new SurveyModel({
    clearInvisibleValues: 'none',
    pages: content.map(({ sectionKey, groups }) => ({
      name: sectionKey,
      elements: groups.flatMap((group) => group.questions.map(elementOf)),
    })),
  });
  const valueOf = (answer: AnswerFacts) => {
    if (answer.valueTyped !== null) return answer.valueTyped;
    return byId.get(answer.questionId)?.questionType === 'CHECKBOX' ? idsOf(answer) : idsOf(answer)[0];
  };
  survey.data = Object.fromEntries(answers.map((answer) => [answer.questionId, valueOf(answer)]));
  const models = questions.map((question) => ({
    model: survey.getQuestionByName(question.id),
    offered: question.questionOptions.length === 0 ? null : new Set<unknown>(offeredIds(question)),
  }));
  const found = emptyFound(questions.length);
  const isAnswered = (value: unknown, offered: ReadonlySet<unknown> | null) => {
    if (offered === null) return value !== undefined && value !== '';
    return Array.isArray(value) ? value.some((one) => offered.has(one)) : offered.has(value);
  };
  const read = () => {
    models.forEach(({ model, offered }, at) => {
      const isShown = model.isVisible;
      found.visible[at] = isShown ? 1 : 0;
      found.complete[at] = isShown && isAnswered(model.value, offered) ? 1 : 0;
    });
  };
  read();
  return {
    change: (answer) => {
      survey.setValue(answer.questionId, valueOf(answer));
      read();
    },
    found: () => found,
  };
};
