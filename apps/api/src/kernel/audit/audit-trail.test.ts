import { randomUUID, webcrypto } from 'node:crypto';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import { platformCrypto, verifyLog } from '@troth/evidence/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../program/operations';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestCouple, openAccess } from '../../testing/builders';
import type { SignedIn } from '../../testing/open-app';
import { type TestApp, testApp } from '../../testing/test-app';
import { appendAudit, documentChain } from './audit';
import { rotateSigningKey } from './heads';
import { UNAUDITED_NAMES, unauditedBecause } from './placement';
import { REFUSALS_LISTED } from './refusals';
import { signDaily } from './sign-daily';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const crypto = platformCrypto(webcrypto.subtle, (text) => new TextEncoder().encode(text));

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const logOf = async (documentId: string, as: SignedIn) => {
  const response = await api.app.request(`/documents/${documentId}/audit-log`, {
    headers: { authorization: `Bearer ${await api.issuer.sign(as.claims)}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};
const keys = async () => (await api.get<{ publicKey: string }[]>('/audit-keys')).body.map(({ publicKey }) => publicKey);
const verdictOf = async (documentId: string, as: SignedIn, file?: Uint8Array) =>
  verifyLog(
    { log: await logOf(documentId, as), trustedKeys: await keys(), ...(file === undefined ? {} : { file }) },
    crypto,
  );
const entriesIn = (chain: string) =>
  api.db.selectFrom('auditEntries').selectAll().where('chain', '=', chain).orderBy('position').execute();
const changeName = ({ a, documentId }: TestCouple, body: object) => api.patch(`/documents/${documentId}`, body, a);
const stateId = async (abbreviation: string) =>
  (await api.db.selectFrom('states').select('id').where('abbreviation', '=', abbreviation).executeTakeFirstOrThrow())
    .id;
const move = async (couple: TestCouple, abbreviation: string) =>
  expect((await changeName(couple, { stateId: await stateId(abbreviation) })).status).toBe(200);
/** What nobody can do through the program: the triggers are off while somebody with the database's keys does it. */
async function tamper(work: string): Promise<void> {
  for (const table of ['audit_entries', 'audit_chains', 'audit_heads'])
    await api.services.database.executeSql(`alter table ${table} disable trigger user`);
  await api.services.database.executeSql(work);
  for (const table of ['audit_entries', 'audit_chains', 'audit_heads'])
    await api.services.database.executeSql(`alter table ${table} enable trigger user`);
}

describe('every change leaves an entry (D39)', () => {
  it('but for those that are named, each with its reason', () => {
    const silent = operations.filter(({ isChange, isAudited }) => isChange && !isAudited).map(({ id }) => id);
    for (const id of silent) expect(unauditedBecause(id), id).not.toBeNull();
    for (const name of UNAUDITED_NAMES)
      expect(
        silent.some((id) => id === name || id.startsWith(`${name}.`)),
        name,
      ).toBe(true);
  });

  it('that begins with the document', async () => {
    const person = await aCustomer(api);
    const body = { stateId: await stateId('TX'), userAId: person.id, templateId: prenupTemplateId };
    const { id } = (await api.post<{ id: string }>('/documents', body, person)).body;
    const entries = await entriesIn(documentChain(id));
    expect(entries.map(({ action }) => action)).toEqual(['audit.begin', 'documents.create']);
  });

  it('that says who, when, from where, and what it was before and after', async () => {
    const couple = await aCouple(api);
    await move(couple, 'CA');
    await move(couple, 'TX');
    const [begun, first, second] = await entriesIn(documentChain(couple.documentId));
    expect(begun).toMatchObject({ position: 1, action: 'audit.adopt', actorKind: 'system' });
    expect(first).toMatchObject({ position: 2, actorUserId: couple.a.id, subjectKind: 'document', hashBefore: null });
    expect(second?.hashBefore).toBe(first?.hashAfter);
    expect(second?.hashAfter).toMatch(/^[0-9a-f]{64}$/);
    expect(second?.hashAfter).not.toBe(second?.hashBefore);
    expect(await verdictOf(couple.documentId, couple.a)).toMatchObject({ isSound: true, log: { entries: 3 } });
  });

  it('one after another, whoever writes at the same time', async () => {
    const { a, documentId } = await aCouple(api);
    const origin = {
      actor: { kind: 'system' } as const,
      now: api.clock.now(),
      ipAddress: '192.0.2.1',
      requestId: null,
    };
    await Promise.all(
      Array.from({ length: 40 }, (_value, at) =>
        api.db
          .transaction()
          .execute((tx) => appendAudit(tx, { action: `documents.test${at}`, outcome: 'DONE', documentId }, origin)),
      ),
    );
    expect(await verdictOf(documentId, a)).toMatchObject({ isSound: true, log: { entries: 41 } });
  });

  it('that nobody changes, takes away or cuts off afterwards', async () => {
    const couple = await aCouple(api);
    await move(couple, 'CA');
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow('append-only');
    await refused(api.db.updateTable('auditEntries').set({ action: 'x' }).execute());
    await refused(api.db.deleteFrom('auditEntries').execute());
    await refused(sql`truncate audit_entries cascade`.execute(api.db));
    await refused(api.db.updateTable('auditChains').set({ length: 0 }).execute());
    await refused(api.db.updateTable('auditChains').set({ headHash: 'x' }).execute());
    await refused(api.db.deleteFrom('auditChains').execute());
    await signDaily(api.services);
    await refused(api.db.updateTable('auditHeads').set({ hash: 'x' }).execute());
    await refused(api.db.deleteFrom('auditHeads').execute());
  });

  it('and follows honestly on what an earlier version recorded', async () => {
    const couple = await aCouple(api);
    const chain = documentChain(couple.documentId);
    await api.db
      .insertInto('auditChains')
      .values({ chain, length: 7, headHash: 'a'.repeat(64), format: 1 })
      .execute();
    await move(couple, 'CA');
    const [adopted] = await entriesIn(chain);
    expect(adopted).toMatchObject({ position: 8, action: 'audit.adopt', entryCount: 7, hashBefore: 'a'.repeat(64) });
    expect(await verdictOf(couple.documentId, couple.b)).toMatchObject({ isSound: true, log: { earlier: 7 } });
  });
});

describe('what is refused', () => {
  it('leaves an entry with its reason, and a flood of it fills nothing', async () => {
    const couple = await aCouple(api);
    const flood = REFUSALS_LISTED + 5;
    for (let count = 0; count < flood; count += 1)
      expect((await api.request('POST', `/documents/${couple.documentId}/generate`, { as: couple.a })).status).toBe(
        402,
      );
    const chain = documentChain(couple.documentId);
    const listed = (await entriesIn(chain)).filter(({ outcome }) => outcome === 'REFUSED');
    expect(listed).toHaveLength(REFUSALS_LISTED);
    expect(listed[0]).toMatchObject({ action: 'documents.generate', reason: 'PAYMENT_REQUIRED', hashAfter: null });
    api.clock.advance(HOUR_MS);
    await signDaily(api.services);
    const told = (await entriesIn(chain)).at(-1);
    expect(told).toMatchObject({ action: 'audit.refusalsCounted', entryCount: 5, subjectId: couple.a.id });
    expect(await api.db.selectFrom('auditRefusals').selectAll().where('chain', '=', chain).execute()).toEqual([]);
    expect((await verdictOf(couple.documentId, couple.a)).isSound).toBe(true);
  });

  it('to somebody who has nothing to do with a couple is told in their own chain, and never in the couple’s', async () => {
    const couple = await aCouple(api);
    const other = await aCustomer(api);
    expect((await api.patch(`/documents/${couple.documentId}`, { stateId: null }, other)).status).toBe(404);
    expect(await entriesIn(documentChain(couple.documentId))).toEqual([]);
    expect((await entriesIn(`user:${other.id}`)).at(-1)).toMatchObject({
      outcome: 'REFUSED',
      reason: 'NOT_FOUND',
      subjectId: couple.documentId,
    });
  });
});

describe('signed heads', () => {
  it('are made once a day of what has grown, and by a new key after a rotation', async () => {
    const couple = await aCouple(api);
    await move(couple, 'CA');
    await signDaily(api.services);
    await signDaily(api.services);
    await api.db.transaction().execute((tx) => rotateSigningKey(tx, api.clock.now()));
    await move(couple, 'TX');
    api.clock.advance(DAY_MS);
    await signDaily(api.services);
    const heads = await api.db
      .selectFrom('auditHeads')
      .selectAll()
      .where('chain', '=', documentChain(couple.documentId))
      .orderBy('number')
      .execute();
    expect(heads.map(({ number, position, reason }) => [number, position, reason])).toEqual([
      [1, 2, 'daily'],
      [2, 3, 'daily'],
    ]);
    expect(heads[0]?.keyId).not.toBe(heads[1]?.keyId);
    const kept = await api.db.selectFrom('auditKeys').selectAll().orderBy('number').execute();
    expect(kept.map(({ sealedPrivateKey }) => sealedPrivateKey === null)).toEqual([true, false]);
    expect(Buffer.from(kept[1]?.sealedPrivateKey ?? []).includes(Buffer.from('302e020100', 'hex'))).toBe(false);
    expect((await verdictOf(couple.documentId, couple.a)).isSound).toBe(true);
  });

  it('show a chain that was cut at its end and went on: it is told and not signed', async () => {
    const couple = await aCouple(api);
    for (const state of ['CA', 'TX', 'NY']) await move(couple, state);
    await signDaily(api.services);
    const chain = documentChain(couple.documentId);
    const [, , kept] = await entriesIn(chain);
    await tamper(`delete from audit_entries where chain = '${chain}' and position > 3;
      update audit_chains set length = 3, signed = 3, head_hash = '${kept?.hash}' where chain = '${chain}'`);
    await move(couple, 'TX');
    await signDaily(api.services);
    expect((await verdictOf(couple.documentId, couple.a)).faults).toContainEqual({
      code: 'NOT_AS_SIGNED',
      head: 1,
      position: 4,
    });
    expect(await entriesIn('system')).toContainEqual(
      expect.objectContaining({ action: 'audit.broken', subjectId: chain }),
    );
    const heads = await api.db.selectFrom('auditHeads').select('number').where('chain', '=', chain).execute();
    expect(heads).toEqual([{ number: 1 }]);
  });

  it('show one that vanished by the next', async () => {
    const couple = await aCouple(api);
    const chain = documentChain(couple.documentId);
    await move(couple, 'CA');
    await signDaily(api.services);
    await tamper(`delete from audit_heads where chain = '${chain}'`);
    const missing = { code: 'HEADS_MISSING', from: 1, to: 1 };
    expect((await verdictOf(couple.documentId, couple.a)).faults).toEqual([missing]);
    await move(couple, 'TX');
    await signDaily(api.services);
    expect(await entriesIn('system')).toContainEqual(
      expect.objectContaining({ action: 'audit.broken', subjectId: chain }),
    );
  });
});

describe('the log and the timeline of an agreement', () => {
  let couple: TestCouple;
  let pdf: Uint8Array;
  beforeAll(async () => {
    couple = await aReadyCouple(api);
    const { commitAt } = await generateNow(api, couple);
    expect((await changeName(couple, { reviewedAt: api.clock.now().toISOString() })).status).toBe(200);
    await api.post(
      `/users/${couple.a.id}/documents/${couple.documentId}/chats`,
      { toUserId: couple.b.id, message: 'Hm' },
      couple.a,
      { 'idempotency-key': randomUUID() },
    );
    const response = await api.app.request(`/documents/${couple.documentId}/history/${commitAt}/content?format=PDF`, {
      headers: { authorization: `Bearer ${await api.issuer.sign(couple.a.claims)}` },
    });
    pdf = new Uint8Array(await response.arrayBuffer());
  });

  it('tie the PDF to the version that was made and to its review, and name where a changed one differs', async () => {
    const { isSound, faults, file, log } = await verdictOf(couple.documentId, couple.a, pdf);
    expect(faults).toEqual([]);
    expect(isSound).toBe(true);
    expect(file?.mentions.map(({ action }) => action)).toEqual(['documents.commit', 'documents.confirmReview']);
    expect(log?.heads).toBeGreaterThanOrEqual(2);
    const changed = Uint8Array.from(pdf);
    const at = changed.length - 1000;
    changed[at] = (changed[at] ?? 0) ^ 1;
    const [fault] = (await verdictOf(couple.documentId, couple.a, changed)).faults;
    if (fault?.code !== 'FILE_CHANGED') throw new Error('The change was not found.');
    expect(fault.ranges).toHaveLength(1);
    expect(fault.ranges[0]!.from <= at && at < fault.ranges[0]!.to).toBe(true);
  });

  it('hold no name, answer or number, and keep from each reader what is another’s own', async () => {
    const admin = await anAdmin(api);
    await openAccess(api, admin, couple.documentId);
    const texts = {
      a: new TextDecoder().decode(await logOf(couple.documentId, couple.a)),
      b: new TextDecoder().decode(await logOf(couple.documentId, couple.b)),
      admin: new TextDecoder().decode(await logOf(couple.documentId, admin)),
    };
    for (const text of Object.values(texts))
      for (const word of [couple.a.email, couple.b.email, '1234567', '7654321', 'Hm']) expect(text).not.toContain(word);
    expect(texts.a).toContain('chats.send');
    expect(texts.b).not.toContain('chats.send');
    expect(texts.admin).toContain('chats.send');
    const { log, isSound } = await verdictOf(couple.documentId, couple.b);
    expect([log?.withheld, isSound]).toEqual([1, true]);
  });

  it('are read by the partners, their attorney and admins, and by nobody else', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const of = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    const admin = await anAdmin(api);
    await openAccess(api, admin, of.documentId);
    for (const path of ['timeline', 'audit-log']) {
      const as = async (person: SignedIn) => (await api.get(`/documents/${of.documentId}/${path}`, person)).status;
      expect([await as(of.a), await as(of.b), await as(attorney), await as(admin)]).toEqual([200, 200, 200, 200]);
      expect([await as(await aCustomer(api)), await as(await anAttorney(api))]).toEqual([404, 404]);
    }
    for (const before of ['0', 'x', '99999999999'])
      expect((await api.get(`/documents/${of.documentId}/timeline?before=${before}`, of.a)).status).toBe(400);
  });

  it('tell the newest first, in lines, by name', async () => {
    interface Page {
      items: { kind: string; by: string; name: string | null; count: number; position: number }[];
      before: number | null;
    }
    const { body } = await api.get<Page>(`/documents/${couple.documentId}/timeline`, couple.b);
    // The admin who was let in by the test before is told of in a test of its own.
    const [reviewed, made] = body.items.filter(({ kind }) => kind !== 'LOOKED_HISTORY' && kind !== 'ADMIN_ACCESS');
    expect(reviewed).toMatchObject({ kind: 'REVIEWED', by: 'PERSON' });
    expect(made).toMatchObject({ kind: 'VERSION_MADE', by: 'TROTH', name: null });
    expect(body.items.find(({ kind, by }) => kind === 'DISCLOSED' && by === 'SELF')?.count).toBeGreaterThan(1);
    expect(body.items.map(({ kind }) => kind)).not.toContain('MESSAGE');
    const earlier = await api.get<Page>(`/documents/${couple.documentId}/timeline?before=${made?.position}`, couple.b);
    expect(earlier.body.items[0]?.position).toBeLessThan(made?.position ?? 0);
  });
});
