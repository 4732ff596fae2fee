import { z } from 'zod';

/** Instants leave the API as ISO strings with milliseconds and `Z`. */
export const iso = (instant: Date): string => instant.toISOString();
export const isoOrNull = (instant: Date | null): string | null => (instant === null ? null : instant.toISOString());

interface EntityRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  createdById: string | null;
  updatedById: string | null;
}

/** Id, timestamps and authors that every entity carries (customer spec section 3). */
export function presentEntity(row: EntityRow) {
  return {
    id: row.id,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    deletedAt: isoOrNull(row.deletedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
  };
}

type Entity = ReturnType<typeof presentEntity>;
/** Fields that are always there: what only some readers get is optional, and is never taken from a row. */
type RequiredKey<Model> = { [Key in keyof Model]-?: object extends Pick<Model, Key> ? never : Key }[keyof Model];
/** An instant is a date in a row. */
type Stored<Value> = Value | (string extends Value ? Date : never);
type StoredFields<Model, Computed> = {
  readonly [Key in Exclude<RequiredKey<Model>, keyof Entity | keyof Computed>]: Stored<Model[Key]>;
};

/**
 * A row as its schema names it: the fields that the schema requires, by their names, with instants as text.
 * @param computed What the row does not say by the same name, and every field that only some readers get.
 */
export function present<Model extends Entity, Computed extends Partial<Model> = object>(
  schema: z.ZodType<Model> & { readonly shape: Readonly<Record<string, z.core.$ZodType>> },
  row: EntityRow & StoredFields<Model, Computed>,
  computed?: Computed,
): Model {
  const stored: Record<string, unknown> = { ...row };
  const fields = Object.entries(schema.shape)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .map(([key]) => [key, stored[key] instanceof Date ? iso(stored[key]) : stored[key]] as const);
  return { ...Object.fromEntries(fields), ...presentEntity(row), ...computed } as Model;
}
