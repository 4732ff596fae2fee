import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

type Confirmation = Selectable<Schema['preflightConfirmations']>;

/** Who confirmed which finding, as it was then. */
export const confirmationsOf = (tx: Tx, documentId: string): Promise<Confirmation[]> =>
  tx.selectFrom('preflightConfirmations').selectAll().where('documentId', '=', documentId).execute();

/** Confirming the same twice changes nothing. */
export const addConfirmation = async (tx: Tx, confirmation: Confirmation): Promise<void> => {
  await tx
    .insertInto('preflightConfirmations')
    .values(confirmation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
