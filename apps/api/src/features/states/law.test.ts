import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';
import { syncContent } from '../../program/content/sync-content';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Change {
  readonly id: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly couples: number;
  readonly told: number;
  readonly settledAt: string | null;
  readonly canTakeBack: boolean;
  readonly takesBackId: string | null;
}
interface Law {
  readonly version: string;
  readonly allowsOnlineNotary: boolean;
  readonly facts: readonly { field: string; value: unknown; shipped: unknown; source: string | null }[];
  readonly changes: readonly Change[];
  readonly reason?: string;
}
const state = (abbreviation: string) => contentId('state', abbreviation);
const why = { source: 'Cal. Civ. Code § 1189', reason: 'The law changed' };
const lawOf = async (abbreviation: string) => (await api.get<Law>(`/states/${state(abbreviation)}/law`, admin)).body;
const patch = (path: string, body: object, headers: Record<string, string> = {}) =>
  api.request<Law>('PATCH', path, { as: admin, json: { ...why, ...body }, headers });
const takeBack = (id: string) => api.post<Law>(`/law-changes/${id}/take-back`, { reason: 'It was a mistake' }, admin);
const set = (documentId: string, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();
const subjectsTo = async ({ email }: { email: string }) => (await readMails(api, email)).map(({ subject }) => subject);

interface Preview {
  readonly partnerA: string;
  readonly clauses: readonly {
    readonly heading: string | null;
    readonly texts: readonly (readonly { readonly change: string; readonly text: string }[])[];
  }[];
  readonly reason?: string;
}
const preview = (abbreviation: string, body: object, as = admin) =>
  api.post<Preview>(`/states/${state(abbreviation)}/law-preview`, body, as);
const wordsOf = ({ clauses }: Preview, left: string) =>
  clauses.flatMap(({ texts }) =>
    texts.map((runs) => runs.flatMap(({ change, text }) => (change === left ? [] : text)).join('')),
  );

describe('a value before it is set', () => {
  const term = { subject: 'TERM', documentTemplateId: prenupTemplateId, field: 'maritalProperty' };

  it('shows the clauses of a sample couple that it rewords, before and after, and keeps nothing', async () => {
    const before = await lawOf('WA');
    const { status, body } = await preview('WA', { ...term, value: 'Shared Property' });
    expect(status).toBe(200);
    expect(body.partnerA).toBe('Alex');
    expect(body.clauses.length).toBeGreaterThan(5);
    expect(body.clauses.every(({ heading }) => heading !== '')).toBe(true);
    const [was, becomes] = [wordsOf(body, 'INSERTED'), wordsOf(body, 'DELETED')];
    for (const [at, text] of was.entries()) {
      expect(text).toContain('Community Property');
      expect(becomes[at]).toBe(text.replaceAll('Community Property', 'Shared Property'));
    }
    expect(await lawOf('WA')).toEqual(before);
  });

  it('shows it over what admins set before', async () => {
    await patch(`/terms/maritalProperty/${state('ID')}/${prenupTemplateId}`, { value: 'Shared Property' });
    const { body } = await preview('ID', { ...term, value: 'Community Property' });
    expect(wordsOf(body, 'INSERTED').join(' ')).toContain('Shared Property');
    expect((await preview('ID', { ...term, value: 'Shared Property' })).body.clauses).toEqual([]);
  });

  it.each([
    ['STATE', 'name', 'Sooner State', 'Sooner State'],
    ['STATE', 'notaryBlockText', 'Signed before me by {names} today.', 'Signed before me by'],
    ['TEMPLATE', 'statute', 'The New Act', 'The New Act'],
    ['TEMPLATE', 'termForDocument', 'Marital Agreement', 'Marital Agreement'],
    ['TEMPLATE', 'witnessRequired', true, 'itness'],
  ])('shows it of %s %s', async (subject, field, value, words) => {
    const documentTemplateId = subject === 'TEMPLATE' ? prenupTemplateId : null;
    const { body } = await preview('OK', { subject, documentTemplateId, field, value });
    expect(wordsOf(body, 'DELETED').join(' ')).toContain(words);
  });

  it.each([
    [{ subject: 'STATE', field: 'icon', value: 'one' }, 200],
    [{ subject: 'STATE', field: 'isActive', value: true }, 200],
    [{ subject: 'TEMPLATE', documentTemplateId: prenupTemplateId, field: 'statute', value: null }, 200],
    [{ ...term, field: 'unknown', value: 'Words' }, 404],
    [{ ...term, documentTemplateId: null, value: 'Words' }, 404],
    [{ ...term, value: 'words.' }, 422],
    [{ ...term, value: 'X'.repeat(10_000) }, 422],
    [{ ...term, value: 'Null\u0000' }, 400],
    [{ ...term, value: true }, 400],
    [{ subject: 'STATE', field: 'notaryBlockText', value: 'By {nobody}' }, 422],
    [{ subject: 'STATE', field: 'distributionLaw', value: 'OTHER' }, 400],
    [{ subject: 'STATE', field: 'name', value: 'New York' }, 409],
    [{ subject: 'LAW', field: 'name', value: 'x' }, 400],
  ])('answers %j with %i', async (body, status) => {
    const reply = await preview('CA', body);
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body.clauses).toEqual([]);
  });

  it('is an admin’s alone', async () => {
    const { a } = await aCouple(api).inState('CA');
    expect((await preview('CA', { ...term, value: 'Words' }, a)).status).toBe(404);
  });
});

