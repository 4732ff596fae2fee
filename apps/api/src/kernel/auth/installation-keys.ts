import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeys, type IdentityKeys } from '@troth/identity';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Db } from '../database/database';
import { houseSealIn } from '../protection/protected-database';

/** One set: a signing key and a cookie key that belong together. */
interface KeySet {
  readonly number: number;
  readonly createdAt: Date;
  readonly keys: IdentityKeys;
}

/** A new set only checks for so long: by then every copy of the program has started again, and accepts what it signs. */
export const ACCEPTED_FIRST_MS = 3_600_000;
/** A set checks for so long after another took over: longer than any session or token that it signed. */
export const ACCEPTED_AFTER_MS = 31 * 86_400_000;
/** A token that names a key which is not known makes nobody ask the database again sooner. */
const LOOKED_UP_EVERY_MS = 5_000;

/**
 * Which of the sets are used, the one that signs first.
 * @param sets every set, in any order
 */
export function setsInUse<T extends Pick<KeySet, 'number' | 'createdAt'>>(sets: readonly T[], now: Date): T[] {
  const newestFirst = sets.toSorted((one, other) => other.number - one.number);
  const isRipe = ({ createdAt }: T) => now.getTime() - createdAt.getTime() >= ACCEPTED_FIRST_MS;
  // The very first has nobody to wait for.
  const signs = newestFirst.find(isRipe) ?? newestFirst.at(-1);
  if (signs === undefined) return [];
  const isKept = ({ number }: T) => {
    const successor = sets.find((set) => set.number === number + 1);
    if (number >= signs.number || successor === undefined) return true;
    return now.getTime() - successor.createdAt.getTime() < ACCEPTED_FIRST_MS + ACCEPTED_AFTER_MS;
  };
  return [signs, ...newestFirst.filter((set) => set !== signs && isKept(set))];
}

const placeOf = (number: number) => ({ table: 'installation_keys', column: 'sealed_keys', rowId: String(number) });

async function storedSets(db: Db): Promise<KeySet[]> {
  const seal = houseSealIn(db);
  const rows = await db.selectFrom('installationKeys').selectAll().execute();
  return rows.map(({ number, sealedKeys, createdAt }) => ({
    number,
    createdAt,
    keys: JSON.parse(seal.open(placeOf(number), sealedKeys)) as IdentityKeys,
  }));
}

async function store(db: Db, number: number, keys: IdentityKeys, now: Date): Promise<void> {
  const sealedKeys = houseSealIn(db).seal(placeOf(number), JSON.stringify(keys));
  await db
    .insertInto('installationKeys')
    .values({ number, sealedKeys, createdAt: now })
    // Another copy of the program may have come first.
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}

/** Where a version before this one kept them. Its people stay signed in. */
const OLD_FILE = 'keys.json';

function keysOfOldFile(path: string): IdentityKeys | null {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { identity: IdentityKeys }).identity;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What the embedded identity provider signs with, made when it is first needed. What signs comes first. */
export async function installationKeys(db: Db, dataDir: string, now: Date): Promise<IdentityKeys> {
  let sets = await storedSets(db);
  if (sets.length === 0) {
    const oldFile = join(dataDir, OLD_FILE);
    await store(db, 1, keysOfOldFile(oldFile) ?? (await generateKeys()), now);
    sets = await storedSets(db);
    rmSync(oldFile, { force: true });
  }
  const used = setsInUse(sets, now);
  return {
    signing: used.flatMap(({ keys }) => keys.signing),
    cookies: used.flatMap(({ keys }) => keys.cookies),
  };
}

/** Makes the next set, and drops those that check nothing any more. @returns Its number. */
export async function rotateInstallationKeys(db: Db, now: Date): Promise<number> {
  const sets = await storedSets(db);
  const number = Math.max(0, ...sets.map((set) => set.number)) + 1;
  await store(db, number, await generateKeys(), now);
  const used = new Set(setsInUse(sets, now));
  const dropped = sets.filter((set) => !used.has(set)).map((set) => set.number);
  if (dropped.length > 0) await db.deleteFrom('installationKeys').where('number', 'in', dropped).execute();
  return number;
}

/** The halves that check tokens. */
async function publicKeys(db: Db, now: Date): Promise<JSONWebKeySet> {
  const used = setsInUse(await storedSets(db), now);
  return {
    keys: used
      .flatMap(({ keys }) => keys.signing)
      .map(({ kty, kid, alg, use, n = '', e = '' }) => ({ kty, kid, alg, use, n, e })),
  };
}

/** Keys of the embedded provider, without a call to ourselves; a key that another copy signs with is looked up. */
export function installationTokenKeys(db: Db, now: () => Date): JWTVerifyGetKey {
  let find: ReturnType<typeof createLocalJWKSet> | null = null;
  let lookedUpAt = Number.NEGATIVE_INFINITY;
  const lookUp = async () => {
    lookedUpAt = now().getTime();
    find = createLocalJWKSet(await publicKeys(db, now()));
    return find;
  };
  return async (header, token) => {
    const known = find ?? (await lookUp());
    try {
      return await known(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || now().getTime() - lookedUpAt < LOOKED_UP_EVERY_MS) throw error;
      return (await lookUp())(header, token);
    }
  };
}
