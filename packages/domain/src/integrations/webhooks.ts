import type { AttorneyStage } from '../attorneys/enumerations';
import type { UserType } from '../people/enumerations';

/** What a webhook can tell. Payloads have ids and facts, never answers, names or texts. */
export const WEBHOOK_EVENT_TYPES = [
  'agreement.created',
  'agreement.version_committed',
  'agreement.approved',
  'agreement.approval_rescinded',
  'agreement.notarized',
  'appointment.booked',
  'appointment.moved',
  'appointment.canceled',
  'payout.made',
  'payout.reversed',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** What its owner sends to try an endpoint; nobody subscribes to it. */
export const WEBHOOK_TEST_TYPE = 'endpoint.test';
export type WebhookDeliveryType = WebhookEventType | typeof WEBHOOK_TEST_TYPE;

/** How many endpoints one person may have. */
export const WEBHOOK_ENDPOINTS_MAX = 10;
export const WEBHOOK_NAME_MAX_LENGTH = 80;
export const WEBHOOK_URL_MAX_LENGTH = 500;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long is waited after each attempt that failed. The last attempt comes 68 h 35 min 30 s after the first. */
export const WEBHOOK_WAITS_MS = [
  30 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/**
 * When a delivery that failed is tried again; null when it is given up. A test is tried once: its owner is waiting for it.
 * @param attempts How often it was tried, the attempt that failed included.
 */
export function nextWebhookAttempt(
  { type, attempts }: { readonly type: WebhookDeliveryType; readonly attempts: number },
  now: Date,
): Date | null {
  const wait = type === WEBHOOK_TEST_TYPE ? undefined : WEBHOOK_WAITS_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** An endpoint that took nothing for so long is disabled: shorter than the attempts of one delivery last. */
export const WEBHOOK_FAILING_HOURS = 48;

/** Whether an endpoint has failed for so long that it is disabled. @param failingSince Its first failure since it last took a delivery. */
export const isFailingTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_HOURS * HOUR_MS;

/** For so long after a rotation deliveries carry a signature by the secret before, too. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24;

export const overlapEnd = (rotatedAt: Date): Date =>
  new Date(rotatedAt.getTime() + WEBHOOK_SECRET_OVERLAP_HOURS * HOUR_MS);

/** What an endpoint's answer means. 410 says that it is gone for good (Standard Webhooks). */
export function webhookAnswer(status: number): 'TAKEN' | 'FAILED' | 'GONE' {
  if (status >= 200 && status < 300) return 'TAKEN';
  return status === 410 ? 'GONE' : 'FAILED';
}

/**
 * Why an address cannot be an endpoint, as far as it says itself; null when it can. Where it leads is looked up besides.
 * @param address Its parts; null for a text that is no address.
 * @param allowsLocal Whether this installation delivers within its own machine, unencrypted: for tests alone.
 */
export function webhookUrlRefusal(
  address: { readonly protocol: string; readonly username: string; readonly password: string } | null,
  allowsLocal: boolean,
): 'NOT_AN_ADDRESS' | 'NOT_HTTPS' | 'HAS_CREDENTIALS' | null {
  if (address === null) return 'NOT_AN_ADDRESS';
  const { protocol, username, password } = address;
  if (protocol !== 'https:' && !(allowsLocal && protocol === 'http:')) return 'NOT_HTTPS';
  return username === '' && password === '' ? null : 'HAS_CREDENTIALS';
}

/** Why an endpoint gets nothing any more. */
export const WEBHOOK_DISABLED_REASONS = ['OWNER', 'FAILING', 'GONE', 'APPROVAL_LOST'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** `WITHHELD` was not sent: its owner may not see it any more. */
export const WEBHOOK_DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'FAILED', 'WITHHELD'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** Why an attempt failed where the endpoint did not answer. */
export const WEBHOOK_FAILURES = [
  'NOT_FOUND',
  'PRIVATE_ADDRESS',
  'REFUSED',
  'TIMED_OUT',
  'BAD_CERTIFICATE',
  'DISCONNECTED',
  'ENDPOINT_DISABLED',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** Whom an event concerns: an agreement's event has its document, an appointment's its attorney, a payout's its firm. */
export type WebhookSubject =
  | { readonly document: { readonly attorneyIds: readonly (string | null)[] } }
  | { readonly attorneyId: string }
  | { readonly lawFirmId: string | null };

/**
 * Whether a person hears of an event now: admins of every one; approved attorneys of the agreements that they are assigned
 * to, of appointments with them, and, as the lead of a firm, of its payouts.
 */
export function hearsOfEvent(
  person: {
    readonly id: string;
    readonly userType: UserType;
    readonly stage: AttorneyStage | null;
    readonly lawFirmId: string | null;
    readonly isLawFirmLead: boolean;
  },
  subject: WebhookSubject,
): boolean {
  if (person.userType === 'ADMIN') return true;
  if (person.userType !== 'ATTORNEY' || person.stage !== 'APPROVED') return false;
  if ('document' in subject) return subject.document.attorneyIds.includes(person.id);
  if ('attorneyId' in subject) return subject.attorneyId === person.id;
  return person.isLawFirmLead && subject.lawFirmId !== null && subject.lawFirmId === person.lawFirmId;
}

/** What an attempt leaves behind, of its delivery and of its endpoint. */
export interface WebhookAttemptOutcome {
  readonly status: 'DELIVERED' | 'FAILED' | 'WAITING';
  readonly nextAttemptAt: Date | null;
  /** Since when the endpoint has taken nothing; null while it does. */
  readonly failingSince: Date | null;
  /** Why the endpoint is disabled by it; null where it is not. */
  readonly disabled: 'FAILING' | 'GONE' | null;
}

/**
 * What becomes of a delivery and its endpoint after an attempt. A test says nothing of the endpoint's health, unless it is taken.
 * @param delivery With the attempts before this one.
 * @param failingSince Of the endpoint, before this attempt.
 * @param answer The status that it answered, or why there was none.
 */
export function afterWebhookAttempt(
  delivery: { readonly type: WebhookDeliveryType; readonly attempts: number },
  failingSince: Date | null,
  answer: number | WebhookFailure,
  now: Date,
): WebhookAttemptOutcome {
  const meaning = typeof answer === 'number' ? webhookAnswer(answer) : 'FAILED';
  if (meaning === 'TAKEN') return { status: 'DELIVERED', nextAttemptAt: null, failingSince: null, disabled: null };
  if (delivery.type === WEBHOOK_TEST_TYPE)
    return { status: 'FAILED', nextAttemptAt: null, failingSince, disabled: null };
  const since = failingSince ?? now;
  const disabled = meaning === 'GONE' ? 'GONE' : isFailingTooLong(since, now) ? 'FAILING' : null;
  const next = disabled === null ? nextWebhookAttempt({ ...delivery, attempts: delivery.attempts + 1 }, now) : null;
  return { status: next === null ? 'FAILED' : 'WAITING', nextAttemptAt: next, failingSince: since, disabled };
}