describe('a change of law (decisions, row 55)', () => {
  it('is counted before, kept with its source and reason, and settled after: who is before the notary is left alone', async () => {
    const attorney = await anAttorney(api, { states: ['OR'] });
    const stale = await aReadyCouple(api, { state: 'OR' });
    await generateNow(api, stale);
    await set(stale.documentId, { attorneyAId: attorney.id, attorneyAApprovedAt: api.clock.now() });
    const answering = await aCouple(api).inState('OR');
    const notarized = await aCouple(api).inState('OR');
    await set(notarized.documentId, {
      lastGeneratedAt: api.clock.now(),
      finalizedAt: api.clock.now(),
      status: 'FULLY_APPROVED',
    });
    await api.db
      .insertInto('notarizations')
      .values({
        documentId: notarized.documentId,
        provider: 'IN_PERSON',
        notarizationCompletedAt: api.clock.now(),
        createdById: notarized.a.id,
      })
      .execute();
    const impact = await api.get(`/states/${state('OR')}/law-impact?field=termForState`, admin);
    expect(impact.body).toMatchObject({ couples: 2, stale: 1, approved: 1, answering: 1, untouched: 1 });
    const file = await api.get<string>(`/states/${state('OR')}/law-impact/export?field=termForState`, admin);
    const lines = file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('document_id,partner_a,partner_b,concern,has_version,approved');
    const concernOf = (id: string) =>
      lines
        .find((line) => line.startsWith(id))
        ?.split(',')
        .slice(3);
    expect(lines).toHaveLength(4);
    expect(concernOf(stale.documentId)).toEqual(['STALE', 'true', 'true']);
    expect(concernOf(answering.documentId)).toEqual(['ANSWERING', 'false', 'false']);
    expect(concernOf(notarized.documentId)?.[0]).toBe('UNTOUCHED');
    const exported = await api.db
      .selectFrom('auditEntries')
      .select('subjectId')
      .where('action', '=', 'states.exportConcerned')
      .executeTakeFirst();
    expect(exported).toEqual({ subjectId: state('OR') });
    const reply = await patch(`/states/${state('OR')}`, { termForState: 'Commonwealth' });
    expect(reply.status).toBe(200);
    expect(reply.body.changes[0]).toMatchObject({
      field: 'termForState',
      before: 'State',
      after: 'Commonwealth',
      couples: 2,
      settledAt: null,
      canTakeBack: true,
    });
    await api.runJobs();
    const [settled] = (await lawOf('OR')).changes;
    expect(settled?.told).toBe(1);
    expect(settled?.settledAt).not.toBeNull();
    const subject = 'We changed how Troth applies the law of Oregon';
    expect(await subjectsTo(stale.a)).toContain(subject);
    expect(await subjectsTo(stale.b)).toContain(subject);
    expect(await subjectsTo(attorney)).toContain(subject);
    expect(await subjectsTo(answering.a)).not.toContain(subject);
    expect(await subjectsTo(notarized.a)).not.toContain(subject);
  });

  it('decides again who needs an attorney, by the answers and the rules of the release', async () => {
    const couple = await aCouple(api).inState('CA').paid();
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    await set(couple.documentId, { userAWillHireAttorney: false, userBWillHireAttorney: false });
    await patch(`/states/${state('CA')}`, { embryoRepRequired: true });
    await api.runJobs();
    const row = await api.db
      .selectFrom('documents')
      .select(['userAWillHireAttorney', 'userBWillHireAttorney'])
      .where('id', '=', couple.documentId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ userAWillHireAttorney: true, userBWillHireAttorney: true });
    expect(await subjectsTo(couple.a)).toContain('We changed how Troth applies the law of California');
  });

  it('is taken back by another, the last one of a value alone, and once', async () => {
    const first = await patch(`/states/${state('WA')}`, { allowsOnlineNotary: false });
    const second = await patch(`/states/${state('WA')}`, { allowsOnlineNotary: true });
    const [last, before] = second.body.changes;
    expect((await takeBack(before?.id ?? '')).body.reason).toBe('NOT_LATEST');
    const back = await takeBack(last?.id ?? '');
    expect(back.body).toMatchObject({ allowsOnlineNotary: first.body.allowsOnlineNotary });
    expect(back.body.changes[0]).toMatchObject({ takesBackId: last?.id, canTakeBack: false });
    expect((await takeBack(last?.id ?? '')).status).toBe(422);
    expect((await takeBack('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('stands beside what shipped, and no release overwrites it', async () => {
    const path = `/terms/maritalProperty/${state('NM')}/${prenupTemplateId}`;
    expect((await patch(path, { value: 'Shared Property' })).status).toBe(200);
    await api.db.deleteFrom('settings').where('key', '=', 'content').execute();
    await syncContent(api.db);
    const fact = (await lawOf('NM')).facts.find(({ field }) => field === 'maritalProperty');
    expect(fact).toMatchObject({ value: 'Shared Property', shipped: 'Community Property', source: why.source });
    const list = await api.get<{ id: string; differences: number }[]>('/states/admin', admin);
    expect(list.body).toHaveLength(51);
    expect(list.body.find(({ id }) => id === state('NM'))?.differences).toBe(1);
  });

  it('of the template is kept the same way', async () => {
    const path = `/states/${state('NM')}/document-template-states/${prenupTemplateId}`;
    const reply = await patch(path, { witnessRequired: true, termForDocument: 'Marital Agreement' });
    expect(
      reply.body.changes
        .slice(0, 2)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['termForDocument', 'witnessRequired']);
    expect((await patch(path.replace(prenupTemplateId, state('NM')), { witnessRequired: false })).status).toBe(404);
  });

  it('is based on what was looked at', async () => {
    const { version } = await lawOf('UT');
    const headers = { 'if-match': `"${version}"` };
    expect((await patch(`/states/${state('UT')}`, { icon: 'one' }, headers)).status).toBe(200);
    expect((await patch(`/states/${state('UT')}`, { icon: 'two' }, headers)).status).toBe(409);
  });

  it('happens once, one hundred times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => patch(`/states/${state('VT')}`, { isActive: false })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await lawOf('VT')).changes).toHaveLength(1);
  });

  it.each([
    [{}, 422],
    [{ termForState: '' }, 400],
    [{ termForState: 'x'.repeat(10_000) }, 400],
    [{ abbreviation: 'California' }, 400],
    [{ abbreviation: 'NY' }, 409],
    [{ name: 'New York' }, 409],
    [{ notaryBlockText: 'Signed by {nobody}' }, 422],
    [{ notaryBlockText: 'null\u0000' }, 400],
    [{ isActive: 'yes' }, 400],
    [{ isActive: false, source: ' ' }, 400],
    [{ isActive: false, reason: 'ab' }, 400],
    [{ countryId: state('CA') }, 400],
  ])('is refused: %j', async (body, status) => {
    expect((await patch(`/states/${state('CA')}`, body)).status).toBe(status);
  });

  it('takes wordings that are there alone, and words alone', async () => {
    const of = (key: string) => `/terms/${key}/${state('CA')}/${prenupTemplateId}`;
    expect((await patch(of('unknown'), { value: 'Words' })).status).toBe(404);
    expect((await patch(of('divorce'), { value: 'dissolution.' })).body.reason).toBe('NOT_WORDS');
  });

  it('goes on being applied to a state whose postal code is shown otherwise', async () => {
    const couple = await aReadyCouple(api, { state: 'ND' });
    expect((await patch(`/states/${state('ND')}`, { abbreviation: 'DN' })).status).toBe(200);
    await generateNow(api, couple);
    const { body } = await api.get<{ reason: unknown }>(
      `/documents/${couple.documentId}/regeneration-status`,
      couple.a,
    );
    expect(body.reason).toBeNull();
  });

  it('is an admin’s alone', async () => {
    const { a } = await aCouple(api).inState('CA');
    expect((await api.get('/states/admin', a)).status).toBe(404);
    expect((await api.patch(`/states/${state('CA')}`, { ...why, isActive: false }, a)).status).toBe(404);
  });
});
