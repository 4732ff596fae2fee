import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, pageOfIds, type PageRequest } from '../../kernel/database/keyset';
import { entriesById } from './audit-trail.repository';

const DAY_MS = 86_400_000;

interface EntryFilter {
  readonly personId?: string | undefined;
  readonly documentId?: string | undefined;
  /** An operation's id, or its beginning: `documents` finds `documents.generate`. */
  readonly action?: string | undefined;
  readonly outcome?: 'DONE' | 'REFUSED' | undefined;
  /** In UTC. */
  readonly day?: string | undefined;
}

/** One page of entries, the newest first. */
export async function findEntries(tx: Tx, query: EntryFilter & PageRequest) {
  const where: RawBuilder<SqlBool>[] = [];
  const { personId, documentId, action, outcome, day } = query;
  if (personId !== undefined) where.push(sql<SqlBool>`actor_user_id = ${personId}`);
  if (documentId !== undefined) where.push(sql<SqlBool>`document_id = ${documentId}`);
  if (outcome !== undefined) where.push(sql<SqlBool>`outcome = ${outcome}`);
  if (action !== undefined) {
    const group = action.endsWith('.') ? action : `${action}.`;
    // Letters and dots alone: what follows the dot sorts before the slash.
    where.push(
      sql<SqlBool>`(action collate "C" = ${action} or (action collate "C" >= ${group} and action collate "C" < ${`${group.slice(0, -1)}/`}))`,
    );
  }
  if (day !== undefined) {
    const from = new Date(`${day}T00:00:00.000Z`);
    where.push(sql<SqlBool>`occurred_at >= ${from} and occurred_at < ${new Date(from.getTime() + DAY_MS)}`);
  }
  const { ids, page } = await pageOfIds(
    tx,
    {
      from: sql`audit_entries`,
      id: sql<string>`audit_entries.id`,
      where,
      order: [sql`audit_entries.occurred_at`],
      direction: 'descending',
    },
    query,
  );
  return { rows: inOrder(ids, await entriesById(tx, ids)), page };
}
