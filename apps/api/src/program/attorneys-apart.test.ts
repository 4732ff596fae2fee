import { randomUUID } from 'node:crypto';
import { questionOfKey } from '@troth/content/questionnaire';
import { unzipSync } from 'fflate';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../kernel/http/operation';
import { anAttorney, type TestPerson } from '../testing/builders';
import { readMails } from '../testing/mails';
import { type TestApp, testApp } from '../testing/test-app';
import { aWorld, type World } from '../testing/world';
import { operations } from './operations';

/** Words of a note that nothing else says. */
const NOTE = 'Qzvxkwjptfhgmbrd canary of a note';
/** What partner A answered, likewise. */
const ANSWER = 'Wqzxvjkthpgfrnbd canary of an answer';

const APART = ['colleague', 'other side', 'lost approval'] as const;
type Apart = (typeof APART)[number];
type Outcome = 'yes' | '403' | '404';

let api: TestApp;
/** All that the program logs, at its most talkative. */
const log: string[] = [];
let world: World;
let author: TestPerson;
let client: TestPerson;
const people = {} as Record<Apart, TestPerson>;

beforeAll(async () => {
  // One connection, as to the embedded database.
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  api = await testApp({ logger }, null, 1);
  world = await aWorld(api);
  author = world.actors['own attorney'] as TestPerson;
  client = world.actors['partner A'] as TestPerson;
  const { lawFirmId } = await api.db
    .selectFrom('attorneys')
    .select('lawFirmId')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow();
  people.colleague = await anAttorney(api, { states: ['NY'], ...(lawFirmId !== null && { lawFirmId }) });
  people['other side'] = await anAttorney(api, { states: ['NY'] });
  people['lost approval'] = author;
  await api.db
    .updateTable('documents')
    .set({ attorneyBId: people['other side'].id })
    .where('userAId', '=', client.id)
    .execute();
  const notes = `/users/${author.id}/attorneys/${author.id}/clients/${client.id}/internal-notes`;
  expect((await api.post(notes, { message: NOTE }, author)).status).toBe(201);
  const answer = { valueTyped: ANSWER, questionOptionIds: [] };
  const residence = `/users/${client.id}/answers?questionId=${questionOfKey('bg_residence').id}`;
  expect((await api.patch(residence, answer, client)).status).toBe(200);
});
afterAll(() => api.close());

const isOfAttorney = ({ path }: Operation) => /^\/users\/\{u?id\}\/attorneys\/\{aid\}/.test(path);
/** Calls about the couple or about one attorney; those about nobody are the same for every attorney. */
const concerned = operations.filter(
  ({ path, isPublic }) => !isPublic && /^\/(users\/\{|documents\/|notarizations\/)/.test(path),
);

async function attempt(
  operation: Operation,
  as: TestPerson,
  address: string,
): Promise<{ outcome: Outcome; text: string }> {
  const reply = await api.request(operation.method, address, {
    as,
    ...(operation.form !== undefined ? { body: new FormData() } : operation.body === undefined ? {} : { json: {} }),
    headers: { origin: 'http://127.0.0.1:4001', 'idempotency-key': randomUUID() },
  });
  expect(reply.status, operation.id).toBeLessThan(500);
  const { status } = reply;
  return {
    outcome: status === 403 ? '403' : status === 404 ? '404' : 'yes',
    text: typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? ''),
  };
}

/** The same address under the attorney's own id: the client in it stays somebody else's. */
const underOwnId = (address: string, person: TestPerson) => address.replaceAll(author.id, person.id);

