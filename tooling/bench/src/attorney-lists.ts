/**
 * What an attorney with 2,000 clients and 10,000 calls waits for: the list of clients (by deadline, searched, its last page), what
 * waits on the dashboard, a page of calls, one client, and a note that is saved. The product's own calls, on PostgreSQL and
 * on the embedded database: statements, and the time and the processor's time of each. That the list is right is checked first.
 *
 * Run: `pnpm --filter @troth/bench bench:attorney-lists`; `CLIENTS` and `ROUNDS` are for a shorter run.
 */
import { randomUUID } from 'node:crypto';
import { buildDatabaseImage } from '@troth/api/database/image';
import { anAttorney } from '@troth/api/testing/builders';
import { answered } from '@troth/api/testing/answers';
import { openApp, openEmbedded, type TestApp } from '@troth/api/testing/open-app';
import { createEmptyDatabase, openMigrated } from '@troth/api/testing/postgres';
import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import { questionOfKey } from '@troth/content/questionnaire';
import { startPostgres } from '../../launcher/src/postgres.mjs';
import { print } from './figures';

const CLIENTS = Number(process.env['CLIENTS'] ?? 2_000);
const CALLS_EACH = 5;
const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const BATCH = 200;
const DAY_MS = 86_400_000;
const MOST_STATEMENTS = 8;
/** The 95th of a hundred, in ms. */
const BUDGETS = { PostgreSQL: 100, embedded: 250 } as const;
const NOTE_BUDGET = 60;
const NOTE = 'saving a note';

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

type Attorney = Awaited<ReturnType<typeof anAttorney>>;

/** Partners of so many couples whom the attorney represents, each with a wedding date and calls that were. */
async function addClients(api: TestApp, attorney: Attorney): Promise<void> {
  const now = api.clock.now();
  for (let from = 0; from < CLIENTS; from += BATCH) {
    const couples = Array.from({ length: Math.min(BATCH, CLIENTS - from) }, (_, index) => ({
      number: from + index,
      a: randomUUID(),
      b: randomUUID(),
      documentId: randomUUID(),
      itemId: randomUUID(),
    }));
    await api.db
      .insertInto('users')
      .values(
        couples.flatMap(({ a, b, number }) =>
          [a, b].map((id, side) => ({
            id,
            externalId: id,
            userType: 'CUSTOMER' as const,
            email: `${side === 0 ? 'client' : 'partner'}-${number}@example.com`,
            emailVerified: true,
            firstName: side === 0 ? `Client${number}` : `Partner${number}`,
            lastName: `Name${number % 400}`,
            lastActiveAt: now,
          })),
        ),
      )
      .execute();
    await api.db
      .insertInto('documents')
      .values(
        couples.map(({ a, b, documentId, number }) => ({
          id: documentId,
          templateId: prenupTemplateId,
          userAId: a,
          userBId: b,
          stateId: contentId('state', number % 2 === 0 ? 'NY' : 'CA'),
          createdById: a,
          invitationAcceptedAt: now,
          attorneyAId: attorney.id,
          lastGeneratedAt: number % 3 === 0 ? now : null,
          attorneyAApprovedAt: number % 6 === 0 ? now : null,
        })),
      )
      .execute();
    await api.db
      .insertInto('purchaseItems')
      .values(
        couples.map(({ a, documentId, itemId }) => ({
          id: itemId,
          productId: contentId('product', 'representation'),
          userId: a,
          beneficiaryUserId: a,
          attorneyId: attorney.id,
          documentId,
          pricePaidInCents: 69_900,
          bookingStatus: 'BOOKED' as const,
        })),
      )
      .execute();
    await api.db
      .insertInto('appointmentEvents')
      .values(
        couples.flatMap(({ itemId, number }) =>
          Array.from({ length: CALLS_EACH }, (_, call) => {
            const startsAt = new Date(now.getTime() - (number * CALLS_EACH + call + 1) * 3_600_000);
            const endsAt = new Date(startsAt.getTime() + 1_200_000);
            return {
              purchaseItemId: itemId,
              attorneyId: attorney.id,
              provider: 'builtin' as const,
              eventStartAt: startsAt,
              eventEndAt: endsAt,
              busyFrom: startsAt,
              busyUntil: endsAt,
              timeZone: 'America/New_York',
              eventStatus: 'BOOKED' as const,
              serviceCompletedAt: endsAt,
              createdAt: now,
              updatedAt: now,
            };
          }),
        ),
      )
      .execute();
    const questionId = questionOfKey('bg_wedding_date').id;
    for (const { a, documentId, number } of couples) {
      const day = new Date(now.getTime() + (60 + (number % 600)) * DAY_MS).toISOString().slice(0, 10);
      await answered(api, { documentId, userId: a, questionId }, day);
    }
  }
}

