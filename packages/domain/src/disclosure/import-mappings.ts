import { z } from 'zod';
import { instantSchema } from '../records/fields';
import { say } from '../messages/say';
import { currencySchema } from '../money/schemas';

/** What a table of a bank or broker can be: one row for each transaction, for each account, or for each holding. */
export const IMPORT_LAYOUTS = ['RUNNING_BALANCE', 'ACCOUNTS', 'HOLDINGS'] as const;
export type ImportLayout = (typeof IMPORT_LAYOUTS)[number];

export const IMPORT_DATE_ORDERS = ['YMD', 'DMY', 'MDY'] as const;
export type ImportDateOrder = (typeof IMPORT_DATE_ORDERS)[number];

/** What stands before the decimals: `1,234.56` or `1.234,56`. */
export const IMPORT_DECIMAL_MARKS = ['POINT', 'COMMA'] as const;
export type ImportDecimalMark = (typeof IMPORT_DECIMAL_MARKS)[number];

/** In which order the days stand, where all rows are of one day. */
export const IMPORT_ROW_ORDERS = ['NEWEST_FIRST', 'OLDEST_FIRST'] as const;
export type ImportRowOrder = (typeof IMPORT_ROW_ORDERS)[number];

/** What a column can hold that is taken over. */
export const IMPORT_COLUMNS = ['balance', 'date', 'institution', 'accountNumber', 'accountType', 'currency'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** As long as the name of a column may be to be remembered. */
export const IMPORT_COLUMN_NAME_MAX = 100;
/** How many dialects of banks are remembered for a person; the one that was used longest ago goes first. */
export const IMPORT_MAPPINGS_MAX = 50;

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
export type RememberedImportMapping = z.infer<typeof rememberedImportMappingSchema>;
