import { z } from 'zod';
import { instantSchema } from '@troth/domain/records';
import { publishedKeys, signingKey } from '../../kernel/audit/heads';
import { operation, noSubject } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { anyone, type Policy } from '../../kernel/http/policy';
import { publishedCertificates } from '../sealing/published-certificates';
import { contentDisposition } from '../../kernel/downloads/content-disposition';

const keysPolicy = { read: anyone } satisfies Policy<never, unknown>;

const publishedKeySchema = z
  .object({
    /** SHA-256 of the public key. */
    id: z.string(),
    /** Ed25519, 32 bytes, hexadecimal. */
    publicKey: z.string(),
    createdAt: instantSchema,
    /** By the key before it; the first one signs itself. */
    signature: z.string(),
  })
  .meta({ id: 'AuditKey', description: 'A public key that audit logs are signed with.' });

const sealCertificateSchema = z
  .object({
    /** Of its bytes (DER), as the certificate of completion of each file names it. */
    sha256: z.string(),
    subject: z.string(),
    issuer: z.string(),
    validFrom: instantSchema,
    validUntil: instantSchema,
    isCurrent: z.boolean(),
    pem: z.string(),
  })
  .meta({ id: 'SealCertificate', description: 'A certificate that agreements are sealed with.' });

const ofSeal = { tag: 'documents', isOurs: true, policy: keysPolicy, action: 'read', load: noSubject } as const;

export const verificationOperations = [
  operation({
    ...ofSeal,
    route: 'GET /seal-certificates',
    id: 'sealCertificates.list',
    summary: 'The certificate that seals agreements now, and those that this Troth made for itself before it',
    description:
      'Open to all, so anyone who holds a sealed file can compare its certificate with these (docs/sealing.md).',
    response: z.array(sealCertificateSchema),
    handle: async ({ tx, now, services }) =>
      (await publishedCertificates(services, tx, now)).map(({ validFrom, validUntil, ...certificate }) => ({
        ...certificate,
        validFrom: iso(validFrom),
        validUntil: iso(validUntil),
      })),
  }),
  operation({
    ...ofSeal,
    route: 'GET /seal-certificates/current.pem',
    id: 'sealCertificates.current',
    summary: 'The certificate that seals agreements now, to be added to those that a PDF reader trusts',
    produces: 'application/x-pem-file',
    response: null,
    handle: async ({ tx, now, services }) => {
      const [current] = await publishedCertificates(services, tx, now);
      return new Response(current?.pem ?? '', {
        headers: {
          'content-type': 'application/x-pem-file',
          'content-disposition': contentDisposition('attachment', 'troth-seal.pem'),
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        },
      });
    },
  }),
  operation({
    route: 'GET /audit-keys',
    id: 'auditKeys.list',
    summary: 'Every public key that logs of this Troth were ever signed with, the first one first',
    description: 'Open to all, so anyone who holds a log can compare its keys with these (docs/audit-log.md).',
    tag: 'documents',
    isOurs: true,
    response: z.array(publishedKeySchema),
    policy: keysPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, now }) => {
      await signingKey(tx, now);
      return publishedKeys(tx);
    },
  }),
];
