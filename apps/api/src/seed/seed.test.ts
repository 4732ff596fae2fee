import { generateKeys, type Identity } from '@troth/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journey } from '../modules/journey/journey.schemas';
import { openIdentity } from '../program/identity';
import type { SignedIn } from '../testing/open-app';
import { type TestApp, testApp } from '../testing/test-app';
import { type DemoName, demoPeople } from './demo-people';
import { seedDemo } from './seed';

let api: TestApp;
let identity: Identity;
const people = new Map<string, SignedIn & { id: string }>();

beforeAll(async () => {
  api = await testApp();
  const { config, database, jobs, logger } = api.services;
  identity = openIdentity({ config, database, jobs, logger, keys: { identity: await generateKeys() } });
  await seedDemo(api.services, identity);
  for (const row of await api.db.selectFrom('users').select(['id', 'email', 'externalId']).execute()) {
    people.set(row.email, { id: row.id, claims: { sub: row.externalId, email: row.email } });
  }
});
afterAll(async () => {
  await identity.close();
  await api.close();
});

const person = (name: DemoName) => {
  const found = people.get(demoPeople[name].email);
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
};
const journeyOf = async (name: DemoName) =>
  (await api.get<Journey>(`/users/${person(name).id}/journey`, person(name))).body;

describe('the demo people', () => {
  it('are made once, whatever is started again', async () => {
    await seedDemo(api.services, identity);
    expect(people.size).toBe(9);
    expect(await api.db.selectFrom('users').select('id').execute()).toHaveLength(9);
  });

  it('has Alex and Blake done with the questionnaire and disclosure, paid, with differences to settle', async () => {
    for (const name of ['alex', 'blake'] as const) {
      const journey = await journeyOf(name);
      expect(journey).toMatchObject({
        isPaid: true,
        isQuestionnaireComplete: true,
        disclosure: { isDone: true, pendingDisputes: 0 },
        alignment: { access: 'OPEN', isComplete: false },
        nextStep: { key: 'ALIGN' },
      });
      expect(journey.alignment.openDisputes).toBeGreaterThanOrEqual(4);
      expect(journey.alignment.openDisputes).toBeLessThanOrEqual(10);
    }
  });

  it('shows each state of a disclosure: hints, statements of nothing, receipts that are current and not', async () => {
    const documentOf = async (name: DemoName) => (await journeyOf(name)).documentId;
    const disclosureOf = async (name: DemoName) =>
      (
        await api.get<{
          nothingToDisclose: string[];
          byCurrency: { currency: string }[];
          hints: { code: string }[];
          receipts: Record<'ofMine' | 'ofPartners', { isCurrent: boolean; changes: { title: string }[] } | null>;
        }>(`/users/${person(name).id}/documents/${await documentOf(name)}/disclosure`, person(name))
      ).body;
    const [alex, blake, casey] = [await disclosureOf('alex'), await disclosureOf('blake'), await disclosureOf('casey')];
    expect(alex.receipts.ofMine).toBeNull();
    expect(alex.receipts.ofPartners).toMatchObject({ isCurrent: false, changes: [{ title: 'Student loan' }] });
    expect(alex.nothingToDisclose).toEqual(['real-estates']);
    expect(alex.byCurrency.map(({ currency }) => currency)).toEqual(['USD', 'GBP']);
    const codes = new Set([...alex.hints, ...blake.hints].map(({ code }) => code));
    for (const code of ['NOTHING_LISTED', 'VALUE_WITHOUT_BASIS', 'VALUE_DATE_OLD', 'JOINT_AWAITS_YOU'])
      expect(codes).toContain(code);
    expect(casey.receipts).toMatchObject({ ofMine: { isCurrent: true }, ofPartners: { isCurrent: true } });
    expect(casey.hints.map(({ code }) => code)).not.toContain('JOINT_AWAITS_PARTNER');
  });

  it('has Casey and Devon aligned, with an attorney each, and the document in the editor once it is set', async () => {
    expect((await journeyOf('casey')).alignment).toEqual({ access: 'OPEN', openDisputes: 0, isComplete: true });
    await api.runJobs();
    const journey = await journeyOf('devon');
    expect(journey.document).toMatchObject({ isInEditor: true, lastGeneratedAt: expect.any(String) as string });
    expect(journey.questionnaireBlock).toBe('IN_EDITOR');
    const clients = await api.get<{ firstName: string }[]>(
      `/users/${person('frances').id}/attorneys/${person('frances').id}/clients`,
      person('frances'),
    );
    expect(clients.body.map(({ firstName }) => firstName)).toEqual(['Casey']);
  }, 120_000);

  it('has Emery before everything, Harper under review, and an admin who can approve her once her firm is', async () => {
    expect((await journeyOf('emery')).nextStep.key).toBe('CHOOSE_STATE');
    const [admin, harper] = [person('admin'), person('harper')];
    const approve = () => api.patch(`/users/${admin.id}/attorneys/${harper.id}`, { stage: 'APPROVED' }, admin);
    expect((await approve()).status).toBe(422);
    const firm = await api.db
      .selectFrom('attorneys')
      .select('lawFirmId')
      .where('id', '=', harper.id)
      .executeTakeFirstOrThrow();
    await api.patch(`/admin/law-firms/${firm.lawFirmId}`, { isApproved: true }, admin);
    expect((await approve()).status).toBe(200);
    expect((await api.get(`/users/${harper.id}/attorneys/${harper.id}/clients`, harper)).status).toBe(200);
  });
});
