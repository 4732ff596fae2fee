import type { CalendarDate, Instant } from '../dates/calendar';
import type { BookingStatus, PayoutStatus } from '../purchases/enumerations';
import { transferableInCents } from '../purchases/refunds';
import type { PayoutAccountState } from './payout-account';

/**
 * Why what is due for a service is not paid yet, the first that holds.
 *
 * DISPUTED: a bank has not decided who keeps the payment, or decided against us. NOT_MET: the first call has not taken
 * place. FEE_UNKNOWN: the provider has not said what it keeps. NOT_APPROVED: the attorney or the firm is not approved.
 * ACCOUNT: the firm cannot be paid.
 */
export const PAYOUT_WAITS = ['DISPUTED', 'NOT_MET', 'FEE_UNKNOWN', 'NOT_APPROVED', 'ACCOUNT'] as const;
export type PayoutWait = (typeof PAYOUT_WAITS)[number];

/** A service that an attorney's firm is paid for. Amounts in cents. */
export interface PayoutFacts {
  readonly pricePaidInCents: number;
  readonly feePaidInCents: number;
  /** Whether the provider has said what it keeps. */
  readonly isFeeKnown: boolean;
  readonly refunds: readonly { readonly amountInCents: number; readonly isComplimentary: boolean }[];
  readonly paidInCents: number;
  readonly payoutStatus: PayoutStatus;
  readonly bookingStatus: BookingStatus;
  readonly isDisputed: boolean;
  /** Whether the attorney and the firm are approved now. */
  readonly isApproved: boolean;
  readonly account: PayoutAccountState;
}

export interface PayoutStanding {
  /** Price less fee, refunds that were no kindness, and what was paid. Cents; none once it is settled. */
  readonly dueInCents: number;
  /** Null where nothing is due or nothing keeps it. */
  readonly waitsFor: PayoutWait | null;
}

/** What is due to a firm for a service, and what it waits for. Customer spec §9 "Payout due"; decisions, rows 21, 22. */
export function payoutStanding(facts: PayoutFacts): PayoutStanding {
  const dueInCents =
    facts.payoutStatus === 'PAID'
      ? 0
      : transferableInCents({ ...facts, transferredInCents: facts.paidInCents, isDisputed: false });
  if (dueInCents === 0) return { dueInCents, waitsFor: null };
  if (facts.isDisputed) return { dueInCents, waitsFor: 'DISPUTED' };
  if (facts.bookingStatus !== 'BOOKED') return { dueInCents, waitsFor: 'NOT_MET' };
  if (!facts.isFeeKnown) return { dueInCents, waitsFor: 'FEE_UNKNOWN' };
  if (!facts.isApproved) return { dueInCents, waitsFor: 'NOT_APPROVED' };
  return { dueInCents, waitsFor: facts.account === 'READY' ? null : 'ACCOUNT' };
}

/**
 * Why an item cannot be paid out as asked, the first that holds.
 *
 * CLOSED: it is settled. NO_ATTORNEY: it is no service of an attorney. A wait of `PAYOUT_WAITS`. NOTHING_DUE; NOT_AN_AMOUNT;
 * MORE_THAN_DUE. REASON_MISSING: each payout says why. NO_CHARGE: no payment at the provider stands behind it, and our own
 * balance was not allowed. OUTSIDE_FACTS: a payment made elsewhere has a day and a reference, and neither is said of one
 * through the provider.
 */
export const PAYOUT_REFUSALS = [
  'CLOSED',
  'NO_ATTORNEY',
  ...PAYOUT_WAITS,
  'NOTHING_DUE',
  'NOT_AN_AMOUNT',
  'MORE_THAN_DUE',
  'REASON_MISSING',
  'NO_CHARGE',
  'OUTSIDE_FACTS',
] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

/** What an admin asks to pay. */
export interface PayoutRequest {
  /** Null pays what is due. */
  readonly amountInCents: number | null;
  readonly reason: string | null;
  /** It was paid elsewhere: nothing is sent. */
  readonly isOutside: boolean;
  /** The day on which it was paid elsewhere, and what it is found under there. */
  readonly outside: { readonly paidOn: string; readonly reference: string } | null;
  /** From our own balance, where no payment stands behind it. */
  readonly allowsOwnBalance: boolean;
}

export interface PayoutItemFacts extends PayoutFacts {
  /** Whether it is a Q&A or a representation that names an attorney of a firm. */
  readonly isService: boolean;
  /** Whether a payment at the provider stands behind it. */
  readonly hasCharge: boolean;
}

/** Why nothing can be paid of an item now, whatever the amount; null when it can. */
function payoutBlocker(facts: PayoutItemFacts, isOutside: boolean): PayoutRefusal | null {
  if (!facts.isService) return 'NO_ATTORNEY';
  if (facts.payoutStatus === 'PAID') return 'CLOSED';
  const { dueInCents, waitsFor } = payoutStanding(facts);
  if (dueInCents === 0) return 'NOTHING_DUE';
  // A firm that is paid elsewhere needs no account here.
  return waitsFor === 'ACCOUNT' && isOutside ? null : waitsFor;
}

/**
 * Why a payout is refused; null when it may be made. What is on its way counts as paid, so that two at once do not exceed
 * what is due together. Decisions, row 52; portals spec §4 "Payout".
 */
