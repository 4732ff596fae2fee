import { contentId } from '@troth/content/ids';
import type { Attorney } from '@troth/domain/attorneys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const form = {
  firstName: 'Frances',
  lastName: 'Fenn',
  phoneNumber: '+14155550105',
  bio: 'Sixteen years of premarital agreements in California.',
  licenses: [{ stateId: contentId('state', 'CA'), barLicenseNum: '214507' }],
  newLawFirm: { name: 'Fenn & Marsh', contactEmail: 'office@fenn.example' },
  hasMalpracticeInsurance: false,
  languages: ['English'],
};
const NEW_WORDS = 'I write agreements that both of you can read aloud without stopping.';
const apply = (person: TestPerson, body: object = form) =>
  api.post<Attorney>(`/users/${person.id}/attorneys/${person.id}/application`, body, person);
const setStage = (attorney: TestPerson, stage: string, by: TestPerson = admin) =>
  api.patch<Attorney>(`/users/${by.id}/attorneys/${attorney.id}`, { stage, reason: 'Checked' }, by);

describe('the application (D2)', () => {
  it('is sent once, and is under review from then on', async () => {
    const frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
    const sent = await apply(frances);
    expect(sent.body).toMatchObject({ stage: 'UNDER_REVIEW', isLawFirmLead: true, lawFirm: { isApproved: false } });
    expect(sent.body.attorneyStates).toHaveLength(1);
    expect((await apply(frances)).status).toBe(403);
  });

  it('names every field that is wrong', async () => {
    const frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
    const refused = await api.post<{ error: { issues: { path: unknown[] }[] } }>(
      `/users/${frances.id}/attorneys/${frances.id}/application`,
      { ...form, licenses: [], languages: [], phoneNumber: '12' },
      frances,
    );
    expect(refused.status).toBe(400);
    expect(refused.body.error.issues.map(({ path }) => path[0]).sort()).toEqual([
      'languages',
      'licenses',
      'phoneNumber',
    ]);
    expect((await apply(frances, { ...form, licenses: [{ stateId: frances.id, barLicenseNum: '1' }] })).status).toBe(
      400,
    );
    expect((await apply(frances, { ...form, phoneNumber: '+11115550123' })).status).toBe(400);
  });

  it('is approved only with an approved firm and a bar number per state, and the attorney hears of it', async () => {
    const frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
    const { lawFirmId } = (await apply(frances)).body;
    expect((await setStage(frances, 'APPROVED')).status).toBe(422);
    await api.patch(`/admin/law-firms/${lawFirmId}`, { isApproved: true, reason: 'Checked' }, admin);
    expect((await setStage(frances, 'APPROVED')).body.stage).toBe('APPROVED');
    await api.runJobs();
    const mails = await readMails(api, frances.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your application is approved']);
  });

  it.each([
    ['UNDER_REVIEW', 'DECLINED', 200],
    ['UNDER_REVIEW', 'DEACTIVATED', 422],
    ['DECLINED', 'UNDER_REVIEW', 200],
    ['DECLINED', 'APPROVED', 422],
    ['APPROVED', 'DEACTIVATED', 200],
    ['APPROVED', 'UNDER_REVIEW', 422],
    ['DEACTIVATED', 'APPROVED', 200],
    ['FORM_MISSING', 'APPROVED', 422],
  ] as const)('moves from %s to %s: %s', async (from, to, status) => {
    expect((await setStage(await anAttorney(api, { stage: from }), to)).status).toBe(status);
  });

  it('is not for the attorney to decide', async () => {
    const frances = await anAttorney(api, { stage: 'UNDER_REVIEW' });
    expect((await setStage(frances, 'APPROVED', frances)).status).toBe(403);
    const profile = await api.patch<Attorney>(
      `/users/${frances.id}/attorneys/${frances.id}`,
      { bio: NEW_WORDS },
      frances,
    );
    expect(profile.body.bio).toBe(NEW_WORDS);
  });
});

describe('losing the approval (D2)', () => {
  it('takes effect at the next request: no clients, no document, and the client is told', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const { a, documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    const clients = () =>
      api.get<{ total: number }>(`/users/${attorney.id}/attorneys/${attorney.id}/clients`, attorney);
    expect((await clients()).body.total).toBe(1);
    await setStage(attorney, 'DEACTIVATED');
    expect((await clients()).status).toBe(403);
    expect((await api.get(`/documents/${documentId}`, attorney)).status).toBe(404);
    await api.runJobs();
    const told = await api.db.selectFrom('inboxMessages').select('id').where('recipient', '=', a.email).execute();
    expect(told).toHaveLength(1);
  });
});

describe('money matters of a firm (D3)', () => {
  it('reach admins and the lead, and nobody else', async () => {
    const lead = await anAttorney(api, { states: ['NY'] });
    const colleague = await anAttorney(api, { lawFirmId: lead.lawFirmId });
    await api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', lead.id).execute();
    await api.patch(`/admin/law-firms/${lead.lawFirmId}`, { payoutDetails: 'IBAN', reason: 'The firm told us' }, admin);
    const firms = async (person: TestPerson) => JSON.stringify((await api.get('/law-firms', person)).body);
    for (const person of [colleague, await aCustomer(api)]) expect(await firms(person)).not.toContain('payoutDetails');
    const own = await api.get<{ payoutDetails?: string }[]>(`/users/${lead.id}/attorneys/${lead.id}/law-firms`, lead);
    expect(own.body[0]?.payoutDetails).toBe('IBAN');
    expect(JSON.stringify((await api.get('/admin/law-firms', admin)).body)).toContain('payoutDetails');
  });
});

describe('the lead of a firm (D53)', () => {
  const change = (attorney: TestPerson, body: object) =>
    api.patch<{ isLawFirmLead: boolean }>(
      `/users/${attorney.id}/attorneys/${attorney.id}`,
      { reason: 'The firm told us', ...body },
      admin,
    );
  const leadsOf = async (lawFirmId: string | null) =>
    (
      await api.db
        .selectFrom('attorneys')
        .select('id')
        .where('lawFirmId', '=', lawFirmId)
        .where('isLawFirmLead', '=', true)
        .execute()
    ).map(({ id }) => id);
  const aFirmOf = async (count: number) => {
    const first = await anAttorney(api, { states: ['NY'] });
    const others = [];
    while (others.length < count - 1) others.push(await anAttorney(api, { lawFirmId: first.lawFirmId }));
    return [first, ...others] as const;
  };

  it('is one person: naming another moves it', async () => {
    const [one, other] = await aFirmOf(2);
    await change(one, { isLawFirmLead: true });
    expect((await change(other as TestPerson, { isLawFirmLead: true })).body.isLawFirmLead).toBe(true);
    expect(await leadsOf(one.lawFirmId)).toEqual([other?.id]);
    expect((await change(one, { isLawFirmLead: true, reason: undefined })).status).toBe(400);
    const kept = await api.get<object[]>(`/admin/users/${one.id}/actions`, admin);
    expect(kept.body).toMatchObject([{ action: 'attorneys.update', reason: 'The firm told us' }]);
  });

  it('is named to the attorneys of the firm, and nobody is while there is none', async () => {
    const [one, other] = await aFirmOf(2);
    const namedTo = async (person: TestPerson) =>
      (await api.get<{ leadName: string | null }[]>(`/users/${person.id}/attorneys/${person.id}/law-firms`, person))
        .body[0]?.leadName;
    expect(await namedTo(other as TestPerson)).toBeNull();
    await change(one, { isLawFirmLead: true });
    await api.db.updateTable('users').set({ firstName: 'Ines', lastName: 'Hale' }).where('id', '=', one.id).execute();
    expect(await namedTo(other as TestPerson)).toBe('Ines Hale');
    await change(one, { stage: 'DEACTIVATED', reason: 'Left' });
    expect(await namedTo(other as TestPerson)).toBeNull();
  });

  it('is one person when several are named at once', async () => {
    const firm = await aFirmOf(4);
    const replies = await Promise.all(firm.map((attorney) => change(attorney, { isLawFirmLead: true })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await leadsOf(firm[0].lawFirmId)).toHaveLength(1);
  });

  it('is nobody once the lead moves to another firm, leaves it, or is deactivated', async () => {
    const [elsewhere] = await aFirmOf(1);
    for (const leaving of [
      { lawFirmId: elsewhere.lawFirmId },
      { lawFirmId: null },
      { stage: 'DEACTIVATED', reason: 'Checked' },
    ]) {
      const [lead] = await aFirmOf(2);
      await change(lead, { isLawFirmLead: true });
      expect((await change(lead, leaving)).body.isLawFirmLead).toBe(false);
      expect(await leadsOf(lead.lawFirmId)).toEqual([]);
    }
    expect(await leadsOf(elsewhere.lawFirmId)).toEqual([]);
  });

  it('is held by the database', async () => {
    const [one, other] = await aFirmOf(2);
    const make = (id = '') =>
      api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', id).execute();
    await make(one.id);
    await expect(make(other?.id)).rejects.toThrow('attorneys_one_lead');
  });
});

describe('the list of users (portals spec section 6)', () => {
  it('is found by parts of a name or an address, with % and _ as ordinary characters', async () => {
    const person = await aCustomer(api, { firstName: 'Zoë', lastName: '100%_sure' });
    const found = async (search: string) =>
      (
        await api.get<{ users: { id: string }[]; total: number }>(
          `/admin/users?search=${encodeURIComponent(search)}`,
          admin,
        )
      ).body;
    expect((await found('zoë 100')).users.map(({ id }) => id)).toEqual([person.id]);
    expect((await found('%_su')).total).toBe(1);
    expect((await found('%%')).total).toBe(0);
    expect((await found(person.email.toUpperCase())).total).toBe(1);
  });

  it('is sorted as asked, whatever the size of the letters', async () => {
    const word = 'Sortable';
    const people = [];
    for (const firstName of ['beate', 'Anton', 'Clara'])
      people.push(await aCustomer(api, { firstName, lastName: word }));
    const names = async (query: string) =>
      (await api.get<{ users: { firstName: string }[] }>(`/admin/users?search=${word}&${query}`, admin)).body.users.map(
        (user) => user.firstName,
      );
    expect(await names('sort=NAME&direction=ascending')).toEqual(['Anton', 'beate', 'Clara']);
    expect(await names('sort=NAME')).toEqual(['Clara', 'beate', 'Anton']);
    expect((await api.get('/admin/users?sort=PASSWORD', admin)).status).toBe(400);
  });
  it('names and finds the states in which an attorney is licensed', async () => {
    const attorney = await anAttorney(api, { states: ['TX', 'IA'] });
    type Page = { users: { id: string; licensedStateIds: string[] }[] };
    const row = (page: Page) => page.users.find(({ id }) => id === attorney.id);
    const all = (await api.get<Page>('/admin/users?userType=ATTORNEY&limit=100', admin)).body;
    const [texas, iowa] = row(all)?.licensedStateIds ?? [];
    expect(row((await api.get<Page>(`/admin/users?stateId=${texas}&limit=100`, admin)).body)).toBeDefined();
    expect(row((await api.get<Page>(`/admin/users?stateId=${iowa}&limit=100`, admin)).body)).toBeDefined();
    expect(texas).not.toBe(iowa);
  });
});
