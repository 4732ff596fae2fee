import type { AnswerSource } from '../tree';
import { AnswerReader } from './answers';
import { compiledTemplate } from './compiler';
import type { AssemblyInput } from './input';
import { partiesOf } from './parties';

/** Something that an attorney may put into the text as a value, with where it comes from. */
export interface InsertableValue {
  readonly group: 'PARTY' | 'PRONOUN' | 'STATE' | 'ANSWER';
  /** Which of it: `A.fullName`, `statute`, a question's key. */
  readonly name: string;
  readonly text: string;
  readonly sources: AnswerSource[];
}

/**
 * What may be inserted into a couple's agreement: names and pronouns, the state, and what both partners agreed on. Never
 * an answer of one of them, nor one that is not compared.
 */
export function insertableValues(input: AssemblyInput): InsertableValue[] {
  const template = compiledTemplate(input.template);
  const answers = new AnswerReader(input, template);
  const parties = partiesOf(input.parties);
  const said = (group: InsertableValue['group'], name: string, text: string): InsertableValue[] =>
    text === '' ? [] : [{ group, name, text, sources: [] }];
  const ofParties = (['A', 'B'] as const).flatMap((side) => [
    ...said('PARTY', `${side}.name`, parties[side].name),
    ...said('PARTY', `${side}.fullName`, parties[side].fullName),
    ...Object.entries(parties[side].pronouns).flatMap(([form, word]) => said('PRONOUN', `${side}.${form}`, word)),
  ]);
  const ofState = [
    ...said('STATE', 'name', input.jurisdiction.name),
    ...said('STATE', 'statute', input.templateState.statute),
    ...said('STATE', 'governingAct', input.jurisdiction.governingAct),
    ...said('STATE', 'document', input.templateState.termForDocument),
  ];
  const ofAnswers = [...template.questions.values()].flatMap(({ question }): InsertableValue[] => {
    if (!question.isCompared || question.isSensitive) return [];
    const replies = answers.to(question.key);
    if (replies.agreement.status !== 'AGREED') return [];
    const sources = replies.sourcesOf(null);
    const text = replies.typed(null) ?? sources[0]?.value ?? '';
    return text === '' ? [] : [{ group: 'ANSWER', name: question.key, text, sources }];
  });
  return [...ofParties, ...ofState, ...ofAnswers];
}
