import { randomUUID } from 'node:crypto';
import type { SealProblem } from '@troth/domain/notarization';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import type { EventWork } from '../../kernel/events/event';
import { mailIn } from '../../kernel/mail/mail';
import { sealKind } from '../../records/notarizations/notarization-jobs';
import { emailsOfAdmins } from '../../records/users/user.repository';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { TimestampFailure } from '../../kernel/ports/timestamp-authority';
import {
  endLease,
  holdUnsealed,
  type LeasedRow,
  listUnsealed,
  takeLease,
} from '../../records/sealing/sealing.repository';
import { CannotBeSealed, sealingIdentity } from './what-to-seal';

export const sealJob = job({ ...sealKind, handle: runSealing });

/** Seals what both have signed. */
export const queueSealing = (
  { enqueue }: EventWork,
  { notarizationId }: { readonly notarizationId: string },
): Promise<void> => enqueue(sealKind, { notarizationId });

/** Longer than sealing takes, a timestamp authority that answers late included. Who holds it for longer has died. */
export const SEAL_LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After so many attempts that failed the admins are told. It is tried on. */
const ATTEMPTS_UNTOLD = 5;

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/** Has the certificate that seals ready, and takes up what waits: its job may have been lost, or be tried again late. */
export async function startSealing(services: Services): Promise<void> {
  const { database, jobs, now } = services;
  await database.db.transaction().execute(async (tx) => {
    await sealingIdentity(services, tx, now());
    for (const { id } of await listUnsealed(tx)) await jobs.enqueue(tx, sealKind, { notarizationId: id });
  });
}

/** Takes a notarization to seal it, for a while; null when it is sealed, not ready, or someone else's. */
async function lease({ jobs, now }: Services, tx: Tx, id: string): Promise<LeasedRow | null> {
  const at = now();
  const waiting = await holdUnsealed(tx, id);
  if (waiting === undefined) return null;
  const { sealLease: held, sealLeaseUntil: until } = waiting;
  if (held !== null && until !== null && until > at) {
    // Should whoever seals it have died, this one comes back when the lease is over.
    await jobs.enqueue(tx, sealKind, { notarizationId: id }, { onceFor: `lease ${held}`, startAfter: until });
    return null;
  }
  return takeLease(tx, waiting, randomUUID(), new Date(at.getTime() + SEAL_LEASE_MS));
}

/**
 * Seals a notarization that is complete at its provider. Of many who are asked at once one does it; asked again, it changes
 * nothing. What goes away on its own is retried, later and later; admins get mail about the rest.
 */
export async function runSealing(
  services: Services,
  { notarizationId }: { readonly notarizationId: string },
): Promise<void> {
  const { db } = services.database;
  const row = await db.transaction().execute((tx) => lease(services, tx, notarizationId));
  if (row === null) return;
  try {
    // With its libraries for PDF, which a start need not wait for. ADR 0126.
    const { sealNotarization } = await import('./seal-notarization');
    await sealNotarization(services, row);
  } catch (error) {
    await db.transaction().execute((tx) => giveBack(services, tx, row, error));
  }
}

function problemOf(error: unknown): SealProblem {
  if (error instanceof CannotBeSealed) return error.problem;
  return error instanceof TimestampFailure ? 'NO_TIME' : 'FAILED';
}

async function giveBack(services: Services, tx: Tx, row: LeasedRow, error: unknown): Promise<void> {
  const { jobs, logger } = services;
  const now = services.now();
  const problem = problemOf(error);
  if (!(await endLease(tx, row, problem, now))) return;
  const said = error instanceof Error ? { name: error.name, message: error.message } : null;
  logger.error({ notarizationId: row.id, problem, err: said }, 'a notarized agreement could not be sealed');
  const isFinal = error instanceof CannotBeSealed;
  if (!isFinal) {
    const startAfter = new Date(now.getTime() + pauseAfter(row.sealAttempts));
    await jobs.enqueue(tx, sealKind, { notarizationId: row.id }, { startAfter });
  }
  const isNews = isFinal && row.sealProblem !== problem;
  if (isNews) {
    await appendAudit(
      tx,
      {
        action: 'notarizations.seal',
        outcome: 'REFUSED',
        reason: problem,
        documentId: row.documentId,
        subjectKind: 'notarization',
        subjectId: row.id,
      },
      ofSystem(now),
    );
  }
  if (isNews || row.sealAttempts === ATTEMPTS_UNTOLD) await tellAdmins(services, tx, row, problem);
}

async function tellAdmins(services: Services, tx: Tx, row: LeasedRow, problem: SealProblem): Promise<void> {
  const sendMail = mailIn(services, tx, services.now());
  for (const { id, email } of await emailsOfAdmins(tx)) {
    await sendMail({
      kind: 'sealing-stopped',
      to: email,
      data: { notarizationId: row.id, problem },
      dedupeKey: `sealing:${row.id}:${problem}:${id}`,
    });
  }
}
