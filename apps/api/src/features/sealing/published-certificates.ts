import { X509Certificate } from 'node:crypto';
import type { Tx } from '../../kernel/database/database';
import type { Services } from '../../kernel/services';
import { ownCertificates } from '../../records/sealing/sealing.repository';
import { sealingIdentity } from './what-to-seal';

/** A certificate that seals, as everybody may know it: without its key. */
export interface PublishedCertificate {
  /** Of its bytes (DER), as the certificate of completion of each file names it. */
  readonly sha256: string;
  readonly subject: string;
  readonly issuer: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** The one that seals now. */
  readonly isCurrent: boolean;
  readonly pem: string;
}

/** The certificate that seals now, and those that this installation made for itself before it. */
export async function publishedCertificates(
  services: Pick<Services, 'config'>,
  tx: Tx,
  now: Date,
): Promise<PublishedCertificate[]> {
  const { certificate } = await sealingIdentity(services, tx, now);
  const current = new X509Certificate(Buffer.from(certificate.toSchema(true).toBER()));
  const own = await ownCertificates(tx);
  const earlier = own
    .map((row) => new X509Certificate(row.certificate))
    .filter(({ fingerprint256 }) => fingerprint256 !== current.fingerprint256);
  return [current, ...earlier].map((one) => ({
    sha256: one.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: one.subject,
    issuer: one.issuer,
    validFrom: new Date(one.validFrom),
    validUntil: new Date(one.validTo),
    isCurrent: one === current,
    pem: one.toString(),
  }));
}
