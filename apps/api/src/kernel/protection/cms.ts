import { createHash, type webcrypto } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { TimestampAuthority } from '../ports/timestamp-authority';

/** What seals: a private key, and the certificate that names it, with those that vouch for it behind it. */
export interface SealingIdentity {
  readonly key: webcrypto.CryptoKey;
  readonly certificate: Certificate;
  readonly chain: readonly Certificate[];
}

const OIDS = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  data: '1.2.840.113549.1.7.1',
} as const;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * ESS signing-certificate-v2 (RFC 5035): the certificate is part of what is signed. Its hash is SHA-256, the default,
 * which is left out as DER asks.
 */
function signingCertificate(certificate: Certificate): Sequence {
  const hash = sha256(new Uint8Array(certificate.toSchema(true).toBER()));
  const certificateId = new Sequence({ value: [new OctetString({ valueHex: hash })] });
  return new Sequence({ value: [new Sequence({ value: [certificateId] })] });
}

const byDer = (a: Attribute, b: Attribute): number =>
  Buffer.compare(Buffer.from(a.toSchema().toBER()), Buffer.from(b.toSchema().toBER()));

/**
 * A detached signature of some bytes as PAdES wants it (EN 319 142-1, level B-B; B-T with a timestamp): the time of
 * signing is no attribute, it stands in the PDF or in the timestamp.
 * @throws TimestampFailure when the authority gives no time.
 */
export async function signedCms(
  covered: Uint8Array<ArrayBuffer>,
  { key, certificate, chain }: SealingIdentity,
  authority: TimestampAuthority | null,
): Promise<Uint8Array> {
  const attributes = [
    new Attribute({ type: OIDS.contentType, values: [new ObjectIdentifier({ value: OIDS.data })] }),
    new Attribute({ type: OIDS.messageDigest, values: [new OctetString({ valueHex: sha256(covered) })] }),
    new Attribute({ type: OIDS.signingCertificateV2, values: [signingCertificate(certificate)] }),
  ].toSorted(byDer);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OIDS.data }),
    signerInfos: [signer],
    certificates: [certificate, ...chain],
  });
  await signed.sign(key, 0, 'SHA-256', covered.buffer);
  if (authority !== null) {
    const token = await authority.stamp(signer.signature.valueBlock.valueHexView.slice());
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type: OIDS.timestampToken, values: [token.toSchema()] })],
    });
  }
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}