describe('attorneys are kept apart: one of the same firm, one of the other side, one who lost the approval', () => {
  const table: Record<string, Partial<Record<Apart, Outcome>>> = {};
  const answered: { readonly call: string; readonly by: string; readonly text: string }[] = [];
  const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

  it('lets no attorney into another’s own records, whatever the call', async () => {
    const reads = concerned.filter(({ isChange }) => !isChange);
    const changes = concerned.filter(({ isChange }) => isChange);
    for (const operation of [...reads, ...changes]) {
      for (const who of ['colleague', 'other side'] as const) {
        const { outcome, text } = await attempt(operation, people[who], world.address(operation));
        table[nameOf(operation)] = { ...table[nameOf(operation)], [who]: outcome };
        answered.push({ call: nameOf(operation), by: who, text });
        if (isOfAttorney(operation)) expect(outcome, `${operation.id} as ${who}`).not.toBe('yes');
        expect(text.includes(ANSWER), `${operation.id} as ${who}`).toBe(false);
      }
    }
  }, 300_000);

  it('finds no client of another under the own id', async () => {
    const withClient = concerned.filter(
      (each) => isOfAttorney(each) && /\{(cid|clientId|eid|noteId)\}/.test(each.path),
    );
    expect(withClient.length).toBeGreaterThan(8);
    for (const operation of withClient) {
      for (const who of ['colleague', 'other side'] as const) {
        const { outcome, text } = await attempt(
          operation,
          people[who],
          underOwnId(world.address(operation), people[who]),
        );
        answered.push({ call: nameOf(operation), by: who, text });
        // A body that does not parse is refused before anybody is looked for; nothing is told by it.
        if (!operation.isChange) expect(outcome, `${operation.id} as ${who}`).toBe('404');
        expect(text, `${operation.id} as ${who}`).not.toContain(client.email);
      }
    }
  });

  it('shows a colleague of the same firm nothing of the couple, and the other side no answers', () => {
    for (const operation of concerned.filter((each) => !isOfAttorney(each))) {
      expect(table[nameOf(operation)]?.colleague, operation.id).toMatch(/^40[34]$/);
      if (/^\/users\/.*(answers|questionnaire|\/events|purchase-items|carts|calendar)/.test(operation.path))
        expect(table[nameOf(operation)]?.['other side'], operation.id).toMatch(/^40[34]$/);
    }
  });

  it('says the words of a note to nobody but its author, in no mail and in no other archive', async () => {
    const own = await api.get(`/users/${author.id}/attorneys/${author.id}/clients/${client.id}/internal-notes`, author);
    expect(JSON.stringify(own.body)).toContain(NOTE);
    const others = [client, world.actors['partner B'], world.actors.admin, people.colleague, people['other side']];
    for (const reader of others as TestPerson[]) {
      for (const operation of concerned.filter(({ isChange }) => !isChange)) {
        const { text } = await attempt(operation, reader, world.address(operation));
        answered.push({ call: nameOf(operation), by: reader.email, text });
      }
    }
    for (const { call, by, text } of answered) expect(text.includes(NOTE), `${call} by ${by}`).toBe(false);

    await api.runJobs();
    for (const { email } of [...(others as TestPerson[]), author])
      expect(JSON.stringify(await readMails(api, email))).not.toContain(NOTE);

    const archiveOf = async (person: TestPerson) => {
      await api.post(`/users/${person.id}/personal-archive`, undefined, person);
      await api.runJobs();
      const { body } = await api.post<{ url: string }>(`/users/${person.id}/personal-archive/link`, undefined, person);
      const file = await (await api.app.request(new URL(body.url).pathname)).arrayBuffer();
      return Object.values(unzipSync(new Uint8Array(file)))
        .map((bytes) => Buffer.from(bytes).toString())
        .join('\n');
    };
    for (const person of [client, world.actors['partner B'] as TestPerson, people.colleague, people['other side']])
      expect((await archiveOf(person)).includes(NOTE), person.email).toBe(false);
    expect((await archiveOf(author)).includes(NOTE), 'the author’s own').toBe(true);
  }, 300_000);

  it('closes everything of a client in the request after the approval was lost', async () => {
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', author.id).execute();
    const reads = concerned.filter(({ isChange }) => !isChange);
    for (const operation of [...reads, ...concerned.filter(({ isChange }) => isChange)]) {
      const { outcome, text } = await attempt(operation, author, world.address(operation));
      table[nameOf(operation)] = { ...table[nameOf(operation)], 'lost approval': outcome };
      expect(text.includes(NOTE), operation.id).toBe(false);
      expect(text.includes(client.email), operation.id).toBe(false);
      if (!isOfAttorney(operation)) expect(outcome, operation.id).toMatch(/^40[34]$/);
      if (/\{(cid|clientId|sid)\}|\/(clients|tasks|name-check|events)/.test(operation.path))
        expect(outcome, operation.id).toMatch(/^40[34]$/);
    }
  }, 300_000);

  it('leaves the words of a note and an answer out of the log and the audit entries, refused ones too', async () => {
    const notes = `/users/${author.id}/attorneys/${author.id}/clients/${client.id}/internal-notes`;
    await api.db.updateTable('attorneys').set({ stage: 'APPROVED' }).where('id', '=', author.id).execute();
    const refused = [{ message: NOTE.repeat(400) }, { message: [NOTE] }, { [NOTE]: NOTE }];
    for (const body of refused) expect((await api.post(notes, body, author)).status).toBe(400);
    expect((await api.get(`${notes}?search=${encodeURIComponent(NOTE)}`, author)).status).toBeLessThan(500);
    expect((await api.post(notes, { message: NOTE }, author)).status).toBe(201);
    await api.runJobs();
    const audited = JSON.stringify(await api.db.selectFrom('auditEntries').selectAll().execute());
    const logged = log.join('');
    expect(log.length).toBeGreaterThan(100);
    expect(audited).toContain('internalNotes.');
    for (const words of [NOTE, encodeURIComponent(NOTE), ANSWER]) {
      expect(logged.includes(words), `the log: ${words}`).toBe(false);
      expect(audited.includes(words), `audit: ${words}`).toBe(false);
    }
  });

  it('is as it was last agreed', async () => {
    expect(Object.keys(table), 'run the whole file').toHaveLength(concerned.length);
    const lines = Object.entries(table)
      .sort(([one], [other]) => one.localeCompare(other, 'en-US'))
      .map(([call, row]) => `${call.padEnd(90)} ${APART.map((who) => (row[who] ?? '').padEnd(4)).join(' ')}`.trimEnd());
    const header = APART.map((who, index) => `${index + 1} ${who}`).join(', ');
    await expect(`${header}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('../testing/attorneys-apart-table.txt');
  });
});
