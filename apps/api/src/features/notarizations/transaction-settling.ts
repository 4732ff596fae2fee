import { doneAfter, isFinalStatus, OPENING_REFUSED, statusAfter } from '@troth/domain/notarization';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import type { NotaryTransaction } from '../../kernel/ports/notary/notary-port';
import { lastingRefusal } from '../../kernel/ports/json-api';
import { publish } from '../../kernel/events/event';
import { job } from '../../kernel/jobs/job';
import { settlingOf } from '../../kernel/jobs/settling';
import { notarizationMoved } from '../../records/notarizations/notarization.events';
import type { Services } from '../../kernel/services';
import { openTransactionKind, settleTransactionKind } from '../../records/notarizations/notarization-jobs';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import {
  findNotarization,
  holdUnchanged,
  type NotarizationChanges,
  saveProviderStatus,
} from '../../records/notarizations/provider-state.repository';
import { lockDocument } from '../../records/couples/couple';
import { type CoupleOfRow, coupleOfRow } from '../../records/notarizations/couple-of-row';
import { logRefusal, openTransaction, sendFile, withdrawGivenUp } from './transaction-opening';

export const openTransactionJob = job({ ...openTransactionKind, handle: settleNotarization });
export const settleTransactionJob = job({ ...settleTransactionKind, handle: settleNotarization });

/** How often a row may change while the provider is asked about it. */
const ATTEMPTS = 8;
/** After so long a document that the provider was still looking at is asked for again. */
const PROCESSING_MS = 15_000;
/** Ours, for a document that the provider could not read: an admin looks at it. */
const DOCUMENT_FAILED = 'document_failed';

/**
 * Brings a notarization one step on, and up to what the provider says of its transaction now: opens it, sends the file,
 * lets the signers in, takes over who is done, and fetches the file of one that is complete. Run as often as one likes and
 * by as many at once, it comes to the same; a crash at any point leaves what the next run goes on from.
 *
 * The provider is asked while nothing is locked. Its status is taken only if nobody has taken a later one since.
 */
export async function settleNotarization(
  services: Services,
  { notarizationId }: { readonly notarizationId: string },
): Promise<void> {
  const { database, notary, logger } = services;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await findNotarization(database.db, notarizationId);
    if (row === undefined || row.provider === 'IN_PERSON' || row.providerCompletedAt !== null) return;
    if (row.provider !== notary.provider) {
      logger.warn({ notarizationId, provider: row.provider }, 'a notarization is at a provider that is not configured');
      return;
    }
    if (row.deletedAt !== null) return withdrawGivenUp(services, row);
    if (row.transactionId === null) {
      if (row.externalStatus === OPENING_REFUSED) return;
      if (!(await openTransaction(services, row))) return;
      continue;
    }
    const told = await broughtOn(services, row, row.transactionId);
    const taken = await database.db.transaction().execute((tx) => take(services, tx, row, told));
    if (taken === null) continue;
    if (taken === 'complete' && told !== null) {
      const { keepNotarizedFile } = await import('./transaction-file');
      await keepNotarizedFile(services, row, told);
    }
    return;
  }
  throw new Error('A notarization changed again and again while its provider was asked about it.');
}

/** The transaction as it is now, brought on where that is ours to do. @returns null for one that is gone. */
async function broughtOn(services: Services, row: NotarizationRow, id: string): Promise<NotaryTransaction | null> {
  const { database, notary } = services;
  const { db } = database;
  let told = await notary.read(db, id, services.now());
  // One that was called back is left alone: someone is about to take it away.
  if (told?.status !== 'draft') return told;
  try {
    if (told.document === 'MISSING') told = await sendFile(services, row, id);
    if (told.document === 'READY') return await notary.activate(db, id, services.now());
  } catch (error) {
    if (lastingRefusal(error) === null) throw error;
    const after = await notary.read(db, id, services.now());
    // Someone else was faster: what is refused then is to do again what they did.
    if (after?.status !== 'draft' || after.document !== told.document) {
      await settleAgain(services, row.id, new Date(services.now().getTime() + PROCESSING_MS));
      return after;
    }
    if (row.externalStatus !== OPENING_REFUSED) logRefusal(services, row.id, error);
    return { ...after, status: OPENING_REFUSED };
  }
  if (told.document === 'PENDING')
    await settleAgain(services, row.id, new Date(services.now().getTime() + PROCESSING_MS));
  return told.document === 'FAILED' ? { ...told, status: DOCUMENT_FAILED } : told;
}