interface Page {
  readonly clients: readonly {
    readonly id: string;
    readonly documentId: string;
    readonly nextDeadline: { readonly on: string } | null;
  }[];
  readonly total: number;
}

async function measure(name: keyof typeof BUDGETS, api: TestApp): Promise<boolean> {
  const attorney = await anAttorney(api, { states: ['NY', 'CA'] });
  await addClients(api, attorney);
  // A server counts what is in its tables within a minute of their being filled; the embedded database never does.
  if (name === 'PostgreSQL') await api.services.database.executeSql('analyze');
  const own = `/users/${attorney.id}/attorneys/${attorney.id}`;
  const { body } = await api.get<Page>(`${own}/clients`, attorney);
  const days = body.clients.map(({ nextDeadline }) => nextDeadline?.on ?? '');
  if (body.total !== CLIENTS || days.some((day, index) => day === '' || day < (days[index - 1] ?? ''))) {
    throw new Error('The list is not whole, or not by deadline.');
  }
  // The last page, from its other end.
  const { body: backwards } = await api.get<Page>(`${own}/clients?sort=name&direction=descending`, attorney);
  const beside = backwards.clients.at(-1);
  const calls = [
    ['clients by deadline', `${own}/clients`],
    ['clients, searched', `${own}/clients?search=name7`],
    ['clients, last page by name', `${own}/clients?sort=name&after=${beside?.id}.${beside?.documentId}`],
    ['what waits', `${own}/tasks`],
    ['signing days', `${own}/signing-days`],
    ['calls, a page', `${own}/events?filter=past`],
    ['one client', `${own}/clients/${body.clients[0]?.id}`],
    [NOTE, `${own}/clients/${body.clients[0]?.id}/internal-notes`],
  ] as const;
  print(`${name}: ${CLIENTS} clients, ${CLIENTS * CALLS_EACH} calls; ms       p50     p95  cpu p50  statements`);
  const [plugin] = api.db.getExecutor().plugins;
  if (plugin === undefined) throw new Error('The database has no plugin that could count.');
  const transform = plugin.transformResult.bind(plugin);
  let statements = 0;
  plugin.transformResult = (result) => {
    statements += 1;
    return transform(result);
  };
  let isWithin = true;
  for (const [what, path] of calls) {
    const [times, cpus, counts]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      statements = 0;
      const [before, started] = [process.cpuUsage(), performance.now()];
      const { status } =
        what === NOTE
          ? await api.post(path, { message: `A note of round ${round}` }, attorney)
          : await api.get(path, attorney);
      times.push(performance.now() - started);
      const { user, system } = process.cpuUsage(before);
      cpus.push((user + system) / 1_000);
      counts.push(statements);
      if (status >= 300) throw new Error(`${path} answered ${status}.`);
    }
    const most = Math.max(...counts);
    const isNote = what === NOTE;
    if (at(times, 0.95) > (isNote ? NOTE_BUDGET : BUDGETS[name]) || (!isNote && most > MOST_STATEMENTS))
      isWithin = false;
    const figures = [at(times, 0.5), at(times, 0.95), at(cpus, 0.5)].map((value) => value.toFixed(0).padStart(8));
    print(`  ${what.padEnd(44)}${figures.join('')}  ${String(most).padStart(9)}`);
  }
  print(
    `  ${isWithin ? 'within' : 'OVER'} ${BUDGETS[name]} ms p95, ${NOTE_BUDGET} for a note, and ${MOST_STATEMENTS} statements`,
  );
  return isWithin;
}

const image = new Uint8Array(await buildDatabaseImage('none'));
const embedded = await openApp(await openEmbedded(null, image));
const isEmbeddedWithin = await measure('embedded', embedded);
await embedded.close();
print('');
const server = await startPostgres();
if (server === null) throw new Error('There is no PostgreSQL to measure on.');
const database = await createEmptyDatabase(server.url);
const postgres = await openApp(await openMigrated(database.url, 4));
const isPostgresWithin = await measure('PostgreSQL', postgres);
await postgres.close();
await database.drop();
await server.stop();
process.exitCode = isEmbeddedWithin && isPostgresWithin ? 0 : 1;
