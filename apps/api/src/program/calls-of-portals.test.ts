import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../testing/agreements';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';

/** Calls that have no rule of their own to try: what they answer is tried here, and makes the examples of the reference. */

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const texas = contentId('state', 'TX');

describe('states and templates', () => {
  it('a customer reads a state with what its templates say there', async () => {
    const customer = await aCustomer(api);
    const { body } = await api.get(`/users/${customer.id}/state/${texas}`, customer);
    expect(body).toMatchObject({ id: texas, name: 'Texas', documentTemplateStates: [{ stateId: texas }] });
  });

  it('terms are those of the state that is asked for', async () => {
    const { body } = await api.get<{ stateId: string }[]>(`/terms?stateId=${texas}`);
    expect(body.length).toBeGreaterThan(0);
    expect(body.every(({ stateId }) => stateId === texas)).toBe(true);
  });

  it('admins read the questions that conditions name', async () => {
    const { body } = await api.get<{ key: string; options: { key: string }[] }[]>('/templates/questions', admin);
    expect(body.some(({ options }) => options.length > 1)).toBe(true);
  });
});

describe('videos', () => {
  it('are changed by an admin, with a reason', async () => {
    interface Listed {
      videos: { id: string; title: string; author: string; youtubeLink: string }[];
      locations: string[];
    }
    const { body } = await api.get<Listed>('/admin/videos', admin);
    const [video] = body.videos;
    const [location] = body.locations;
    if (video === undefined) throw new Error('There are videos.');
    const change = { ...video, title: 'How it works', location, stateId: null, reason: 'A clearer title.' };
    const { title, author, youtubeLink, stateId, reason } = change;
    const changed = await api.patch(
      `/admin/videos/${video.id}`,
      { title, author, youtubeLink, location, stateId, reason },
      admin,
    );
    expect(changed).toMatchObject({ status: 200, body: { id: video.id, title: 'How it works', location } });
  });
});

describe('people', () => {
  it('a partner reads the open invitation', async () => {
    const { a } = await aCouple(api).inState('TX');
    const alone = await aCustomer(api);
    const { status } = await api.post(
      '/documents',
      { stateId: texas, userAId: alone.id, templateId: prenupTemplateId },
      alone,
    );
    expect(status).toBe(201);
    await api.post(`/users/${alone.id}/invite`, { email: 'partner@vale.example' }, alone);
    const { body } = await api.get(`/users/${alone.id}/invite`, alone);
    expect(body).toMatchObject({ invitation: { email: 'partner@vale.example', isOpened: false } });
    expect((await api.get(`/users/${a.id}/invite`, a)).body).toEqual({ invitation: null });
  });

  it('admins read a person with the person’s agreements, and an attorney', async () => {
    const { a, documentId } = await aCouple(api).inState('TX');
    const attorney = await anAttorney(api, { states: ['TX'] });
    expect((await api.get(`/admin/users/${a.id}`, admin)).body).toMatchObject({
      id: a.id,
      documents: [{ id: documentId }],
    });
    expect((await api.get(`/admin/attorneys/${attorney.id}`, admin)).body).toMatchObject({
      id: attorney.id,
      attorneyStates: [{ stateId: texas }],
    });
  });

  it('admins find the registers of the bars', async () => {
    const { body } = await api.get<{ stateId: string; url: string }[]>('/admin/bar-registers', admin);
    expect(body.find(({ stateId }) => stateId === texas)?.url).toMatch(/^https:/);
  });
});

describe('what attorneys keep for themselves', () => {
  it.each([
    ['saved-views', { views: [{ name: 'Texas', address: `?stateId=${texas}` }] }],
    ['saved-replies', { replies: [{ name: 'Welcome', message: 'Thank you for your message.' }] }],
  ])('%s are read as they were written', async (list, body) => {
    const attorney = await anAttorney(api, { states: ['TX'] });
    const address = `/users/${attorney.id}/attorneys/${attorney.id}/${list}`;
    expect((await api.put(address, body, attorney)).body).toEqual(body);
    expect((await api.get(address, attorney)).body).toEqual(body);
  });

  it('an applicant names a firm that is not listed', async () => {
    const applicant = await anAttorney(api, { stage: 'FORM_MISSING' });
    const firm = { name: 'Fenn & Partners', contactEmail: 'office@fenn.example', website: 'https://fenn.example' };
    const reply = await api.post(`/users/${applicant.id}/attorneys/${applicant.id}/law-firms`, firm, applicant);
    expect(reply).toMatchObject({ status: 201, body: { ...firm, isApproved: false } });
  });

  it('an editor reads the drafts of sections, of which there are none at first', async () => {
    const couple = await aReadyCouple(api, { state: 'TX' });
    const { commitAt } = await generateNow(api, couple);
    const attorney = await anAttorney(api, { states: ['TX'] });
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: attorney.id })
      .where('id', '=', couple.documentId)
      .execute();
    await api.post(`/documents/${couple.documentId}/lock`, {}, attorney);
    const { body } = await api.get(`/documents/${couple.documentId}/drafts/sections`, attorney);
    expect(body).toEqual({ baseCommitAt: commitAt, draftVersion: 0, isBaseMoved: false, drafts: [] });
  });
});
