import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { PartName } from './archive-parts';
import type { Erasure, PersonRows } from './erasure';
import { coupleSealIn, houseSealIn } from '../../kernel/protection/protected-database';

export type StoredRow = Readonly<Record<string, unknown>>;

type Open = (tx: Tx, table: string, row: StoredRow) => Promise<unknown>;

/** Why the archive does not tell a column, in the words with which it says so. */
export const WITHHELD = {
  BEFORE_SEALING: 'Empty: what was kept in it is sealed in another column, which is told.',
  DOOR: 'A secret, or the print of one: whoever has it could act for a person.',
  WORKING: 'How the program works on the row. It says nothing of the person.',
  IN_THE_FILES: 'The text of the agreement; its PDF is in the archive.',
  ONE_TIME_AWAY: 'From when one time away was kept at most: `away` has what became of it.',
  DERIVED: 'What search and order are made from: it follows the name and the address, and goes with them.',
  WRITER: 'Who wrote the row, by number: the person or somebody of the house.',
  ATTORNEY_MONEY: 'Between Troth and the attorney.',
  INPUT_HASHES: 'Hashes of what the version was made of.',
  WARNING_PRINT: 'The print of what the warning was of, from which nothing is read.',
  IN_THE_MAILBOX: 'What it says, until it is sent. It is in the mailbox it went to.',
  REMINDED: 'Whom a reminder reminds: the person.',
  REMINDER_TOPIC: 'Of reminders; what is not wanted is told among the lists.',
  PROVIDER_MONEY: 'Between Troth and the payment provider.',
  SHARING_CHOICE: 'The choice of whom the call is for, shown with the appointment.',
  OFFERED_TIMES: 'Times that an attorney offered to whom the call is for, shown where it is booked.',
  ATTORNEY_CALENDAR: 'The attorney’s calendar.',
  IN_THE_LOG: 'In the log of the document, which is in the archive.',
};
/** Why a column stays when the person deletes the account. */
const KEPT = {
  NUMBER: 'A number, which leads to an emptied row.',
  WHEN: 'When something happened. It says nothing without the rest.',
  STATE: 'How far something came, or of which kind it was, by its name in the program.',
  SHARED: 'The document’s own, which the partner has as well.',
  SIGNED: 'Stays with a notarized agreement, since the partner relied on it; gone when both have left.',
  BOOKS: 'The books, which tax law wants kept.',
  MEETINGS: 'The attorney’s calendar, by numbers.',
  PROOF: 'The audit log: its chain proves what both partners did.',
  AGREED: 'What was agreed to, and when, as proof of it.',
  USED_UP: 'The print of a link that no longer opens anything.',
  ASKED_FOR: 'The proof that the deletion was asked for.',
  AT_PROVIDER: 'What the provider would keep on its side.',
  A_DAY_ON: 'Replaced a day later: a token may still bear it until then.',
  DERIVED: 'What search and order are made from: it follows the name and the address, and goes with them.',
};
export type Kept = keyof typeof KEPT;

/** What becomes of a column. The archive tells it, unless it is sealed (then opened) or withheld. */
export interface Column {
  readonly name: string;
  /** Why the archive does not tell it, which the archive says. */
  readonly withheld?: string | undefined;
  /** The name under which the archive tells what is sealed in it, opened. */
  readonly sealed?: { readonly as: string; readonly open: Open };
  /** Why it stays when the person deletes the account. Where rows stay, a step empties every column without a reason. */
  readonly kept?: string | undefined;
}

/** A table with rows of a person: which they are, and what of each column becomes. */
export interface ExportedTable {
  /** The part of the archive in which it is told; several tables may share a part. */
  readonly part: PartName;
  /** Those with the person's `user_id`, where nothing else is said. */
  readonly rows?: PersonRows;
  /** `created_at`, where nothing else is said. */
  readonly orderBy?: string;
  readonly columns: readonly (readonly Column[])[];
  /** What numbers in a row stand for, in words. */
  readonly explained?: (row: StoredRow) => Record<string, unknown>;
  /** What becomes of it when the person deletes the account. */
  readonly erased: Erasure;
}

