import { createHash } from 'node:crypto';
import { contentText, entryText, NOTHING_BEFORE, signedHeadText } from '@troth/evidence/audit';
import type { Tx } from '../database/database';
import type { Services } from '../services';
import { appendAudit, contentOf, ofSystem, openChain } from './audit';
import { headsOf, signHead } from './heads';
import { tellCountedRefusals } from './refusals';
import { job, noData } from '../jobs/job';
import { scheduleTomorrow, startDaily } from '../jobs/schedule';

const AT_ONCE = 50;
/** In the chain of the house: a chain that is not as it was signed, and is therefore not signed again. */
const BROKEN = 'audit.broken';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const auditHeadsJob = job({ name: 'audit-heads', schema: noData, handle: signDaily });
const DAILY = { kind: auditHeadsJob };

/** Starts the chain of daily signatures. */
export const startSigning = (services: Services): Promise<void> => startDaily(services, DAILY);

/**
 * Signs every chain that has grown since it was last signed, some at a time, and writes the next day's job. What follows
 * the last head is looked through first: a chain that was cut or changed is told and not signed.
 */
export async function signDaily(services: Services): Promise<void> {
  const { db } = services.database;
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);
  while (await inTransaction((tx) => tellCountedRefusals(tx, services.now())));
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    after = await inTransaction((tx) => signSome(services, tx, from));
  }
  await inTransaction((tx) => scheduleTomorrow(services, tx, DAILY));
}

/** @returns the last chain that was looked at; null when there are no more. */
async function signSome({ now: clock, logger }: Services, tx: Tx, after: string): Promise<string | null> {
  const now = clock();
  const chains = await tx
    .selectFrom('auditChains')
    .select('chain')
    .where('chain', '>', after)
    .whereRef('length', '>', 'signed')
    .orderBy('chain')
    .limit(AT_ONCE)
    .execute();
  const broken: string[] = [];
  for (const { chain } of chains) {
    await openChain(tx, chain, now);
    if (await isUnbroken(tx, chain)) await signHead(tx, chain, { reason: 'daily', now });
    else broken.push(chain);
  }
  for (const chain of broken) {
    logger.error({ chain }, 'the audit trail is not as it was signed');
    await appendAudit(
      tx,
      { action: BROKEN, outcome: 'DONE', subjectKind: 'auditChain', subjectId: chain },
      ofSystem(now),
    );
  }
  return chains.at(-1)?.chain ?? null;
}

/** Whether the last head is there, signed what is there, and each entry since follows from the one before. */
async function isUnbroken(tx: Tx, chain: string): Promise<boolean> {
  const row = await tx.selectFrom('auditChains').selectAll().where('chain', '=', chain).executeTakeFirstOrThrow();
  const last = (await headsOf(tx, chain)).at(-1);
  if ((last?.number ?? 0) !== row.heads) return false;
  if (last !== undefined && sha256(signedHeadText(chain, last)) !== row.lastHead) return false;
  const entries = await tx
    .selectFrom('auditEntries')
    .selectAll()
    .where('chain', '=', chain)
    .where('format', '=', 2)
    .where('position', '>=', row.signed)
    .orderBy('position')
    .execute();
  let before = { position: row.signed, hash: NOTHING_BEFORE };
  for (const entry of entries) {
    const isSigned = entry.position === row.signed;
    if (isSigned && entry.hash !== last?.hash) return false;
    if (!isSigned && row.signed > 0 && entry.position !== before.position + 1) return false;
    const previousHash = isSigned || entry === entries[0] ? entry.previousHash : before.hash;
    const contentHash = sha256(contentText(contentOf(entry)));
    if (contentHash !== entry.contentHash) return false;
    if (sha256(entryText(chain, { position: entry.position, contentHash }, previousHash)) !== entry.hash) return false;
    before = entry;
  }
  return before.position === row.length && before.hash === row.headHash;
}
