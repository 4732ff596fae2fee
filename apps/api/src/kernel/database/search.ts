import { say } from '@troth/domain/messages';
import { shortText } from '@troth/domain/records';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Letters from which a search begins. */
export const SEARCH_MIN_LENGTH = 2;
/** Words that are looked for; more would only find less. */
const MOST_WORDS = 8;
/** Digits of an id that are enough to look for one, as screens show them. */
const ID_MIN_DIGITS = 4;
const ID_DIGITS = 32;

/** What lists are searched for; blank is none. */
export const searchQuery = shortText
  .transform((typed) => typed.trim())
  .refine((typed) => typed === '' || typed.length >= SEARCH_MIN_LENGTH, {
    error: () => say('validation.reasonTooShort', { min: SEARCH_MIN_LENGTH }),
  })
  .transform((typed) => (typed === '' ? undefined : typed))
  .optional();

/** `%` and `_` are ordinary characters to the person who searches. */
const literal = (word: string) => word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** A column made by `search_text`: each of its words follows a blank. */
type SearchColumn = RawBuilder<string>;

/**
 * Whether each word is in the column, whatever its case and accents. A word of two letters must begin one there: there is
 * no index over fewer than three, and two letters are in the middle of nearly everything.
 */
export const matches = (column: SearchColumn, search: string): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const begin = word.length < 3 ? '% ' : '%';
    return sql<SqlBool>`${column} like ${begin} || search_text(${literal(word)}) || '%'`;
  });

/** Sorts rows first in which a word begins as the search does: 0 for those, 1 for the others. */
export const wordStart = (column: SearchColumn, search: string, direction: 'ascending' | 'descending') => {
  const [first = '', last = ''] = direction === 'ascending' ? ['0', '1'] : ['1', '0'];
  return sql<number>`case when ${column} like '% ' || search_text(${literal(wordsOf(search)[0] ?? '')}) || '%' then ${sql.raw(first)} else ${sql.raw(last)} end`;
};

/** The ids that begin with what was typed; null where it is no part of an id. Screens show ids in groups. */
export function idRange(search: string): { readonly from: string; readonly to: string } | null {
  const digits = search.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < ID_MIN_DIGITS || digits.length > ID_DIGITS) return null;
  const asId = (filler: string) =>
    digits.padEnd(ID_DIGITS, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: asId('0'), to: asId('f') };
}

/** Whether an id begins with what was typed. */
export const idMatches = (
  column: RawBuilder<string>,
  range: NonNullable<ReturnType<typeof idRange>>,
): RawBuilder<SqlBool> => sql<SqlBool>`${column} between ${range.from}::uuid and ${range.to}::uuid`;

interface Searched {
  readonly table: 'users' | 'law_firms';
  readonly words: SearchColumn;
  /** Queries of ids that are found by another id. */
  readonly alsoBy?: (range: NonNullable<ReturnType<typeof idRange>>) => readonly RawBuilder<unknown>[];
}

/**
 * Whether a row is found by its words or by the beginning of its id. Where the search can be no id, only the words are
 * asked, and of the row itself; else each branch has its index.
 */
export function isFound({ table, words, alsoBy = () => [] }: Searched, search: string): RawBuilder<SqlBool> {
  const byWords = sql.join(matches(words, search), sql` and `);
  const range = idRange(search);
  if (range === null) return sql<SqlBool>`(${byWords})`;
  const id = sql<string>`${sql.table(table)}.id`;
  const ofTable = sql`select ${id} from ${sql.table(table)} where`;
  const branches = [sql`${ofTable} ${byWords}`, sql`${ofTable} ${idMatches(id, range)}`, ...alsoBy(range)];
  return sql<SqlBool>`${id} in (${sql.join(branches, sql` union `)})`;
}
