/**
 * How calls grow with the number of couples: a database on PostgreSQL is filled by SQL, each couple with its answers and one
 * attorney to twenty couples, all licensed in one of ten states. Every call that reads what a partner, an attorney or an admin
 * can ask for by their own ids is timed at each size, and searches with them. What fills it is copied from a couple that was
 * made by calls, row by row; nobody reads what is sealed in the copies.
 *
 * Run: `pnpm --filter @troth/bench bench:growth`; `SIZES` (1000,30000) in couples, `ANSWERS` (25) of each couple
 */
import openapi from '@troth/api-client/openapi.json' with { type: 'json' };
import { aReadyCouple } from '@troth/api/testing/agreements';
import { anAdmin, anAttorney } from '@troth/api/testing/builders';
import { openApp, type SignedIn } from '@troth/api/testing/open-app';
import { createEmptyDatabase, openMigrated } from '@troth/api/testing/postgres';
import pg from 'pg';
import { startPostgres } from '../../launcher/src/postgres.mjs';
import { median, print } from './figures';

const SIZES = (process.env['SIZES'] ?? '1000,30000').split(',').map(Number);
const ANSWERS = Number(process.env['ANSWERS'] ?? 25);
const COUPLES_OF_ATTORNEY = 20;
const STATES = 10;
const RUNS = 15;
/** Red above: how the median grows with the couples, as a power of their number. */
const MOST_EXPONENT = 0.1;
/** A parameter of a call, as the OpenAPI document has it. */
interface Parameter {
  readonly in?: string;
  readonly required?: boolean;
}

/** What takes no longer than this at the largest size is quick however it grew. */
const QUICK_MS = 10;
/** A search that finds everybody has everybody to put in order: it grows, up to this. */
const EVERYBODY = ', a search that finds all';
const EVERYBODY_MS = 150;

/** Copies rows so many times, with what is said of each copy over them; `n` is the copy's number. What is generated is left out. */
async function copy(
  client: pg.Client,
  { table, from, over }: { table: string; from: string; over: string },
  [first, last]: readonly [number, number],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'`,
    [table],
  );
  const columns = rows.map(({ name }) => name).join(', ');
  // What is sealed is bound to its row, and could not be opened in another; of what may be missing there is none.
  const sealed = rows.filter(({ name }) => name.startsWith('sealed_') && table !== 'answers');
  const unsealed = sealed.map(({ name }) => ` || '{"${name}": null}'::jsonb`).join('');
  await client.query(`
    insert into ${table} (${columns})
    select ${columns} from (
      select (jsonb_populate_record(null::${table}, to_jsonb(row) || ${over}${unsealed})).*
      from (select * from ${table} where ${from}) row, generate_series(${first}, ${last}) n) made`);
}

/** A UUID of version 4, as answers are held against their contract, made of a text. */
const uuidOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const uuid = (kind: string) => uuidOf(`'${kind}' || n`);

async function fill(
  client: pg.Client,
  known: { userId: string; documentId: string; attorneyId: string },
  first: number,
  last: number,
): Promise<void> {
  const { userId, documentId, attorneyId } = known;
  for (const side of ['a', 'b'])
    await copy(
      client,
      {
        table: 'users',
        from: `id = '${userId}'`,
        over: `jsonb_build_object('id', ${uuid(side)}, 'external_id', '${side}-' || n, 'email', '${side}-' || n || '@copies.example',
          'first_name', 'Copy' || md5(n::text), 'last_name', '${side.toUpperCase()}' || n, 'created_at', now() - n * interval '1 minute')`,
      },
      [first, last],
    );
  const attorneys = [Math.ceil(first / COUPLES_OF_ATTORNEY), Math.floor(last / COUPLES_OF_ATTORNEY)] as const;
  const id = uuid('attorney');
  await copy(
    client,
    {
      table: 'users',
      from: `id = '${attorneyId}'`,
      over: `jsonb_build_object('id', ${id}, 'external_id', 'copied-attorney-' || n, 'email', 'attorney-' || n || '@copies.example')`,
    },
    attorneys,
  );
  await copy(
    client,
    { table: 'attorneys', from: `id = '${attorneyId}'`, over: `jsonb_build_object('id', ${id})` },
    attorneys,
  );
  await copy(
    client,
    {
      table: 'attorney_states',
      from: `attorney_id = '${attorneyId}'`,
      over: `jsonb_build_object('id', ${uuid('license')}, 'attorney_id', ${id}, 'bar_license_num', 'COPY-' || n, 'state_id',
        (select id from states order by (abbreviation <> 'CA'), abbreviation offset (n % ${STATES}) limit 1))`,
    },
    attorneys,
  );
  await copy(
    client,
    {
      table: 'attorney_services',
      from: `attorney_id = '${attorneyId}'`,
      over: `jsonb_build_object('id', ${uuidOf('row.id::text || n')}, 'attorney_id', ${id})`,
    },
    attorneys,
  );
  await copy(
    client,
    {
      table: 'documents',
      from: `id = '${documentId}'`,
      over: `jsonb_build_object('id', ${uuid('document')}, 'user_a_id', ${uuid('a')}, 'user_b_id', ${uuid('b')})`,
    },
    [first, last],
  );
  await copy(
    client,
    {
      table: 'answers',
      from: `id in (select id from answers where document_id = '${documentId}' and user_id = '${userId}' order by id limit ${ANSWERS})`,
      over: `jsonb_build_object('id', ${uuidOf('row.id::text || n')}, 'document_id', ${uuid('document')}, 'user_id', ${uuid('a')})`,
    },
    [first, last],
  );
  await client.query('analyze');
}

