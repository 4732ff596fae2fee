import { MAIL_QUEUE, type MailRequest, queueMail } from '../../mail/mail';
import type { Tx } from '../../database/database';
import type { Work } from '../../http/operation';
import type { PaymentsPort } from '../../ports/payments/payments-port';
import type { Services } from '../../services';

/** What settling a payment needs: of a request, or of a job. */
export interface Settling {
  readonly tx: Tx;
  readonly now: Date;
  readonly services: Services;
  readonly payments: PaymentsPort;
  readonly customerOrigin: string;
  readonly sendMail: (mail: MailRequest) => Promise<void>;
  /** Queues a job in this transaction. */
  readonly enqueue: Work['enqueue'];
}

/** The same for a job, in a transaction of its own. */
export const settlingOf = (services: Services, tx: Tx): Settling => {
  const { payments, config, jobs } = services;
  const now = services.now();
  return {
    tx,
    now,
    services,
    payments,
    customerOrigin: config.origins.customer,
    sendMail: async (mail) => {
      const id = await queueMail(tx, mail, now);
      if (id !== null) await jobs.enqueue(tx, MAIL_QUEUE, { id });
    },
    enqueue: (queue, data, options) => jobs.enqueue(tx, queue, data, options),
  };
};

/** Audit entries of what the payment provider caused. */
export const ofSystem = (now: Date) => ({ actor: { kind: 'system' } as const, now, ipAddress: null, requestId: null });