const settleAgain = ({ database, jobs }: Services, notarizationId: string, startAfter: Date): Promise<void> => {
  const onceFor = `${notarizationId} ${startAfter.toISOString()}`;
  return database.db
    .transaction()
    .execute((tx) => jobs.enqueue(tx, settleTransactionKind, { notarizationId }, { startAfter, onceFor }));
};

/** @returns the current status; null when another one was taken since. */
async function take(
  services: Services,
  tx: Tx,
  seen: NotarizationRow,
  told: NotaryTransaction | null,
): Promise<string | null> {
  // The document before its notarization, in the order in which everybody takes them.
  await lockDocument(tx, seen.documentId);
  const row = await holdUnchanged(tx, seen);
  if (row === undefined) return null;
  const now = services.now();
  const status = statusAfter(row.externalStatus, told?.status ?? 'deleted');
  const couple = await coupleOfRow(tx, row);
  const changes = told === null ? {} : changesOf(row, couple, told, now);
  const isChanged =
    status !== row.externalStatus ||
    Object.entries(changes).some(([name, value]) => !isSame(row[name as keyof NotarizationRow], value));
  if (!isChanged) return status;
  const after = await saveProviderStatus(tx, row, { ...changes, externalStatus: status }, now);
  if (status !== row.externalStatus) {
    await planExpiry(services, tx, after, row);
  }
  await publish(settlingOf(services, tx), notarizationMoved, { before: row, after, couple });
  return status;
}

/** Who is done, which links there are, and what the notary said. */
function changesOf(
  row: NotarizationRow,
  { sideOfPartner, sideOfAttorney }: CoupleOfRow,
  told: NotaryTransaction,
  now: Date,
): NotarizationChanges {
  const changes: NotarizationChanges = { rejectionReason: told.rejection ?? row.rejectionReason };
  for (const signer of told.signers) {
    if (signer.reference === null) continue;
    const partner = sideOfPartner(signer.reference);
    const attorney = sideOfAttorney(signer.reference);
    const doneAt = (known: Date | null): Date | null => {
      const done = doneAfter(isoOrNull(known), { isDone: signer.isDone, doneAt: isoOrNull(signer.doneAt) }, iso(now));
      return done === null ? null : new Date(done);
    };
    if (partner === 'A') {
      changes.userALink = signer.link ?? row.userALink;
      changes.userADoneAt = doneAt(row.userADoneAt);
    } else if (partner === 'B') {
      changes.userBLink = signer.link ?? row.userBLink;
      changes.userBDoneAt = doneAt(row.userBDoneAt);
    } else if (attorney === 'A') {
      changes.attorneyALink = signer.link ?? row.attorneyALink;
      changes.attorneyADoneAt = doneAt(row.attorneyADoneAt);
    } else if (attorney === 'B') {
      changes.attorneyBLink = signer.link ?? row.attorneyBLink;
      changes.attorneyBDoneAt = doneAt(row.attorneyBDoneAt);
    }
  }
  if (told.record !== null && row.record === null) changes.record = toJson(told.record);
  return changes;
}

/** A record is taken once, as text; all else is compared as it is. */
const isSame = (known: unknown, next: unknown): boolean =>
  known instanceof Date && next instanceof Date ? known.getTime() === next.getTime() : known === next;

/** A transaction that is let run out tells nobody: it is looked at when its time is over. */
async function planExpiry(
  { jobs }: Services,
  tx: Tx,
  { id, externalStatus, expiresAt }: NotarizationRow,
  before: NotarizationRow,
): Promise<void> {
  const wasOpen = before.externalStatus !== null && before.externalStatus !== 'draft';
  if (expiresAt === null || wasOpen || externalStatus === 'draft' || isFinalStatus(externalStatus)) return;
  await jobs.enqueue(
    tx,
    settleTransactionKind,
    { notarizationId: id },
    { onceFor: `expiry ${id}`, startAfter: new Date(expiresAt.getTime() + 1000) },
  );
}
