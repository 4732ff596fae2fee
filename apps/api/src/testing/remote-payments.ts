import { randomUUID } from 'node:crypto';
import type { DisputeState } from '@troth/domain/purchases';
import type {
  NewPaymentSession,
  PaymentSession,
  PaymentsPort,
  ProviderDispute,
  ProviderRefund,
} from '../kernel/ports/payments/payments-port';
import { sandboxFeeInCents } from '../kernel/ports/payments/sandbox-payments';

const DISPUTE_FEE = 1_500;

interface RemoteSession {
  readonly id: string;
  readonly asked: NewPaymentSession;
  state: PaymentSession['state'];
  isFeeKnown: boolean;
  readonly refunds: ProviderRefund[];
  dispute: ProviderDispute | null;
}

/** A provider whose answer was lost, or that was never reached. */
export class LostConnection extends Error {
  override readonly name = 'LostConnection';
}

/**
 * A payment provider far away: it keeps its own state outside of our database, so that nothing of it is undone when a
 * transaction of ours is. A test loses its answers where it likes.
 */
export function remotePayments() {
  const sessions = new Map<string, RemoteSession>();
  let loses: (call: string, moment: 'before' | 'after') => boolean = () => false;

  /** Does a call, and loses it on the way there or on the way back. */
  const over = async <T>(call: string, work: () => T): Promise<T> => {
    if (loses(call, 'before')) throw new LostConnection(call);
    const result = await Promise.resolve(work());
    if (loses(call, 'after')) throw new LostConnection(call);
    return result;
  };
  const get = (id: string): RemoteSession => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error('There is no such session.');
    return session;
  };
  const amountOf = ({ asked: { lines, discount } }: RemoteSession): number =>
    lines.reduce((sum, line) => sum + line.quantity * line.unitPriceInCents, 0) - (discount?.amountInCents ?? 0);
  const refundedOf = ({ refunds }: RemoteSession): number =>
    refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const present = (session: RemoteSession): PaymentSession => ({
    id: session.id,
    url: `https://provider.example/${session.id}`,
    reference: session.asked.reference,
    state: session.state,
    amountInCents: amountOf(session),
    feeInCents: session.state === 'paid' && session.isFeeKnown ? sandboxFeeInCents(amountOf(session)) : null,
    method: session.state === 'paid' ? 'CARD' : null,
    paymentId: session.state === 'open' || session.state === 'expired' ? null : `pi_${session.id}`,
    refundedInCents: refundedOf(session),
  });

  const port: PaymentsPort = {
    provider: 'remote',
    createSession: (_db, asked) =>
      over('create', () => {
        const same = [...sessions.values()].find((session) => session.asked.reference === asked.reference);
        if (same !== undefined) return present(same);
        const session: RemoteSession = {
          id: `cs_${randomUUID()}`,
          asked,
          state: 'open',
          isFeeKnown: false,
          refunds: [],
          dispute: null,
        };
        sessions.set(session.id, session);
        return present(session);
      }),
    retrieveSession: (_db, id) => over('retrieve', () => (sessions.has(id) ? present(get(id)) : null)),
    expireSession: (_db, id) =>
      over('expire', () => {
        const session = get(id);
        if (session.state === 'open') session.state = 'expired';
        return session.state === 'expired' || session.state === 'failed';
      }),
    refund: (_db, { reference, sessionId, amountInCents }) =>
      over('refund', () => {
        const session = get(sessionId);
        const same = session.refunds.find((refund) => refund.reference === reference);
        if (same !== undefined) return same;
        if (refundedOf(session) + amountInCents > amountOf(session)) {
          return { id: null, reference, amountInCents, state: 'failed' as const, failure: 'charge_already_refunded' };
        }
        const refund = {
          id: `re_${randomUUID()}`,
          reference,
          amountInCents,
          state: 'succeeded',
          failure: null,
        } as const;
        session.refunds.push(refund);
        return refund;
      }),
    listRefunds: (_db, { sessionId }) => over('listRefunds', () => [...get(sessionId).refunds]),
    listDisputes: (_db, { sessionId }) => over('listDisputes', () => [get(sessionId).dispute ?? []].flat()),
    readNotice: () => Promise.resolve(null),
  };

  return {
    port,
    /** Decides which answers are lost from now on. */
    lose: (decide: typeof loses) => {
      loses = decide;
    },
    knows: (id: string): boolean => sessions.has(id),
    /** What happens at the provider's own page. @returns whether the page let it. */
    pay: (id: string): boolean => {
      const session = get(id);
      if (session.state !== 'open' && session.state !== 'processing') return false;
      session.state = 'paid';
      return true;
    },
    delay: (id: string): boolean => {
      const session = get(id);
      if (session.state !== 'open') return false;
      session.state = 'processing';
      return true;
    },
    fail: (id: string): boolean => {
      const session = get(id);
      if (session.state !== 'processing') return false;
      session.state = 'failed';
      return true;
    },
    tellFee: (id: string): void => {
      get(id).isFeeKnown = true;
    },
    /** A refund at the provider's own site. */
    refundByHand: (id: string, amountInCents: number): boolean => {
      const session = get(id);
      if (session.state !== 'paid' || refundedOf(session) + amountInCents > amountOf(session)) return false;
      session.refunds.push({
        id: `re_${randomUUID()}`,
        reference: null,
        amountInCents,
        state: 'succeeded',
        failure: null,
      });
      return true;
    },
    /** The buyer's bank asks the money back, and decides. The provider keeps its fee whatever the bank decides. */
    dispute: (id: string, state: DisputeState): void => {
      const session = get(id);
      if (session.state !== 'paid' || (state === 'open') !== (session.dispute === null)) return;
      const takenInCents = state === 'won' ? DISPUTE_FEE : amountOf(session) + DISPUTE_FEE;
      session.dispute = { id: `dp_${id}`, state, takenInCents };
    },
    /** What the provider has of us for some checkouts: what came in, less what it kept, gave back and lost to banks. */
    balanceOf: (references: readonly string[]): number =>
      [...sessions.values()]
        .filter((session) => session.state === 'paid' && references.includes(session.asked.reference))
        .reduce((sum, session) => {
          const fee = session.isFeeKnown ? sandboxFeeInCents(amountOf(session)) : 0;
          return sum + amountOf(session) - fee - refundedOf(session) - (session.dispute?.takenInCents ?? 0);
        }, 0),
    charges: (references: readonly string[]): number =>
      [...sessions.values()].filter(
        (session) => session.state === 'paid' && references.includes(session.asked.reference),
      ).length,
  };
}
