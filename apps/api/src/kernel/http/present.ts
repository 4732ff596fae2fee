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
