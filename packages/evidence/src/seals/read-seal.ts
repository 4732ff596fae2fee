import { type BaseBlock, fromBER } from 'asn1js';
import { Certificate, ContentInfo, type RelativeDistinguishedNames, SignedData, TSTInfo } from 'pkijs';
import type { AuditCrypto } from '../audit/platform-crypto';

/** Names the kind of a signature: PAdES (ETSI EN 319 142-1). */
export const SEAL_KIND = 'ETSI.CAdES.detached';

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const COMMON_NAME = '2.5.4.3';

/** What is wrong with a seal. */
export type SealFault =
  /** What stands where a seal is announced is none that can be read. */
  | 'UNREADABLE'
  /** The seal does not cover the whole file, or something was put behind it. */
  | 'NOT_WHOLE'
  /** The bytes that it covers are not those that were sealed. */
  | 'CHANGED'
  /** It was not made with the key of the certificate that it names. */
  | 'SIGNATURE'
  /** The time that it bears is of something else, or its own signature does not hold. */
  | 'TIME';

/** The digital seal of a PDF, by what stands in the file alone. */
export interface Seal {
  /** Empty when each byte of the file is as it was sealed. */
  readonly faults: readonly SealFault[];
  /** Whose seal it is, as the certificate says it, and who vouches for that; the same where nobody else does. */
  readonly signer: string | null;
  readonly issuer: string | null;
  /** SHA-256 of the certificate, hexadecimal, to compare with the one that is published. */
  readonly certificateSha256: string | null;
  /** When, by a timestamp authority; null where the seal has no trusted time. */
  readonly time: { readonly at: string; readonly authority: string } | null;
}

type Bytes = Uint8Array<ArrayBuffer>;

const latin = (bytes: Uint8Array): string => {
  const AT_ONCE = 8192;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)));
  return parts.join('');
};

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where the last seal of a file announces itself: what it covers, and the room that it stands in between. */
interface Place {
  readonly before: readonly [from: number, length: number];
  readonly after: readonly [from: number, length: number];
}

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

function lastPlace(written: string): Place | null {
  const last = [...written.matchAll(RANGE)].at(-1);
  if (last === undefined) return null;
  const [, from = '', length = '', next = '', rest = ''] = last;
  return { before: [Number(from), Number(length)], after: [Number(next), Number(rest)] };
}

const isWhole = ({ before, after }: Place, size: number): boolean =>
  before[0] === 0 && before[1] < after[0] && after[0] + after[1] === size;

