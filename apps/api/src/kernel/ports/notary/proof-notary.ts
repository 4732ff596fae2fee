import { isFinalStatus } from '@troth/domain/notarization';
import { z } from 'zod';
import { problem } from '../../http/problem';
import { type Answer, jsonApi } from '../json-api';
import { readSignedNotice } from './notary-notice';
import type { NewTransaction, NotaryPort, NotaryRecord, NotarySigner, NotaryTransaction } from './notary-port';

export const PROOF_API_URL = 'https://api.proof.com';

export interface ProofSettings {
  readonly apiKey: string;
  /** With which Proof signs its deliveries: ours to choose, so that another API key does not change it. */
  readonly signingKey: string;
  /** Proof's API, its test environment (Fairfax), or what stands in its place in tests. */
  readonly url: string;
}

const V2_URLS = 'document_url_version=v2';
/** A file of 30 MB takes its time, on the way there and on the way back. */
const FILE_TIME_OUT_MS = 90_000;
const FILE_MAX_BYTES = 30 * 1024 * 1024;
/** Such a file in base64, with what stands around it. */
const FILE_ANSWER_MAX_BYTES = Math.ceil(FILE_MAX_BYTES / 3) * 4 + 64 * 1024;
const PAGE_SIZE = 100;
const PAGES_MAX = 50;
/** Our clock and Proof's may differ by this much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

const EVENTS = [
  'transaction.sent_to_signer',
  'transaction.document.processed',
  'transaction.meeting.created',
  'transaction.meeting.failed',
  'transaction.signer.kba_failed',
  'transaction.partially_completed',
  'transaction.completed',
  'transaction.completed_with_rejections',
  'transaction.released',
  'transaction.declined',
  'transaction.canceled',
  'transaction.expired',
  'transaction.recalled',
  'transaction.deleted',
  'transaction.held_for_review',
];

const words = z.string().max(2000);
const time = z
  .string()
  .transform((value) => new Date(value))
  .refine((moment) => !Number.isNaN(moment.getTime()));
const named = z.object({ id: z.string().regex(/^\w+_[\w-]{1,120}$/) });

const signerSchema = z.object({
  external_id: words.nullish(),
  signing_status: words.nullish(),
  transaction_access_link: z.url({ protocol: /^https?$/ }).nullish(),
});
const documentSchema = named.extend({
  tracking_id: words.nullish(),
  processing_state: words.nullish(),
  processing_error: words.nullish(),
  rejection_reason: words.nullish(),
});
const witnessSchema = z.object({ first_name: words.nullish(), last_name: words.nullish(), name: words.nullish() });
const recordSchema = z.object({
  id: words.nullish(),
  meeting_start: time.nullish(),
  meeting_end: time.nullish(),
  notary_name: words.nullish(),
  notary_registration: words.nullish(),
  notary_county_city: words.nullish(),
  signers: z.array(signerSchema).nullish(),
  witnesses: z.array(witnessSchema).nullish(),
});
type ProofRecord = z.output<typeof recordSchema>;
const transactionSchema = named.extend({
  external_id: words.nullish(),
  detailed_status: words,
  date_created: time.nullish(),
  date_updated: time.nullish(),
  signers: z.array(signerSchema).nullish(),
  documents: z.array(documentSchema).nullish(),
  notarization_record: recordSchema.nullish(),
  notarization_records: z.array(recordSchema).nullish(),
});
type ProofTransaction = z.output<typeof transactionSchema>;

const listSchema = z.object({ data: z.array(transactionSchema), total_count: z.int().nullish() });
const webhookSchema = z.object({ url: words, enabled: z.boolean().nullish() });
const webhooksSchema = z.union([
  z.array(webhookSchema),
  z.object({ data: z.array(webhookSchema) }).transform(({ data }) => data),
]);

/** Proof by its business API. What could be tried of it, and what could not: ADR 0050. */
export function proofNotary({ apiKey, signingKey, url }: ProofSettings): NotaryPort {
  const { send, read, get } = jsonApi({ name: 'Proof', url, headers: { ApiKey: apiKey } });
  const pathOf = (id: string, rest = '') => `/v1/transactions/${encodeURIComponent(id)}${rest}`;
  const find = (id: string) => get(`${pathOf(id)}?${V2_URLS}`, transactionSchema);

  async function open(transaction: NewTransaction): Promise<Answer> {
    const path = `/v1/transactions?${V2_URLS}`;
    const body = draftOf(transaction);
    const answer = await send('POST', path, body);
    // The reference calls a single signer required, its guides send `signers` alone. A refusal has made nothing.
    const wantsOne = answer.status === 422 && /\bsigner\b/.test(JSON.stringify(answer.body));
    return wantsOne ? send('POST', path, { ...body, signer: body.signers[0] }) : answer;
  }

  /** The record of the meeting, where the transaction does not bring the whole of it. */
  async function wholeRecord(record: ProofRecord): Promise<ProofRecord> {
    if (record.notary_name != null || record.id == null) return record;
    const path = `/v1/notarization_records/${encodeURIComponent(record.id)}`;
    return (await get(path, recordSchema)) ?? record;
  }

  async function present(transaction: ProofTransaction): Promise<NotaryTransaction> {
    const isComplete = transaction.detailed_status === 'complete';
    const told = transaction.notarization_records ?? [transaction.notarization_record ?? null];
    const records: ProofRecord[] = [];
    if (isComplete) for (const record of told) if (record !== null) records.push(await wholeRecord(record));
    return {
      id: transaction.id,
      reference: transaction.external_id ?? null,
      status: transaction.detailed_status,
      document: documentState(transaction),
      signers: (transaction.signers ?? []).map((signer) => ({
        reference: signer.external_id ?? null,
        link: signer.transaction_access_link ?? null,
        isDone: isComplete || signer.signing_status === 'complete',
        doneAt: meetingEndOf(records, signer.external_id ?? null),
      })),
      rejection:
        (transaction.documents ?? []).map((one) => one.rejection_reason).find((reason) => reason != null) ?? null,
      record: isComplete ? recordOf(transaction, records) : null,
    };
  }

  async function reread(id: string): Promise<NotaryTransaction> {
    const transaction = await find(id);
    if (transaction === null) throw problem('PROVIDER_FAILED');
    return present(transaction);
  }

  return {
    provider: 'PROOF',

    create: async (_db, transaction) => present(read(transactionSchema, await open(transaction))),

    findByReference: async (_db, reference, since) => {
      const query = new URLSearchParams({
        created_date_start: new Date(since.getTime() - CLOCKS_DIFFER_MS).toISOString(),
        limit: String(PAGE_SIZE),
      });
      const found: ProofTransaction[] = [];
      for (let page = 0; page < PAGES_MAX; page += 1) {
        query.set('offset', String(page * PAGE_SIZE));
        const list = await get(`/v1/transactions?${query.toString()}`, listSchema);
        const data = list?.data ?? [];
        found.push(...data.filter(({ external_id: own }) => own === reference));
        if (data.length < PAGE_SIZE) break;
      }
      const [oldest] = found.sort((one, other) => timeOf(one) - timeOf(other));
      return oldest === undefined ? null : present(oldest);
    },

    addFile: async (_db, id, { reference, name, bytes, isWitnessRequired }) => {
      const body = {
        resource: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
        filename: name,
        requirement: 'notarization',
        witness_required: isWitnessRequired,
        customer_can_annotate: false,
        tracking_id: reference,
      };
      const path = pathOf(id, `/documents?${V2_URLS}`);
      read(named, await send('POST', path, body, { timeOutMs: FILE_TIME_OUT_MS }));
      return reread(id);
    },

    activate: async (_db, id) => {
      // We write to the signers, and the link is shown to its owner alone.
      const answer = await send('POST', pathOf(id, `/notarization_ready?${V2_URLS}`), { suppress_email: true });
      // 422: activated before. What it is now says whether that is so.
      if (answer.status !== 422) read(z.unknown(), answer);
      const transaction = await reread(id);
      if (transaction.status === 'draft')
        throw problem('PROVIDER_FAILED', { cause: new Error('Proof keeps a draft.') });
      return transaction;
    },

    read: async (_db, id) => {
      const transaction = await find(id);
      return transaction === null ? null : present(transaction);
    },

    notarizedFile: async (_db, id) => {
      const document = (await find(id))?.documents?.[0];
      if (document === undefined) throw problem('PROVIDER_FAILED');
      const path = pathOf(id, `/documents/${encodeURIComponent(document.id)}?encoding=base64&${V2_URLS}`);
      const limits = { timeOutMs: FILE_TIME_OUT_MS, maxBytes: FILE_ANSWER_MAX_BYTES };
      const answer = await send('GET', path, undefined, limits);
      const bytes = Buffer.from(read(z.object({ data: z.base64() }), answer).data, 'base64');
      if (bytes.byteLength === 0 || bytes.byteLength > FILE_MAX_BYTES) throw problem('PROVIDER_FAILED');
      return bytes;
    },

    withdraw: async (_db, id) => {
      const transaction = await find(id);
      if (transaction === null) return 'WITHDRAWN';
      if (transaction.detailed_status !== 'draft' && !isFinalStatus(transaction.detailed_status)) {
        // Whatever it says to this, the deletion decides.
        await send('POST', pathOf(id, `/recall?${V2_URLS}`));
      }
      const answer = await send('DELETE', pathOf(id));
      if (answer.status === 422) return 'REFUSED';
      if (answer.status !== 404) read(z.unknown(), answer);
      return 'WITHDRAWN';
    },

    readNotice: (_db, headers, bytes) => Promise.resolve(readSignedNotice(signingKey, headers, bytes)),

    subscribe: async (callbackUrl) => {
      const webhooks = (await get('/v2/webhooks', webhooksSchema)) ?? [];
      if (webhooks.some((webhook) => webhook.url === callbackUrl && webhook.enabled !== false)) return;
      const wanted = { url: callbackUrl, subscriptions: EVENTS, signing_key: signingKey };
      read(z.unknown(), await send('POST', '/v2/webhooks', wanted));
    },
  };
}

