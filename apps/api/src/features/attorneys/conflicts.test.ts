import { questionnaireSections } from '@troth/content/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aService } from '../../testing/appointments';
import { aCouple, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';

import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const CANARY = 'REASON-of-my-own-7c1f';

/** Partner A, who bought representation and chooses this attorney. */
async function chosenBy(attorney: TestPerson, couple: TestCouple, person: TestPerson = couple.a) {
  const item = await aService(api, { couple, client: person, attorney: null });
  const reply = await api.patch(`/users/${person.id}/purchase-items/${item}`, { attorneyId: attorney.id }, person);
  return { item, status: reply.status };
}
const of = (attorney: TestPerson, client: TestPerson) =>
  `/users/${attorney.id}/attorneys/${attorney.id}/clients/${client.id}`;
const say = (attorney: TestPerson, couple: TestCouple, answer: string, reason?: string) =>
  api.post(`${of(attorney, couple.a)}/conflict-answer`, { documentId: couple.documentId, answer, reason }, attorney);
const answersOf = (attorney: TestPerson, { a, documentId }: TestCouple) =>
  api.get(
    `/users/${attorney.id}/attorneys/${attorney.id}/questionnaire-sections/${questionnaireSections[0]!.id}/groups?documentId=${documentId}&userId=${a.id}`,
    attorney,
  );
const lookup = async (person: TestPerson, { documentId }: TestCouple) =>
  (
    await api.get<{ availableAttorneysForUser: { id: string }[] }>(
      `/users/${person.id}/documents/${documentId}/attorneys?serviceType=REPRESENTATION`,
      person,
    )
  ).body.availableAttorneysForUser.map(({ id }) => id);

describe('a conflict of interest (D51)', () => {
  it('is asked about once, before anything of the couple opens', async () => {
    const frances = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).paid();
    const { a, b, documentId } = couple;
    expect((await chosenBy(frances, couple)).status).toBe(200);

    for (const address of [
      `/documents/${documentId}/history`,
      `/users/${a.id}/documents/${documentId}/assets`,
      `/users/${b.id}/documents/${documentId}/disclosure`,
      `/documents/${documentId}/timeline`,
      `/documents/${documentId}/files`,
    ]) {
      const closed = await api.get<{ reason?: string }>(address, frances);
      expect([address, closed.status, closed.body.reason]).toEqual([address, 403, 'CONFLICT_QUESTION']);
    }
    expect((await answersOf(frances, couple)).status).toBe(403);
    expect((await api.post(`/documents/${documentId}/approval/grant`, {}, frances)).status).toBe(403);

    const question = await api.get<{ isOpen: boolean; parties: { isClient: boolean; email: string }[] }>(
      `${of(frances, a)}/conflict-question`,
      frances,
    );
    expect(question.body).toMatchObject({
      isOpen: true,
      parties: [
        { isClient: true, email: a.email },
        { isClient: false, email: b.email, employer: null },
      ],
      compared: { attorneys: 0, lawFirms: 0, outsideAttorneys: 0 },
    });

    expect((await say(frances, couple, 'NO_CONFLICT')).status).toBe(204);
    expect((await say(frances, couple, 'NO_CONFLICT')).status).toBe(204);
    expect((await answersOf(frances, couple)).status).toBe(200);
    expect((await say(frances, couple, 'CANNOT_ACT')).status).toBe(409);
    const client = await api.get<{ isConflictOpen: boolean }>(of(frances, a), frances);
    expect(client.body.isConflictOpen).toBe(false);
  });

  it('ends with "I cannot act": no access, no cost, others to choose from, the reason for admins alone', async () => {
    const frances = await anAttorney(api, { states: ['NY'] });
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).paid();
    const { item } = await chosenBy(frances, couple);
    expect((await say(frances, couple, 'CANNOT_ACT', CANARY)).status).toBe(204);
    expect((await api.get(of(frances, couple.a), frances)).status).toBe(404);
    expect((await answersOf(frances, couple)).status).toBe(404);
    expect(await lookup(couple.a, couple)).not.toContain(frances.id);
    expect(await lookup(couple.b, couple)).not.toContain(frances.id);

    const items = await api.get<{ id: string }[]>(`/users/${couple.a.id}/purchase-items`, couple.a);
    expect(items.body.find(({ id }) => id === item)).toMatchObject({
      attorneyId: null,
      bookingStatus: 'WAITING',
      paymentStatus: 'SUCCESSFUL',
    });
    await api.runJobs();
    const mails = await readMails(api, couple.a.email);
    const mail = mails.find(({ subject }) => subject === 'Please choose another attorney');
    expect(mail).toBeDefined();
    expect(JSON.stringify(mails)).not.toContain(CANARY);
    expect(JSON.stringify(items.body)).not.toContain(CANARY);

    const seen = await api.get<{ declinedBy: { name: string; at: string } | null }>(
      `/users/${couple.a.id}/documents/${couple.documentId}/attorneys`,
      couple.a,
    );
    expect(seen.body.declinedBy?.at).toBe(api.clock.now().toISOString());
    expect(JSON.stringify(seen.body)).not.toContain(CANARY);
    const partners = await api.get<{ declinedBy: unknown }>(
      `/users/${couple.b.id}/documents/${couple.documentId}/attorneys`,
      couple.b,
    );
    expect(partners.body.declinedBy).toBeNull();

    const admin = await anAdmin(api);
    const declined = await api.get<{ attorneyId: string }[]>('/admin/declined-assignments', admin);
    expect(declined.body.find(({ attorneyId }) => attorneyId === frances.id)).toMatchObject({
      clientId: couple.a.id,
      reason: CANARY,
    });
    expect((await api.get('/admin/declined-assignments', frances)).status).toBe(404);
  });

  it('keeps out who advised the other partner once their access was open, and their firm', async () => {
    const frances = await anAttorney(api, { states: ['NY'] });
    const colleague = await anAttorney(api, { states: ['NY'], lawFirmId: frances.lawFirmId });
    const other = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).paid();
    const { item } = await chosenBy(frances, couple);
    await say(frances, couple, 'NO_CONFLICT');
    await api.patch(`/users/${couple.a.id}/purchase-items/${item}`, { attorneyId: other.id }, couple.a);
    const offered = await lookup(couple.b, couple);
    expect(offered).not.toContain(frances.id);
    expect(offered).not.toContain(colleague.id);
    expect((await chosenBy(colleague, couple, couple.b)).status).toBe(422);
  });

  it('keeps out whoever shares an account with a partner', async () => {
    const frances = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).paid();
    expect(await lookup(couple.a, couple)).toContain(frances.id);
    await api.db
      .updateTable('users')
      .set({ email: couple.b.email.replace('@', '+work@') })
      .where('id', '=', frances.id)
      .execute();
    expect(await lookup(couple.a, couple)).not.toContain(frances.id);
  });
});

describe('a name check', () => {
  it('finds parties of the own firm’s matters with near spellings, by matter and role alone', async () => {
    const frances = await anAttorney(api, { states: ['NY'] });
    const colleague = await anAttorney(api, { states: ['NY'], lawFirmId: frances.lawFirmId });
    const stranger = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).withAttorneyFor('A', colleague);
    await api.db
      .updateTable('users')
      .set({ firstName: 'Zoë', lastName: 'Marshall' })
      .where('id', '=', couple.b.id)
      .execute();
    const check = (by: TestPerson, name: string) =>
      api.get<object[]>(`/users/${by.id}/attorneys/${by.id}/name-check?name=${encodeURIComponent(name)}`, by);
    const found = await check(frances, 'zoe marsahll');
    expect(found.body).toHaveLength(1);
    expect(Object.keys(found.body[0]!).sort()).toEqual(['attorneyName', 'matter', 'name', 'role']);
    expect(found.body[0]).toMatchObject({ name: 'Zoë Marshall', role: 'OTHER_PARTY' });
    expect((await check(stranger, 'zoe marshall')).body).toEqual([]);
    expect((await check(frances, 'z')).status).toBe(400);
  });
});
