import { mailIn, type SendMail } from '../mail/mail';
import type { Tx } from '../database/database';
import type { Work } from '../http/operation';
import type { PaymentsPort } from '../ports/payments/payments-port';
import type { Services } from '../services';

/** What settling a payment needs: of a request, or of a job. */
export interface Settling {
  readonly tx: Tx;
  readonly now: Date;
  readonly services: Services;
  readonly payments: PaymentsPort;
  readonly sendMail: SendMail;
  /** Queues a job in this transaction. */
  readonly enqueue: Work['enqueue'];
}

/** The same for a job, in a transaction of its own. */
export const settlingOf = (services: Services, tx: Tx): Settling => {
  const { payments, jobs } = services;
  const now = services.now();
  return {
    tx,
    now,
    services,
    payments,
    sendMail: mailIn(services, tx, now),
    enqueue: (kind, data, options) => jobs.enqueue(tx, kind, data, options),
  };
};

/** Audit entries of what the payment provider caused. */
export const ofSystem = (now: Date) => ({ actor: { kind: 'system' } as const, now, ipAddress: null, requestId: null });
