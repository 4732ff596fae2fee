import { calendarDateIn } from '@troth/domain/dates';
import { dueReviewReminder, REVIEW_PROMISES, type ReviewReminder } from '@troth/domain/reminders';
import type { Tx } from '../../kernel/database/database';
import { mailIn } from '../../kernel/mail/mail';
import { job, noData } from '../../kernel/jobs/job';
import { scheduleTomorrow, startDaily } from '../../kernel/jobs/schedule';
import type { Services } from '../../kernel/services';
import { type Couple, getCoupleOfDocument, personOn, timeZoneOf } from '../../records/couples/couple';
import { dayOfSigning, promisesOf } from './promised-reviews';
import { notarizedDocuments } from '../../records/notarizations/notarization.repository';

const DAY_MS = 86_400_000;
/** 16:00 UTC is a morning from Hawaii to Maine. */
const HOUR_MS = 16 * 3_600_000;
const AT_ONCE = 100;

export const reviewReminderJob = job({ name: 'review-reminders', schema: noData, handle: remindOfReviews });
const DAILY = { kind: reviewReminderJob, dueAfterMs: HOUR_MS };

/** Starts the chain of daily looks. */
export const startReviewReminders = (services: Services): Promise<void> => startDaily(services, DAILY);

/**
 * Reminds every couple whose agreement is to be looked at again, some at a time, and writes the next day's job. Each
 * partner gets a reminder once, by its key in the outbox: a job that runs twice, or on each day of a week, mails nobody
 * again, and days on which the program was not there are made up for.
 */
export async function remindOfReviews(services: Services): Promise<void> {
  const { db } = services.database;
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    after = await db.transaction().execute((tx) => remindSome(services, tx, from));
  }
  await db.transaction().execute((tx) => scheduleTomorrow(services, tx, DAILY));
}

/** @returns the last document that was looked at; null when there are no more. */
async function remindSome(services: Services, tx: Tx, after: string): Promise<string | null> {
  const rows = await notarizedDocuments(tx, after, AT_ONCE);
  const now = services.now();
  for (const row of rows) {
    const signedOn = dayOfSigning(row, 'UTC');
    if (signedOn === null) continue;
    // Nothing is opened for a couple whose anniversary it is not.
    const isNear = dueReviewReminder({
      signedOn,
      promises: REVIEW_PROMISES,
      today: calendarDateIn('UTC', new Date(now.getTime() + DAY_MS)),
    });
    if (isNear === null) continue;
    const couple = await getCoupleOfDocument(tx, row.id);
    const timeZone = timeZoneOf(couple);
    const reminder = dueReviewReminder({
      signedOn: dayOfSigning(row, timeZone) ?? signedOn,
      promises: await promisesOf(tx, couple),
      today: calendarDateIn(timeZone, now),
    });
    if (reminder !== null) await remindPartners(services, tx, couple, reminder);
  }
  return rows.at(-1)?.id ?? null;
}

async function remindPartners(services: Services, tx: Tx, couple: Couple, reminder: ReviewReminder): Promise<void> {
  const sendMail = mailIn(services, tx, services.now());
  for (const side of ['A', 'B'] as const) {
    const person = personOn(couple, side);
    if (person === null || person.deletedAt !== null) continue;
    await sendMail({
      kind: 'review-reminder',
      to: person.email,
      readerId: person.id,
      data: { partnerName: personOn(couple, side === 'A' ? 'B' : 'A')?.firstName ?? null, ...reminder },
      dedupeKey: `review-reminder:${couple.document.id}:${reminder.dueOn}:${person.id}`,
    });
  }
}
