import { idSchema, instantSchema } from '@troth/domain/records';
import { upcomingReviewSchema } from '@troth/domain/reminders';
import { z } from 'zod';

export const VAULT_KINDS = [
  'SEALED',
  'SIGNED',
  'REVIEWED',
  'DISCLOSURE',
  'LOG',
  'RECEIPT',
  'PAPER',
  'EVIDENCE',
] as const;
export type VaultKind = (typeof VAULT_KINDS)[number];

export const vaultSchema = z
  .object({
    /** False until the agreement is notarized: then there is nothing in it yet. */
    isFilled: z.boolean(),
    items: z.array(
      z.object({
        /** Names it when it is downloaded. */
        key: z.string(),
        kind: z.enum(VAULT_KINDS),
        name: z.string(),
        at: instantSchema,
        /** Null where it is drawn when it is asked for. */
        size: z.int().nonnegative().nullable(),
        sha256: z.string().nullable(),
        /** Whose it is, of what is one partner's. */
        ownerId: idSchema.nullable(),
      }),
    ),
    /** The looks at the agreement that both promised. */
    reviews: z.array(upcomingReviewSchema),
  })
  .meta({ id: 'Vault', description: 'Everything that is worth keeping of a notarized agreement.' });
