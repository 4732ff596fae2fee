import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentId } from '@troth/content/ids';
import type { Attorney } from '@troth/domain/attorneys';
import { anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const aDraft = (changes: object = {}) => ({
  keptAt: '2026-11-20T10:00:00.000Z',
  firstName: 'Frances',
  lastName: '',
  phoneNumber: '12',
  bio: 'Half a',
  firm: 'NEW',
  lawFirmId: null,
  newLawFirm: { name: 'Fenn', contactEmail: 'office@', website: '' },
  licenses: [{ key: 'row', stateId: null, barLicenseNum: '' }],
  lawSchool: '',
  yearsOfExperience: 'many',
  responseTimeHours: '',
  languages: [],
  practiceAreas: [],
  professionalAssociations: [],
  hasMalpracticeInsurance: null,
  malpracticeInsuranceFileId: null,
  profilePhotoId: null,
  docusignContractFileId: null,
  isEmbryoAttorney: false,
  hasFastTurnaround: true,
  disciplinaryStatement: '',
  ...changes,
});
const at = ({ id }: TestPerson) => `/users/${id}/attorneys/${id}/application-draft`;
const keep = (person: TestPerson, draft: object) => api.put(at(person), draft, person);
const read = async (person: TestPerson) =>
  (await api.get<{ draft: { bio: string } | null }>(at(person), person)).body.draft;

describe('an application that is typed (portals spec §2 "/attorney/form")', () => {
  it('is kept as it stands, right or not, for another device; the later one counts', async () => {
    const frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
    expect(await read(frances)).toBeNull();
    expect((await keep(frances, aDraft())).status).toBe(204);
    expect(await read(frances)).toEqual(aDraft());
    await keep(frances, aDraft({ keptAt: '2026-11-20T09:00:00.000Z', bio: 'Older' }));
    expect((await read(frances))?.bio).toBe('Half a');
    await keep(frances, aDraft({ keptAt: '2026-11-20T11:00:00.000Z', bio: 'Newer' }));
    expect((await read(frances))?.bio).toBe('Newer');
    const stored = await api.db
      .selectFrom('attorneys')
      .selectAll()
      .where('id', '=', frances.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealedApplicationDraft ?? '').includes('Newer')).toBe(false);
  });

  it('is nobody else’s, and gone once it was sent', async () => {
    const frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
    const admin = await anAdmin(api);
    await keep(frances, aDraft());
    expect((await api.get(at(frances), admin)).status).toBe(403);
    expect((await api.get(at(frances), await anAttorney(api))).status).toBe(404);
    const sent = await api.post<Attorney>(
      `/users/${frances.id}/attorneys/${frances.id}/application`,
      {
        firstName: 'Frances',
        lastName: 'Fenn',
        phoneNumber: '+14155550105',
        bio: 'Sixteen years of premarital agreements in California.',
        licenses: [{ stateId: contentId('state', 'CA'), barLicenseNum: '214507' }],
        newLawFirm: { name: 'Fenn & Marsh', contactEmail: 'office@fenn.example' },
        hasMalpracticeInsurance: false,
        languages: ['English'],
        disciplinaryStatement: '  Reprimanded in 2011.  ',
      },
      frances,
    );
    expect(sent.body.disciplinaryStatement).toBe('Reprimanded in 2011.');
    expect((await keep(frances, aDraft())).status).toBe(403);
    const row = await api.db.selectFrom('attorneys').selectAll().where('id', '=', frances.id).executeTakeFirstOrThrow();
    expect(row.sealedApplicationDraft).toBeNull();
  });

  it.each([
    ['a text of more than any that is sent', { bio: 'x'.repeat(10_001) }],
    ['52 licenses', { licenses: Array.from({ length: 52 }, () => ({ key: 'k', stateId: null, barLicenseNum: '' })) }],
    ['another member', { stage: 'APPROVED' }],
  ])('refuses %s', async (_what, changes) => {
    const frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
    expect((await keep(frances, aDraft(changes))).status).toBe(400);
  });
});
