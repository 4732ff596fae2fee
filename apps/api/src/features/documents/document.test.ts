import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import type { AgreementDocument } from '@troth/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../../testing/answers';
import { aCouple, aCustomer, anAdmin, anAttorney } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';
import { sealedContact } from '../../records/users/contact';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const state = (abbreviation: string) => contentId('state', abbreviation);
const set = (documentId: string, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();
const mailsTo = async (email: string) => {
  await api.runJobs();
  return (await readMails(api, email)).map(({ subject }) => ({ subject }));
};

describe('beginning a document (customer spec section 4)', () => {
  const creation = (userAId: string) => ({ stateId: state('TX'), userAId, templateId: prenupTemplateId });

  it('makes one for the person who asks, with the state and its term', async () => {
    const ada = await aCustomer(api);
    const made = await api.post<AgreementDocument>('/documents', creation(ada.id), ada);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      userAId: ada.id,
      userBId: null,
      status: 'NOT_APPROVED',
      state: { abbreviation: 'TX' },
    });
    expect(made.body.template?.documentTemplateStates?.[0]?.stateId).toBe(state('TX'));
  });

  it('makes one only, though two tabs begin at once', async () => {
    const ada = await aCustomer(api);
    const replies = await Promise.all([1, 2].map(() => api.post('/documents', creation(ada.id), ada)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('makes none for somebody else, and none with a state or template that is not there', async () => {
    const [ada, eve] = [await aCustomer(api), await aCustomer(api)];
    expect((await api.post('/documents', creation(ada.id), eve)).status).toBe(403);
    expect((await api.post('/documents', { ...creation(ada.id), stateId: ada.id }, ada)).status).toBe(400);
    expect((await api.post('/documents', { ...creation(ada.id), templateId: ada.id }, ada)).status).toBe(400);
  });
});

describe('changing the state (D15)', () => {
  it('tells the other partner, and lets an attorney go who is not licensed there', async () => {
    const attorney = await anAttorney(api, { states: ['CA'] });
    const { a, b, documentId } = await aCouple(api).inState('CA').withAttorneyFor('A', attorney);
    const changed = await api.patch<AgreementDocument>(`/documents/${documentId}`, { stateId: state('TX') }, b);
    expect(changed.body).toMatchObject({ stateId: state('TX'), attorneyAId: null });
    expect((await mailsTo(a.email)).map(({ subject }) => subject)).toEqual([
      'The state for your agreement has changed',
    ]);
    expect(await mailsTo(b.email), 'one’s own change').toEqual([]);
  });

  it('is refused while the questionnaire is blocked', async () => {
    const { a, documentId } = await aCouple(api);
    await set(documentId, { lastGeneratedAt: api.clock.now(), reviewedAt: api.clock.now() });
    expect((await api.patch(`/documents/${documentId}`, { stateId: state('TX') }, a)).status).toBe(422);
  });
});

describe('confirming the agreement (D28)', () => {
  const confirm = (documentId: string, person: Parameters<typeof api.patch>[2]) =>
    api.patch<AgreementDocument>(`/documents/${documentId}`, { reviewedAt: '2001-01-01T00:00:00.000Z' }, person);

  it('is reviewed once both have confirmed, by the clock of the server', async () => {
    const { a, b, documentId } = await aCouple(api);
    await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
    expect((await confirm(documentId, a)).body).toMatchObject({
      reviewedAt: null,
      userAReviewedAt: api.clock.now().toISOString(),
    });
    expect((await confirm(documentId, b)).body.reviewedAt).toBe(api.clock.now().toISOString());
  });

  it('is refused before there is a document, and while an attorney edits it', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const { a, documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    expect((await confirm(documentId, a)).status).toBe(422);
    await set(documentId, { lastGeneratedAt: api.clock.now() });
    expect((await confirm(documentId, a)).status).toBe(422);
  });

  it('keeps the instant of the first word, and is not reviewed by one partner, however often', async () => {
    const { a, b, documentId } = await aCouple(api);
    await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
    const at = api.clock.now().toISOString();
    for (const person of [b, b]) {
      expect((await confirm(documentId, person)).body).toMatchObject({ userBReviewedAt: at, reviewedAt: null });
      api.clock.advance(1000);
    }
    const later = api.clock.now().toISOString();
    for (const person of [a, a, b]) {
      expect((await confirm(documentId, person)).body).toMatchObject({
        userAReviewedAt: later,
        userBReviewedAt: at,
        reviewedAt: later,
      });
      api.clock.advance(1000);
    }
  });

  it('is the partners’ alone: neither an attorney nor an admin speaks for them', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await set(documentId, { lastGeneratedAt: api.clock.now(), finalizedAt: api.clock.now() });
    expect((await confirm(documentId, attorney)).status).toBe(403);
    expect((await confirm(documentId, await anAdmin(api))).status).toBe(403);
    expect((await confirm(documentId, await aCustomer(api))).status).toBe(404);
  });

  it('takes no date of finalization from anyone', async () => {
    const { a, documentId } = await aCouple(api);
    const reply = await api.patch(`/documents/${documentId}`, { finalizedAt: '2026-01-01T00:00:00.000Z' }, a);
    expect(reply.status).toBe(400);
  });
});

describe('regenerating (D27)', () => {
  const regenerate = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
  const withWedding = async (documentId: string, userId: string, date: string) =>
    answered(api, { documentId, userId, questionId: contentId('question', 'bg_wedding_date') }, date);

  it('voids approvals and reviews, keeps them as prior ones, opens the questionnaire and tells the attorneys', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const { a, b, documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await withWedding(documentId, a.id, '2027-01-01');
    const at = api.clock.now();
    await set(documentId, {
      lastGeneratedAt: at,
      lastGeneratedInputHash: 'h',
      attorneyAApprovedAt: at,
      attorneyBApprovedAt: at,
      reviewedAt: at,
      userAReviewedAt: at,
      userBReviewedAt: at,
      finalizedAt: at,
      status: 'FULLY_APPROVED',
    });
    api.clock.advance(60_000);
    const reply = await api.patch<AgreementDocument>(`/documents/${documentId}`, regenerate, a);
    expect(reply.body).toMatchObject({
      lastGeneratedAt: null,
      lastGeneratedInputHash: null,
      reviewedAt: null,
      userAReviewedAt: null,
      userBReviewedAt: null,
      finalizedAt: null,
      attorneyAApprovedAt: null,
      attorneyBApprovedAt: null,
      priorAttorneyAApprovedAt: at.toISOString(),
      priorAttorneyBApprovedAt: at.toISOString(),
      priorFinalizedAt: at.toISOString(),
      status: 'NOT_APPROVED',
      statusModifiedAt: api.clock.now().toISOString(),
    });
    const entries = await api.db
      .selectFrom('auditEntries')
      .select('hashBefore')
      .where('documentId', '=', documentId)
      .where('action', '=', 'documents.regenerate')
      .execute();
    expect(entries).toEqual([{ hashBefore: 'h' }]);
    expect(await mailsTo(attorney.email)).toHaveLength(1);
    expect((await mailsTo(b.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ reopened your agreement$/),
    ]);
    expect((await mailsTo(a.email)).map(({ subject }) => subject).join()).not.toContain('reopened');
  });

  it.each([
    ['the day before today', '2026-06-14', 422],
    ['today', '2026-06-15', 422],
    ['tomorrow', '2026-06-16', 200],
  ])('with the wedding %s', async (_name, date, status) => {
    const { a, documentId } = await aCouple(api);
    await withWedding(documentId, a.id, date);
    await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
    expect((await api.patch(`/documents/${documentId}`, regenerate, a)).status).toBe(status);
  });

  it.each([
    ['NY', '2026-06-16T03:59:59.999Z', 200],
    ['NY', '2026-06-16T04:00:00.000Z', 422],
    ['HI', '2026-06-16T09:59:59.999Z', 200],
    ['HI', '2026-06-16T10:00:00.000Z', 422],
    // The clock there went forward that spring: without that it would be an hour later.
    ['CA', '2026-06-16T06:59:59.999Z', 200],
    ['CA', '2026-06-16T07:00:00.000Z', 422],
  ])('on June 16 is open in %s until that day begins there: %s', async (abbreviation, at, status) => {
    const { a, documentId } = await aCouple(api).inState(abbreviation);
    await withWedding(documentId, a.id, '2026-06-16');
    await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
    const before = api.clock.now();
    api.clock.set(new Date(at));
    const reply = await api.patch(`/documents/${documentId}`, regenerate, a);
    api.clock.set(before);
    expect(reply.status).toBe(status);
  });

  it.each([
    ['no date', [], 422],
    ['one partner’s date alone', ['2027-01-01'], 200],
    ['the same date of both', ['2027-01-01', '2027-01-01'], 200],
    ['two dates', ['2027-01-01', '2027-01-02'], 422],
  ] as const)('is offered by the date on which both agree, or the only one: %s', async (_what, dates, status) => {
    const { a, b, documentId } = await aCouple(api);
    for (const [index, date] of dates.entries()) await withWedding(documentId, [a, b][index]?.id ?? '', date);
    await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
    expect((await api.patch(`/documents/${documentId}`, regenerate, a)).status).toBe(status);
  });

  it('is one thing, whichever of its two fields is cleared', async () => {
    for (const field of ['lastGeneratedAt', 'lastGeneratedInputHash']) {
      const { a, documentId } = await aCouple(api);
      await withWedding(documentId, a.id, '2027-01-01');
      await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
      const { body } = await api.patch<AgreementDocument>(`/documents/${documentId}`, { [field]: null }, a);
      expect(body).toMatchObject({ lastGeneratedAt: null, lastGeneratedInputHash: null });
    }
  });

  it.each([
    ['with the notary', null],
    ['once it is notarized', new Date('2026-06-01T12:00:00.000Z')],
  ])('is refused %s, and clears nothing then', async (_name, notarizationCompletedAt) => {
    const { a, documentId } = await aCouple(api);
    await withWedding(documentId, a.id, '2027-01-01');
    const at = api.clock.now();
    await set(documentId, { lastGeneratedAt: at, lastGeneratedInputHash: 'h', reviewedAt: at });
    await api.db.insertInto('notarizations').values({ documentId, notarizationCompletedAt }).execute();
    expect((await api.patch(`/documents/${documentId}`, regenerate, a)).status).toBe(422);
    const { body } = await api.get<AgreementDocument>(`/documents/${documentId}`, a);
    expect(body).toMatchObject({ lastGeneratedInputHash: 'h', reviewedAt: at.toISOString() });
  });

  it('is refused before there is a document; a review alone is not taken back', async () => {
    const { a, documentId } = await aCouple(api);
    await withWedding(documentId, a.id, '2027-01-01');
    expect((await api.patch(`/documents/${documentId}`, regenerate, a)).status).toBe(422);
    await set(documentId, { lastGeneratedAt: api.clock.now(), reviewedAt: api.clock.now() });
    expect((await api.patch(`/documents/${documentId}`, { reviewedAt: null }, a)).status).toBe(422);
  });
});

describe('what one party sees of the other', () => {
  it('is the name and the pronouns, and neither birthdate nor telephone', async () => {
    const { a, b, documentId } = await aCouple(api);
    await api.db
      .updateTable('users')
      .set(sealedContact(api.db, b.id, { birthdate: '1990-02-03', phoneNumber: '+12125550123' }))
      .where('id', '=', b.id)
      .execute();
    const { body } = await api.get<AgreementDocument>(`/documents/${documentId}`, a);
    expect(body.userB).toMatchObject({ id: b.id, birthdate: null, phoneNumber: null, externalId: null });
    expect(JSON.stringify((await api.get(`/documents/${documentId}/participants`, a)).body)).not.toContain(
      '1990-02-03',
    );
  });
});
