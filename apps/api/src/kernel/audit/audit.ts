import { createHash, randomBytes } from 'node:crypto';
import {
  ADOPTED,
  BEGUN,
  contentText,
  type EntryContent,
  entryText,
  fromText,
  NOTHING_BEFORE,
} from '@troth/evidence/audit';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Actor } from '../auth/actor';
import { notification } from '../changes/announce';
import type { Db, Tx } from '../database/database';
import { firstOf } from '../database/read-together';
import { preparedQuery } from '../database/prepared-query';
import type { Schema } from '../database/schema';
import { signHead } from './heads';
import { isMilestone } from './milestones';
import { agreementSha256, subjectHashes } from './subject-hashes';

/** What happened, without personal values: kinds, ids and hashes only (D39). */
export interface AuditEvent {
  /** For example `documents.generate`; operations default to their operation id. */
  readonly action: string;
  readonly outcome: 'DONE' | 'REFUSED';
  /** Why it was refused: a problem code. */
  readonly reason?: string;
  readonly subjectKind?: string;
  readonly subjectId?: string;
  /** Entries of a document are chained in the document's own chain. */
  readonly documentId?: string;
  /** Without these, what is hashed is the subject as it is stored. */
  readonly hashBefore?: string | null;
  readonly hashAfter?: string | null;
  /** Without it, a milestone binds the agreement's PDF. */
  readonly fileSha256?: string;
  /** How many the entry stands for. */
  readonly count?: number;
}

/** Where a change came from. */
export interface AuditOrigin {
  readonly actor: Actor | { readonly kind: 'system' };
  readonly now: Date;
  readonly ipAddress: string | null;
  readonly requestId: string | null;
}

/** What the program does of itself, or because a provider said so. */
export const ofSystem = (now: Date) => ({ actor: { kind: 'system' } as const, now, ipAddress: null, requestId: null });

export const documentChain = (documentId: string): string => `document:${documentId}`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const newSalt = (): string => randomBytes(16).toString('hex');

/** In which chain an event stands: its document's, else its person's. */
export function chainOf(event: Pick<AuditEvent, 'documentId'>, actor: AuditOrigin['actor']): string {
  if (event.documentId !== undefined) return documentChain(event.documentId);
  return actor.kind === 'person' ? `user:${actor.id}` : 'system';
}

/**
 * Appends an entry to its chain, in the transaction of the change that it records. The chain's row is locked until
 * that transaction ends, so positions have no gap and each hash covers the one before.
 * @param notice Told with it, in the same statement: see `announce`.
 */
export async function appendAudit(
  tx: Tx,
  event: AuditEvent,
  origin: AuditOrigin,
  notice: string | null = null,
): Promise<void> {
  const chain = chainOf(event, origin.actor);
  const link = await openChain(tx, chain, origin.now);
  const isDone = event.outcome === 'DONE';
  const isProved = isDone && isMilestone(event.action);
  const isHashed = event.hashBefore !== undefined || event.hashAfter !== undefined;
  const stored = isDone && !isHashed ? await subjectHashes(tx, chain, event) : null;
  const said: Said = {
    action: event.action,
    outcome: event.outcome,
    reason: event.reason ?? null,
    subjectKind: event.subjectKind ?? stored?.subjectKind ?? null,
    subjectId: event.subjectId ?? stored?.subjectId ?? null,
    documentId: event.documentId ?? null,
    hashBefore: event.hashBefore ?? stored?.hashBefore ?? null,
    hashAfter: event.hashAfter ?? stored?.hashAfter ?? null,
    fileSha256: event.fileSha256 ?? (isProved ? await boundSha256(tx, event) : null),
    count: event.count ?? null,
  };
  await append(tx, link, origin, said, notice);
  if (isProved) await signHead(tx, chain, { reason: event.action, now: origin.now });
}

const boundSha256 = async (tx: Tx, { documentId }: AuditEvent): Promise<string | null> =>
  documentId === undefined ? null : agreementSha256(tx, documentId);

/** The end of a chain: what the next entry follows. */
interface Link {
  readonly chain: string;
  readonly length: number;
  readonly hash: string;
}

/**
 * The end of a chain, locked. One that is not there yet gets its first entry; so does one whose entries are of the first
 * form, and a document that is older than its chain: the entry says so, and how many there were.
 */
export async function openChain(tx: Tx, chain: string, now: Date): Promise<Link> {
  const row = heldBy(tx).get(chain) ?? (await heldChain(tx, chain)) ?? (await newChain(tx, chain));
  const link = { chain, length: row.length, hash: row.headHash };
  if (row.format > 1 && row.length > 0) return link;
  const documentId = chain.startsWith('document:') ? chain.slice('document:'.length) : null;
  const isOld = row.length > 0 || (documentId !== null && !(await isMadeNow(tx, documentId, now)));
  return append(tx, link, ofSystem(now), {
    ...nothing,
    action: isOld ? ADOPTED : BEGUN,
    documentId,
    hashBefore: row.length > 0 ? row.headHash : null,
    count: isOld ? row.length : null,
  });
}

type ChainEnd = Pick<Selectable<Schema['auditChains']>, 'length' | 'headHash' | 'format'>;

/** The ends of the chains that a transaction holds: nobody else moves them before it ends. */
const held = new WeakMap<Tx, Map<string, ChainEnd>>();
function heldBy(tx: Tx): Map<string, ChainEnd> {
  const chains = held.get(tx) ?? new Map<string, ChainEnd>();
  held.set(tx, chains);
  return chains;
}

