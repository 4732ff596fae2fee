import type { AuditOrigin } from '../../kernel/audit/audit';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { mailIn } from '../../kernel/mail/mail';
import type { Services } from '../../kernel/services';

/** What a booking needs of a request or of a job: its transaction, mail and jobs in it, and who is at work. */
export interface BookingWork {
  readonly tx: Tx;
  readonly now: Date;
  readonly services: Services;
  readonly actor: Actor | { readonly kind: 'system' };
  readonly sendMail: Work['sendMail'];
  readonly enqueue: Work['enqueue'];
}

export const originOf = ({ actor, now }: BookingWork): AuditOrigin => ({
  actor,
  now,
  ipAddress: null,
  requestId: null,
});

/** Who is said to have changed a row; nobody for the program itself. */
export const authorOf = ({ actor }: BookingWork): string | null => (actor.kind === 'person' ? actor.id : null);

/** The same for work that nobody asks for: a job. */
export const systemWork = (services: Services, tx: Tx): BookingWork => {
  const now = services.now();
  return {
    tx,
    now,
    services,
    actor: { kind: 'system' },
    sendMail: mailIn(services, tx, now),
    enqueue: (kind, data, options) => services.jobs.enqueue(tx, kind, data, options),
  };
};
