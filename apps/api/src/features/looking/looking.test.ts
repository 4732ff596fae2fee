import { LOOKING_LASTS_MS } from '@troth/domain/looking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../program/operations';
import type { SignedIn } from '../../testing/open-app';
import { anAdmin, aCouple, anAttorney, openAccess, type TestCouple, type TestPerson } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { type TestApp, testApp } from '../../testing/test-app';
import { type ActorName, aWorld, type World } from '../../testing/world';
import { NAMED_IN_TABLES, notContentBecause, shownBy } from './what-is-shown';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

interface Line {
  kind: string;
  by: string;
  name: string | null;
  count: number;
  access: { isForTicket: boolean; reason: string | null } | null;
}
const LOOKS = /^(ADMIN_ACCESS|LOOKED_)/;
const timelineOf = async (documentId: string, as: SignedIn) =>
  (await api.get<{ items: Line[] }>(`/documents/${documentId}/timeline`, as)).body.items;
const looksAt = async ({ documentId }: TestCouple, as: SignedIn) =>
  (await timelineOf(documentId, as)).filter(({ kind }) => LOOKS.test(kind));

const entriesOf = (documentId: string) =>
  api.db
    .selectFrom('auditEntries')
    .select(['action', 'actorUserId', 'outcome', 'reason', 'subjectKind', 'subjectId', 'hashAfter'])
    .where('documentId', '=', documentId)
    .where((eb) => eb.or([eb('action', 'like', 'looking.%'), eb('action', '=', 'adminAccess.open')]))
    .orderBy('position')
    .execute();

const answersOf = (documentId: string) =>
  `/documents/${documentId}/questionnaire-sections/background-information/groups`;
const disclosureOf = ({ a, documentId }: TestCouple) => `/users/${a.id}/documents/${documentId}/disclosure`;
const historyOf = ({ documentId }: TestCouple) => `/documents/${documentId}/history`;

describe('every call that shows what a couple wrote', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(api);
  });
  const ABOUT_A_COUPLE = /^\/(documents\/\{(id|docId)\}|users\/\{(id|uid|userId)\}\/documents|notarizations\/\{)/;
  const reads = operations.filter(({ isChange, path }) => !isChange && ABOUT_A_COUPLE.test(path));
  const ask = (operation: (typeof operations)[number], as: ActorName) =>
    api.request<{ code?: string }>('GET', world.address(operation), { as: world.actors[as] });

  it('is in the table, or is the couple’s alone, or shows none of it for a reason', async () => {
    for (const operation of reads.filter(({ id }) => shownBy(id) === null && notContentBecause(id) === null)) {
      for (const actor of ['own attorney', 'other attorney', 'admin'] as const) {
        const { status } = await ask(operation, actor);
        expect([403, 404], `${operation.id} as ${actor}: say what it shows`).toContain(status);
      }
    }
    const names = new Set(operations.flatMap(({ id }) => [id, id.split('.')[0] ?? '']));
    for (const name of NAMED_IN_TABLES) expect(names.has(name), name).toBe(true);
    // These name the document in the query; `client-answers.test.ts` and `admin-users.test.ts` show their looks.
    const byQuery = ['attorneyQuestionnaireSections.groups', 'adminQuestionnaireSections.groups'];
    for (const { id, isChange } of operations)
      if (shownBy(id) !== null && !isChange) expect([...reads.map((read) => read.id), ...byQuery]).toContain(id);
  });

  it('asks an admin for a reason, and an attorney for none; each leaves an entry once', async () => {
    const shown = reads.filter(({ id }) => shownBy(id) !== null);
    const documentId =
      shown
        .map((operation) => world.address(operation))
        .join(' ')
        .match(/\/documents\/([\w-]{36})/)?.[1] ?? '';
    const admin = world.actors.admin as TestPerson;
    // What the policy keeps from admins stays so: a reason opens no more than the policies do.
    const [opened, kept]: (typeof shown)[] = [[], []];
    for (const operation of shown) {
      const { status, body } = await ask(operation, 'admin');
      expect([403, 404], operation.id).toContain(status);
      (body.code === 'ADMIN_ACCESS_REASON_REQUIRED' ? opened : kept)?.push(operation);
    }
    expect(kept?.map(({ id }) => id).sort()).toEqual([
      'chats.list',
      'disclosure.downloadOutcomes',
      'disclosure.outcomeFacts',
      'documentQuestionnaireSections.groups',
    ]);
    expect((await entriesOf(documentId)).filter(({ outcome }) => outcome === 'DONE')).toEqual([]);
    await openAccess(api, admin, documentId);
    for (const operation of opened ?? []) {
      const { status, body } = await ask(operation, 'admin');
      expect([status, body?.code], operation.id).not.toEqual([403, 'ADMIN_ACCESS_REASON_REQUIRED']);
    }
    for (const operation of shown) {
      expect((await ask(operation, 'own attorney')).body?.code).not.toBe('ADMIN_ACCESS_REASON_REQUIRED');
      expect((await ask(operation, 'partner A')).body?.code).not.toBe('ADMIN_ACCESS_REASON_REQUIRED');
    }
    const entries = await entriesOf(documentId);
    // The files of an entry that is there are tried below.
    const by = (person: TestPerson) =>
      entries
        .filter(({ actorUserId, action }) => actorUserId === person.id && action !== 'looking.EVIDENCE')
        .map(({ action }) => action)
        .sort();
    expect(by(admin)).toEqual(['adminAccess.open', 'looking.AGREEMENT', 'looking.DISCLOSURE', 'looking.HISTORY']);
    expect(by(world.actors['own attorney'] as TestPerson)).toEqual([
      'looking.AGREEMENT',
      'looking.ANSWERS',
      'looking.DISCLOSURE',
    ]);
    expect(by(world.actors['partner A'] as TestPerson)).toEqual([]);
  });
});

