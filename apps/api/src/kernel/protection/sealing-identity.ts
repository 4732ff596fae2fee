import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BitString, Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  CertBag,
  Certificate,
  Extension,
  ExtKeyUsage,
  PFX,
  PKCS8ShroudedKeyBag,
  type SafeBag,
  Time,
} from 'pkijs';
import type { Tx } from '../database/database';
import { houseSealIn } from './protected-database';
import type { SealingIdentity } from './cms';

/** A certificate that somebody else vouches for, as the settings name it. */
export interface SealFiles {
  /** PEM with the certificate first and those above it behind, or PKCS#12 (.p12, .pfx). */
  readonly certificate: string;
  /** PEM; null where the certificate's file brings the key. */
  readonly key: string | null;
  readonly passphrase: string | null;
}

/** A seal's certificate or key cannot be used; the message names the file and never what is in it. */
export class SealFileError extends Error {
  override readonly name = 'SealFileError';
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const EXT_KEY_USAGE = '2.5.29.37';
/** RFC 9336. */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
/** Readers that know no purpose of its own for documents, as poppler's, ask for the one of mail. */
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';
/** Digital signature and non-repudiation. */
const SIGNS_DOCUMENTS = 0xc0;

/** A local certificate is used for this long; sealed files stay valid, since nothing asks who vouches for it. */
export const LOCAL_CERTIFICATE_YEARS = 10;

const { subtle } = webcrypto;

async function importKey(pkcs8: Uint8Array<ArrayBuffer>, path: string): Promise<webcrypto.CryptoKey> {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey({
    key: Buffer.from(pkcs8),
    format: 'der',
    type: 'pkcs8',
  });
  const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };
  const namedCurve = curves[details?.namedCurve ?? ''];
  if (type === 'ec' && namedCurve !== undefined)
    return subtle.importKey('pkcs8', pkcs8, { name: 'ECDSA', namedCurve }, false, ['sign']);
  if (type === 'rsa')
    return subtle.importKey('pkcs8', pkcs8, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, false, ['sign']);
  throw new SealFileError(`${path} has a key that is neither RSA nor on one of the curves P-256, P-384 and P-521.`);
}

const certificateOf = (der: Uint8Array): Certificate => Certificate.fromBER(Uint8Array.from(der));

/** A certificate of this house's own for its own name: it shows that nothing was changed, and nobody else vouches for it. */
export async function newLocalCertificate(name: string, now: Date) {
  const keys = await subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  // 16 bytes, positive and of full length.
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from([0x40, ...randomBytes(15)]).buffer });
  const called = [
    new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: `${name} document seal (local)` }) }),
  ];
  certificate.subject.typesAndValues.push(...called);
  certificate.issuer.typesAndValues.push(...called);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + LOCAL_CERTIFICATE_YEARS);
  certificate.notBefore = new Time({ value: now });
  certificate.notAfter = new Time({ value: until });
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() });
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, true, new BasicConstraints({ cA: false }).toSchema()),
    extension(KEY_USAGE, true, new BitString({ valueHex: Uint8Array.from([SIGNS_DOCUMENTS]).buffer, unusedBits: 6 })),
    extension(EXT_KEY_USAGE, false, new ExtKeyUsage({ keyPurposes: [DOCUMENT_SIGNING, EMAIL_PROTECTION] }).toSchema()),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    certificate: Buffer.from(certificate.toSchema(true).toBER()),
    pkcs8: Buffer.from(await subtle.exportKey('pkcs8', keys.privateKey)),
    until,
  };
}

const sealedPlace = (number: number) => ({ table: 'seal_certificates', column: 'sealed_key', rowId: String(number) });

const newest = (tx: Tx) =>
  tx.selectFrom('sealCertificates').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/**
 * The certificate that this installation made for itself, at the first start or when the one before ends; its key is
 * sealed with the house's key, which the root key wraps.
 */