/** The calls that read what a person can ask for by their own ids. Whole exports, which have to grow, and what has no end are left out. */
function readings(documentId: string, userId: string, attorneyId: string) {
  const places: readonly (readonly [start: string, id: string | null])[] = [
    ['/admin/users/', userId],
    ['/admin/attorneys/', attorneyId],
    ['/admin/documents/', documentId],
    ['/documents/', documentId],
    ['/users/', null],
  ];
  return Object.entries(openapi.paths).flatMap(([path, methods]) => {
    if (!('get' in methods)) return [];
    const { operationId: name, parameters } = methods.get as { operationId: string; parameters?: readonly Parameter[] };
    if (/export|archive|follow|verify/i.test(name)) return [];
    if (parameters?.some((parameter) => parameter.in === 'query' && parameter.required)) return [];
    const place = places.find(([start]) => path.startsWith(start));
    const pathFor = (callerId: string) =>
      path
        .replace('{id}', place === undefined ? '{id}' : (place[1] ?? callerId))
        .replace('{uid}', callerId)
        .replace('{aid}', attorneyId)
        .replace('{docId}', documentId);
    return pathFor('').includes('{') ? [] : [{ name, pathFor }];
  });
}

const server = await startPostgres();
if (server === null) throw new Error('There is no PostgreSQL to measure on.');
const database = await createEmptyDatabase(server.url);
const api = await openApp(await openMigrated(database.url, 10));
const client = new pg.Client({ connectionString: database.url, statement_timeout: 0 });
try {
  const couple = await aReadyCouple(api);
  const admin = await anAdmin(api);
  const attorney = await anAttorney(api);
  const { a, documentId } = couple;
  await client.connect();
  // The copies have no key that opens what is sealed, and no chain: nothing of them is read.
  await client.query('set session_replication_role = replica');
  const calls = new Map<string, readonly [path: string, as: SignedIn]>([
    ['questions of a section', [`/users/${a.id}/questionnaire-sections/separate-property/groups`, a]],
    ['attorneys to choose', [`/users/${a.id}/documents/${documentId}/attorneys?serviceType=REPRESENTATION`, a]],
    ['admin.listUsers, a search', ['/admin/users?search=b-37@copies', admin]],
    [`admin.listUsers${EVERYBODY}`, ['/admin/users?search=Copy', admin]],
    ['admin.listAttorneys, a search', ['/admin/attorneys?search=attorney-37@copies', admin]],
    [`admin.listAttorneys${EVERYBODY}`, ['/admin/attorneys?search=attorney', admin]],
    ['admin.search, one person', ['/admin/search?search=b-37@copies', admin]],
  ]);
  for (const { name, pathFor } of readings(documentId, a.id, attorney.id))
    for (const person of [a, attorney, admin]) {
      const path = pathFor(person.id);
      if ((await api.get(path, person)).status !== 200) continue;
      calls.set(name, [path, person]);
      break;
    }
  const measured = new Map<string, { ms: number; bytes: number }[]>([...calls.keys()].map((name) => [name, []]));
  let filled = 0;
  for (const size of SIZES) {
    await fill(client, { userId: a.id, documentId, attorneyId: attorney.id }, filled + 1, size);
    filled = size;
    for (const [name, [path, as]] of calls) {
      const times: number[] = [];
      let bytes = 0;
      for (let run = 0; run < RUNS + 3; run += 1) {
        const since = performance.now();
        const { status, body } = await api.get(path, as);
        if (run >= 3) times.push(performance.now() - since);
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        bytes = JSON.stringify(body).length;
      }
      measured.get(name)?.push({ ms: median(times), bytes });
    }
    process.stderr.write(`${size} couples measured\n`);
  }
  print(`| call | ${SIZES.map((size) => `${size} couples`).join(' | ')} | exponent |`);
  print(`| --- | ${SIZES.map(() => '---:').join(' | ')} | ---: |`);
  const red: string[] = [];
  for (const [name, all] of measured) {
    const [first, last] = [all[0]?.ms ?? 0, all.at(-1)?.ms ?? 0];
    const exponent = Math.log(last / first) / Math.log((SIZES.at(-1) ?? 1) / (SIZES[0] ?? 1));
    const isRed = name.endsWith(EVERYBODY) ? last > EVERYBODY_MS : exponent > MOST_EXPONENT && last > QUICK_MS;
    if (isRed) red.push(name);
    print(
      `| ${name} | ${all.map(({ ms, bytes }) => `${ms.toFixed(1)} ms, ${Math.round(bytes / 1000)} KB`).join(' | ')} | ${exponent.toFixed(2)} |`,
    );
  }
  print(red.length === 0 ? '\nNothing grows.' : `\nRed: ${red.join(', ')}.`);
  if (red.length > 0) process.exitCode = 1;
} finally {
  await client.end();
  await api.close();
  await database.drop();
  await server.stop();
}
