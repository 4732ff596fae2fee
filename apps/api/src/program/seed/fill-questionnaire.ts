import { stalenessOf } from '../../records/case/regeneration';
import { questionnaireSections, questionOfKey } from '@troth/content/questionnaire';
import type { Side } from '@troth/domain/people';
import { isChoice } from '@troth/domain/questionnaire';
import type { Tx } from '../../kernel/database/database';
import { answerRepository } from '../../records/answers/answer.repository';
import { continuedSectionRepository } from '../../records/answers/continued-section.repository';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { writeHireFlags } from '../../records/case/save-answer';
import { getCoupleOfDocument, personOn } from '../../records/couples/couple';

/** Answers by question key: option keys for a choice, else what was typed. */
export type GivenAnswers = Readonly<Record<string, string | readonly string[]>>;

/** Follow-ups open as answers come in; no chain of them is longer than this. */
const MOST_ROUNDS = 20;
const PLAIN_VALUES = { TEXT: 'As we discussed', CURRENCY: '2500.00', NUMBER: '10', PHONE: '+12125550123' } as const;

/**
 * Answers the whole questionnaire for both partners: what is given, and for the rest the first option on offer or a
 * plain value. Goes round until no visible question waits, since answers open follow-ups.
 */
export async function fillQuestionnaire(
  tx: Tx,
  documentId: string,
  given: Readonly<Record<Side, GivenAnswers>>,
  weddingDate: string,
  now: Date,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const couple = await getCoupleOfDocument(tx, documentId);
    const answers = await evaluateCouple(tx, couple);
    const rows = (['A', 'B'] as const).flatMap((side) => {
      const person = personOn(couple, side);
      if (person === null) return [];
      const waiting = answers.evaluation[side].states.filter(
        ({ node: { question }, isVisible, completeness }) =>
          isVisible &&
          completeness === 'INCOMPLETE' &&
          question.profileField === null &&
          (question.isRequired || given[side][question.key] !== undefined),
      );
      return waiting.map(({ node: { question } }) => ({
        userId: person.id,
        questionId: question.id,
        ...answerTo(question.key, given[side], weddingDate, (optionId) => answers.evaluation[side].isOffered(optionId)),
      }));
    });
    if (rows.length === 0) {
      const continued = continuedSectionRepository(tx, documentId);
      for (const { id: userId } of [personOn(couple, 'A'), personOn(couple, 'B')].filter((person) => person !== null))
        for (const { sectionKey } of questionnaireSections) await continued.record({ userId, sectionKey }, now);
      await writeHireFlags(
        tx,
        couple.document,
        await evaluateCouple(tx, couple),
        now,
        stalenessOf(tx, couple.document.id, now),
      );
      return;
    }
    await answerRepository(tx).insert(documentId, rows, now);
  }
  throw new Error('The questionnaire does not come to an end.');
}

function answerTo(key: string, given: GivenAnswers, weddingDate: string, isOffered: (optionId: string) => boolean) {
  const question = questionOfKey(key);
  const wanted = given[key];
  if (!isChoice(question)) {
    const type = question.inputType ?? 'TEXT';
    const plain = type === 'DATE' ? weddingDate : PLAIN_VALUES[type];
    return { valueTyped: typeof wanted === 'string' ? wanted : plain, questionOptionIds: [] };
  }
  const offered = question.questionOptions.filter((option) => isOffered(option.id));
  const chosen = offered.filter((option) => wanted?.includes(option.key) === true);
  const options = chosen.length > 0 ? chosen : offered.slice(0, 1);
  return { valueTyped: null, questionOptionIds: options.map((option) => option.id) };
}
