import { z } from 'zod';
import { instantSchema } from '@troth/domain/records';
import { publishedKeys, signingKey } from '../../audit/heads';
import { operation, noSubject } from '../../http/operation';
import { anyone, type Policy } from '../../policy';

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

export const verificationOperations = [
  operation({
    route: 'GET /audit-keys',
    id: 'auditKeys.list',
    summary: 'Every public key that logs of this Troth were ever signed with, the first one first',
    description: 'Open to all: whoever holds a log compares its keys with these (docs/audit-log.md).',
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
