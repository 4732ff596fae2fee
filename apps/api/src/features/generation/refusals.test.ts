import { closePdfRenderer } from '@troth/agreement/pdf';
import type { Updateable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../kernel/database/schema';
import { aReadyCouple, askToGenerate, generateNow, generationOf } from '../../testing/agreements';
import { anAttorney, type TestCouple } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aReadyCouple(api, { state: 'NY' });
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const setDocument = (columns: Updateable<Schema['documents']>) =>
  api.db.updateTable('documents').set(columns).where('id', '=', couple.documentId).execute();
const setPerson = (side: 'a' | 'b', columns: Updateable<Schema['users']>) =>
  api.db.updateTable('users').set(columns).where('id', '=', couple[side].id).execute();

describe('what stands between a couple that lacks nothing else and the agreement', () => {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0)) await step();
  });

  const document = (columns: Updateable<Schema['documents']>) => async () => {
    const before = await api.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', couple.documentId)
      .executeTakeFirstOrThrow();
    undo.push(() => setDocument(before));
    await setDocument(columns);
  };
  const person = (side: 'a' | 'b', columns: Updateable<Schema['users']>) => async () => {
    // What changes, and no more: the words that an admin searches by are made by the database.
    const before = await api.db
      .selectFrom('users')
      .select(Object.keys(columns) as (keyof Schema['users'])[])
      .where('id', '=', couple[side].id)
      .executeTakeFirstOrThrow();
    undo.push(() => setPerson(side, before));
    await setPerson(side, columns);
  };
  const unpaid = async () => {
    const purchases = () => api.db.updateTable('purchaseItems').where('documentId', '=', couple.documentId);
    undo.push(() => purchases().set({ paymentStatus: 'SUCCESSFUL' }).execute());
    await purchases().set({ paymentStatus: 'FULL_REFUNDED' }).execute();
  };
  const inEditor = async () => {
    const { id } = await anAttorney(api, { states: ['NY'] });
    await document({ lastGeneratedAt: at, attorneyBId: id })();
  };
  const atNotary = async () => {
    await document({ lastGeneratedAt: at })();
    const { id } = await api.db
      .insertInto('notarizations')
      .values({ documentId: couple.documentId, provider: 'IN_PERSON', createdById: couple.a.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    undo.push(() => api.db.deleteFrom('notarizations').where('id', '=', id).execute());
  };
  const at = new Date('2026-06-01T12:00:00.000Z');

  it.each<[string, () => Promise<unknown>, number, string]>([
    ['is made elsewhere', document({ lastGeneratedAt: at, lastGeneratedInputHash: 'IMPORTED' }), 409, 'IMPORTED'],
    ['has no state', document({ stateId: null }), 409, 'NO_STATE'],
    ['is paid for no longer', unpaid, 402, 'PRENUP_NOT_PAID'],
    ['has no partner B', document({ userBId: null }), 409, 'NO_PARTNER'],
    ['lacks a last name', person('b', { lastName: null }), 409, 'NAMES_MISSING'],
    ['has a first name of spaces', person('a', { firstName: '  ' }), 409, 'NAMES_MISSING'],
    ['is reviewed', document({ lastGeneratedAt: at, reviewedAt: at }), 409, 'BLOCKED'],
    ['is final', document({ lastGeneratedAt: at, finalizedAt: at }), 409, 'BLOCKED'],
    ['is in the editor', inEditor, 409, 'BLOCKED'],
    ['is before the notary', atNotary, 409, 'BLOCKED'],
    ['lacks A’s word on enforcement', person('a', { enforcementAgreedAt: null }), 409, 'ACKNOWLEDGEMENTS_MISSING'],
    ['lacks A’s word on counsel', person('a', { attorneyCounselAgreedAt: null }), 409, 'ACKNOWLEDGEMENTS_MISSING'],
    ['lacks B’s word on enforcement', person('b', { enforcementAgreedAt: null }), 409, 'ACKNOWLEDGEMENTS_MISSING'],
    ['lacks B’s word on counsel', person('b', { attorneyCounselAgreedAt: null }), 409, 'ACKNOWLEDGEMENTS_MISSING'],
  ])('where it %s', async (_what, happens, status, reason) => {
    await happens();
    const { body, status: answered } = await askToGenerate(api, couple, couple.a);
    expect([answered, body.reason]).toEqual([status, reason]);
    expect((await generationOf(api, couple, couple.a)).refusal?.reason).toBe(reason);
  });

  it('is nothing', async () => {
    expect((await generationOf(api, couple, couple.b)).refusal).toBeNull();
  });
});

describe('a version that was made', () => {
  it('is told to both partners once, and stands in the audit trail after the one before it', async () => {
    const first = await generateNow(api, couple);
    await api.patch(`/users/${couple.b.id}`, { lastName: 'Trần' }, couple.b);
    const second = await generateNow(api, couple);
    await api.runJobs();
    for (const { email } of [couple.a, couple.b]) {
      const subjects = (await readMails(api, email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject === 'Your agreement is ready to read')).toHaveLength(2);
    }
    const entries = await api.db
      .selectFrom('auditEntries')
      .select(['hashBefore', 'hashAfter', 'outcome'])
      .where('documentId', '=', couple.documentId)
      .where('action', '=', 'documents.commit')
      .orderBy('position')
      .execute();
    expect(entries).toEqual([
      { hashBefore: null, hashAfter: first.hash, outcome: 'DONE' },
      { hashBefore: first.hash, hashAfter: second.hash, outcome: 'DONE' },
    ]);
  });
});
