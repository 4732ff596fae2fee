import type { Sessions } from '@troth/identity';
import type { Logger } from 'pino';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { Limits } from './http/limits';
import type { Jobs } from './jobs/jobs';
import type { Observer } from './observe/observer';
import type { TokenVerifier } from './auth/verify-token';
import type { ChangeHub } from './changes/change-hub';
import type { Subscriber } from './events/event';
import type { DocumentFiles } from './protection/document-files';
import type { Protection } from './protection/protection';
import type { RatesSource } from './ports/exchange-rates/rates-source';
import type { BookingPort } from './ports/booking/booking-port';
import type { NotaryPort } from './ports/notary/notary-port';
import type { PaymentsPort } from './ports/payments/payments-port';
import type { PayoutsPort } from './ports/payments/payouts-port';
import type { FileScanner } from './ports/scanning/file-scanner';
import type { WebhookSender } from './ports/webhooks/webhook-sender';
import type { TimestampAuthority } from './ports/timestamp-authority';

/** What the program opened at start and every request may use. Ports to the outside come in here, never as imports. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  /** Sees requests, jobs and failures, for metrics, traces and error reports. */
  readonly observer: Observer;
  readonly tokens: TokenVerifier;
  /** Sessions at the embedded identity provider; null where an outside one has them. */
  readonly sessions: Sessions | null;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** Who is told of events, in this order. */
  readonly subscribers: readonly Subscriber[];
  /** Everybody who follows their changes through this copy of the program. */
  readonly changes: ChangeHub;
  readonly payments: PaymentsPort;
  readonly payouts: PayoutsPort;
  /** An outside provider with calendars of its own; null is our own scheduler alone. */
  readonly booking: BookingPort | null;
  /** Before whom couples sign online. */
  readonly notary: NotaryPort;
  readonly files: DocumentFiles;
  /** Where newer exchange rates come from; null keeps the ones that are there. */
  readonly exchangeRates: RatesSource | null;
  /** Says when agreements were sealed; null seals them with no trusted time. */
  readonly timestamps: TimestampAuthority | null;
  /** Looks for malware in what people send; null keeps files unscanned. */
  readonly scanner: FileScanner | null;
  /** Posts events to addresses that attorneys and admins chose. */
  readonly webhooks: WebhookSender;
  /** Seals what couples type, disclose and upload. */
  readonly protection: Protection;
  /** A request to this very API, as its sandboxes make them when they play an outside provider. */
  readonly callApi: (request: Request) => Promise<Response>;
  /** The only clock; tests set it. */
  readonly now: () => Date;
}
