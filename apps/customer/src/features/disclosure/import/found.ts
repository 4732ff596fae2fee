import type { AccountType } from '@troth/domain/disclosure';
import type { CalendarDate } from '@troth/domain/dates';
import type { Currency } from '@troth/domain/money';

/** What is owed, as far as a bank's file tells it apart. */
export const DEBT_TYPES = ['CREDIT_CARD', 'LINE_OF_CREDIT', 'MORTGAGE', 'LOAN'] as const;
export type DebtType = (typeof DEBT_TYPES)[number];

/** Why an account of a file cannot become an entry. */
export type AccountProblem = 'CURRENCY' | 'BALANCE';

/** An account as a file tells of it: this, and nothing else of the file, ever reaches the page's own memory. */
export interface FoundAccount {
  readonly key: string;
  readonly institution: string;
  /** At most the last four characters of the number. */
  readonly lastFour: string;
  /** Null where the file does not say. */
  readonly type: AccountType | DebtType | null;
  /** Null where it is none of those that entries have; `problem` says so. */
  readonly currency: Currency | null;
  /** With the sign that stands in the file. */
  readonly cents: number;
  readonly date: CalendarDate | null;
  readonly problem: AccountProblem | null;
}

/** Why a file is not read; each has its sentence. */
export const FILE_FAILURES = [
  'EMPTY',
  'TOO_LARGE',
  'UNREADABLE',
  'BINARY',
  'WORKBOOK',
  'PDF',
  'BROKEN_OFX',
  'NO_ACCOUNTS',
  'NO_TABLE',
  'TOO_MANY_ROWS',
  'TOO_MANY_ACCOUNTS',
] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];

export class ImportFailure extends Error {
  constructor(readonly reason: FileFailure) {
    super(reason);
  }
}

/** A statement is far below this, years of it too; more is another file. */
export const IMPORT_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 100_000;
export const IMPORT_COLUMNS_MAX = 100;
export const IMPORT_ACCOUNTS_MAX = 200;
/** What is read as the name of a bank is no longer than this. */
export const INSTITUTION_MAX = 120;

/** Letters and digits at the end of an account number, without the spaces, dots and stars that banks put between. */
export function lastFourOf(number: string): string {
  const characters = [...number.normalize('NFKC')].filter((character) => /[\p{L}\p{N}]/u.test(character));
  return characters.slice(-4).join('');
}

export const institutionOf = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, INSTITUTION_MAX);