describe('an admin', () => {
  let admin: TestPerson;
  let couple: TestCouple;
  beforeAll(async () => {
    admin = await anAdmin(api);
    couple = await aCouple(api).inState('NY');
  });
  const access = (body: object, as: SignedIn = admin, of = couple) =>
    api.post<{ id: string; until: string; code?: string; error?: unknown }>(
      `/admin/documents/${of.documentId}/access`,
      body,
      as,
    );
  const look = async (of = couple, as: SignedIn = admin) =>
    (await api.get<{ code?: string }>(disclosureOf(of), as)).body.code ?? 'seen';
  const aTicket = async (author: TestPerson) =>
    (
      await api.post<{ id: string; number: number }>(
        `/users/${author.id}/support-tickets`,
        { topic: 'DOCUMENT', message: 'It will not open.' },
        author,
      )
    ).body;

  it('is told in words what to do, and the refusal is recorded', async () => {
    const reply = await api.get(disclosureOf(couple), admin);
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'ADMIN_ACCESS_REASON_REQUIRED', error: 'Say first why you need to see this' },
    });
    const { items } = (await api.get<{ items: Line[] }>(`/documents/${couple.documentId}/timeline`, couple.a)).body;
    expect(items.map(({ kind }) => kind)).not.toContain('REFUSED');
  });

  it('looks for an hour after a reason, and the couple reads both', async () => {
    const of = await aCouple(api).inState('NY');
    const { status, body } = await access({ reason: '  Ada asked why her house is missing. ' }, admin, of);
    expect([status, body.until]).toEqual([201, new Date(api.clock.now().getTime() + LOOKING_LASTS_MS).toISOString()]);
    expect(await look(of)).toBe('seen');
    for (const reader of [of.a, of.b])
      expect(await looksAt(of, reader)).toMatchObject([
        { kind: 'LOOKED_DISCLOSURE', by: 'TROTH', name: null, access: null },
        {
          kind: 'ADMIN_ACCESS',
          by: 'TROTH',
          name: null,
          access: { isForTicket: false, reason: 'Ada asked why her house is missing.' },
        },
      ]);
    api.clock.advance(LOOKING_LASTS_MS - 1);
    expect(await look(of)).toBe('seen');
    api.clock.advance(1);
    expect(await look(of)).toBe('ADMIN_ACCESS_REASON_REQUIRED');
  });

  it('opens for one document and one admin alone', async () => {
    const of = await aCouple(api).inState('NY');
    await openAccess(api, admin, of.documentId);
    expect(await look()).toBe('ADMIN_ACCESS_REASON_REQUIRED');
    expect(await look(of, await anAdmin(api))).toBe('ADMIN_ACCESS_REASON_REQUIRED');
  });

  it('leaves the hash of the reason in the chain, never its words', async () => {
    const of = await aCouple(api).inState('NY');
    const reason = 'A reason that nobody else has ever typed';
    const { body } = await access({ reason }, admin, of);
    const [entry] = await entriesOf(of.documentId);
    expect(entry).toMatchObject({ action: 'adminAccess.open', subjectKind: 'adminAccess', subjectId: body.id });
    expect(entry?.hashAfter).toMatch(/^[0-9a-f]{64}$/);
    const rows = await api.db.selectFrom('auditEntries').selectAll().where('documentId', '=', of.documentId).execute();
    expect(JSON.stringify(rows)).not.toContain(reason);
    const stored = await api.db
      .selectFrom('adminAccesses')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealedReason ?? []).toString('latin1')).not.toContain(reason);
  });

  it('looks for an open ticket of the couple, until it is answered', async () => {
    const of = await aCouple(api).inState('NY');
    const ticket = await aTicket(of.b);
    const state = await api.get(`/admin/documents/${of.documentId}/access`, admin);
    expect(state.body).toMatchObject({ access: null, openTickets: [{ id: ticket.id, number: ticket.number }] });
    expect((await access({ ticketId: ticket.id }, admin, of)).status).toBe(201);
    expect(await look(of)).toBe('seen');
    expect((await looksAt(of, of.a)).at(-1)).toMatchObject({ access: { isForTicket: true, reason: null } });
    await api.patch(`/admin/support-tickets/${ticket.id}`, { status: 'CLOSED', reason: 'Solved' }, admin);
    expect(await look(of)).toBe('ADMIN_ACCESS_REASON_REQUIRED');
    const closed = await access({ ticketId: ticket.id }, admin, of);
    expect([closed.status, closed.body.code]).toEqual([422, 'REFUSED_BY_RULE']);
  });

  it('cannot look for a ticket of somebody else, for both at once, or for no reason', async () => {
    const stranger = await aCouple(api);
    const { id: ticketId } = await aTicket(stranger.a);
    expect((await access({ ticketId })).status).toBe(422);
    expect((await access({ ticketId, reason: 'Because' })).status).toBe(400);
    for (const reason of ['', '  x ', 'x'.repeat(501)]) expect((await access({ reason })).status).toBe(400);
    expect((await access({})).status).toBe(400);
  });

  it('alone may: for everyone else there is no such call', async () => {
    for (const person of [couple.a, await anAttorney(api)])
      expect((await access({ reason: 'Because' }, person)).status).toBe(404);
  });
});