/** A table that the archive does not tell as it is, and why. */
export interface OtherTable {
  readonly notTold: string;
  /** Of those whose rows stay, with something of a person emptied. */
  readonly columns?: readonly (readonly Column[])[];
  /** Of those that hold something of a person nevertheless. */
  readonly erased?: Erasure;
}

/** A table that a part of the archive tells. */
export const told = (part: PartName, table: Omit<ExportedTable, 'part'>): ExportedTable => ({ part, ...table });

/** Tables that hold nothing to tell, for one reason. */
export const untoldTables =
  (notTold: string) =>
  (...names: Parameters<typeof wordsOf>): Record<string, OtherTable> =>
    Object.fromEntries(wordsOf(...names).map((name) => [name, { notTold }]));

export const isExported = (table: ExportedTable | OtherTable): table is ExportedTable => 'part' in table;

/** Columns of one fate, by name. */
type Columns = (names: TemplateStringsArray, ...more: readonly string[]) => Column[];

const columns =
  (fateOf: (name: string) => Omit<Column, 'name'>): Columns =>
  (names, ...more) =>
    wordsOf(names, ...more).map((name) => ({ name, ...fateOf(name) }));

export const wordsOf = (names: TemplateStringsArray, ...more: readonly string[]): string[] =>
  String.raw(names, ...more)
    .trim()
    .split(/\s+/);

/** When a row was written, changed and deleted. */
export const ENTITY = 'created_at updated_at deleted_at';

export const shown = (kept?: Kept): Columns => columns(() => ({ kept: kept && KEPT[kept] }));
export const withheld = (why: keyof typeof WITHHELD, kept?: Kept): Columns =>
  columns(() => ({ withheld: WITHHELD[why], kept: kept && KEPT[kept] }));
/** Of a table that the archive does not tell. */
export const untold: (kept: Kept) => Columns = shown;

interface SealedOptions {
  /** Its name without `sealed`, where nothing else is said. */
  readonly as?: string;
  readonly kept?: Kept;
}

const sealedWith = (open: (name: string) => Open, { as, kept }: SealedOptions): Columns =>
  columns((name) => ({
    sealed: { as: as ?? columnName(name.replace('sealed_', '')), open: open(name) },
    kept: kept && KEPT[kept],
  }));

/** Sealed with the key of the document that `keyOf` names. */
export const opened = ({
  keyOf = 'documentId',
  isJson = false,
  ...options
}: SealedOptions & { readonly keyOf?: string; readonly isJson?: boolean } = {}): Columns =>
  sealedWith(
    (column) => async (tx, table, row) => {
      const sealed = row[columnName(column)];
      const documentId = row[keyOf];
      if (!(sealed instanceof Uint8Array) || typeof documentId !== 'string') return null;
      const text = (await coupleSealIn(tx, documentId)).open({ table, column, rowId: String(row['id']) }, sealed);
      return isJson ? (JSON.parse(text) as unknown) : text;
    },
    options,
  );

/** Sealed with the house's key. */
export const openedByHouse = (options: SealedOptions = {}): Columns =>
  sealedWith(
    (column) => (tx, table, row) => {
      const sealed = row[columnName(column)];
      const place = { table, column, rowId: String(row['id']) };
      return Promise.resolve(sealed instanceof Uint8Array ? houseSealIn(tx).open(place, sealed) : null);
    },
    options,
  );

/** The name with which an attorney confirmed. The key is that of the document, which the link does not name itself. */
export const signedName = (kept: Kept): Column[] =>
  opened({ kept })`sealed_signed_name`.map(({ sealed, ...column }) => ({
    ...column,
    ...(sealed && {
      sealed: {
        ...sealed,
        open: async (tx, table, row) => {
          const { rows } = await sql<{ documentId: string }>`
            select document_id from external_attorneys where id = ${row['externalAttorneyId']}`.execute(tx);
          return sealed.open(tx, table, { ...row, documentId: rows[0]?.documentId });
        },
      },
    }),
  }));

/** A column as rows name it. */
export const columnName = (column: string): string =>
  column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The columns that the archive does not tell, each with the reason. */
export const withheldIn = (table: { readonly columns: readonly (readonly Column[])[] }): Record<string, string> =>
  Object.fromEntries(
    table.columns.flat().flatMap(({ name, withheld: why }) => (why === undefined ? [] : [[name, why]])),
  );