export function payoutRefusal(request: PayoutRequest, facts: PayoutItemFacts): PayoutRefusal | null {
  const blocker = payoutBlocker(facts, request.isOutside);
  if (blocker !== null) return blocker;
  const { dueInCents } = payoutStanding(facts);
  const amountInCents = request.amountInCents ?? dueInCents;
  if (!Number.isSafeInteger(amountInCents) || amountInCents < 1) return 'NOT_AN_AMOUNT';
  if (amountInCents > dueInCents) return 'MORE_THAN_DUE';
  const isFromBalance = !request.isOutside && !facts.hasCharge;
  if (isFromBalance && !request.allowsOwnBalance) return 'NO_CHARGE';
  if (request.isOutside !== (request.outside !== null)) return 'OUTSIDE_FACTS';
  return request.reason === null ? 'REASON_MISSING' : null;
}

/**
 * Where a payout is. REQUESTED: the provider is being asked. PAID: it took it. FAILED: it refused. SKIPPED: paid
 * elsewhere. REVERSED: taken back whole.
 */
export const PAYOUT_STATES = ['REQUESTED', 'PAID', 'FAILED', 'SKIPPED', 'REVERSED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export interface MadePayout {
  readonly id: string;
  readonly amountInCents: number;
  /** What was taken back of it. */
  readonly reversedInCents: number;
  /** What is being taken back, and may yet fail. */
  readonly reversingInCents: number;
  readonly status: PayoutState;
}

const left = ({ amountInCents, reversedInCents }: MadePayout): number => amountInCents - reversedInCents;

/** What counts against what is due: on its way, paid, or paid elsewhere, less what was taken back. */
export const committedInCents = (payouts: readonly MadePayout[]): number =>
  payouts.reduce((sum, payout) => sum + (payout.status === 'FAILED' ? 0 : left(payout)), 0);

/** `pricePaidToAttorneyInCents`: what really arrived, less what was taken back. */
export const paidToAttorneyInCents = (payouts: readonly MadePayout[]): number =>
  payouts.reduce(
    (sum, payout) => sum + (payout.status === 'FAILED' || payout.status === 'REQUESTED' ? 0 : left(payout)),
    0,
  );

/**
 * From which payouts an amount is taken back, the newest first: those that went through the provider alone, since what
 * was paid elsewhere comes back elsewhere.
 *
 * @param payouts The newest first.
 * @returns null where less than that went through the provider.
 */
export function reversalsOf(
  payouts: readonly MadePayout[],
  amountInCents: number,
): { readonly payoutId: string; readonly amountInCents: number }[] | null {
  let rest = amountInCents;
  const parts: { payoutId: string; amountInCents: number }[] = [];
  for (const payout of payouts) {
    if (payout.status !== 'PAID' || rest === 0) continue;
    const part = Math.min(rest, left(payout) - payout.reversingInCents);
    if (part > 0) parts.push({ payoutId: payout.id, amountInCents: part });
    rest -= part;
  }
  return rest === 0 ? parts : null;
}

/** A payout as its attorney sees it. */
export interface ListedPayment {
  /** The day on which it was made, in UTC, or that was given for one made elsewhere. */
  readonly paidOn: CalendarDate;
  readonly amountInCents: number;
  /** What was taken back of it. */
  readonly reversedInCents: number;
}

/** As much of a listed service as its sums read. */
export interface PayoutSumFacts {
  readonly boughtAt: Instant;
  readonly dueInCents: number;
  readonly payments: readonly ListedPayment[];
}

/** What is due and was paid in a month (`2026-11`) or a year (`2026`). */
export interface PayoutSum {
  readonly period: string;
  readonly dueInCents: number;
  readonly paidInCents: number;
}

/**
 * Sums of what is due and what was paid, the latest period first. A payment counts where it was made, less what was taken
 * back of it; what is due has no such day and counts where the service was bought. Days are of the calendar in UTC, so
 * that the list, the file and the statement agree wherever they are read. The specifications are silent.
 */
export function payoutSums(items: readonly PayoutSumFacts[], by: 'MONTH' | 'YEAR'): PayoutSum[] {
  const length = by === 'MONTH' ? 7 : 4;
  const sums = new Map<string, { dueInCents: number; paidInCents: number }>();
  const add = (day: string, kind: 'dueInCents' | 'paidInCents', cents: number) => {
    if (cents === 0) return;
    const period = day.slice(0, length);
    const sum = sums.get(period) ?? { dueInCents: 0, paidInCents: 0 };
    sums.set(period, { ...sum, [kind]: sum[kind] + cents });
  };
  for (const { boughtAt, dueInCents, payments } of items) {
    add(new Date(boughtAt).toISOString(), 'dueInCents', dueInCents);
    for (const payment of payments) add(payment.paidOn, 'paidInCents', paidOf(payment));
  }
  return [...sums]
    .map(([period, sum]) => ({ period, ...sum }))
    .toSorted((one, other) => other.period.localeCompare(one.period));
}

/** What a payment came to, less what was taken back of it. */
export const paidOf = ({ amountInCents, reversedInCents }: ListedPayment): number => amountInCents - reversedInCents;

/** The most that can be taken back through the provider. */
export const reversibleInCents = (payouts: readonly MadePayout[]): number =>
  payouts.reduce((sum, payout) => sum + (payout.status === 'PAID' ? left(payout) - payout.reversingInCents : 0), 0);
