import { stalenessOf } from '../records/case/regeneration';
import { questionnaireSections, questionOfKey } from '@troth/content/questionnaire';
import { isChoice } from '@troth/domain/questionnaire';
import { answerRepository } from '../records/answers/answer.repository';
import { continuedSectionRepository } from '../records/answers/continued-section.repository';
import { evaluateCouple } from '../records/case/evaluate-couple';
import { writeHireFlags } from '../records/case/save-answer';
import { getCouple } from '../records/couples/couple';
import { sealedContact } from '../records/users/contact';
import type { TestCouple } from './builders';
import type { TestApp } from './open-app';

/** Answers by question key: option keys for a choice, else what was typed. */
export type GivenAnswers = Readonly<Record<string, string | readonly string[]>>;

const TYPED = {
  TEXT: 'As we discussed',
  CURRENCY: '2500.00',
  NUMBER: '10',
  DATE: '2027-06-12',
  PHONE: '+12125550123',
} as const;
const MOST_ROUNDS = 20;

/** What the tests answer where they do not say otherwise: the first option, or a plain value. */
const usual: GivenAnswers = { un_hire_attorney: ['without'] };

function answerFor(key: string, given: GivenAnswers, isOffered: (optionId: string) => boolean) {
  const question = questionOfKey(key);
  const wanted = given[key] ?? usual[key];
  if (isChoice(question)) {
    const keys = typeof wanted === 'string' ? [wanted] : wanted;
    const chosen =
      keys === undefined
        ? question.questionOptions.filter(({ id }) => isOffered(id)).slice(0, 1)
        : question.questionOptions.filter((option) => keys.includes(option.key));
    if (keys !== undefined && chosen.length !== keys.length && given[key] !== undefined) {
      throw new Error(
        `${key} has no option among ${keys.join(', ')}: ${question.questionOptions.map((o) => o.key).join(', ')}`,
      );
    }
    const options = chosen.length > 0 ? chosen : question.questionOptions.filter(({ id }) => isOffered(id)).slice(0, 1);
    return { valueTyped: null, questionOptionIds: options.map(({ id }) => id) };
  }
  return {
    valueTyped: typeof wanted === 'string' ? wanted : TYPED[question.inputType ?? 'TEXT'],
    questionOptionIds: [],
  };
}

/**
 * Completes both questionnaires, straight in the database: what `given` says, and something plain for the rest.
 *
 * @param isMeant The sections that are completed, by their key; the others stay as they are.
 */
export async function completeQuestionnaires(
  api: TestApp,
  { documentId, a, b }: TestCouple,
  given: { both?: GivenAnswers; a?: GivenAnswers; b?: GivenAnswers } = {},
  isMeant: (sectionKey: string) => boolean = () => true,
): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    for (const [person, gender] of [[a, 'FEMALE'] as const, [b, 'MALE'] as const]) {
      await tx
        .updateTable('users')
        .set(sealedContact(tx, person.id, { gender, birthdate: '1994-03-12', phoneNumber: '+12125550123' }))
        .where('id', '=', person.id)
        .execute();
    }
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const couple = await getCouple(tx, documentId, a.id);
      const { evaluation } = await evaluateCouple(tx, couple);
      const waiting: Parameters<ReturnType<typeof answerRepository>['insert']>[1][number][] = [];
      for (const [side, person, own] of [['A', a, given.a] as const, ['B', b, given.b] as const]) {
        const answers = { ...given.both, ...own };
        for (const { node, isVisible, completeness } of evaluation[side].states) {
          const { question, section } = node;
          if (!isMeant(section.sectionKey)) continue;
          const isWanted = question.isRequired || answers[question.key] !== undefined;
          if (!isVisible || completeness !== 'INCOMPLETE' || !isWanted || question.profileField !== null) continue;
          const answer = answerFor(question.key, answers, (id) => evaluation[side].isOffered(id));
          waiting.push({ userId: person.id, questionId: question.id, ...answer });
        }
      }
      if (waiting.length === 0) {
        const continued = continuedSectionRepository(tx, documentId);
        for (const { id: userId } of [a, b])
          for (const { sectionKey } of questionnaireSections.filter((one) => isMeant(one.sectionKey)))
            await continued.record({ userId, sectionKey }, api.clock.now());
        await writeHireFlags(
          tx,
          couple.document,
          await evaluateCouple(tx, couple),
          api.clock.now(),
          stalenessOf(tx, documentId, api.clock.now()),
        );
        return;
      }
      await answerRepository(tx).insert(documentId, waiting, api.clock.now());
    }
    throw new Error('The questionnaire does not come to an end.');
  });
}

/** Has a person say something to one question, straight in the database; what they said before is replaced. */
export async function answered(
  api: TestApp,
  place: { readonly documentId: string; readonly userId: string; readonly questionId: string },
  valueTyped: string,
): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    const answers = answerRepository(tx);
    const known = (await answers.listOfQuestion(place.documentId, place.questionId)).find(
      ({ userId }) => userId === place.userId,
    );
    await answers.save(place, { valueTyped, questionOptionIds: [] }, known, api.clock.now());
  });
}
