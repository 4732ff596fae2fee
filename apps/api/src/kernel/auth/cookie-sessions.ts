import type { Tx } from '../database/database';

/** Ends every cookie session of a person. */
export const endCookieSessions = async (tx: Tx, externalId: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('externalId', '=', externalId).execute();
};
