import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { NOTARY_SIGNATURE_HEADER, signNotice } from '../kernel/ports/notary/notary-notice';
import { type ProofSettings, proofNotary } from '../kernel/ports/notary/proof-notary';

const API_KEY = 'prf_test_of_the_tests';
const SIGNING_KEY = 'a signing key of the tests';

/** What the reference calls the parameters of these calls; what it does not name is refused. */
const bodies = {
  create: z.strictObject({
    draft: z.literal(true),
    external_id: z.string(),
    transaction_name: z.string(),
    transaction_type: z.string(),
    signer: z.looseObject({ email: z.email() }).optional(),
    signers: z
      .array(
        z.strictObject({
          email: z.email(),
          first_name: z.string(),
          middle_name: z.string().optional(),
          last_name: z.string(),
          phone_number: z.string().startsWith('+').optional(),
          external_id: z.string(),
          order: z.int().positive(),
          signing_requirement: z.enum(['esign', 'identify', 'verify']).optional(),
        }),
      )
      .min(1)
      .max(10),
    payer: z.enum(['sender', 'signer']),
    redirect: z.strictObject({ url: z.url(), message: z.string() }),
    message_to_signer: z.string().max(30_000),
    activation_time: z.iso.datetime().optional(),
    expiry: z.iso.datetime().optional(),
  }),
  document: z.strictObject({
    resource: z.base64(),
    filename: z.string(),
    requirement: z.literal('notarization'),
    witness_required: z.boolean(),
    customer_can_annotate: z.boolean(),
    tracking_id: z.string(),
  }),
  ready: z.strictObject({
    suppress_email: z.boolean().optional(),
    require_new_signer_verification: z.boolean().optional(),
  }),
  webhook: z.strictObject({
    url: z.url(),
    subscriptions: z.array(z.string().startsWith('transaction.')),
    signing_key: z.string().min(1),
  }),
} as const;

interface ProofSigner {
  readonly email: string;
  readonly external_id: string;
  readonly signing_requirement: string | undefined;
  isDone: boolean;
}

interface ProofTransaction {
  readonly id: string;
  readonly externalId: string;
  readonly createdAt: Date;
  readonly activationTime: string | null;
  readonly expiry: string | null;
  status: string;
  readonly signers: readonly ProofSigner[];
  document: { id: string; trackingId: string; bytes: Buffer; state: string; isWitnessRequired: boolean } | null;
  rejection: string | null;
  endedAt: Date | null;
}

