import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as Stripe's servers would get it. */
export interface SentToStripe {
  readonly call: string;
  /** The form's fields by their bracketed names, in no order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status?: number;
  readonly body: object;
  /** What it waits for before it is sent. */
  readonly when?: Promise<void>;
  /** The connection ends in place of an answer. */
  readonly isLost?: boolean;
}

/** The form that the SDK makes of parameters, so that a test can say them as the SDK's types have them. */
export function formOf(parameters: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]: [string, unknown]) => {
      const key = prefix === '' ? name : `${prefix}[${name}]`;
      if (typeof value === 'object' && value !== null) return Object.entries(formOf(value, key));
      return [[key, String(value)]];
    }),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server in Stripe's place: it keeps what it is sent, and answers what the test tells it to. */
export async function aStripeServer() {
  const sent: SentToStripe[] = [];
  const answers = new Map<string, Answer[]>();
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const url = new URL(request.url ?? '/', 'http://stripe.test');
      const call = `${request.method ?? ''} ${url.pathname}`;
      const key = request.headers['idempotency-key'];
      const parameters = new URLSearchParams(request.method === 'GET' ? url.search : body);
      sent.push({
        call,
        fields: Object.fromEntries(parameters),
        idempotencyKey: typeof key === 'string' ? key : null,
      });
      const waiting = answers.get(call) ?? [];
      const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
      await answer?.when;
      if (answer?.isLost === true) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer?.status ?? (answer === undefined ? 404 : 200), { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(answer?.body ?? { error: { type: 'invalid_request_error', code: 'unexpected_call' } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: { host: '127.0.0.1', port, protocol: 'http' } as const,
    sent,
    /** What a call is answered from now on; of several answers one after the other, the last one for good. */
    answer: (call: string, ...given: readonly Answer[]) => answers.set(call, [...given]),
    forget: () => {
      sent.length = 0;
      answers.clear();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type StripeServer = Awaited<ReturnType<typeof aStripeServer>>;
