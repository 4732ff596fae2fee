import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readLastMail } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Firm {
  readonly id: string;
  readonly name: string;
  readonly isApproved: boolean;
  readonly updatedAt: string;
  readonly payoutDetails: string | null;
  readonly stripeAccountId: string | null;
  readonly dependents: { readonly attorneys: number; readonly clients: number };
  readonly actions: readonly { readonly action: string; readonly reason: string | null }[];
}
const add = (name: string, more: object = {}) =>
  api.post<Firm>('/admin/law-firms', { name, contactEmail: 'desk@firm.example', ...more }, admin);
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  api.request<Firm & { reason?: string }>('PATCH', `/admin/law-firms/${id}`, {
    as: admin,
    json: { reason: 'The firm told us', ...body },
    headers,
  });
const read = async (id: string) => (await api.get<Firm>(`/admin/law-firms/${id}`, admin)).body;
const stageOf = async (id: string) =>
  (await api.db.selectFrom('attorneys').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;

describe('a firm’s name', () => {
  it('is taken whatever its case, its marks and its ending', async () => {
    const first = await add('Hölt & Law, LLP');
    expect(first).toMatchObject({ status: 201, body: { isApproved: true } });
    for (const name of ['holt law', 'HOLT & LAW P.C.', ' Holt Law PLLC ', 'Holt-Law, L.L.P.']) {
      expect(await add(name), name).toMatchObject({ status: 409, body: { lawFirmId: first.body.id } });
    }
    expect((await add('Holt Lawyers')).status).toBe(201);
    const other = await add('Garland Family Law');
    expect((await change(other.body.id, { name: 'HOLT LAW' })).status).toBe(409);
    expect((await change(first.body.id, { name: 'Holt Law' })).status).toBe(200);
  });

  it('is one firm’s, of many who ask at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => add('Asked At Once LLC')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('changes of a firm', () => {
  it('never take an account that somebody typed (D53)', async () => {
    const { body } = await add('Typed Account LLP');
    for (const stripeAccountId of ['acct_1', null, '']) {
      expect((await change(body.id, { stripeAccountId })).status).toBe(400);
    }
    expect((await read(body.id)).stripeAccountId).toBeNull();
  });

  it('are refused on what somebody else changed, with what is stored now', async () => {
    const { body } = await add('Two Admins LLP');
    const seen = { 'if-match': `"${Date.parse(body.updatedAt)}"` };
    api.clock.advance(1000);
    expect((await change(body.id, { website: 'https://one.example' }, seen)).status).toBe(200);
    expect(await change(body.id, { website: 'https://two.example' }, seen)).toMatchObject({
      status: 409,
      body: { current: { website: 'https://one.example' } },
    });
    expect((await change(body.id, {}, { 'if-match': 'x y' })).status).toBe(400);
  });

  it.each([
    ['no reason', { website: 'https://firm.example', reason: undefined }],
    ['a website without https', { website: 'http://firm.example' }],
    ['no name', { name: ' ' }],
    ['an address that is none', { contactEmail: 'firm' }],
    ['a member that is none', { isAproved: true }],
    ['a number of attorneys below none', { isApproved: false, confirm: { attorneys: -1, clients: 0 } }],
  ])('are refused with %s', async (_name, body) => {
    const firm = await add(`Refused ${_name}`);
    expect((await change(firm.body.id, body)).status).toBe(400);
  });
});

describe('a firm that loses its approval (D53)', () => {
  it('is refused until the numbers are confirmed, then deactivates its attorneys', async () => {
    const attorney = await anAttorney(api);
    const colleague = await anAttorney(api, { lawFirmId: attorney.lawFirmId });
    const applicant = await anAttorney(api, { lawFirmId: attorney.lawFirmId, stage: 'UNDER_REVIEW' });
    const { documentId } = await aCouple(api).inState('CA');
    await api.db.updateTable('documents').set({ attorneyAId: attorney.id }).where('id', '=', documentId).execute();
    const id = attorney.lawFirmId;
    const reason = 'The firm was dissolved';

    expect((await change(id, { isApproved: false, reason: undefined })).status).toBe(400);
    expect(await change(id, { isApproved: false, reason })).toMatchObject({
      status: 409,
      body: { reason: 'CONFIRMATION_NEEDED', attorneys: 2, clients: 1 },
    });
    const stale = { attorneys: 2, clients: 2 };
    expect(await change(id, { isApproved: false, reason, confirm: stale })).toMatchObject({
      status: 409,
      body: { reason: 'CHANGED_MEANWHILE' },
    });
    expect(await stageOf(attorney.id)).toBe('APPROVED');
    expect((await read(id)).dependents).toEqual({ attorneys: 2, clients: 1 });

    const done = await change(id, { isApproved: false, reason, confirm: { attorneys: 2, clients: 1 } });
    expect(done).toMatchObject({ status: 200, body: { isApproved: false, dependents: { attorneys: 0, clients: 0 } } });
    expect(done.body.actions[0]).toMatchObject({ action: 'lawFirms.takeApproval', reason });
    expect(await Promise.all([attorney, colleague, applicant].map((each) => stageOf(each.id)))).toEqual([
      'DEACTIVATED',
      'DEACTIVATED',
      'UNDER_REVIEW',
    ]);
    const document = await api.db
      .selectFrom('documents')
      .select('attorneyAId')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(document.attorneyAId).toBeNull();
    expect((await readLastMail(api, attorney.email, 'attorney-stage')).bodyText).toContain(reason);
  });

  it('leaves the words of the reason out of the log, and their keyed hash in it', async () => {
    const firm = await add('Logged LLP');
    const reason = 'Zq wkv reason of its own';
    await change(firm.body.id, { isApproved: false, reason, confirm: { attorneys: 0, clients: 0 } });
    const entry = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'lawFirms.takeApproval')
      .where('subjectId', '=', firm.body.id)
      .executeTakeFirstOrThrow();
    expect(entry.reason).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(entry)).not.toContain('wkv');
    const kept = await api.db
      .selectFrom('adminActions')
      .selectAll()
      .where('subjectId', '=', firm.body.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(kept.sealedReason ?? []).toString('latin1')).not.toContain('wkv');
  });
});

