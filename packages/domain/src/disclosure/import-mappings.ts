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
