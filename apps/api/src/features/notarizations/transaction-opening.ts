import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { documentTerm } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { lastingRefusal } from '../../kernel/ports/json-api';
import type { NewTransaction, NotarySigner, NotaryTransaction } from '../../kernel/ports/notary/notary-port';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import type { DocumentView } from '../../records/documents/document.presenter';
import { agreementName } from '../../records/documents/agreement-name';
import { viewOf } from '../../records/documents/document.repository';
import { getDocumentRow, lockDocument, type UserRow } from '../../records/couples/couple';
import { openTransactionKind } from '../../records/notarizations/notarization-jobs';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import {
  claimOpening,
  fileToNotarize,
  forgetAsking,
  recordOpened,
  recordOpeningRefused,
} from '../../records/notarizations/provider-state.repository';
import { coupleOfRow } from '../../records/notarizations/couple-of-row';
import { publish } from '../../kernel/events/event';
import { settlingOf } from '../../kernel/jobs/settling';
import { notarizationMoved } from '../../records/notarizations/notarization.events';

/**
 * So long nobody asks the provider once more to open what may be on its way there: a call that timed out with us can still
 * be worked on at the other end, and opening is not idempotent there.
 */
const ASKED_WITHIN_MS = 120_000;

const inTransaction = <T>({ database }: Services, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.db.transaction().execute(work);

/**
 * Opens the transaction of a row that has none, as a draft. That the provider is asked is written down first: whoever finds
 * it so looks at the provider for what came of it, and only then asks again.
 * @returns false when somebody else is at it: it is looked at again later.
 */
export async function openTransaction(services: Services, row: NotarizationRow): Promise<boolean> {
  const { database, notary } = services;
  const now = services.now();
  const isClaimed = await inTransaction(services, async (tx) => {
    const stale = new Date(now.getTime() - ASKED_WITHIN_MS);
    const isFree = await claimOpening(tx, row.id, now, stale);
    if (!isFree) await openAgain(services, tx, row.id, new Date(now.getTime() + ASKED_WITHIN_MS));
    return isFree;
  });
  if (!isClaimed) return false;
  const made = row.askedAt === null ? null : await notary.findByReference(database.db, row.id, row.createdAt, now);
  const asked = await inTransaction(services, (tx) => wanted(services, tx, row));
  let transaction: NotaryTransaction;
  try {
    transaction = made ?? (await notary.create(database.db, asked, now));
  } catch (error) {
    if (lastingRefusal(error) === null) throw error;
    logRefusal(services, row.id, error);
    await inTransaction(services, (tx) => keepRefusal(services, tx, row));
    return false;
  }
  await keep(services, row, transaction);
  return true;
}

/** The status alone: what a provider says of what it was sent can name people. */
export const logRefusal = ({ logger }: Services, notarizationId: string, error: unknown): void =>
  logger.error(
    { notarizationId, status: lastingRefusal(error) },
    'the notary provider refuses to take an agreement in; it is not asked again by itself',
  );

/** The provider made nothing, and would say the same again: an end, which both partners and the admins are told. */
async function keepRefusal(services: Services, tx: Tx, row: NotarizationRow): Promise<void> {
  const now = services.now();
  await lockDocument(tx, row.documentId);
  const after = await recordOpeningRefused(tx, row.id, now);
  if (after === undefined) {
    // Given up meanwhile: there is nothing at the provider to take back.
    await forgetAsking(tx, row.id);
    return;
  }
  const couple = await coupleOfRow(tx, row);
  await publish(settlingOf(services, tx), notarizationMoved, { before: row, after, couple });
}

const openAgain = ({ jobs }: Services, tx: Tx, notarizationId: string, startAfter: Date): Promise<void> =>
  jobs.enqueue(
    tx,
    openTransactionKind,
    { notarizationId },
    { startAfter, onceFor: `${notarizationId} ${startAfter.toISOString()}` },
  );

/** Writes down what was opened. One that was given up meanwhile is found so by the next look at the row. */
const keep = ({ database, now }: Services, row: NotarizationRow, { id, status }: NotaryTransaction): Promise<void> =>
  recordOpened(database.db, row.id, { transactionId: id, externalStatus: status }, now());

/**
 * Takes back what was opened for a row that was given up before its transaction was known. A row that knows its
 * transaction was given up by somebody who has asked the provider themselves.
 */
export async function withdrawGivenUp(services: Services, row: NotarizationRow): Promise<void> {
  const { database, notary, logger } = services;
  const { askedAt } = row;
  if (askedAt === null || row.transactionId !== null) return;
  const now = services.now();
  const made = await notary.findByReference(database.db, row.id, row.createdAt, now);
  const outcome = made === null ? 'WITHDRAWN' : await notary.withdraw(database.db, made.id, now);
  if (outcome === 'REFUSED') {
    logger.error(
      { notarizationId: row.id },
      'the provider keeps a transaction that was given up before anybody signed',
    );
  }
  const settledAt = new Date(askedAt.getTime() + ASKED_WITHIN_MS);
  await inTransaction(services, async (tx) => {
    // What was asked for just now may still be made.
    if (made === null && settledAt > now) return openAgain(services, tx, row.id, settledAt);
    await forgetAsking(tx, row.id, askedAt);
  });
}

/** Sends the PDF of exactly the row's commit. */
export async function sendFile(services: Services, row: NotarizationRow, id: string): Promise<NotaryTransaction> {
  const { files, database, notary } = services;
  const { file, seal, name, isWitnessRequired } = await inTransaction(services, async (tx) => {
    const view = await viewOf(tx, await getDocumentRow(tx, row.documentId));
    return {
      file: await fileToNotarize(tx, row),
      seal: await services.protection.coupleSeal(tx, row.documentId),
      name: agreementName(view),
      isWitnessRequired: wantsWitness(view),
    };
  });
  const bytes = await files.read(seal, file.id, file.key);
  if (bytes === null) throw new Error('The file of the version that is to be notarized is not there.');
  return notary.addFile(database.db, id, { reference: file.id, name, bytes, isWitnessRequired }, services.now());
}

/** What the law of the couple's state says, as admins may have changed it, over what ships. */
function wantsWitness({ document: { stateId }, templateStates }: DocumentView): boolean {
  const changed = templateStates.find((state) => state.stateId === stateId);
  if (changed !== undefined) return changed.witnessRequired;
  return (stateId === null ? null : jurisdictionByStateId(stateId))?.templateState.witnessRequired ?? false;
}

async function wanted(services: Services, tx: Tx, row: NotarizationRow): Promise<NewTransaction> {
  const { partners, attorneys } = await coupleOfRow(tx, row);
  const view = await viewOf(tx, await getDocumentRow(tx, row.documentId));
  return {
    reference: row.id,
    name: documentTerm(view.templateStates, view.document.stateId),
    signers: [
      ...partners.map(({ user }) => signerOf(user, 'PARTNER')),
      ...attorneys.map(({ user }) => signerOf(user, 'ATTORNEY')),
    ],
    // A wait that is over holds nobody up.
    activatesAt: row.activatesAt !== null && row.activatesAt > services.now() ? row.activatesAt : null,
    expiresAt: row.expiresAt,
    returnUrl: `${services.config.origins.customer}/notarize`,
    messageToSigners: text('notary.messageToSigners'),
  };
}

const signerOf = (user: UserRow, role: NotarySigner['role']): NotarySigner => ({
  reference: user.id,
  role,
  email: user.email,
  firstName: user.firstName ?? '',
  middleName: user.middleName,
  lastName: [user.lastName, user.suffix].filter((part) => part !== null && part !== '').join(' '),
  phoneNumber: user.phoneNumber?.startsWith('+') === true ? user.phoneNumber : null,
});
