import type { KyselyPlugin } from 'kysely';
import type { Database, Db, Tx } from '../database/database';
import type { CoupleSeal, HouseSeal, Protection } from './protection';

/** Changes no query; it is how a transaction knows the protection of the database that it belongs to. */
class ProtectionCarrier implements KyselyPlugin {
  constructor(readonly protection: Protection) {}
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result);
}

/** The database with its protection: from here on every transaction can seal and open. */
export const protectedDatabase = (database: Database, protection: Protection): Database => ({
  ...database,
  db: database.db.withPlugin(new ProtectionCarrier(protection)),
});

function protectionOf(db: Db): Protection {
  const carrier = db.getExecutor().plugins.find((plugin) => plugin instanceof ProtectionCarrier);
  if (carrier === undefined) throw new Error('This database was opened without its protection.');
  return carrier.protection;
}

/** The seal of a document, for a repository that has only its transaction. */
export const coupleSealIn = (tx: Tx, documentId: string): Promise<CoupleSeal> =>
  protectionOf(tx).coupleSeal(tx, documentId);

/** The seals of those documents that have a data key. */
export const coupleSealsIn = (tx: Tx, documentIds: readonly string[]): Promise<ReadonlyMap<string, CoupleSeal>> =>
  protectionOf(tx).coupleSeals(tx, documentIds);

export const houseSealIn = (db: Db): HouseSeal => protectionOf(db).house;

/** A column of optional text that is sealed with the house's key. */
export interface HouseColumn {
  seal(db: Db, rowId: string, text: string): Buffer;
  seal(db: Db, rowId: string, text: string | null): Buffer | null;
  open(db: Db, rowId: string, sealed: Uint8Array | null): string | null;
}

export const houseColumn = (table: string, column: string): HouseColumn => {
  const placeOf = (rowId: string) => ({ table, column, rowId });
  function seal(db: Db, rowId: string, text: string): Buffer;
  function seal(db: Db, rowId: string, text: string | null): Buffer | null;
  function seal(db: Db, rowId: string, text: string | null): Buffer | null {
    return text === null ? null : houseSealIn(db).seal(placeOf(rowId), text);
  }
  return {
    seal,
    open: (db, rowId, sealed) => (sealed === null ? null : houseSealIn(db).open(placeOf(rowId), sealed)),
  };
};