const timeOf = ({ date_created: created }: ProofTransaction): number => created?.getTime() ?? Number.POSITIVE_INFINITY;

function draftOf(transaction: NewTransaction) {
  const { reference, name, signers, activatesAt, expiresAt, returnUrl, messageToSigners } = transaction;
  return {
    draft: true,
    external_id: reference,
    transaction_name: name,
    transaction_type: 'Prenuptial agreement',
    signers: signers.map(signerBody),
    payer: 'sender',
    redirect: { url: returnUrl, message: messageToSigners },
    message_to_signer: messageToSigners,
    ...(activatesAt === null ? {} : { activation_time: activatesAt.toISOString() }),
    ...(expiresAt === null ? {} : { expiry: expiresAt.toISOString() }),
  };
}

/** Partners have the same order: both may sign at the same time. Attorneys sign their certificates without the notary. */
const signerBody = (signer: NotarySigner) => ({
  email: signer.email,
  first_name: signer.firstName,
  ...(signer.middleName === null ? {} : { middle_name: signer.middleName }),
  last_name: signer.lastName,
  ...(signer.phoneNumber === null ? {} : { phone_number: signer.phoneNumber }),
  external_id: signer.reference,
  order: 1,
  ...(signer.role === 'ATTORNEY' ? { signing_requirement: 'esign' } : {}),
});

