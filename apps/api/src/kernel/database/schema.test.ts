import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

interface Column {
  readonly isNullable: boolean;
  readonly mayBeLeftOut: boolean;
  readonly kind: string;
}
type Tables = Record<string, Record<string, Column>>;

/** Tables that other programs query: migrations, and the embedded identity provider. */
const NOT_OURS = /^(schemaMigrations$|identity)/;

/** Nullable for rows from before the column came, all of which migrations have filled. */
const KNOWN = [
  'calendarEntries.told is nullable in the database',
  'files.documentId is nullable in the database',
  'files.sha256 is nullable in the database',
];

const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What each type of PostgreSQL is read as. JSON is read as whatever shape its column declares, `null` included. */
const KINDS: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  date: 'string',
  'timestamp with time zone': 'Date',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  real: 'number',
  'double precision': 'number',
  bytea: 'bytes',
};

/** The tables as migrations left them, by the database's own catalogue. */
async function migratedTables(): Promise<Tables> {
  const { rows } = await sql<{
    tableName: string;
    columnName: string;
    dataType: string;
    isNullable: string;
    hasDefault: boolean;
  }>`
    select table_name, column_name, data_type, is_nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns where table_schema = 'public'`.execute(api.db);
  const tables: Tables = {};
  for (const { tableName, columnName, dataType, isNullable, hasDefault } of rows) {
    (tables[camelCase(tableName)] ??= {})[camelCase(columnName)] = {
      isNullable: isNullable === 'YES',
      mayBeLeftOut: isNullable === 'YES' || hasDefault,
      kind: KINDS[dataType] ?? 'any',
    };
  }
  return tables;
}

/** The tables as `*.tables.ts` describe them, by the compiler. */
function describedTables(): Tables {
  const file = fileURLToPath(new URL('schema.ts', import.meta.url));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const schema = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Schema',
  );
  if (schema === undefined) throw new Error('schema.ts has no Schema.');
  const has = (type: ts.Type, flag: ts.TypeFlags): boolean =>
    (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & flag) !== 0);
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const side = (type: ts.Type, name: string): ts.Type => {
    const found = type.getProperty(name);
    return found === undefined ? type : typeOf(found);
  };
  const kindOf = (type: ts.Type): string => {
    const kept = checker.getNonNullableType(type);
    if (has(kept, ts.TypeFlags.StringLike)) return 'string';
    if (has(kept, ts.TypeFlags.BooleanLike)) return 'boolean';
    if (has(kept, ts.TypeFlags.NumberLike)) return 'number';
    const name = (kept.isUnion() ? kept.types[0] : kept)?.symbol?.name ?? '';
    if (name === 'Date') return 'Date';
    return name === 'Uint8Array' || name === 'Buffer' ? 'bytes' : 'any';
  };
  return Object.fromEntries(
    checker
      .getTypeAtLocation(schema)
      .getProperties()
      .map((table) => [
        table.name,
        Object.fromEntries(
          typeOf(table)
            .getProperties()
            .map((column) => {
              const type = typeOf(column);
              const read = side(type, '__select__');
              return [
                column.name,
                {
                  isNullable: has(read, ts.TypeFlags.Null),
                  mayBeLeftOut: has(side(type, '__insert__'), ts.TypeFlags.Undefined),
                  kind: kindOf(read),
                },
              ];
            }),
        ),
      ]),
  );
}

it('describes each table and column as the migrations made it', async () => {
  const migrated = await migratedTables();
  const described = describedTables();
  const wrong: string[] = [];
  for (const [table, columns] of Object.entries(described)) {
    for (const [column, said] of Object.entries(columns)) {
      const found = migrated[table]?.[column];
      if (found === undefined) wrong.push(`${table}.${column} is not in the database`);
      // A sealed column stays nullable for rows from before it was sealed; the start fills them.
      else if (found.isNullable !== said.isNullable && found.kind !== 'any' && !column.startsWith('sealed'))
        wrong.push(`${table}.${column} is ${found.isNullable ? '' : 'not '}nullable in the database`);
      else if (found.kind !== 'any' && said.kind !== 'any' && found.kind !== said.kind)
        wrong.push(`${table}.${column} is ${found.kind} in the database, and ${said.kind} here`);
    }
  }
  for (const [table, columns] of Object.entries(migrated)) {
    if (NOT_OURS.test(table)) continue;
    if (described[table] === undefined) wrong.push(`${table} is not described`);
    // A column that old rows alone have, before they are sealed, may stay undescribed: no insert needs it.
    for (const [column, { mayBeLeftOut }] of Object.entries(columns))
      if (described[table]?.[column] === undefined && !mayBeLeftOut) wrong.push(`${table}.${column} is not described`);
  }
  expect(wrong.toSorted()).toEqual(KNOWN);
}, 180_000);
