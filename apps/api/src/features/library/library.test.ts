import { contentId } from '@troth/content/ids';
import { libraryGroups } from '@troth/content/library-groups';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { applyDrafts, checkEdited, draftsBetween } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { LibraryGroup } from '@troth/domain/agreement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, openAccess, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let attorney: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  attorney = await anAttorney(api);
  admin = await anAdmin(api);
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const supportGroup = contentId('library-group', 'support');
const [CLAUSE = ''] = libraryGroups[0]?.clauseTemplateIds ?? [];
const creation = {
  name: 'Pets',
  description: 'Who keeps them.',
  stateId: contentId('state', 'TX'),
  sectionTemplateIds: [],
  clauseTemplateIds: [CLAUSE],
};
const namesOf = async (query = '', by = attorney) =>
  (await api.get<LibraryGroup[]>(`/library-groups${query}`, by)).body.map(({ name }) => name);

describe('library groups', () => {
  it('are there from the start, and read by attorneys and admins alone', async () => {
    for (const reader of [attorney, admin])
      expect(await namesOf('', reader)).toEqual(libraryGroups.map(({ name }) => name).toSorted());
    const { body } = await api.get<LibraryGroup>(`/library-groups/${supportGroup}`, attorney);
    expect(body).toMatchObject({ name: 'Spousal support', stateId: null, isArchived: false });
    expect((await api.post('/library-groups', creation, attorney)).status).toBe(403);
  });

  it('are added, changed and archived by admins, each for a state or for all', async () => {
    const { status, body } = await api.post<LibraryGroup>('/library-groups', creation, admin);
    expect(status).toBe(201);
    expect(await namesOf(`?stateId=${contentId('state', 'TX')}`)).toContain('Pets');
    expect(await namesOf(`?stateId=${contentId('state', 'CA')}`)).not.toContain('Pets');
    const path = `/library-groups/${body.id}`;
    const renamed = await api.patch<LibraryGroup>(path, { name: 'Animals', stateId: null }, admin);
    expect(renamed.body).toMatchObject({
      name: 'Animals',
      stateId: null,
      description: 'Who keeps them.',
      clauseTemplateIds: [CLAUSE],
    });
    expect(await namesOf(`?stateId=${contentId('state', 'CA')}`)).toContain('Animals');
    await api.patch(path, { isArchived: true }, admin);
    expect(await namesOf()).not.toContain('Animals');
    expect(await namesOf('?includeArchived=true')).toContain('Animals');
  });

  it('name no template or state that is not there', async () => {
    const unknown = '00000000-0000-4000-8000-000000000009';
    for (const wrong of [{ clauseTemplateIds: [unknown] }, { sectionTemplateIds: [unknown] }, { stateId: unknown }])
      expect((await api.post('/library-groups', { ...creation, ...wrong }, admin)).status).toBe(400);
    expect((await api.get(`/library-groups/${unknown}`, attorney)).status).toBe(404);
  });
});

describe('a library group in a couple’s agreement', () => {
  it('reads in the couple’s words, names what it lacks, and can be inserted beside what stands', async () => {
    const couple = await aReadyCouple(api, { state: 'TX' });
    const path = `/documents/${couple.documentId}/library-groups/${supportGroup}/render`;
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: attorney.id })
      .where('id', '=', couple.documentId)
      .execute();
    expect((await api.get(path, attorney)).status).toBe(409);
    const { commitAt } = await generateNow(api, couple);
    type Rendered = { name: string; clauses: ClauseNode[]; unmet: { what: string; label: string }[] };
    const { status, body } = await api.get<Rendered>(path, attorney);
    expect(status).toBe(200);
    expect(body.name).toBe('Spousal support');
    expect(body.clauses.length).toBeGreaterThan(1);
    expect(JSON.stringify(body.clauses)).not.toMatch(/\{\{/);
    expect(body.unmet.length).toBeGreaterThan(0);

    const { body: version } = await api.get<{ tree: AgreementTree }>(
      `/documents/${couple.documentId}/history/${commitAt}`,
      attorney,
    );
    const edited = structuredClone(version.tree);
    edited.sections.find(({ kind }) => kind === 'ARTICLES')?.clauses.push(...body.clauses);
    const drafts = draftsBetween(version.tree, edited);
    const applied = applyDrafts(version.tree, drafts);
    const facts = { supportClauseTemplateIds: libraryGroups[0]?.clauseTemplateIds ?? [], values: [] };
    const codes = checkEdited(version.tree, applied, facts).map(({ code }) => code);
    for (const code of ['DUPLICATE_KEY', 'DUPLICATE_ID', 'VALUE_UNKNOWN', 'DANGLING_REFERENCE', 'UNDEFINED_TERM'])
      expect(codes).not.toContain(code);
    expect(codes).toContain('TWO_SUPPORT_CLAUSES');

    for (const partner of [couple.a, couple.b]) expect((await api.get(path, partner)).status).toBe(403);
    expect((await api.get(path, await anAttorney(api))).status).toBe(404);
    expect((await api.get(path, admin)).status).toBe(403);
    await openAccess(api, admin, couple.documentId);
    expect((await api.get(path, admin)).status).toBe(200);
  });
});
