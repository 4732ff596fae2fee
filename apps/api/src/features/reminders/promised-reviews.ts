import { type CalendarDate, calendarDateIn } from '@troth/domain/dates';
import { REVIEW_PROMISES, type ReviewPromise, type UpcomingReview, upcomingReviews } from '@troth/domain/reminders';
import type { Tx } from '../../kernel/database/database';
import { answerRepository } from '../../records/answers/answer.repository';
import { answersOf } from '../../records/case/own-answers';
import { type Couple, getCoupleOfDocument, personOn, timeZoneOf } from '../../records/couples/couple';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import { questionnaire } from '../../records/case/questionnaire';

const REVIEW_QUESTION = 'at_review';

/** What tells the day of the signing. */
type Signed = Pick<NotarizationRow, 'signedOn' | 'providerCompletedAt' | 'notarizationCompletedAt'>;

/** The day on the paper, or that on which the notary was done, by the clocks of a time zone; null before that. */
export const dayOfSigning = (row: Signed, timeZone: string): CalendarDate | null => {
  const completedAt = row.providerCompletedAt ?? row.notarizationCompletedAt;
  return row.signedOn ?? (completedAt === null ? null : calendarDateIn(timeZone, completedAt));
};

/** What both chose. An agreement that was made elsewhere has no answers, and promises nothing that we know of. */
export async function promisesOf(tx: Tx, couple: Couple): Promise<readonly ReviewPromise[]> {
  const options = questionnaire.byKey.get(REVIEW_QUESTION)?.question.questionOptions ?? [];
  const rows = await answerRepository(tx).listOfDocument(couple.document.id);
  const chosenBy = (side: 'A' | 'B'): ReadonlySet<string> => {
    const person = personOn(couple, side);
    if (person === null) return new Set();
    const chosen = answersOf(rows, person, couple.document.id).flatMap(({ answerQuestionOptions }) =>
      answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
    );
    return new Set(options.filter(({ id }) => chosen.includes(id)).map(({ key }) => key));
  };
  const [a, b] = [chosenBy('A'), chosenBy('B')];
  return REVIEW_PROMISES.filter((promise) => a.has(promise) && b.has(promise));
}

/** The reviews of a notarized agreement that are to come, by the clocks of the couple's state. */
export async function promisedReviews(
  tx: Tx,
  { documentId, notarization, now }: { documentId: string; notarization: Signed; now: Date },
): Promise<{ signedOn: CalendarDate | null; reviews: readonly UpcomingReview[] }> {
  const couple = await getCoupleOfDocument(tx, documentId);
  const timeZone = timeZoneOf(couple);
  const signedOn = dayOfSigning(notarization, timeZone);
  if (signedOn === null) return { signedOn, reviews: [] };
  const reviews = upcomingReviews({
    signedOn,
    promises: await promisesOf(tx, couple),
    today: calendarDateIn(timeZone, now),
  });
  return { signedOn, reviews };
}
