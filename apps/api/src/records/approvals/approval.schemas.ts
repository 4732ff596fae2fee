import { APPROVAL_REFUSALS } from '@troth/domain/documents';
import { sideSchema } from '@troth/domain/people';
import { RESCISSION_REASON_MAX_LENGTH } from '@troth/domain/constants';
import { idSchema, instantSchema, requiredText } from '@troth/domain/records';
import { z } from 'zod';

export const approvalRefusalSchema = z
  .object({ reason: z.enum(APPROVAL_REFUSALS), message: z.string() })
  .meta({ id: 'ApprovalRefusal', description: 'Why the current version cannot be approved now, in words.' });

const sideCounselSchema = z
  .object({
    side: sideSchema,
    userId: idSchema.nullable(),
    firstName: z.string().nullable(),
    requiresAttorney: z.boolean(),
    isBooked: z.boolean(),
    /** Who advises this partner; null while nobody is assigned or recorded. */
    attorney: z
      .object({
        /** Of the service, or one whom the partner found. */
        kind: z.enum(['SERVICE', 'OWN']),
        name: z.string(),
        firmName: z.string().nullable(),
      })
      .nullable(),
    /** When the current version was approved for this partner. */
    approvedAt: instantSchema.nullable(),
    /** When an earlier version was, or this one before the approval was taken back. */
    priorApprovedAt: instantSchema.nullable(),
    /** Why the approval was taken back, while there is no other. */
    rescindedBecause: z.string().nullable(),
  })
  .meta({ id: 'SideCounsel', description: 'One partner’s status with an attorney.' });

export const rescissionSchema = z
  .object({ reason: requiredText.max(RESCISSION_REASON_MAX_LENGTH) })
  .meta({ id: 'Rescission', description: 'Why an approval is taken back; the other side and both partners read it.' });

export const counselSchema = z
  .object({
    /** A first; B once there is one. */
    sides: z.array(sideCounselSchema),
    /** The hash of the version that an approval is of now; of an imported agreement the id of its file. */
    version: z.string().nullable(),
    refusal: approvalRefusalSchema.nullable(),
    /** Which side the reading attorney acts for; null for everyone else. */
    ownSide: sideSchema.nullable(),
    /** Whether the reading attorney's approval makes the text final. */
    isLastToApprove: z.boolean(),
  })
  .meta({ id: 'Counsel', description: 'Who advises the two partners, and who has approved the current version.' });
export type Counsel = z.input<typeof counselSchema>;
