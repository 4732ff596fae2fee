import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database';
import type { RootKeys } from './root-keys';
import { derivedKey, KEY_BYTES, openWith, type Place, sealWith } from './sealing';

/** Seals values with one key, each bound to its row and column. */
export interface Seal {
  seal(place: Place, value: string): Buffer;
  /** @throws SealError when it was altered, moved, or sealed with another key. */
  open(place: Place, sealed: Uint8Array): string;
  sealBytes(place: Place, bytes: Uint8Array): Buffer;
  /** @throws SealError */
  openBytes(place: Place, sealed: Uint8Array): Uint8Array;
  /** The same text has the same fingerprint, and without the key nobody finds the text by trying. */
  fingerprint(text: string): string;
}

/** The data key of one document: what its couple typed, disclosed and uploaded is sealed with it. */
export type CoupleSeal = Seal;

/** The house's own data key, for what belongs to no document. */
export type HouseSeal = Seal;

export interface Protection {
  /**
   * The seal of a document, whose data key is made when it is first asked for.
   * A repository that has only a transaction calls `coupleSealIn(tx, documentId)`.
   */
  coupleSeal(tx: Tx, documentId: string): Promise<CoupleSeal>;
  /** The seals of those documents that have a data key, asked for in one query. */
  coupleSeals(tx: Tx, documentIds: readonly string[]): Promise<ReadonlyMap<string, CoupleSeal>>;
  readonly house: HouseSeal;
  /**
   * 32 bytes, the same for a person every time and known to nobody else: a portal seals with them what it keeps on the
   * person's device.
   */
  deviceKeyOf(userId: string): Uint8Array;
}

/** Seals in memory: the data keys of some thousand couples are a few hundred kilobytes. */
const MOST_CACHED = 5_000;
/** A key that was destroyed in the database is forgotten by every copy of the program so soon. */
const LONGEST_CACHED_MS = 600_000;

const HOUSE = 'house';

/** @throws SealError when the house's key does not open: the root key is right by name, and its row was altered. */
export async function openProtection(db: Db, keys: RootKeys): Promise<Protection> {
  const cache = sealCache();
  const houseKey = await db.transaction().execute((tx) => findHouseKey(tx, keys));
  return {
    house: sealOf(houseKey),
    deviceKeyOf: (userId) => derivedKey(houseKey, `device of ${userId}`).export(),
    coupleSeal: async (tx, documentId) => {
      const known = cache.get(documentId);
      if (known !== undefined) return known;
      const row = (await findKey(tx, documentId)) ?? (await makeKey(tx, documentId, keys));
      const seal = sealOf(createSecretKey(keys.unwrap(documentId, row)));
      // A key that this very transaction made may yet be rolled back; the next one keeps it.
      if (row.isCommitted) cache.set(documentId, seal);
      return seal;
    },
    coupleSeals: async (tx, documentIds) => {
      const seals = new Map<string, CoupleSeal>();
      const unknown: string[] = [];
      for (const id of new Set(documentIds)) {
        const known = cache.get(id);
        if (known === undefined) unknown.push(id);
        else seals.set(id, known);
      }
      for (const { documentId, isCommitted, ...row } of await findKeys(tx, unknown)) {
        const seal = sealOf(createSecretKey(keys.unwrap(documentId, row)));
        if (isCommitted) cache.set(documentId, seal);
        seals.set(documentId, seal);
      }
      return seals;
    },
  };
}

/** Ids of the root keys that the database's data keys are wrapped with. */
export async function usedRootKeyIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('dataKeys').select('rootKeyId').distinct().execute();
  return rows.map(({ rootKeyId }) => rootKeyId);
}

const REWRAPPED_AT_ONCE = 500;

/**
 * Wraps every data key again with the current root key. What is sealed stays as it is: the data keys do not change.
 * May be broken off and run again.
 * @returns how many there were to wrap.
 */
