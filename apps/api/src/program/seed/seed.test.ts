import { jurisdictions } from '@troth/content/jurisdictions';
import { generateKeys, type Identity } from '@troth/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journey } from '../../records/journey/journey.schemas';
import { openIdentity } from '../../kernel/auth/identity';
import type { SignedIn } from '../../testing/open-app';
import { type TestApp, testApp } from '../../testing/test-app';
import { marketAttorneys } from './demo-attorneys';
import { demoAttorneys, type DemoName, demoPeople } from './demo-people';
import { seedDemo } from './seed';

let api: TestApp;
let identity: Identity;
const people = new Map<string, SignedIn & { id: string }>();

beforeAll(async () => {
  api = await testApp();
  const { config, database, jobs, logger, protection } = api.services;
  const keys = await generateKeys();
  identity = openIdentity({ config, database, jobs, logger, keys, seal: protection.house });
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
    const all = 9 + marketAttorneys.length;
    expect(people.size).toBe(all);
    expect(await api.db.selectFrom('users').select('id').execute()).toHaveLength(all);
    expect(new Set([...people.values()].map(({ claims }) => claims.sub)).size).toBe(all);
  });

  it('finds the accounts again when an earlier start was cut short, and makes none twice', async () => {
    const terms = { agreedAt: new Date(), version: '1' };
    const open = () =>
      identity.accounts.createForDemo(['adaeze.okafor@demo.troth', 'new@demo.troth'], 'troth-demo', terms);
    const [first, second] = [await open(), await open()];
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(first[0]?.id).toBe(people.get('adaeze.okafor@demo.troth')?.claims.sub);
    await expect(identity.accounts.createForDemo(['nobody'], 'troth-demo', terms)).rejects.toThrow('EMAIL_INVALID');
  });

  it('have two firms to choose from in each state with partner attorneys, embryo experience or not', () => {
    const approved = [...demoAttorneys, ...marketAttorneys].filter(({ firm }) => firm.isApproved);
    expect(approved.length).toBeGreaterThanOrEqual(12);
    expect(new Set(approved.map(({ firm }) => firm.name)).size).toBeGreaterThanOrEqual(8);
    const supported = jurisdictions.filter(({ state }) => state.attorneySupport === 'PARTNER');
    expect(supported.length).toBeGreaterThan(0);
    for (const { abbreviation: state } of supported.map((jurisdiction) => jurisdiction.state)) {
      for (const service of ['REPRESENTATION', 'Q_A'] as const) {
        const firms = approved
          .filter((attorney) => state in attorney.licenses && attorney.services.includes(service))
          .filter((attorney) => attorney.isEmbryoAttorney)
          .map(({ firm }) => firm.name);
        expect(new Set(firms).size, `${state} ${service}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('have twelve attorneys of eight firms over several states to choose from, each with hours, a profile and reviews', async () => {
    const rows = await api.db
      .selectFrom('attorneys')
      .innerJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
      .innerJoin('attorneyHours', 'attorneyHours.attorneyId', 'attorneys.id')
      .innerJoin('attorneyReviews', 'attorneyReviews.attorneyId', 'attorneys.id')
      .innerJoin('attorneyStates', 'attorneyStates.attorneyId', 'attorneys.id')
      .select([
        'attorneys.id',
        'lawFirms.name as firm',
        'attorneyStates.stateId',
        'weekly',
        'bio',
        'languages',
        'practiceAreas',
        'professionalAssociations',
        'responseTimeHours',
        'yearsOfExperience',
        'lawSchool',
        'barLicenseNum',
      ])
      .where('stage', '=', 'APPROVED')
      .where('isApproved', '=', true)
      .where('attorneyReviews.status', '=', 'APPROVED')
      .execute();
    expect(new Set(rows.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ firm }) => firm)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(rows.map(({ stateId }) => stateId)).size).toBeGreaterThanOrEqual(5);
    for (const { id, firm: _firm, stateId: _stateId, ...profile } of rows) {
      for (const [field, value] of Object.entries(profile)) {
        const isFilled = Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
        expect(isFilled, `${field} of ${id}`).toBe(true);
      }
    }
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
    expect((await journeyOf('casey')).alignment).toMatchObject({ access: 'OPEN', openDisputes: 0, isComplete: true });
    await api.runJobs();
    const journey = await journeyOf('devon');
    expect(journey.document).toMatchObject({ isInEditor: true, lastGeneratedAt: expect.any(String) as string });
    expect(journey.questionnaireBlock).toBe('IN_EDITOR');
    const { body } = await api.get<{ clients: { firstName: string }[] }>(
      `/users/${person('frances').id}/attorneys/${person('frances').id}/clients`,
      person('frances'),
    );
    expect(body.clients.map(({ firstName }) => firstName)).toEqual(['Casey']);
  }, 120_000);

  it('has Emery before everything, Harper under review, and an admin who can approve her once her firm is', async () => {
    expect((await journeyOf('emery')).nextStep.key).toBe('CHOOSE_STATE');
    const [admin, harper] = [person('admin'), person('harper')];
    const approve = () =>
      api.patch(`/users/${admin.id}/attorneys/${harper.id}`, { stage: 'APPROVED', reason: 'Checked' }, admin);
    expect((await approve()).status).toBe(422);
    const firm = await api.db
      .selectFrom('attorneys')
      .select('lawFirmId')
      .where('id', '=', harper.id)
      .executeTakeFirstOrThrow();
    await api.patch(`/admin/law-firms/${firm.lawFirmId}`, { isApproved: true, reason: 'Checked' }, admin);
    expect((await approve()).status).toBe(200);
    expect((await api.get(`/users/${harper.id}/attorneys/${harper.id}/clients`, harper)).status).toBe(200);
  });
});
