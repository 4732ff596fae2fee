import { contentId } from '@troth/content/ids';
import type { AgreementDocument } from '@troth/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, aCustomer, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from '../../records/journey/journey.schemas';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const state = (abbreviation: string) => contentId('state', abbreviation);
const set = (documentId: string, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();
const documentOf = (documentId: string) =>
  api.db.selectFrom('documents').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
const move = (documentId: string, abbreviation: string, person: TestPerson) =>
  api.patch<AgreementDocument & { detail: string }>(
    `/documents/${documentId}`,
    { stateId: state(abbreviation) },
    person,
  );
const mailsTo = async ({ email }: { email: string }) => {
  await api.runJobs();
  return readMails(api, email);
};

describe('a change of state and the attorneys (D15)', () => {
  it('takes each attorney off who is not licensed there, and tells client and attorney', async () => {
    const [leaves, stays] = [
      await anAttorney(api, { states: ['CA'] }),
      await anAttorney(api, { states: ['CA', 'TX'] }),
    ];
    const { a, b, documentId } = await aCouple(api)
      .inState('CA')
      .withAttorneyFor('A', leaves)
      .withAttorneyFor('B', stays);
    const { body } = await move(documentId, 'TX', b);
    expect(body).toMatchObject({ stateId: state('TX'), attorneyAId: null, attorneyBId: stays.id });
    const [mailToA] = await mailsTo(a);
    expect(mailToA?.bodyText).toContain('Your attorney isn’t licensed in Texas');
    expect(await mailsTo(b), 'one’s own change').toEqual([]);
    expect((await mailsTo(leaves)).map(({ subject }) => subject)).toEqual([
      'You no longer represent a client whose state has changed',
    ]);
    expect(await mailsTo(stays)).toEqual([]);
    expect((await api.get(`/documents/${documentId}`, leaves)).status).toBe(404);
    expect((await api.get(`/documents/${documentId}`, stays)).status).toBe(200);
  });

  it('asks for attorneys again by the rules of the new state (D8)', async () => {
    const couple = await aCouple(api).inState('CA').paid();
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    const flags = async () => {
      const { userAWillHireAttorney, userBWillHireAttorney } = await documentOf(couple.documentId);
      return [userAWillHireAttorney, userBWillHireAttorney];
    };
    expect(await flags()).toEqual([true, true]);
    expect((await move(couple.documentId, 'TX', couple.a)).status).toBe(200);
    expect(await flags()).toEqual([false, false]);
    await move(couple.documentId, 'CA', couple.a);
    expect(await flags()).toEqual([true, true]);
  });
});

describe('a change of state and the questionnaire', () => {
  it('judges the answers anew: what the new state does not offer has to be answered again', async () => {
    const couple = await aCouple(api).inState('TX').paid();
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    const journey = async () => (await api.get<Journey>(`/users/${couple.a.id}/journey`, couple.a)).body;
    const support = ({ sections }: Journey) =>
      sections.find(({ sectionKey }) => sectionKey === 'spousal_support')?.status;
    expect(support(await journey())).toBe('COMPLETED');
    await move(couple.documentId, 'IA', couple.a);
    expect(support(await journey())).toBe('NOT_APPLICABLE');
    await move(couple.documentId, 'TX', couple.a);
    expect(support(await journey())).toBe('COMPLETED');
  });
});

describe('a change of state that is refused, or none', () => {
  const at = new Date('2026-06-01T12:00:00.000Z');

  it.each([
    ['reviewed', { lastGeneratedAt: at, reviewedAt: at }, /has been reviewed/],
    ['finalized', { lastGeneratedAt: at, reviewedAt: at, finalizedAt: at }, /is final/],
  ])('is refused while the document is %s, and changes and tells nothing', async (_name, columns, detail) => {
    const { a, b, documentId } = await aCouple(api).inState('NY');
    await set(documentId, columns);
    const refused = await move(documentId, 'TX', a);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(detail);
    expect((await documentOf(documentId)).stateId).toBe(state('NY'));
    expect([...(await mailsTo(a)), ...(await mailsTo(b))]).toEqual([]);
  });

  it('is refused while an attorney has the document in the editor', async () => {
    const attorney = await anAttorney(api, { states: ['NY', 'TX'] });
    const { a, documentId } = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    await set(documentId, { lastGeneratedAt: at });
    expect((await move(documentId, 'TX', a)).body.detail).toMatch(/editing the agreement/);
  });

  it('is refused for a state that is not offered, while one chosen before stays', async () => {
    const { a, documentId } = await aCouple(api).inState('OH');
    await api.db.updateTable('states').set({ isActive: false }).where('abbreviation', 'in', ['OH', 'NV']).execute();
    expect((await move(documentId, 'NV', a)).status).toBe(400);
    expect((await move(documentId, 'OH', a)).body.stateId).toBe(state('OH'));
    await api.db.updateTable('states').set({ isActive: true }).where('abbreviation', 'in', ['OH', 'NV']).execute();
  });

  it('tells nobody of the first choice, nor of the same state again', async () => {
    const { a, b, documentId } = await aCouple(api).withoutState();
    expect((await move(documentId, 'NY', a)).body.stateId).toBe(state('NY'));
    expect((await move(documentId, 'NY', a)).status).toBe(200);
    expect([...(await mailsTo(a)), ...(await mailsTo(b))]).toEqual([]);
  });

  it('is no stranger’s, nor an attorney’s', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const { documentId } = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    expect((await move(documentId, 'TX', await aCustomer(api))).status).toBe(404);
    expect((await move(documentId, 'TX', attorney)).status).toBe(403);
  });

  it('leaves an entry in the audit of the document (D39)', async () => {
    const { a, documentId } = await aCouple(api).inState('NY');
    await move(documentId, 'TX', a);
    const entries = await api.db
      .selectFrom('auditEntries')
      .select(['action', 'actorUserId'])
      .where('chain', '=', `document:${documentId}`)
      .execute();
    expect(entries).toContainEqual({ action: 'documents.changeState', actorUserId: a.id });
  });
});