export async function rewrapDataKeys(db: Db, keys: RootKeys): Promise<number> {
  let count = 0;
  for (let found = REWRAPPED_AT_ONCE; found === REWRAPPED_AT_ONCE; count += found) {
    found = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('dataKeys')
        .selectAll()
        .where('rootKeyId', '!=', keys.currentId)
        .orderBy('id')
        .limit(REWRAPPED_AT_ONCE)
        .forUpdate()
        .execute();
      for (const row of rows) {
        const owner = row.documentId ?? HOUSE;
        const wrappedKey = keys.wrap(owner, keys.unwrap(owner, row));
        await tx
          .updateTable('dataKeys')
          .set({ wrappedKey, rootKeyId: keys.currentId })
          .where('id', '=', row.id)
          .execute();
      }
      return rows.length;
    });
  }
  return count;
}

interface StoredKey {
  readonly wrappedKey: Uint8Array;
  readonly rootKeyId: string;
  readonly isCommitted: boolean;
}

const isOwnRow = sql<boolean>`coalesce(xmin = pg_current_xact_id_if_assigned()::xid, false)`;

async function findKey(tx: Tx, documentId: string | null): Promise<StoredKey | undefined> {
  const query = tx.selectFrom('dataKeys').select(['wrappedKey', 'rootKeyId', isOwnRow.as('isOwn')]);
  const row = await (documentId === null
    ? query.where('documentId', 'is', null)
    : query.where('documentId', '=', documentId)
  ).executeTakeFirst();
  return row === undefined ? undefined : { ...row, isCommitted: !row.isOwn };
}

async function findKeys(
  tx: Tx,
  documentIds: readonly string[],
): Promise<(StoredKey & { readonly documentId: string })[]> {
  if (documentIds.length === 0) return [];
  const rows = await tx
    .selectFrom('dataKeys')
    .select(['documentId', 'wrappedKey', 'rootKeyId', isOwnRow.as('isOwn')])
    .where('documentId', 'in', [...documentIds])
    .$narrowType<{ documentId: string }>()
    .execute();
  return rows.map(({ isOwn, ...row }) => ({ ...row, isCommitted: !isOwn }));
}

async function makeKey(tx: Tx, documentId: string | null, keys: RootKeys): Promise<StoredKey> {
  // The transaction that holds the document's row comes first; waiting for it with half a key would be a deadlock.
  if (documentId !== null)
    await tx.selectFrom('documents').select('id').where('id', '=', documentId).forKeyShare().execute();
  const made = {
    wrappedKey: keys.wrap(documentId ?? HOUSE, randomBytes(KEY_BYTES)),
    rootKeyId: keys.currentId,
  };
  await tx
    .insertInto('dataKeys')
    .values({ documentId, ...made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await findKey(tx, documentId);
  if (row === undefined) throw new Error('A data key was not stored.');
  return row;
}

async function findHouseKey(tx: Tx, keys: RootKeys): Promise<KeyObject> {
  const row = (await findKey(tx, null)) ?? (await makeKey(tx, null, keys));
  return createSecretKey(keys.unwrap(HOUSE, row));
}

/** The seal of a key that is kept elsewhere, sealed itself: once that is gone, what it sealed opens no more. */
export const sealOfKey = (key: Uint8Array): Seal => sealOf(createSecretKey(key));

function sealOf(key: KeyObject): Seal {
  const fingerprints = derivedKey(key, 'fingerprints');
  return {
    seal: (place, value) => sealWith(key, place, Buffer.from(value)),
    open: (place, sealed) => openWith(key, place, sealed).toString(),
    sealBytes: (place, bytes) => sealWith(key, place, bytes),
    openBytes: (place, sealed) => openWith(key, place, sealed),
    fingerprint: (text) => createHmac('sha256', fingerprints).update(text).digest('hex'),
  };
}

/** The seals used last, each for a while. */
function sealCache() {
  const entries = new Map<string, { seal: CoupleSeal; until: number }>();
  return {
    get: (documentId: string): CoupleSeal | undefined => {
      const entry = entries.get(documentId);
      if (entry === undefined) return undefined;
      entries.delete(documentId);
      if (entry.until < performance.now()) return undefined;
      entries.set(documentId, entry);
      return entry.seal;
    },
    set: (documentId: string, seal: CoupleSeal): void => {
      const [oldest] = entries.keys();
      if (entries.size >= MOST_CACHED && oldest !== undefined) entries.delete(oldest);
      entries.set(documentId, { seal, until: performance.now() + LONGEST_CACHED_MS });
    },
  };
}
