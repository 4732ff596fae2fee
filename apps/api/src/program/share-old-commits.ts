import type { AgreementTree } from '@troth/agreement/tree';
import { sql } from 'kysely';
import type { Database, Tx } from '../kernel/database/database';
import { coupleSealIn } from '../kernel/protection/protected-database';
import { keepTree } from '../records/generation/commit.repository';

const wholePlace = (rowId: string) => ({ table: 'document_commits', column: 'sealed_tree', rowId });

/**
 * Shares the parts of commits that earlier versions of the program kept whole, each with its whole text. Broken off
 * anywhere, the next start goes on with what is left; after that there is nothing to find, by an index.
 * No copy of an older version may run beside it.
 */
export async function shareOldCommits({ db }: Database): Promise<void> {
  while ((await db.transaction().execute(shareSome)) > 0);
}

async function shareSome(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string; documentId: string; sealedTree: Uint8Array }>`
    select id, document_id, sealed_tree from document_commits where sealed_manifest is null
    order by document_id, commit_at limit 20 for update`.execute(tx);
  for (const { sealedTree, ...commit } of rows) {
    const seal = await coupleSealIn(tx, commit.documentId);
    const tree = JSON.parse(seal.open(wholePlace(commit.id), sealedTree)) as AgreementTree;
    const kept = await keepTree(tx, commit, tree);
    await sql`update document_commits set sealed_manifest = ${kept}, sealed_tree = null where id = ${commit.id}`.execute(
      tx,
    );
  }
  return rows.length;
}
