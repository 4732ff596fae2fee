import { mailIn } from '../mail/mail';
import type { Tx } from '../database/database';
import type { EventWork } from '../events/event';
import type { PaymentsPort } from '../ports/payments/payments-port';
import type { Services } from '../services';

/** What settling a payment needs: of a request, or of a job. */
export interface Settling extends EventWork {
  readonly payments: PaymentsPort;
}

/** The same for a job, in a transaction of its own. */
export const settlingOf = (services: Services, tx: Tx): Settling => {
  const { payments, jobs } = services;
  const now = services.now();
  return {
    actor: { kind: 'system' },
    tx,
    now,
    services,
    payments,
    sendMail: mailIn(services, tx, now),
    enqueue: (kind, data, options) => jobs.enqueue(tx, kind, data, options),
  };
};
