import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Head, headText, keyText, type PublishedKey, signedHeadText } from '@troth/evidence/audit';
import type { Selectable } from 'kysely';
import type { Tx } from '../database/database';
import type { Schema } from '../database/schema';
import { houseSealIn } from '../protection/protected-database';

const PUBLIC_KEY_BYTES = 32;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const sealedPlace = (rowId: string) => ({ table: 'audit_keys', column: 'sealed_private_key', rowId });

/** What signs now. */
export interface SigningKey {
  readonly id: string;
  signed(text: string): string;
}

const signedWith = (privateKey: KeyObject) => (text: string) =>
  sign(null, Buffer.from(text), privateKey).toString('hex');

function openKey(tx: Tx, { id, sealedPrivateKey }: Selectable<Schema['auditKeys']>): SigningKey {
  if (sealedPrivateKey === null) throw new Error('The key that signs the audit trail is not there.');
  const key = houseSealIn(tx).openBytes(sealedPlace(id), sealedPrivateKey);
  return { id, signed: signedWith(createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' })) };
}

const newestKey = (tx: Tx) =>
  tx.selectFrom('auditKeys').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/** The key that signs, made when it is first needed: Ed25519, its private half sealed with the house's key. */
export async function signingKey(tx: Tx, now: Date): Promise<SigningKey> {
  const known = await newestKey(tx);
  if (known !== undefined) return openKey(tx, known);
  await addKey(tx, null, now);
  // Another copy of the program may have come first.
  const made = await newestKey(tx);
  if (made === undefined) throw new Error('The key that signs the audit trail was not stored.');
  return openKey(tx, made);
}

/** Signs from now on with a new key, which the one before it signs. The old public key stays, its private half goes. */
export async function rotateSigningKey(tx: Tx, now: Date): Promise<string> {
  await signingKey(tx, now);
  const before = await tx
    .selectFrom('auditKeys')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const id = await addKey(tx, { number: before.number, ...openKey(tx, before) }, now);
  await tx.updateTable('auditKeys').set({ sealedPrivateKey: null }).where('number', '<=', before.number).execute();
  return id;
}

async function addKey(tx: Tx, before: (SigningKey & { readonly number: number }) | null, now: Date): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_KEY_BYTES).toString('hex');
  const key = { id: sha256(raw), publicKey: raw, createdAt: now.toISOString() };
  const signer = before ?? { id: key.id, signed: signedWith(privateKey) };
  await tx
    .insertInto('auditKeys')
    .values({
      number: (before?.number ?? 0) + 1,
      id: key.id,
      publicKey: raw,
      sealedPrivateKey: houseSealIn(tx).sealBytes(
        sealedPlace(key.id),
        privateKey.export({ format: 'der', type: 'pkcs8' }),
      ),
      createdAt: now,
      signature: signer.signed(keyText(key, signer.id)),
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
  return key.id;
}

/** Every key there ever was, the first one first. */
export async function publishedKeys(tx: Tx): Promise<PublishedKey[]> {
  const rows = await tx.selectFrom('auditKeys').selectAll().orderBy('number').execute();
  return rows.map(({ id, publicKey, createdAt, signature }) => ({
    id,
    publicKey,
    createdAt: createdAt.toISOString(),
    signature,
  }));
}

export async function headsOf(tx: Tx, chain: string): Promise<Head[]> {
  const rows = await tx.selectFrom('auditHeads').selectAll().where('chain', '=', chain).orderBy('number').execute();
  return rows.map(({ chain: _chain, signedAt, ...head }) => ({ ...head, at: signedAt.toISOString() }));
}

/**
 * Signs a chain as it is now. The number and the head before come from the chain's row, not from the heads that are
 * there: one that vanished leaves a gap that the next one shows.
 */
export async function signHead(
  tx: Tx,
  chain: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('auditChains')
    .selectAll()
    .where('chain', '=', chain)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const key = await signingKey(tx, now);
  const unsigned = {
    number: row.heads + 1,
    position: row.length,
    hash: row.headHash,
    at: now.toISOString(),
    reason,
    previous: row.lastHead,
    keyId: key.id,
  };
  const head: Head = { ...unsigned, signature: key.signed(headText(chain, unsigned)) };
  const { at: _at, ...columns } = head;
  await tx
    .insertInto('auditHeads')
    .values({ chain, ...columns, signedAt: now })
    .execute();
  await tx
    .updateTable('auditChains')
    .set({ heads: head.number, signed: row.length, lastHead: sha256(signedHeadText(chain, head)) })
    .where('chain', '=', chain)
    .execute();
}
