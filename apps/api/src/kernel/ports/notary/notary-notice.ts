import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Notice } from '../../http/deliveries';
import { parsedJson } from '../json-api';

/** Proof's header, which the sandbox uses too. */
export const NOTARY_SIGNATURE_HEADER = 'x-notarize-signature';
/** Names a delivery; it is not signed, and only keeps one that comes twice from being worked on twice. */
export const NOTARY_REQUEST_ID_HEADER = 'x-request-id';

/** What a delivery of this kind says: a signer could not prove who they are. */
const IDENTITY_FAILED = 'transaction.signer.kba_failed';

const hmac = (key: string, bytes: Uint8Array): Buffer => createHmac('sha256', key).update(bytes).digest();

/** Proof's formula: hex HMAC-SHA256 over the raw bytes alone. */
export const signNotice = (key: string, bytes: Uint8Array): string => hmac(key, bytes).toString('hex');

function isSigned(key: string, header: string | null, bytes: Uint8Array): boolean {
  if (header === null || !/^[0-9a-f]{64}$/i.test(header)) return false;
  return timingSafeEqual(Buffer.from(header, 'hex'), hmac(key, bytes));
}

const signerSchema = z.looseObject({ external_id: z.string().max(255).nullish() });
const deliverySchema = z.looseObject({
  event: z.string().max(100),
  data: z.looseObject({
    transaction_id: z
      .string()
      .regex(/^ot_[\w-]{1,120}$/)
      .nullish(),
    signer: signerSchema.nullish(),
    signers: z.array(signerSchema).nullish(),
  }),
});

/** What a delivery is about: a transaction, and the signer whom it names. */
export interface NoticeSubject {
  readonly transactionId: string;
  readonly signerReference: string | null;
}

const subjectText = ({ transactionId, signerReference }: NoticeSubject): string =>
  signerReference === null ? transactionId : `${transactionId} ${signerReference}`;

/** The same, from what was kept of a delivery. */
export function noticeSubject(objectId: string): NoticeSubject {
  const [transactionId = '', signerReference = null] = objectId.split(' ', 2);
  return { transactionId, signerReference };
}

/** Whether a delivery says that a signer could not prove who they are. No transaction tells it afterwards. */
export const tellsOfFailedIdentity = (noticeType: string): boolean => noticeType === IDENTITY_FAILED;

/**
 * Reads a delivery with Proof's signature over its raw bytes. Nothing of it is dated: one that is played back makes us ask
 * again, and changes nothing.
 * @returns null when it was not signed with this key, was altered, or is no delivery.
 */
export function readSignedNotice(key: string, headers: Headers, bytes: Uint8Array): Notice | null {
  if (!isSigned(key, headers.get(NOTARY_SIGNATURE_HEADER), bytes)) return null;
  const delivery = deliverySchema.safeParse(parsedJson(Buffer.from(bytes).toString('utf8')));
  if (!delivery.success) return null;
  const { event, data } = delivery.data;
  const requestId = headers.get(NOTARY_REQUEST_ID_HEADER)?.slice(0, 255) ?? '';
  const deliveryId = requestId === '' ? createHash('sha256').update(bytes).digest('hex') : requestId;
  const transactionId = data.transaction_id ?? null;
  if (!event.startsWith('transaction.') || transactionId === null) return { deliveryId, type: event, objectId: null };
  const [only, ...others] = data.signers ?? [];
  const signer = data.signer ?? (others.length === 0 ? only : undefined);
  const signerReference = tellsOfFailedIdentity(event) ? (signer?.external_id ?? null) : null;
  return { deliveryId, type: event, objectId: subjectText({ transactionId, signerReference }) };
}
