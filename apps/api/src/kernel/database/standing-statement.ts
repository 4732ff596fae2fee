import { CompiledQuery, type Compilable, type Expression, RawNode, type Simplify, ValueNode } from 'kysely';
import type { Db } from './database';
import { prepare } from './prepared-statements';

/** Stands in a statement for a value that comes with each asking. */
class Blank {
  constructor(readonly name: string) {}
}

const PARAMETER = /\$(\d+)/g;

interface Compiled {
  readonly text: string;
  /** The names of the values, as `$1` and so on take them. */
  readonly names: readonly string[];
}

/** A statement that stands, with the values of one asking. */
export class Standing<Row> implements Expression<Row> {
  constructor(
    private readonly db: Db,
    readonly text: string,
    readonly values: readonly unknown[],
  ) {}

  get expressionType(): Row | undefined {
    return undefined;
  }

  /** For a statement of which this one is a part. */
  toOperationNode() {
    const parts = `(${this.text})`.split(PARAMETER);
    return RawNode.create(
      parts.filter((_, index) => index % 2 === 0),
      parts.filter((_, index) => index % 2 === 1).map((number) => ValueNode.create(this.values[Number(number) - 1])),
    );
  }

  async execute(): Promise<Simplify<Row>[]> {
    const query = CompiledQuery.raw(this.text, [...this.values]);
    // Whoever looks at every question that is asked sees this one too, although nothing is left to build.
    this.db.getExecutor().transformQuery(query.query, query.queryId);
    const { rows } = await this.db.executeQuery<Simplify<Row>>(query);
    return rows;
  }
}

/**
 * A statement that is asked so often that it is built once, and prepared once on each connection: parsed and planned
 * there, and from then on only named.
 *
 * What `build` writes itself stands in the text, and only the values that are named come with each asking. A plan that
 * serves for all of them knows no values: `on conflict … where cart_status = $1` finds no index, and fails.
 * @param build Uses each value as it is, and only as a value: it is not known yet.
 */
export function standing<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let compiled: Compiled | undefined;
  return (db: Db, values: Values): Standing<Row> => {
    compiled ??= compile(build(db, blanks as Values));
    return new Standing(
      db,
      compiled.text,
      compiled.names.map((name) => values[name as keyof Values]),
    );
  };
}

const blanks: object = new Proxy({}, { get: (_, name) => new Blank(String(name)) });

function compile(query: Compilable): Compiled {
  const { sql, parameters } = query.compile();
  const names: string[] = [];
  const text = sql.replaceAll(PARAMETER, (_, number: string) => {
    const value = parameters[Number(number) - 1];
    if (!(value instanceof Blank)) return literal(value);
    return `$${names.push(value.name)}`;
  });
  prepare(text);
  return { text, names };
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  throw new Error('A standing statement has a value that is neither named nor plain.');
}

/** Statements that stand as one that does: each a list, under the names `list0` and so on. */
export function standingLists(db: Db, statements: readonly Standing<unknown>[]) {
  let values: unknown[] = [];
  const lists = statements.map(({ text, values: own }, index) => {
    const before = values.length;
    values = [...values, ...own];
    const moved = text.replaceAll(PARAMETER, (_, number: string) => `$${Number(number) + before}`);
    return `(select coalesce(json_agg(listed), '[]') from (${moved}) as listed) as list${index}`;
  });
  const text = `select ${lists.join(', ')}`;
  prepare(text);
  return new Standing<Record<string, Record<string, unknown>[]>>(db, text, values);
}
