import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction as EmbeddedTransaction } from '@electric-sql/pglite';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { CopySession } from './database';

/** As `pg_dump` sets it, so that text reads back as what it was, whatever the server's own settings are. */
const AS_DUMPED = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
  set local bytea_output = 'hex'; set local timezone = 'UTC'`;

const BEGINS = {
  read: 'begin isolation level repeatable read read only',
  write: 'begin',
} as const;

/** On a connection of its own, on which nothing times out. */
export async function copyingOnPostgres<T>(
  url: string,
  mode: keyof typeof BEGINS,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'troth-copying' });
  // Lost in between, it is the statement under way that says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(BEGINS[mode]);
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; ${AS_DUMPED}`,
    );
    const result = await work({
      query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
      copyOut: (statement) => client.query(copyTo(`${statement} to stdout`)),
      copyIn: (statement, rows) =>
        pipeline(Readable.from(rows, { objectMode: false }), client.query(copyFrom(`${statement} from stdin`))),
    });
    await client.query('commit');
    return result;
  } finally {
    // What was not committed ends with its connection.
    await client.end();
  }
}

/** The embedded database reads and writes each table as one piece. */
export function embeddedCopySession(tx: EmbeddedTransaction): CopySession {
  let isSet = false;
  const asDumped = async () => {
    if (!isSet) await tx.exec(AS_DUMPED);
    isSet = true;
  };
  return {
    query: async (text) => {
      const results = await tx.exec(text);
      return results.at(-1)?.rows ?? [];
    },
    async *copyOut(statement) {
      await asDumped();
      const { blob } = await tx.query(`${statement} to '/dev/blob'`);
      if (blob !== undefined) yield new Uint8Array(await blob.arrayBuffer());
    },
    copyIn: async (statement, rows) => {
      await asDumped();
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      for await (const piece of rows) pieces.push(new Uint8Array(piece));
      await tx.query(`${statement} from '/dev/blob'`, [], { blob: new Blob(pieces) });
    },
  };
}
