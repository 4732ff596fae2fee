import { z } from 'zod';
import { idSchema } from '../records/fields';
import { DISCLOSURE_HINTS } from './hints';
import { financialKindSchema } from './schemas';

export const disclosureHintSchema = z
  .object({
    code: z.enum(DISCLOSURE_HINTS),
    kind: financialKindSchema,
    /** The entry that it is about; of JOINT_AWAITS_YOU, the partner's. Null when it is about a whole kind. */
    entryId: idSchema.nullable(),
    /** True when nothing is missing, and there is something to know. */
    isInfo: z.boolean(),
  })
  .meta({
    id: 'DisclosureHint',
    description: 'Something that a disclosure is likely to lack. Nothing is refused for it.',
  });
export type DisclosureHint = z.infer<typeof disclosureHintSchema>;