describe('an attorney', () => {
  let attorney: TestPerson;
  let couple: TestCouple;
  beforeAll(async () => {
    attorney = await anAttorney(api, { states: ['NY'] });
    couple = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
  });

  it('leaves one line for each kind and hour, whatever the calls', async () => {
    for (let call = 0; call < 5; call += 1) {
      await api.get(disclosureOf(couple), attorney);
      await api.get(historyOf(couple), attorney);
    }
    api.clock.advance(LOOKING_LASTS_MS - 1);
    await api.get(disclosureOf(couple), attorney);
    const lines = async () => (await looksAt(couple, couple.b)).map(({ kind, by, count }) => [kind, by, count]);
    expect(await lines()).toEqual([
      ['LOOKED_AGREEMENT', 'PERSON', 1],
      ['LOOKED_DISCLOSURE', 'PERSON', 1],
    ]);
    api.clock.advance(1);
    await api.get(disclosureOf(couple), attorney);
    expect((await lines())[0]).toEqual(['LOOKED_DISCLOSURE', 'PERSON', 1]);
    expect(await lines()).toHaveLength(3);
  });

  it('reads the client’s answers and messages: the client is told, and the other partner is not', async () => {
    const of = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    await api.get(answersOf(of.documentId), attorney);
    await api.get(`/users/${attorney.id}/documents/${of.documentId}/chats`, attorney);
    expect((await looksAt(of, of.a)).map(({ kind }) => kind)).toEqual(['LOOKED_CHATS', 'LOOKED_ANSWERS']);
    expect(await looksAt(of, of.b)).toEqual([]);
  });

  it('looks at a file of the disclosure, and both partners are told', async () => {
    const of = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    const place = `/users/${of.a.id}/documents/${of.documentId}`;
    const { id } = await disclose(api, of.a, of.documentId, 'incomes', {
      year: 2026,
      incomeType: 'BASE_SALARY',
      valueInCents: 1,
    });
    await api.get(`${place}/entries/${id}/files`, attorney);
    for (const partner of [of.a, of.b])
      expect((await looksAt(of, partner)).map(({ kind }) => kind)).toEqual(['LOOKED_EVIDENCE']);
  });

  it('leaves nothing where nothing was shown', async () => {
    const of = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    expect((await api.get(`/documents/${of.documentId}/history/2026-01-01T00:00:00.000Z`, attorney)).status).toBe(404);
    expect(await entriesOf(of.documentId)).toEqual([]);
  });

  it('leaves one line when the calls of a screen come at once', async () => {
    const of = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    await Promise.all(Array.from({ length: 8 }, () => api.get(disclosureOf(of), attorney)));
    expect(await entriesOf(of.documentId)).toHaveLength(1);
  });
});

it('a partner leaves no entry by reading their own', async () => {
  const of = await aCouple(api).inState('NY');
  for (const person of [of.a, of.b]) {
    await api.get(disclosureOf(of), person);
    await api.get(historyOf(of), person);
    await api.get(answersOf(of.documentId), person);
  }
  expect(await entriesOf(of.documentId)).toEqual([]);
});