function documentState({ documents }: ProofTransaction): NotaryTransaction['document'] {
  const [document] = documents ?? [];
  if (document === undefined) return 'MISSING';
  if (document.processing_state === 'done') return 'READY';
  return document.processing_error == null && !/error|fail/.test(document.processing_state ?? '')
    ? 'PENDING'
    : 'FAILED';
}

/** Proof tells no moment of a signature: the end of the meeting in which it was given stands for it. */
const meetingEndOf = (records: readonly ProofRecord[], reference: string | null): Date | null =>
  records.find(({ signers }) => signers?.some(({ external_id: own }) => own === reference))?.meeting_end ?? null;

function recordOf(transaction: ProofTransaction, records: readonly ProofRecord[]): NotaryRecord {
  const last = records.at(-1);
  const end = last?.meeting_end ?? transaction.date_updated ?? null;
  const signed = (transaction.signers ?? []).flatMap((signer) => {
    const reference = signer.external_id ?? null;
    const at = meetingEndOf(records, reference);
    return at === null || reference === null ? [] : [{ at, kind: 'SIGNED' as const, reference }];
  });
  const ended =
    end === null ? [] : (['ACKNOWLEDGED', 'COMPLETED'] as const).map((kind) => ({ at: end, kind, reference: null }));
  return {
    notary:
      last?.notary_name == null
        ? null
        : {
            name: last.notary_name,
            commissionNumber: last.notary_registration ?? null,
            state: null,
            county: last.notary_county_city ?? null,
            commissionExpiresOn: null,
          },
    witnesses: records.flatMap(({ witnesses }) =>
      (witnesses ?? []).map(({ name, first_name: first, last_name: family }) =>
        (name ?? [first, family].filter((part) => part != null).join(' ')).trim(),
      ),
    ),
    events: [...signed, ...ended],
  };
}
