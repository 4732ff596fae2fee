import type { Selectable } from 'kysely';
import type { Schema } from './schema';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

const named = (prefix: string, column: string) => `${prefix}${column.charAt(0).toUpperCase()}${column.slice(1)}`;

/** The columns that `EntityColumns` has. */
export const ENTITY_COLUMNS = {
  id: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  createdById: true,
  updatedById: true,
} as const;

/** The columns that are named as the fields of a record's schema. */
export const columnsNamedIn = <Shape extends object>({ shape }: { readonly shape: Shape }) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as Record<keyof Shape, true>;

/** Every column of a table by its name: one that is left out does not compile. */
export const columnsOf = <Table extends keyof Schema>(columns: Record<keyof Row<Table>, true>) =>
  Object.keys(columns) as (keyof Row<Table> & string)[];

/**
 * The row of a table that is joined to another's, each column under a name of its own: two rows in one statement.
 * @param columns Every column of the table: one that is left out does not compile.
 */
export function joinedRow<Table extends keyof Schema>(prefix: string, columns: Record<keyof Row<Table>, true>) {
  const names = columnsOf<Table>(columns);
  return {
    /** What to select of the table, by the name that it has in the statement. */
    columnsOf: <Alias extends string>(alias: Alias) =>
      names.map((column) => `${alias}.${column} as ${named(prefix, column)}` as const),
    /** The row apart from the others; null where none was joined. */
    of: (row: Readonly<Record<string, unknown>>): Row<Table> | null =>
      row[named(prefix, 'id')] === null
        ? null
        : (Object.fromEntries(names.map((column) => [column, row[named(prefix, column)]])) as Row<Table>),
    /** What is left of a row without this one. */
    without: <Others extends object>(row: Others): Others => {
      const rest = { ...row } as Record<string, unknown>;
      for (const column of names) delete rest[named(prefix, column)];
      return rest as Others;
    },
  };
}
