import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { sandboxFeeInCents } from '../kernel/ports/payments/sandbox-payments';

interface Visit {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  status: 'open' | 'complete' | 'expired';
  readonly refunds: { readonly id: string; readonly amount: number; readonly metadata: Record<string, string> }[];
}

/** What went to a connected account, and what was taken back of it. */
interface Transfer {
  readonly id: string;
  readonly destination: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly reversals: { readonly id: string; readonly amount: number; readonly metadata: Record<string, string> }[];
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

const refusal = (code: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

/**
 * A Stripe account with a memory of its own, in the tests' process: what it did stays done when the program that asked
 * for it is killed. It opens, closes and shows visits, takes payments and refunds, and tells of them by signed events. It
 * sends money to the accounts of firms, and takes it back.
 */
export async function aStripeAccount(webhookSecret: string) {
  const visits = new Map<string, Visit>();
  const opened = new Map<string, Visit>();
  const transfers = new Map<string, Transfer>();
  /** By their keys. */
  const moved = new Map<string, object>();
  let accounts = 0;
  const signer = new Stripe('sk_test').webhooks;

  const refundedOf = ({ refunds }: Visit): number => refunds.reduce((sum, { amount }) => sum + amount, 0);
  const present = (visit: Visit) => ({
    id: visit.id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/${visit.id}`,
    client_reference_id: visit.reference,
    status: visit.status,
    payment_status: visit.status === 'complete' ? 'paid' : 'unpaid',
    amount_total: visit.amount,
    payment_intent:
      visit.status !== 'complete'
        ? null
        : {
            id: `pi_${visit.id}`,
            status: 'succeeded',
            latest_charge: {
              id: `ch_${visit.id}`,
              amount_refunded: refundedOf(visit),
              payment_method_details: { type: 'card' },
              balance_transaction: { fee: sandboxFeeInCents(visit.amount) },
            },
          },
  });
  const presentRefund = (refund: Visit['refunds'][number]) => ({ ...refund, object: 'refund', status: 'succeeded' });

  function open(form: URLSearchParams, key: string): Visit {
    const same = opened.get(key);
    if (same !== undefined) return same;
    let amount = 0;
    for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
      const price = Number(form.get(`line_items[${line}][price_data][unit_amount]`));
      amount += Number(form.get(`line_items[${line}][quantity]`)) * price;
    }
    const reference = form.get('client_reference_id') ?? '';
    const visit: Visit = { id: `cs_${visits.size + 1}`, reference, amount, status: 'open', refunds: [] };
    opened.set(key, visit);
    visits.set(visit.id, visit);
    return visit;
  }

  function giveBack(form: URLSearchParams): object | null {
    const visit = visits.get((form.get('payment_intent') ?? '').slice('pi_'.length));
    const amount = Number(form.get('amount'));
    if (visit === undefined || refundedOf(visit) + amount > visit.amount) return null;
    const refund = { id: `re_${visit.id}_${visit.refunds.length}`, amount, metadata: {} as Record<string, string> };
    refund.metadata['refundId'] = form.get('metadata[refundId]') ?? '';
    visit.refunds.push(refund);
    return presentRefund(refund);
  }

  const list = (data: readonly object[]) => ({ status: 200, body: { object: 'list', data, has_more: false } });
  const reversedOf = ({ reversals }: Transfer): number => reversals.reduce((sum, { amount }) => sum + amount, 0);

  /** Moves money once under a key. */
  function once(
    key: string,
    move: () => object | null,
    refused = 'amount_too_large',
  ): { status: number; body: object } {
    const made = moved.get(key) ?? move();
    if (made === null) return refusal(refused);
    moved.set(key, made);
    return { status: 200, body: made };
  }

  function send(form: URLSearchParams): object {
    const transfer: Transfer = {
      id: `tr_${transfers.size + 1}`,
      destination: form.get('destination') ?? '',
      amount: Number(form.get('amount')),
      metadata: { payoutId: form.get('metadata[payoutId]') ?? '' },
      reversals: [],
    };
    transfers.set(transfer.id, transfer);
    return { ...transfer, object: 'transfer', reversals: undefined };
  }

  function takeBack(transfer: Transfer, form: URLSearchParams): object | null {
    const amount = Number(form.get('amount'));
    if (reversedOf(transfer) + amount > transfer.amount) return null;
    const metadata = { reversalId: form.get('metadata[reversalId]') ?? '' };
    const reversal = { id: `trr_${transfer.id}_${transfer.reversals.length}`, amount, metadata };
    transfer.reversals.push(reversal);
    return { ...reversal, object: 'transfer_reversal' };
  }

  /** Of Connect; null for whatever is no part of it. */
  function answerOfConnect(call: string, form: URLSearchParams, key: string) {
    if (call === 'POST /v1/accounts') {
      accounts += 1;
      return { status: 200, body: { id: `acct_${accounts}`, object: 'account' } };
    }
    if (call === 'POST /v1/transfers') return once(key, () => send(form));
    if (call === 'GET /v1/transfers') {
      const to = [...transfers.values()].filter(({ destination }) => destination === form.get('destination'));
      return list(to.map(({ reversals: _reversals, ...transfer }) => ({ ...transfer, object: 'transfer' })));
    }
    const [, method, id = ''] = /^(GET|POST) \/v1\/transfers\/([^/]+)\/reversals$/.exec(call) ?? [];
    const transfer = transfers.get(id);
    if (transfer === undefined) return null;
    return method === 'POST' ? once(key, () => takeBack(transfer, form)) : list(transfer.reversals);
  }

  function answerTo(call: string, form: URLSearchParams, key: string): { status: number; body: object } {
    if (call === 'POST /v1/checkout/sessions') return { status: 200, body: present(open(form, key)) };
    if (call === 'POST /v1/refunds') return once(key, () => giveBack(form), 'charge_already_refunded');
    if (call === 'GET /v1/disputes') return list([]);
    if (call === 'GET /v1/balance') {
      return { status: 200, body: { available: [{ amount: balance(), currency: 'usd' }], pending: [] } };
    }
    if (call === 'GET /v1/refunds') {
      const visit = visits.get((form.get('payment_intent') ?? '').slice('pi_'.length));
      return list((visit?.refunds ?? []).map(presentRefund));
    }
    const ofConnect = answerOfConnect(call, form, key);
    if (ofConnect !== null) return ofConnect;
    const [, payment] = /^GET \/v1\/payment_intents\/pi_([^/]+)$/.exec(call) ?? [];
    if (payment !== undefined) return { status: 200, body: { id: `pi_${payment}`, latest_charge: `ch_${payment}` } };
    const [, id = '', close] = /^[A-Z]+ \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(call) ?? [];
    const visit = visits.get(id);
    if (visit === undefined) return refusal('resource_missing');
    if (close !== undefined && visit.status !== 'open') return refusal('session_not_open');
    if (close !== undefined) visit.status = 'expired';
    return { status: 200, body: present(visit) };
  }

  let onMoved: () => Promise<void> = () => Promise.resolve();
  const server = createServer((request, response) => {
    void formOf(request).then(async (sent) => {
      const url = new URL(request.url ?? '/', 'http://stripe.test');
      const key = String(request.headers['idempotency-key'] ?? '');
      const form = request.method === 'GET' ? url.searchParams : sent;
      const call = `${request.method ?? ''} ${url.pathname}`;
      const { status, body } = answerTo(call, form, key);
      if (call.startsWith('POST /v1/transfers')) await onMoved();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const paid = () => [...visits.values()].filter(({ status }) => status === 'complete');
  /** What the account has of us: what came in, less what it kept, gave back and sent on. */
  const balance = (): number =>
    paid().reduce((sum, visit) => sum + visit.amount - sandboxFeeInCents(visit.amount) - refundedOf(visit), 0) -
    [...transfers.values()].reduce((sum, transfer) => sum + transfer.amount - reversedOf(transfer), 0);
  let events = 0;
  return {
    port: (server.address() as AddressInfo).port,
    /** What happens at Stripe's page. @returns whether the page let it. */
    pay: (id: string): boolean => {
      const visit = visits.get(id);
      if (visit?.status !== 'open') return false;
      visit.status = 'complete';
      return true;
    },
    /** A refund in the Dashboard. */
    refundByHand: (id: string, amount: number): void => {
      const visit = visits.get(id);
      if (visit?.status === 'complete' && refundedOf(visit) + amount <= visit.amount)
        visit.refunds.push({ id: `re_${id}_${visit.refunds.length}`, amount, metadata: {} });
    },
    /** A delivery that tells of a visit or of its payment, signed at the moment of the call. */
    eventOf: (id: string, about: 'visit' | 'payment') => {
      events += 1;
      const object =
        about === 'visit'
          ? { id, object: 'checkout.session' }
          : { id: `ch_${id}`, object: 'charge', payment_intent: `pi_${id}` };
      const type = about === 'visit' ? 'checkout.session.completed' : 'charge.refunded';
      const payload = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
      return () => ({
        payload,
        signature: signer.generateTestHeaderString({ payload, secret: webhookSecret }),
      });
    },
    /** What happens between each transfer or reversal and the answer to it. */
    onMoved: (then: () => Promise<void>): void => {
      onMoved = then;
    },
    /** Of a payout by our id: what went out, and what came back of it. */
    sentFor: (payoutId: string): { amount: number; reversed: number }[] =>
      [...transfers.values()]
        .filter(({ metadata }) => metadata['payoutId'] === payoutId)
        .map((transfer) => ({ amount: transfer.amount, reversed: reversedOf(transfer) })),
    opened: (): number => visits.size,
    charges: (): number => paid().length,
    balance,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