interface Reply {
  readonly status: number;
  readonly body?: object | string;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

/** What becomes of an answer: it is as it should be, another status, cut off, or too late. */
export type ProofFault = number | 'RESET' | 'LOSE_ANSWER' | { readonly body: string };

/**
 * A server in Proof's place, with an account of its own: what signers and notaries do there, what its API says of it, and
 * the deliveries that it would send. Its shapes are those of Proof's published reference; unknown fields are refused.
 */
export async function aProofServer(now: () => Date) {
  const transactions = new Map<string, ProofTransaction>();
  const webhooks: { id: string; url: string; enabled: boolean }[] = [];
  const sent: { call: string; body: unknown; headers: IncomingMessage['headers'] }[] = [];
  const faults: ProofFault[] = [];
  let processing = 'done';
  let wantsOneSigner = false;
  let refusedWith: number | null = null;
  let loses: (moment: 'before' | 'after') => boolean = () => false;

  const get = (id: string): ProofTransaction => {
    const found = transactions.get(id);
    if (found === undefined) throw new Error('There is no such transaction.');
    return found;
  };
  const presentDocument = ({ document, rejection }: ProofTransaction) =>
    document === null
      ? []
      : [
          {
            id: document.id,
            tracking_id: document.trackingId,
            document_name: 'Agreement.pdf',
            requirement: 'notarization',
            processing_state: document.state,
            processing_error: document.state === 'error' ? 'The file could not be read.' : null,
            rejection_reason: rejection,
          },
        ];
  const present = (transaction: ProofTransaction) => {
    const { id, externalId, status, signers, createdAt, endedAt } = transaction;
    return {
      id,
      external_id: externalId,
      status: 'sent',
      detailed_status: status,
      date_created: createdAt.toISOString(),
      date_updated: (endedAt ?? createdAt).toISOString(),
      payer: 'sender',
      cost: 2250,
      signers: signers.map((signer) => ({
        ...signer,
        isDone: undefined,
        signer_id: `oc_${signer.external_id.slice(0, 8)}`,
        signing_status: signer.isDone ? 'complete' : 'incomplete',
        transaction_access_link: `https://app.proof.test/${id}/${signer.external_id}`,
      })),
      documents: presentDocument(transaction),
      ...(endedAt === null ? {} : { notarization_records: [{ id: `me_${id.slice(3)}`, ...meetingOf(transaction) }] }),
    };
  };
  const meetingOf = ({ endedAt, signers, document }: ProofTransaction) => ({
    meeting_start: endedAt?.toISOString(),
    meeting_end: endedAt?.toISOString(),
    signers: signers.map(({ email, external_id }) => ({ email, external_id })),
    witnesses: document?.isWitnessRequired === true ? [{ first_name: 'Wilma', last_name: 'Witness' }] : [],
  });
  const errors = (...texts: string[]): { errors: string[] } => ({ errors: texts });

  function create(body: unknown): Reply {
    const parsed = bodies.create.safeParse(body);
    if (!parsed.success) return { status: 400, body: errors(parsed.error.message) };
    if (wantsOneSigner && parsed.data.signer === undefined) {
      return { status: 422, body: errors('signer is missing') };
    }
    const transaction: ProofTransaction = {
      id: `ot_${randomUUID().replaceAll('-', '').slice(0, 12)}`,
      externalId: parsed.data.external_id,
      createdAt: now(),
      activationTime: parsed.data.activation_time ?? null,
      expiry: parsed.data.expiry ?? null,
      status: 'draft',
      signers: parsed.data.signers.map(({ email, external_id, signing_requirement }) => ({
        email,
        external_id,
        signing_requirement,
        isDone: false,
      })),
      document: null,
      rejection: null,
      endedAt: null,
    };
    transactions.set(transaction.id, transaction);
    return { status: 200, body: present(transaction) };
  }

  function addDocument(transaction: ProofTransaction, body: unknown): Reply {
    const parsed = bodies.document.safeParse(body);
    if (!parsed.success) return { status: 400, body: errors(parsed.error.message) };
    if (refusedWith !== null) return { status: refusedWith, body: errors('Not this one.') };
    if (transaction.status !== 'draft') return { status: 422, body: { message: 'It is not a draft.' } };
    transaction.document = {
      id: `do_${randomUUID().slice(0, 8)}`,
      trackingId: parsed.data.tracking_id,
      bytes: Buffer.from(parsed.data.resource, 'base64'),
      state: processing,
      isWitnessRequired: parsed.data.witness_required,
    };
    return { status: 200, body: presentDocument(transaction)[0] ?? {} };
  }

  function activate(transaction: ProofTransaction, body: unknown): Reply {
    const parsed = bodies.ready.safeParse(body);
    if (!parsed.success) return { status: 400, body: errors(parsed.error.message) };
    if (transaction.document?.state !== 'done' || transaction.status !== 'draft') {
      return { status: 422, body: { errors: { base: ['It cannot be sent now.'] } } };
    }
    transaction.status = parsed.data.suppress_email === true ? 'active' : 'sent_to_signer';
    return { status: 200, body: present(transaction) };
  }

  function list(query: URLSearchParams): Reply {
    const from = query.get('created_date_start') ?? '';
    const all = [...transactions.values()].filter(({ createdAt }) => createdAt.toISOString() >= from).map(present);
    const at = Number(query.get('offset') ?? 0);
    const data = all.slice(at, at + Number(query.get('limit') ?? 20));
    return { status: 200, body: { data, count: data.length, total_count: all.length } };
  }

  function answer(method: string, url: URL, body: unknown): Reply {
    const [version, what, id = '', rest = ''] = url.pathname.slice(1).split(/\/(?=\w)/, 5);
    if (version === 'v2' && what === 'webhooks') {
      if (method === 'GET') return { status: 200, body: webhooks };
      const parsed = bodies.webhook.safeParse(body);
      if (!parsed.success) return { status: 400, body: errors(parsed.error.message) };
      webhooks.push({ id: randomUUID(), url: parsed.data.url, enabled: true });
      return { status: 200, body: webhooks.at(-1) ?? {} };
    }
    if (version === 'v1' && what === 'notarization_records') {
      const transaction = transactions.get(`ot_${id.slice(3)}`);
      if (transaction === undefined) return { status: 404, body: errors('Not found') };
      const notary = { notary_name: 'Nora Notary', notary_registration: '7654321', notary_county_city: 'Fairfax' };
      return { status: 200, body: { id, ...meetingOf(transaction), ...notary } };
    }
    if (version !== 'v1' || what !== 'transactions') return { status: 404, body: errors('Not found') };
    if (id === '') return method === 'POST' ? create(body) : list(url.searchParams);
    const transaction = transactions.get(id);
    if (transaction === undefined) return { status: 404, body: errors('Not found') };
    if (method === 'GET' && rest === '') return { status: 200, body: present(transaction) };
    if (method === 'POST' && rest === 'documents') return addDocument(transaction, body);
    if (method === 'POST' && rest === 'notarization_ready') return activate(transaction, body);
    if (method === 'POST' && rest === 'recall') {
      if (transaction.endedAt !== null) return { status: 422, body: errors('It has ended.') };
      transaction.status = 'recalled';
      return { status: 200, body: present(transaction) };
    }
    if (method === 'DELETE') {
      if (transaction.signers.some(({ isDone }) => isDone))
        return { status: 422, body: errors('Somebody has signed.') };
      transactions.delete(id);
      return { status: 204 };
    }
    if (method === 'GET' && rest === 'documents') {
      const bytes = transaction.document?.bytes;
      return { status: 200, body: { ...presentDocument(transaction)[0], data: bytes?.toString('base64') } };
    }
    return { status: 404, body: errors('Not found') };
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body): unknown => {
      const url = new URL(request.url ?? '/', 'http://proof.test');
      const method = request.method ?? '';
      sent.push({ call: `${method} ${url.pathname}`, body, headers: request.headers });
      const fault = faults.shift();
      if (fault === 'RESET' || loses('before')) return request.socket.destroy();
      const isKnown = request.headers['apikey'] === API_KEY;
      const reply: Reply =
        typeof fault === 'number'
          ? { status: fault, body: errors('So it is.') }
          : isKnown
            ? answer(method, url, body)
            : { status: 401, body: errors('Who are you?') };
      if (fault === 'LOSE_ANSWER' || loses('after')) return request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json', 'x-amz-trace-id': 'Root=1-2-3' });
      return response.end(
        typeof fault === 'object' ? fault.body : reply.body === undefined ? undefined : JSON.stringify(reply.body),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: ProofSettings = { apiKey: API_KEY, signingKey: SIGNING_KEY, url: `http://127.0.0.1:${port}` };

  return {
    settings,
    port: proofNotary(settings),
    sent,
    webhooks,
    transactions,
    get,
    ofReference: (reference: string) => [...transactions.values()].filter(({ externalId }) => externalId === reference),
    /** What becomes of the next answers. */
    fail: (...next: readonly ProofFault[]) => void faults.push(...next),
    /** Whether a call gets lost: on the way there, or on the way back. */
    lose: (decide: typeof loses) => {
      loses = decide;
    },
    /** How far Proof gets with documents from now on: `pending`, `done` or `error`. */
    process: (state: 'pending' | 'done' | 'error') => {
      processing = state;
      for (const { document } of transactions.values()) if (document?.state === 'pending') document.state = state;
    },
    /** With which status every paper is refused from now on; null for none. */
    refuseFiles: (status: number | null) => {
      refusedWith = status;
    },
    wantOneSigner: (wants: boolean) => {
      wantsOneSigner = wants;
    },
    /** What happens on Proof's pages. */
    set: (id: string, status: string): void => {
      get(id).status = status;
    },
    sign: (id: string, reference: string): void => {
      const transaction = get(id);
      for (const signer of transaction.signers) if (signer.external_id === reference) signer.isDone = true;
      transaction.status = 'partially_complete';
    },
    complete: (id: string, bytes?: Uint8Array): void => {
      const transaction = get(id);
      for (const signer of transaction.signers) signer.isDone = true;
      if (bytes !== undefined && transaction.document !== null) transaction.document.bytes = Buffer.from(bytes);
      transaction.status = 'complete';
      transaction.endedAt = now();
    },
    reject: (id: string, reason: string): void => {
      Object.assign(get(id), { status: 'complete_with_rejections', rejection: reason, endedAt: now() });
    },
    /** A delivery about a transaction, as it comes in over the wire. */
    delivery: (
      event: string,
      id: string,
      {
        key = SIGNING_KEY,
        requestId = randomUUID(),
        signer,
      }: { key?: string; requestId?: string | null; signer?: string } = {},
    ) => {
      const told = signer === undefined ? {} : { signers: [{ signer_id: 'oc_1', external_id: signer }] };
      const data = { transaction_id: id, date_occurred: now().toISOString(), ...told };
      const body = JSON.stringify({ event, data });
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        [NOTARY_SIGNATURE_HEADER]: signNotice(key, Buffer.from(body)),
        ...(requestId === null ? {} : { 'x-request-id': requestId }),
      };
      return { body, headers };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type ProofServer = Awaited<ReturnType<typeof aProofServer>>;
