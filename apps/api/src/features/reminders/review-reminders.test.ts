import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setReminders } from '../../kernel/mail/reminder-optouts';
import { aCouple, aCustomer, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';
import { questionnaire } from '../../records/case/questionnaire';
import { remindOfReviews } from './review-reminders';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** A couple whose agreement was notarized, and what each chose of the reviews. */
async function aNotarizedCouple(completedAt: string, choices: { a: readonly string[]; b: readonly string[] }) {
  const couple = await aCouple(api).inState('CA').paid();
  const { question } = questionnaire.byKey.get('at_review') ?? {};
  const choose = (person: TestPerson, keys: readonly string[]) =>
    api.request('POST', `/users/${person.id}/answers?questionId=${question?.id}`, {
      as: person,
      json: {
        questionOptionIds: question?.questionOptions.filter(({ key }) => keys.includes(key)).map(({ id }) => id),
      },
    });
  expect((await choose(couple.a, choices.a)).status).toBeLessThan(300);
  expect((await choose(couple.b, choices.b)).status).toBeLessThan(300);
  const at = new Date(completedAt);
  await api.db
    .insertInto('notarizations')
    .values({ documentId: couple.documentId, providerCompletedAt: at, notarizationCompletedAt: at })
    .execute();
  return couple;
}

async function mailsOn(instant: string, person: TestPerson) {
  api.clock.set(new Date(instant));
  await remindOfReviews(api.services);
  return readMails(api, person.email, 'review-reminder');
}

const ALL = ['every_five_years', 'child'];

describe('reminders of the review that the couple promised', () => {
  it('comes to both once, on the anniversary by the clocks of their state, whatever runs again', async () => {
    // 15 June in California, though the 16th in UTC.
    const couple = await aNotarizedCouple('2026-06-16T05:00:00.000Z', { a: ALL, b: ALL });
    expect(await mailsOn('2027-06-15T06:59:59.000Z', couple.a)).toEqual([]);
    const [asked] = await mailsOn('2027-06-15T16:00:00.000Z', couple.a);
    expect(asked?.subject).toBe('A year since you signed: has anything changed?');
    expect(asked?.bodyText).toContain('> the birth or adoption of a child');
    expect(asked?.unsubscribeUrl).not.toBeNull();
    for (const day of ['2027-06-15T17:00:00.000Z', '2027-06-20T16:00:00.000Z', '2027-08-20T16:00:00.000Z'])
      expect(await mailsOn(day, couple.a)).toHaveLength(1);
    expect(await mailsOn('2027-08-20T16:00:00.000Z', couple.b)).toHaveLength(1);
    // Days on which nothing ran are made up for.
    const later = await mailsOn('2031-06-25T16:00:00.000Z', couple.a);
    expect(later.map(({ subject }) => subject)).toContain('Your agreement is 5 years old: time to read it again');
  });

  it('is of what both promised, and of nothing that one alone did', async () => {
    const couple = await aNotarizedCouple('2026-06-15T18:00:00.000Z', { a: ALL, b: ['every_five_years'] });
    expect(await mailsOn('2027-06-15T18:00:00.000Z', couple.a)).toEqual([]);
    const [mail] = await mailsOn('2031-06-15T18:00:00.000Z', couple.a);
    expect(mail?.bodyText).not.toContain('child');
  });

  it('comes to the partner who wants it, and not to the one who unsubscribed', async () => {
    const couple = await aNotarizedCouple('2026-06-15T18:00:00.000Z', { a: ALL, b: ALL });
    await api.db
      .transaction()
      .execute((tx) => setReminders(tx, { userId: couple.a.id, topic: 'REVIEWS', isWanted: false }, api.clock.now()));
    expect(await mailsOn('2027-06-15T18:00:00.000Z', couple.a)).toEqual([]);
    expect(await mailsOn('2027-06-15T18:00:00.000Z', couple.b)).toHaveLength(1);
  });

  it('is of no agreement that is gone, or whose notarization was taken back', async () => {
    const [gone, takenBack] = [
      await aNotarizedCouple('2026-06-15T18:00:00.000Z', { a: ALL, b: ALL }),
      await aNotarizedCouple('2026-06-15T18:00:00.000Z', { a: ALL, b: ALL }),
    ];
    const deletedAt = api.clock.now();
    await api.db.updateTable('documents').set({ deletedAt }).where('id', '=', gone.documentId).execute();
    await api.db
      .updateTable('notarizations')
      .set({ deletedAt })
      .where('documentId', '=', takenBack.documentId)
      .execute();
    expect(await mailsOn('2027-06-15T18:00:00.000Z', gone.a)).toEqual([]);
    expect(await mailsOn('2027-06-15T18:00:00.000Z', takenBack.a)).toEqual([]);
  });
});

describe('the review dates in the vault', () => {
  interface Vault {
    readonly reviews: object[];
  }
  const calendarOf = (documentId: string, kind: string) => `/documents/${documentId}/reviews/${kind}/calendar.ics`;

  it('are what both chose, as it falls by the clocks of their state, and go into a calendar that names nobody', async () => {
    // 29 February in California, though 1 March in UTC.
    const couple = await aNotarizedCouple('2028-03-01T05:00:00.000Z', { a: ALL, b: [...ALL, 'move'] });
    api.clock.set(new Date('2029-03-01T20:00:00.000Z'));
    const vault = (await api.get<Vault>(`/documents/${couple.documentId}/vault`, couple.b)).body;
    expect(vault.reviews).toEqual([
      { kind: 'PROMISED', nextOn: '2033-02-28', everyYears: 5, events: [] },
      { kind: 'EVENTS', nextOn: '2030-02-28', everyYears: 1, events: ['child'] },
    ]);
    const { status, body } = await api.get<string>(calendarOf(couple.documentId, 'EVENTS'), couple.b);
    expect(status).toBe(200);
    const entry = body.replaceAll('\r\n ', '');
    expect(entry).toContain('DTSTART;VALUE=DATE:20300228');
    expect(entry).toContain('RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=-1');
    expect(entry).toContain('the birth or adoption of a child');
    expect(entry).not.toContain('move');
  });

  it('are nobody else’s, and there is none that was not promised', async () => {
    const couple = await aNotarizedCouple('2026-06-15T18:00:00.000Z', { a: ALL, b: ['every_five_years'] });
    const status = async (person: TestPerson, kind: string) =>
      (await api.get(calendarOf(couple.documentId, kind), person)).status;
    expect(await status(couple.a, 'PROMISED')).toBe(200);
    expect(await status(couple.a, 'EVENTS')).toBe(404);
    expect(await status(couple.a, 'SOMEDAY')).toBe(400);
    expect(await status(await aCustomer(api), 'PROMISED')).toBe(404);
  });
});