/** Holds a chain of which it is known that it will grow, together with what else is read at that moment. */
export async function holdChain(tx: Tx, chain: string): Promise<void> {
  const row = await heldChain(tx, chain);
  if (row !== undefined) heldBy(tx).set(chain, row);
}

const chainEnd = preparedQuery((db, { chain }: { chain: string }) =>
  db.selectFrom('auditChains').select(['length', 'headHash', 'format']).where('chain', '=', chain).forUpdate(),
);

const heldChain = (tx: Tx, chain: string): Promise<ChainEnd | undefined> => firstOf(tx, chainEnd(tx, { chain }));

async function newChain(tx: Tx, chain: string) {
  await tx
    .insertInto('auditChains')
    .values({ chain, length: 0, headHash: NOTHING_BEFORE })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await heldChain(tx, chain);
  if (made === undefined) throw new Error('A chain was not stored.');
  return made;
}

async function isMadeNow(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  const document = await tx.selectFrom('documents').select('createdAt').where('id', '=', documentId).executeTakeFirst();
  return document?.createdAt.getTime() === now.getTime();
}

type Said = Omit<EntryContent, 'at' | 'actorKind' | 'actorId' | 'fromHash' | 'requestId' | 'salt'>;

const nothing = {
  outcome: 'DONE',
  reason: null,
  subjectKind: null,
  subjectId: null,
  hashAfter: null,
  fileSha256: null,
} as const satisfies Partial<Said>;

type NewEntry = Omit<Insertable<Schema['auditEntries']>, 'format'>;

/** One statement: whatever is written has its chain grow with it. */
const grown = (db: Db, values: NewEntry) =>
  db
    .with('entry', (writing) =>
      writing.insertInto('auditEntries').values({
        action: values.action,
        outcome: values.outcome,
        reason: values.reason,
        subjectKind: values.subjectKind,
        subjectId: values.subjectId,
        documentId: values.documentId,
        hashBefore: values.hashBefore,
        hashAfter: values.hashAfter,
        fileSha256: values.fileSha256,
        actorKind: values.actorKind,
        fromHash: values.fromHash,
        requestId: values.requestId,
        salt: values.salt,
        chain: values.chain,
        position: values.position,
        occurredAt: values.occurredAt,
        actorUserId: values.actorUserId,
        ipAddress: values.ipAddress,
        previousHash: values.previousHash,
        hash: values.hash,
        contentHash: values.contentHash,
        format: 2,
        fromSalt: values.fromSalt,
        entryCount: values.entryCount,
        tokenId: values.tokenId,
      }),
    )
    .with('grown', (writing) =>
      writing
        .updateTable('auditChains')
        .set({ length: values.position, headHash: values.hash, format: 2 })
        .where('chain', '=', values.chain),
    );

const entry = preparedQuery((db, values: NewEntry) => grown(db, values).selectNoFrom(sql`true`.as('isWritten')));

/** The same, and tells of the change. */
const entryWithNotice = preparedQuery((db, values: NewEntry & { notice: string }) =>
  grown(db, values).selectNoFrom(notification(values.notice)),
);

async function append(
  tx: Tx,
  { chain, length, hash: previousHash }: Link,
  origin: AuditOrigin,
  said: Said,
  notice: string | null = null,
): Promise<Link> {
  const { actor, now } = origin;
  // A header says it, and a header may say anything: a log is written in ASCII.
  const ipAddress = origin.ipAddress?.replaceAll(/[^\x20-\x7e]/g, '?') ?? null;
  const from = ipAddress === null ? null : { from: ipAddress, salt: newSalt() };
  const content: EntryContent = {
    ...said,
    at: now.toISOString(),
    actorKind: actor.kind,
    actorId: actor.kind === 'person' ? actor.id : null,
    fromHash: from === null ? null : sha256(fromText(from)),
    requestId: origin.requestId,
    salt: newSalt(),
  };
  const position = length + 1;
  const contentHash = sha256(contentText(content));
  const hash = sha256(entryText(chain, { position, contentHash }, previousHash));
  const { at: _at, actorId, count, ...columns } = content;
  const values: NewEntry = {
    ...columns,
    chain,
    position,
    occurredAt: now,
    actorUserId: actorId,
    ipAddress,
    previousHash,
    hash,
    contentHash,
    fromSalt: from?.salt ?? null,
    entryCount: count,
    tokenId: (actor.kind === 'person' && actor.token?.id) || null,
  };
  await (notice === null ? entry(tx, values) : entryWithNotice(tx, { ...values, notice })).execute();
  heldBy(tx).set(chain, { length: position, headHash: hash, format: 2 });
  return { chain, length: position, hash };
}

export type AuditEntryRow = Selectable<Schema['auditEntries']>;

/** What a stored entry says, as its hash was taken over it. */
export const contentOf = (row: AuditEntryRow): EntryContent => ({
  at: row.occurredAt.toISOString(),
  actorKind: row.actorKind as EntryContent['actorKind'],
  actorId: row.actorUserId,
  action: row.action,
  outcome: row.outcome,
  reason: row.reason,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  documentId: row.documentId,
  fromHash: row.fromHash,
  requestId: row.requestId,
  hashBefore: row.hashBefore,
  hashAfter: row.hashAfter,
  fileSha256: row.fileSha256,
  count: row.entryCount,
  salt: row.salt ?? '',
});

/** The entries of a chain that are of the present form, in order. */
export const entriesOf = (tx: Tx, chain: string): Promise<AuditEntryRow[]> =>
  tx
    .selectFrom('auditEntries')
    .selectAll()
    .where('chain', '=', chain)
    .where('format', '=', 2)
    .orderBy('position')
    .execute();