/** Written in one way: small letters or great ones, so that no byte of it can be another. */
const HEX_ROOM = /^<(?:(?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/;

/** The signature in its room, `<` to `>`, as hexadecimal; what is left of the room is zeros. */
function signatureIn(room: string): Bytes | null {
  if (!HEX_ROOM.test(room)) return null;
  const bytes = new Uint8Array((room.length - 2) / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(room.slice(1 + at * 2, 3 + at * 2), 16);
  const { offset } = fromBER(bytes);
  // A negative offset is no structure at all.
  return offset > 0 && bytes.subarray(offset).every((byte) => byte === 0) ? bytes.slice(0, offset) : null;
}

/** What a certificate calls someone: the common name, else all that is said. */
export const calledName = ({ typesAndValues }: RelativeDistinguishedNames): string => {
  const said = ({ value }: (typeof typesAndValues)[number]) => String(value.valueBlock.value);
  const common = typesAndValues.find(({ type }) => type === COMMON_NAME);
  return common === undefined ? typesAndValues.map(said).join(', ') : said(common);
};

const hexOf = (block: unknown): string =>
  toHex((block as { valueBlock: { valueHexView: Bytes } }).valueBlock.valueHexView.slice().buffer);

/** Finds the certificate of a signature among those that it brings. */
function signerOf(signed: SignedData): Certificate | null {
  const [info] = signed.signerInfos;
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  const sid: unknown = info?.sid;
  if (typeof sid !== 'object' || sid === null || !('serialNumber' in sid)) return null;
  const serial = hexOf(sid.serialNumber);
  return certificates.find(({ serialNumber }) => hexOf(serialNumber) === serial) ?? null;
}

/** The signed attributes hold: the signature is of them, with the certificate's own key. */
async function isSignedBy(signed: SignedData, data: Bytes): Promise<boolean> {
  try {
    return await signed.verify({ signer: 0, data: data.slice().buffer, checkChain: false });
  } catch {
    return false;
  }
}

async function timeOf(signed: SignedData): Promise<Seal['time'] | 'WRONG'> {
  const [info] = signed.signerInfos;
  const attribute = info?.unsignedAttrs?.attributes.find(({ type }) => type === TIMESTAMP_TOKEN);
  if (info === undefined || attribute === undefined) return null;
  try {
    const token = new SignedData({ schema: new ContentInfo({ schema: attribute.values[0] }).content });
    const told = token.encapContentInfo.eContent?.getValue();
    const authority = signerOf(token);
    const signature = info.signature.valueBlock.valueHexView.slice();
    if (told === undefined || authority === null || !(await isSignedBy(token, signature))) return 'WRONG';
    const { genTime } = TSTInfo.fromBER(told);
    return { at: genTime.toISOString(), authority: calledName(authority.subject) };
  } catch {
    return 'WRONG';
  }
}

const nobody = { signer: null, issuer: null, certificateSha256: null, time: null } as const;

/**
 * Reads the digital seal of a PDF and looks whether the file is as it was sealed. Whether its certificate is to be
 * trusted is the reader's to judge: nothing is asked of anybody.
 *
 * @returns Null for a file that bears none. Does not throw.
 * @see ADR 0048
 */
export async function readSeal(file: Uint8Array, { sha256 }: Pick<AuditCrypto, 'sha256'>): Promise<Seal | null> {
  const written = latin(file);
  const place = lastPlace(written);
  if (place === null) return written.includes(SEAL_KIND) ? { ...nobody, faults: ['UNREADABLE'] } : null;
  const { before, after } = place;
  const contents = signatureIn(written.slice(before[1], after[0]));
  if (contents === null) return { ...nobody, faults: [isWhole(place, file.length) ? 'UNREADABLE' : 'NOT_WHOLE'] };
  let signed: SignedData;
  let certificate: Certificate | null;
  try {
    signed = new SignedData({ schema: ContentInfo.fromBER(contents).content });
    certificate = signerOf(signed);
  } catch {
    return { ...nobody, faults: ['UNREADABLE'] };
  }
  const [info] = signed.signerInfos;
  if (certificate === null || info === undefined) return { ...nobody, faults: ['UNREADABLE'] };
  const covered = new Uint8Array(before[1] + after[1]);
  covered.set(file.subarray(0, before[1]));
  covered.set(file.subarray(after[0], after[0] + after[1]), before[1]);
  const attribute = (type: string): unknown =>
    info.signedAttrs?.attributes.find((known) => known.type === type)?.values[0];
  const digest = attribute(MESSAGE_DIGEST);
  const certificateSha256 = await sha256(new Uint8Array(certificate.toSchema(true).toBER()));
  const names = attribute(SIGNING_CERTIFICATE_V2);
  const isNamed = names !== undefined && toHex((names as BaseBlock).toBER()).includes(certificateSha256);
  const time = await timeOf(signed);
  const faults: SealFault[] = [];
  if (!isWhole(place, file.length)) faults.push('NOT_WHOLE');
  if (digest === undefined || hexOf(digest) !== (await sha256(covered))) faults.push('CHANGED');
  else if (!isNamed || !(await isSignedBy(signed, covered))) faults.push('SIGNATURE');
  if (time === 'WRONG') faults.push('TIME');
  return {
    faults,
    signer: calledName(certificate.subject),
    issuer: calledName(certificate.issuer),
    certificateSha256,
    time: time === 'WRONG' ? null : time,
  };
}
