import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type Certificate,
  type ContentInfo,
  ExtKeyUsage,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** Someone else's word for the time at which bytes were there (RFC 3161). */
export interface TimestampAuthority {
  /** What the certificate of completion calls it. */
  readonly name: string;
  /** @returns A token over the bytes' SHA-256. @throws TimestampFailure when there is none, or it is of something else. */
  stamp(bytes: Uint8Array<ArrayBuffer>): Promise<ContentInfo>;
}

/** The authority gave no time that holds; the message names no person. It is to be tried again. */
export class TimestampFailure extends Error {
  override readonly name = 'TimestampFailure';
}

const SHA256 = '2.16.840.1.101.3.4.2.1';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXT_KEY_USAGE = '2.5.29.37';
const TIMEOUT_MS = 20_000;

/** An authority that is asked over HTTP (RFC 3161, section 3.4). It is told a hash, and nothing of what was sealed. */
export const remoteTimestampAuthority = (url: string): TimestampAuthority => ({
  name: new URL(url).host,
  stamp: async (bytes) => {
    // Of a number that begins with a zero bit the encoding is the bytes themselves.
    const nonce = new Integer({ valueHex: Uint8Array.from([1, ...randomBytes(15)]).buffer });
    const request = new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
        hashedMessage: new OctetString({ valueHex: createHash('sha256').update(bytes).digest() }),
      }),
      nonce,
      certReq: true,
    });
    let answer: ArrayBuffer;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        body: request.toSchema().toBER(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new TimestampFailure(`The timestamp authority answered ${response.status}.`);
      answer = await response.arrayBuffer();
    } catch (error) {
      if (error instanceof TimestampFailure) throw error;
      throw new TimestampFailure('The timestamp authority does not answer.', { cause: error });
    }
    return tokenIn(answer, bytes, nonce);
  },
});

async function tokenIn(answer: ArrayBuffer, bytes: Uint8Array<ArrayBuffer>, nonce: Integer): Promise<ContentInfo> {
  let token: ContentInfo;
  let signed: SignedData;
  let told: TSTInfo;
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(answer);
    const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
    if (!isGranted || timeStampToken === undefined) throw new TimestampFailure('The timestamp authority refused.');
    token = timeStampToken;
    signed = new SignedData({ schema: token.content });
    told = TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
  } catch (error) {
    if (error instanceof TimestampFailure) throw error;
    throw new TimestampFailure('The timestamp authority answered something else than a timestamp.', { cause: error });
  }
  if (told.nonce === undefined || !told.nonce.isEqual(nonce)) {
    throw new TimestampFailure('The timestamp is an answer to another question.');
  }
  const authority = (signed.certificates ?? []).find((known) => mayStamp(known as Certificate));
  // This compares the hash that was stamped too.
  const isSigned = await signed.verify({ signer: 0, data: bytes.buffer, checkChain: false }).catch(() => false);
  if (authority === undefined || !isSigned) throw new TimestampFailure('The timestamp does not hold.');
  return token;
}

function mayStamp({ extensions }: Certificate): boolean {
  const usage: unknown = extensions?.find(({ extnID }) => extnID === EXT_KEY_USAGE)?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(TIME_STAMPING);
}