export async function localIdentity(tx: Tx, name: string, now: Date): Promise<SealingIdentity> {
  let row = await newest(tx);
  if (row === undefined || row.validUntil <= now) {
    const number = (row?.number ?? 0) + 1;
    const made = await newLocalCertificate(name, now);
    await tx
      .insertInto('sealCertificates')
      .values({
        number,
        certificate: made.certificate,
        sealedKey: houseSealIn(tx).sealBytes(sealedPlace(number), made.pkcs8),
        validUntil: made.until,
        createdAt: now,
      })
      // Another copy of the program may have come first.
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute();
    row = await newest(tx);
  }
  if (row === undefined) throw new Error('The certificate that seals agreements was not stored.');
  const key = Uint8Array.from(houseSealIn(tx).openBytes(sealedPlace(row.number), row.sealedKey));
  return { key: await importKey(key, 'The database'), certificate: certificateOf(row.certificate), chain: [] };
}

/** @throws SealFileError for what cannot be read, does not belong together, or has ended. */
export async function configuredIdentity(files: SealFiles, now: Date): Promise<SealingIdentity> {
  const bytes = readGiven(files.certificate);
  const isText = bytes.includes('-----BEGIN ');
  const { pkcs8, certificates } = isText ? fromPem(files, bytes.toString('latin1')) : await fromPkcs12(files, bytes);
  const key = await importKey(pkcs8, files.key ?? files.certificate);
  const privateKey = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  const own = certificates.find((der) => new X509Certificate(der).checkPrivateKey(privateKey));
  if (own === undefined)
    throw new SealFileError(`${files.certificate} has no certificate of the key that it comes with.`);
  const certificate = certificateOf(own);
  if (certificate.notAfter.value <= now) throw new SealFileError(`The certificate in ${files.certificate} has ended.`);
  return { key, certificate, chain: certificates.filter((der) => der !== own).map(certificateOf) };
}

function readGiven(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new SealFileError(`${path} cannot be read.`, { cause: error });
  }
}

interface Given {
  readonly pkcs8: Uint8Array<ArrayBuffer>;
  readonly certificates: readonly Uint8Array[];
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function fromPem({ certificate, key, passphrase }: SealFiles, text: string): Given {
  const path = key ?? certificate;
  const keyText = key === null ? text : readGiven(key).toString('latin1');
  try {
    const privateKey = createPrivateKey({
      key: keyText,
      format: 'pem',
      ...(passphrase === null ? {} : { passphrase }),
    });
    return {
      pkcs8: Uint8Array.from(privateKey.export({ format: 'der', type: 'pkcs8' })),
      certificates: (text.match(PEM_CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem).raw),
    };
  } catch (error) {
    throw new SealFileError(`${path} has no private key that SEAL_PASSPHRASE opens.`, { cause: error });
  }
}

async function fromPkcs12({ certificate: path, passphrase }: SealFiles, bytes: Buffer): Promise<Given> {
  const password = new TextEncoder().encode(passphrase ?? '').buffer;
  let bags: SafeBag[];
  try {
    const file = PFX.fromBER(Uint8Array.from(bytes));
    await file.parseInternalValues({ password, checkIntegrity: true });
    const safe = file.parsedValue?.authenticatedSafe;
    await safe?.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) });
    // The library leaves this without a type.
    const parsed = safe?.parsedValue as { safeContents: { value: { safeBags: SafeBag[] } }[] } | undefined;
    bags = (parsed?.safeContents ?? []).flatMap(({ value }) => value.safeBags);
  } catch (error) {
    throw new SealFileError(
      `${path} is no PKCS#12 file that SEAL_PASSPHRASE opens. Files in the old form (RC2, triple DES) have to be made anew: openssl pkcs12 -export.`,
      { cause: error },
    );
  }
  const shrouded = bags.map(({ bagValue }) => bagValue).find((bag) => bag instanceof PKCS8ShroudedKeyBag);
  if (shrouded === undefined) throw new SealFileError(`${path} has no private key.`);
  const key = createPrivateKey({
    key: Buffer.from(shrouded.toSchema().toBER()),
    format: 'der',
    type: 'pkcs8',
    passphrase: passphrase ?? '',
  });
  return {
    pkcs8: Uint8Array.from(key.export({ format: 'der', type: 'pkcs8' })),
    certificates: bags.flatMap(({ bagValue }) =>
      bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate
        ? [new Uint8Array(bagValue.parsedValue.toSchema(true).toBER())]
        : [],
    ),
  };
}
