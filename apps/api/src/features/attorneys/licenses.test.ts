import { contentId } from '@troth/content/ids';
import type { Attorney, AttorneyState } from '@troth/domain/attorneys';
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

const CA = contentId('state', 'CA');
const TX = contentId('state', 'TX');
const california = { stateId: CA, barLicenseNum: 'BAR-CA-1' };
const texas = { stateId: TX, barLicenseNum: 'TX-24110342' };

const change = (attorney: TestPerson, licenses: readonly { stateId: string; barLicenseNum: string }[]) =>
  api.put<Attorney>(`/users/${attorney.id}/attorneys/${attorney.id}/attorney-states`, { licenses }, attorney);
const confirm = (attorney: TestPerson, stateId: string, barLicenseNum: string, isVerified = true) =>
  api.patch<Attorney>(
    `/admin/attorneys/${attorney.id}/attorney-states/${stateId}`,
    { isVerified, barLicenseNum, reason: 'Looked up with the bar' },
    admin,
  );
const pendingOf = ({ attorneyStates = [] }: Attorney) =>
  attorneyStates.filter(({ verifiedAt }) => verifiedAt === null).map(({ stateId }) => stateId);

describe('licenses (D50)', () => {
  it('keep the approval; what is new waits until an admin confirms it', async () => {
    const frances = await anAttorney(api);
    const changed = await change(frances, [texas, california]);
    expect(changed.body).toMatchObject({ stage: 'APPROVED' });
    expect(changed.body.attorneyStates?.map(({ stateId }) => stateId)).toEqual([TX, CA]);
    expect(pendingOf(changed.body)).toEqual([TX]);

    const couple = await aCouple(api).inState('TX').paid();
    const lookup = () =>
      api.get<{ availableAttorneysForUser: { id: string }[] }>(
        `/users/${couple.a.id}/documents/${couple.documentId}/attorneys?serviceType=REPRESENTATION`,
        couple.a,
      );
    const offered = async () => (await lookup()).body.availableAttorneysForUser.some(({ id }) => id === frances.id);
    await api.db.updateTable('states').set({ attorneySupport: 'PARTNER' }).where('id', '=', TX).execute();
    expect(await offered()).toBe(false);
    // Couples aren't told of a license that nobody has looked up.
    const seen = await api.get<AttorneyState[]>(
      `/users/${couple.a.id}/attorneys/${frances.id}/attorney-states`,
      couple.a,
    );
    expect(seen.body.map(({ stateId }) => stateId)).toEqual([CA]);

    expect((await confirm(frances, TX, texas.barLicenseNum)).status).toBe(200);
    expect(await offered()).toBe(true);
    expect((await confirm(frances, TX, texas.barLicenseNum, false)).status).toBe(200);
    expect(await offered()).toBe(false);
  });

  it('wait again with a new number, and a confirmation of the old one is refused', async () => {
    const frances = await anAttorney(api);
    expect(pendingOf((await change(frances, [{ ...california, barLicenseNum: 'CA-999' }])).body)).toEqual([CA]);
    expect((await confirm(frances, CA, california.barLicenseNum)).status).toBe(409);
    expect(pendingOf((await confirm(frances, CA, 'CA-999')).body)).toEqual([]);
  });

  it('stay while a client there is represented, and the refusal names the client', async () => {
    const frances = await anAttorney(api);
    const { a, documentId } = await aCouple(api).inState('CA').withAttorneyFor('A', frances);
    await api.db.updateTable('users').set({ firstName: 'Casey', lastName: 'Coyle' }).where('id', '=', a.id).execute();
    const refused = await api.put<{ detail: string }>(
      `/users/${frances.id}/attorneys/${frances.id}/attorney-states`,
      { licenses: [texas] },
      frances,
    );
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toBe(
      'You represent Casey Coyle there. You can remove this license once their agreements are notarized.',
    );
    await api.db
      .insertInto('notarizations')
      .values({ documentId, provider: 'IN_PERSON', createdById: a.id, notarizationCompletedAt: api.clock.now() })
      .execute();
    expect((await change(frances, [texas])).status).toBe(200);
  });

  it('come back unconfirmed after they were removed', async () => {
    const frances = await anAttorney(api);
    await change(frances, [texas]);
    expect(pendingOf((await change(frances, [california, texas])).body)).toEqual([CA, TX]);
  });

  it.each([
    ['none', []],
    ['a state twice', [california, california]],
    ['a number of one character', [{ ...california, barLicenseNum: ' 1 ' }]],
    ['a state that is not there', [{ ...california, stateId: '00000000-0000-4000-8000-000000000000' }]],
  ])('refuse %s', async (_what, licenses) => {
    expect((await change(await anAttorney(api), licenses)).status).toBe(400);
  });

  it('are confirmed with the application', async () => {
    const applicant = await anAttorney(api, { stage: 'UNDER_REVIEW' });
    await api.db
      .updateTable('attorneyStates')
      .set({ verifiedAt: null })
      .where('attorneyId', '=', applicant.id)
      .execute();
    const approved = await api.patch<Attorney>(
      `/users/${admin.id}/attorneys/${applicant.id}`,
      { stage: 'APPROVED', reason: 'Checked' },
      admin,
    );
    expect(pendingOf(approved.body)).toEqual([]);
    expect((await change(await anAttorney(api, { stage: 'UNDER_REVIEW' }), [texas])).status).toBe(403);
  });
});
