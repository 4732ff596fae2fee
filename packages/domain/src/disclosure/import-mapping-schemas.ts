import { z } from 'zod';
import { say } from '../messages/say';
import { currencySchema } from '../money/schemas';
import { instantSchema } from '../records/fields';
import {
  IMPORT_COLUMN_NAME_MAX,
  IMPORT_DATE_ORDERS,
  IMPORT_DECIMAL_MARKS,
  IMPORT_LAYOUTS,
  IMPORT_ROW_ORDERS,
} from './import-mappings';

const columnName = z
  .string()
  .max(IMPORT_COLUMN_NAME_MAX, { error: () => say('validation.tooLong', { max: IMPORT_COLUMN_NAME_MAX }) })
  .refine((name) => !name.includes('\u0000'), { error: () => say('validation.characters') })
  .nullable();

/** How the columns of a bank's file are read: their names and what the person chose. Nothing that stands in them. */
export const importMappingSchema = z
  .strictObject({
    layout: z.enum(IMPORT_LAYOUTS),
    columns: z.strictObject({
      balance: columnName,
      date: columnName,
      institution: columnName,
      accountNumber: columnName,
      accountType: columnName,
      currency: columnName,
    }),
    dateOrder: z.enum(IMPORT_DATE_ORDERS).nullable(),
    decimalMark: z.enum(IMPORT_DECIMAL_MARKS).nullable(),
    rowOrder: z.enum(IMPORT_ROW_ORDERS).nullable(),
    currency: currencySchema.nullable(),
  })
  .meta({ id: 'ImportMapping', description: 'How the columns of a file of a bank or broker are read.' });
export type ImportMapping = z.infer<typeof importMappingSchema>;

/** SHA-256 of the names of a file's columns. */
const fingerprintSchema = z.string().regex(/^[0-9a-f]{64}$/, { error: () => say('validation.characters') });

export const importMappingSavingSchema = z
  .strictObject({ fingerprint: fingerprintSchema, mapping: importMappingSchema })
  .meta({ id: 'ImportMappingSaving', description: 'A reading of columns to remember for files with the same head.' });

export const rememberedImportMappingSchema = z
  .object({ fingerprint: z.string(), mapping: importMappingSchema, usedAt: instantSchema })
  .meta({ id: 'RememberedImportMapping', description: 'How a person last had files with this head read.' });