describe('how a firm is paid', () => {
  it('is sealed, masked to admins, and shown for a reason', async () => {
    const details = 'Routing 021000021, account 987654321';
    const { body } = await add('Sealed Details LLP', { payoutDetails: details });
    expect(body.payoutDetails).toBe('•••• 4321');
    expect(JSON.stringify((await api.get('/admin/law-firms', admin)).body)).not.toContain('98765');
    const stored = await api.db.selectFrom('lawFirms').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealedPayoutDetails ?? []).toString('latin1')).not.toContain('987654321');
    const address = `/admin/law-firms/${body.id}/payout-details`;
    expect((await api.post(address, { reason: 'x' }, admin)).status).toBe(400);
    expect((await api.post(address, { reason: 'A transfer bounced' }, admin)).body).toEqual({ payoutDetails: details });
    expect((await read(body.id)).actions[0]).toMatchObject({ action: 'admin.revealPayoutDetails' });
  });
});

describe('the lead', () => {
  it('is the attorney who leads, and nobody while there is none', async () => {
    const { id, lawFirmId } = await anAttorney(api);
    expect((await api.get(`/admin/law-firms/${lawFirmId}/lead`, admin)).status).toBe(404);
    await api.patch(`/users/${admin.id}/attorneys/${id}`, { isLawFirmLead: true, reason: 'The firm told us' }, admin);
    expect(await api.get(`/admin/law-firms/${lawFirmId}/lead`, admin)).toMatchObject({ status: 200, body: { id } });
  });
});
