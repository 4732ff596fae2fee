import { z } from 'zod';
import { CURRENCIES } from '../money/enumerations';
import { idSchema, instantSchema } from '../records/fields';
import { EDITABLE_FINANCIAL_KINDS } from './enumerations';
import { financialKindSchema } from './schemas';

const fieldValueSchema = z.union([z.string(), z.number(), z.boolean()]);

/** A file of evidence, told by its bytes and its name. */
const snapshotFileSchema = z.object({ name: z.string(), sha256: z.string() });
export type SnapshotFile = z.infer<typeof snapshotFileSchema>;

const snapshotEntrySchema = z.object({
  kind: financialKindSchema,
  id: idSchema,
  /** What was typed; fields that were left empty are not there. */
  fields: z.record(z.string(), fieldValueSchema),
  files: z.array(snapshotFileSchema),
});
export type SnapshotEntry = z.infer<typeof snapshotEntrySchema>;

/** Everything that one partner disclosed at a moment: live entries, their evidence, and statements that there is nothing. */
export const disclosureSnapshotSchema = z.object({
  entries: z.array(snapshotEntrySchema),
  nothingToDisclose: z.array(z.enum(EDITABLE_FINANCIAL_KINDS)),
});
export type DisclosureSnapshot = z.infer<typeof disclosureSnapshotSchema>;

const DISCLOSURE_CHANGES = ['ADDED', 'REMOVED', 'CHANGED', 'NOTHING_STATED', 'NOTHING_WITHDRAWN'] as const;

/** Without the name that `currencySchema` has in the contract: one name stands for one shape there, with null or without. */
const currencyOrNone = z.enum(CURRENCIES).nullable();

export const disclosureChangeSchema = z
  .object({
    change: z.enum(DISCLOSURE_CHANGES),
    kind: financialKindSchema,
    /** Null for a statement that there is nothing of the kind, and for its end. */
    entryId: idSchema.nullable(),
    /** What the entry is called, or the kind. */
    title: z.string(),
    /** Of the amounts among the fields; null on the side on which there is no entry. */
    currency: z.object({ before: currencyOrNone, after: currencyOrNone }),
    /** Fields that differ, in the kind's order; of an entry that came or went, all that it has. */
    fields: z.array(
      z.object({ field: z.string(), before: fieldValueSchema.nullable(), after: fieldValueSchema.nullable() }),
    ),
    files: z.object({ added: z.array(snapshotFileSchema), removed: z.array(snapshotFileSchema) }),
  })
  .meta({ id: 'DisclosureChange', description: 'One thing that changed in a disclosure since it was received.' });
export type DisclosureChange = z.infer<typeof disclosureChangeSchema>;

export const receiptSchema = z
  .object({
    confirmedAt: instantSchema,
    /** The version that was received. */
    version: z.string(),
    /** False once the disclosure has changed: a new receipt is asked for. */
    isCurrent: z.boolean(),
    /** What changed since, for both partners to see; empty while the receipt is current. */
    changes: z.array(disclosureChangeSchema),
  })
  .meta({ id: 'Receipt', description: "A partner's confirmation of having received the other's disclosure." });
export type Receipt = z.infer<typeof receiptSchema>;
