import { contentId } from '@troth/content/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

interface Item {
  kind: string;
  key: string;
  title: string;
  text: string;
  citation: string | null;
  contentHash: string;
  state: string;
  verdict: { attorneyName: string; barNumber: string | null; note: string | null } | null;
}
interface OfState {
  total: number;
  approved: number;
  changed: number;
  unread: number;
  requiresCounsel: boolean;
  items: Item[];
}
interface Outcomes {
  outcomes: { key: string; outcome: string }[];
  approved: number;
}

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const pathOf = (state: string) => `/admin/counsel/states/${contentId('state', state)}`;
const read = async (state: string) => (await api.get<OfState>(pathOf(state), admin)).body;
const typed = { attorneyName: 'Lee Park', barNumber: '12345' };
const say = (state: string, verdicts: object[], attorney: object = typed) =>
  api.post<Outcomes>(`${pathOf(state)}/verdicts`, { ...attorney, verdicts }, admin);
const verdictOf = ({ kind, key, contentHash }: Item, verdict = 'APPROVED') => ({ kind, key, contentHash, verdict });
const law = (state: string, body: object) =>
  api.patch<{ code?: string; reason?: string }>(
    `/states/${contentId('state', state)}`,
    { source: 'Our policy', reason: 'A test of counsel.', ...body },
    admin,
  );

describe('what counsel has read', () => {
  it('lists each kind of text of a state, with its citation, all unread at first', async () => {
    const california = await read('CA');
    expect(new Set(california.items.map(({ kind }) => kind))).toEqual(
      new Set(['CLAUSE', 'DEFINITION', 'NOTARY_BLOCK', 'CERTIFICATE', 'QUESTION', 'LAW_FACT']),
    );
    expect(california.unread).toBe(california.total);
    const names = california.items.map(({ kind, key }) => `${kind} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    const statutory = california.items.find(({ key }) => key === 'statutory');
    expect(statutory?.citation).toBe('Cal. Civ. Code § 1189');
    const texas = await read('TX');
    expect(texas.items.some(({ key }) => key === 'statutory')).toBe(false);
    // Words differ by state, and so does what is approved.
    const [of, there] = [california, texas].map(({ items }) => new Set(items.map(({ contentHash }) => contentHash)));
    expect([...(of ?? [])].some((hash) => !there?.has(hash))).toBe(true);
  });

  it('counts the texts of each state', async () => {
    const { body } = await api.get<(OfState & { name: string })[]>('/admin/counsel', admin);
    const { items, total, unread } = await read('NV');
    expect(body.find(({ name }) => name === 'Nevada')).toMatchObject({ total: items.length, unread });
    expect(total).toBe(items.length);
  });

  it('records verdicts one by one, by an attorney with a name and a bar number', async () => {
    const [first, second] = (await read('CO')).items;
    if (first === undefined || second === undefined) throw new Error('A library has texts.');
    const said = await say('CO', [
      { ...verdictOf(first), note: 'Fine.' },
      { ...verdictOf(second, 'READ') },
      { ...verdictOf(second), contentHash: '0'.repeat(32) },
      { ...verdictOf(second), key: 'nothing' },
    ]);
    expect(said.body.outcomes.map(({ outcome }) => outcome)).toEqual(['RECORDED', 'RECORDED', 'CHANGED', 'UNKNOWN']);
    expect(said.body.approved).toBe(1);
    const after = await read('CO');
    expect(after.items[0]).toMatchObject({ state: 'APPROVED', verdict: { ...typed, note: 'Fine.' } });
    expect(after.items[1]?.state).toBe('READ');
    expect((await say('CO', [{ ...verdictOf(first), note: 'Fine.' }])).body.outcomes[0]?.outcome).toBe('SAME');
    await say('CO', [verdictOf(first, 'WITHDRAWN')]);
    expect((await read('CO')).items[0]?.state).toBe('UNREAD');
  });

  it('takes the verdict of an approved attorney of the state, and no other account', async () => {
    const [item] = (await read('NY')).items;
    if (item === undefined) throw new Error('A library has texts.');
    const here = await anAttorney(api, { states: ['NY'] });
    const elsewhere = await anAttorney(api, { states: ['TX'] });
    const waiting = await anAttorney(api, { stage: 'UNDER_REVIEW', states: ['NY'] });
    const by = async (attorney: object) => (await say('NY', [verdictOf(item)], attorney)).status;
    expect(await by({ attorneyId: elsewhere.id })).toBe(422);
    expect(await by({ attorneyId: waiting.id })).toBe(422);
    expect(await by({ attorneyName: 'Lee Park' })).toBe(422);
    expect(await by({ attorneyId: here.id })).toBe(200);
  });

  it('says that a text has changed since, once the law of the state is changed, and approved again when it is taken back', async () => {
    const block = async () => (await read('OR')).items.find(({ kind }) => kind === 'NOTARY_BLOCK');
    const item = await block();
    if (item === undefined) throw new Error('Each state has a notary block.');
    await say('OR', [verdictOf(item)]);
    expect((await law('OR', { notaryBlockText: `${item.text} Seal.` })).status).toBe(200);
    expect((await block())?.state).toBe('CHANGED');
    expect((await law('OR', { notaryBlockText: item.text })).status).toBe(200);
    expect((await block())?.state).toBe('APPROVED');
  });

  it('keeps a state closed to new couples until all is approved, where an admin wants it', async () => {
    const state = contentId('state', 'VT');
    const isOffered = async () =>
      (await api.get<{ id: string }[]>('/states?isActive=true', admin)).body.some(({ id }) => id === state);
    expect(await isOffered()).toBe(true);
    const required = await api.put(
      `${pathOf('VT')}/requirement`,
      { isRequired: true, reason: 'Counsel reads it first.' },
      admin,
    );
    expect(required.status).toBe(200);
    expect(await isOffered()).toBe(false);
    const { a, documentId } = await aCouple(api).withoutState();
    const choose = async () => (await api.patch(`/documents/${documentId}`, { stateId: state }, a)).status;
    expect(await choose()).toBe(400);
    expect((await law('VT', { isActive: false })).status).toBe(200);
    expect((await law('VT', { isActive: true })).body).toMatchObject({ reason: 'NOT_ALL_APPROVED' });
    const { items } = await read('VT');
    await say(
      'VT',
      items.map((item) => verdictOf(item)),
    );
    expect((await law('VT', { isActive: true })).status).toBe(200);
    expect(await isOffered()).toBe(true);
    expect(await choose()).toBe(200);
  });

  it('hands out the library as DOCX and the verdicts as a table, to admins alone', async () => {
    const library = await api.get(`${pathOf('CA')}/library`, admin);
    expect(library.status).toBe(200);
    expect(Number(library.headers.get('content-length'))).toBeGreaterThan(20_000);
    const table = (await api.get<string>(`${pathOf('CA')}/verdicts`, admin)).body;
    expect(table.split('\r\n')[0]).toContain('kind,key,content_hash');
    expect((await api.get(pathOf('CA'), await aCustomer(api))).status).toBe(404);
  });
});
