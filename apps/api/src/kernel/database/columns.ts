import type { ColumnType, Generated } from 'kysely';

/** An instant: read as a `Date`, written as a `Date`. */
export type Instant = ColumnType<Date, Date, Date>;
export type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A column that may stay out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** JSON of a known shape: read parsed, written as its text. Use `toJson` to write. */
export type Json<T> = ColumnType<T, string, string>;

/** Writes a value into a `Json` column; drivers would otherwise turn arrays into SQL arrays. */
export const toJson = (value: unknown): string => JSON.stringify(value);

/** Timestamps and authors that every entity carries (customer spec section 3). */
export interface EntityColumns {
  id: Generated<string>;
  createdAt: ColumnType<Date, Date | undefined, never>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  deletedAt: NullableInstant;
  createdById: Optional<string>;
  updatedById: Optional<string>;
}

/** What a new row says of its author. */
export const createdBy = <By extends string | null>(by: By, now: Date) => ({
  createdAt: now,
  updatedAt: now,
  createdById: by,
  updatedById: by,
});
