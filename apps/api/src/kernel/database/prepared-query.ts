import { CompiledQuery, type Compilable, type Expression, RawNode, type Simplify, ValueNode } from 'kysely';
import type { Db } from './database';
import { prepare } from './prepared-statements';

/** Takes the place of a value that each execution supplies. */
class Placeholder {
  constructor(readonly name: string) {}
}

const PARAMETER = /\$(\d+)/g;

interface Compiled {
  readonly text: string;
  /** The names of the values, in the order of `$1`, `$2` and so on. */
  readonly names: readonly string[];
}

/** A prepared query with the values of one execution. */
export class PreparedQuery<Row> implements Expression<Row> {
  constructor(
    private readonly db: Db,
    readonly text: string,
    readonly values: readonly unknown[],
  ) {}

  get expressionType(): Row | undefined {
    return undefined;
  }

  /** For a larger statement that contains this one. */
  toOperationNode() {
    const parts = `(${this.text})`.split(PARAMETER);
    return RawNode.create(
      parts.filter((_, index) => index % 2 === 0),
      parts.filter((_, index) => index % 2 === 1).map((number) => ValueNode.create(this.values[Number(number) - 1])),
    );
  }

  async execute(): Promise<Simplify<Row>[]> {
    const query = CompiledQuery.raw(this.text, [...this.values]);
    // Plugins see every query before it runs, so they see this one, too, although it is already built.
    this.db.getExecutor().transformQuery(query.query, query.queryId);
    const { rows } = await this.db.executeQuery<Simplify<Row>>(query);
    return rows;
  }
}

/**
 * A frequent query: Kysely builds it once, and each connection parses and plans it once.
 *
 * Constants that `build` writes become literals in the text; only the named values are parameters. PostgreSQL's generic plan
 * doesn't know parameters, so `on conflict … where cart_status = $1` can't use its partial index, and fails.
 * @param build Must pass each value on unchanged: it gets a placeholder, not the value.
 */
export function preparedQuery<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let compiled: Compiled | undefined;
  return (db: Db, values: Values): PreparedQuery<Row> => {
    compiled ??= compile(build(db, placeholders as Values));
    return new PreparedQuery(
      db,
      compiled.text,
      compiled.names.map((name) => values[name as keyof Values]),
    );
  };
}

const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

function compile(query: Compilable): Compiled {
  const { sql, parameters } = query.compile();
  const names: string[] = [];
  const text = sql.replaceAll(PARAMETER, (_, number: string) => {
    const value = parameters[Number(number) - 1];
    if (!(value instanceof Placeholder)) return literal(value);
    return `$${names.push(value.name)}`;
  });
  prepare(text);
  return { text, names };
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  throw new Error('A prepared query has a constant that can’t be written as a literal.');
}

/** The texts of several prepared queries as one, by the texts of those. */
const listTexts = new Map<string, string>();

/** Several prepared queries as one, which returns the rows of each as `list0`, `list1` and so on. */
export function preparedLists(db: Db, statements: readonly PreparedQuery<unknown>[]) {
  const key = statements.map(({ text }) => text).join(';');
  const text = listTexts.get(key) ?? listsText(statements);
  listTexts.set(key, text);
  return new PreparedQuery<Record<string, Record<string, unknown>[]>>(
    db,
    text,
    statements.flatMap(({ values }) => values),
  );
}

function listsText(statements: readonly PreparedQuery<unknown>[]): string {
  let before = 0;
  const lists = statements.map(({ text, values }, index) => {
    const moved = text.replaceAll(PARAMETER, (_, number: string) => `$${Number(number) + before}`);
    before += values.length;
    return `(select coalesce(json_agg(listed), '[]') from (${moved}) as listed) as list${index}`;
  });
  const text = `select ${lists.join(', ')}`;
  prepare(text);
  return text;
}
