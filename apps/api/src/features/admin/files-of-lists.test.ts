import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const FILES = [
  ['/admin/users/export', 'admin.exportUsers'],
  ['/admin/attorneys/export', 'admin.exportAttorneys'],
  ['/admin/law-firms/export', 'admin.exportLawFirms'],
  ['/admin/events/export', 'adminEvents.export'],
  ['/admin/attorney-reviews/export', 'adminReviews.export'],
  ['/admin/purchase-items/export', 'adminPurchases.export'],
  ['/admin/support-tickets/export', 'support.export'],
  ['/admin/discounts/export', 'discounts.export'],
  ['/admin/postnup-waitlist/export', 'waitlist.export'],
  ['/admin/ledger', 'admin.exportLedger'],
  ['/admin/log/export', 'adminLog.exportList'],
] as const;

const linesOf = (file: string) => file.replace('\uFEFF', '').trimEnd().split('\r\n');
const columnsOf = (file: string) => linesOf(file)[0]?.split(',') ?? [];

describe('lists as files', () => {
  it.each(FILES)('%s is UTF-8 with its mark, never kept by a browser, and leaves an entry', async (path, action) => {
    const file = await api.get<string>(path, admin);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(columnsOf(file.body).length).toBeGreaterThan(4);
    const entries = await api.db
      .selectFrom('auditEntries')
      .select(['actorUserId', 'outcome'])
      .where('action', '=', action)
      .execute();
    expect(entries).toEqual([{ actorUserId: admin.id, outcome: 'DONE' }]);
  });

  it('hold all that a filter finds, however many pages it takes, in the order of the list', async () => {
    const made = Array.from({ length: 1_203 }, (_none, count) => ({
      email: `many.${count}@example.com`,
      externalId: `many-${count}`,
      userType: 'CUSTOMER' as const,
      firstName: 'Many',
      lastName: String(count).padStart(4, '0'),
      createdAt: new Date(Date.parse('2026-01-01T00:00:00.000Z') + count),
      updatedAt: new Date(),
    }));
    await api.db.insertInto('users').values(made).execute();
    const file = await api.get<string>('/admin/users/export?search=many&sort=NAME&direction=ascending', admin);
    const names = linesOf(file.body)
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(names).toEqual(made.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  });

  it('make nobody’s name a formula', async () => {
    const { a } = await aCouple(api);
    await api.db.updateTable('users').set({ firstName: '=1+1', lastName: 'Formula' }).where('id', '=', a.id).execute();
    const file = await api.get<string>('/admin/users/export?search=formula', admin);
    expect(linesOf(file.body)[1]).toContain(`${a.id},'=1+1 Formula,`);
  });

  it('never hold what a firm is paid by, nor the words of a ticket', async () => {
    const frances = await anAttorney(api);
    const firm = await api.get<{ updatedAt: string }>(`/admin/law-firms/${frances.lawFirmId}`, admin);
    const changed = await api.request('PATCH', `/admin/law-firms/${frances.lawFirmId}`, {
      as: admin,
      json: { payoutDetails: 'IBAN-TOP-SECRET', reason: 'The firm told us' },
      headers: { 'if-match': `"${Date.parse(firm.body.updatedAt)}"` },
    });
    const ticket = { topic: 'OTHER', message: 'WORDS-OF-A-TICKET' };
    const asked = await api.post(`/users/${frances.id}/support-tickets`, ticket, frances);
    expect([changed.status, asked.status]).toEqual([200, 201]);
    for (const [path] of FILES) {
      const { body } = await api.get<string>(path, admin);
      expect(body, path).not.toMatch(/IBAN-TOP-SECRET|WORDS-OF-A-TICKET/);
      expect(columnsOf(body).join(), path).not.toMatch(/payout_details|answer(?!ed)|note/i);
    }
  });

  it.each(FILES)('%s is nobody’s but an admin’s', async (path) => {
    const frances = await anAttorney(api);
    expect((await api.get(path, frances)).status).toBe(404);
    expect((await api.get(path)).status).toBe(401);
  });
});

describe('views that an admin saves by name', () => {
  const save = (list: string, views: object[], as = admin) =>
    api.request('PUT', `/admin/saved-views/${list}`, { as, json: { views } });
  const read = async (list: string, as = admin) => (await api.get(`/admin/saved-views/${list}`, as)).body;
  const unpaid = { name: 'Nguyễn, unpaid', address: '?search=nguyen' };

  it('are kept by list, replaced whole, and the admin’s own', async () => {
    expect(await read('USERS')).toEqual({ views: [] });
    expect((await save('USERS', [unpaid])).status).toBe(200);
    await save('REVIEWS', [{ name: 'Pending', address: '?status=PENDING' }]);
    expect(await read('USERS')).toEqual({ views: [unpaid] });
    expect(await read('USERS', await anAdmin(api))).toEqual({ views: [] });
    await save('USERS', []);
    expect(await read('USERS')).toEqual({ views: [] });
    expect(await read('REVIEWS')).toEqual({ views: [{ name: 'Pending', address: '?status=PENDING' }] });
  });

  it('end as one, however many are saved at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_none, count) => save('LOG', [{ name: `View ${count}`, address: '' }])),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read('LOG')).toMatchObject({ views: [{ address: '' }] });
  });

  it.each([
    ['SECRETS', [unpaid]],
    ['USERS', [{ name: '', address: '' }]],
    ['USERS', [{ name: 'x'.repeat(61), address: '' }]],
    ['USERS', [{ name: 'Elsewhere', address: 'https://example.com' }]],
    ['USERS', Array.from({ length: 13 }, (_none, count) => ({ name: String(count), address: '' }))],
  ])('refuse %s %j', async (list, views) => {
    expect((await save(list, views)).status).toBe(400);
  });

  it('lie sealed', async () => {
    await save('USERS', [unpaid]);
    const rows = await api.db.selectFrom('adminSavedViews').select('sealedViews').execute();
    for (const { sealedViews } of rows) expect(Buffer.from(sealedViews).toString('utf8')).not.toContain('nguyen');
  });
});
