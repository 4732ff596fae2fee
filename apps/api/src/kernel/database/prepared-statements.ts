import pg from 'pg';

/** Asked so often, a statement is prepared: parsed and planned once, and from then on named. */
const WORTH_PREPARING = 3;
/** Each connection keeps a plan of each: some kilobytes. */
const MOST_PREPARED = 300;
/** Texts that are counted: with lists of any length in them there is no end of texts. */
const MOST_COUNTED = 2000;

/**
 * Takes whatever columns a table has. Prepared, it would fail from the moment at which a newer copy of the program adds one,
 * while this one still runs.
 */
const TAKES_ALL_COLUMNS = /[\s.]\*/;

/** @returns the name under which a statement is prepared; null for one that goes as it stands. */
export function preparedNames(): (text: string) => string | null {
  const statements = new Map<string, { times: number; name: string | null }>();
  let prepared = 0;
  return (text) => {
    const statement = statements.get(text) ?? { times: 0, name: null };
    if (statement.name !== null) return statement.name;
    statement.times += 1;
    if (statements.size < MOST_COUNTED) statements.set(text, statement);
    if (statement.times < WORTH_PREPARING || prepared === MOST_PREPARED || TAKES_ALL_COLUMNS.test(text)) return null;
    prepared += 1;
    statement.name = `troth_${prepared}`;
    return statement.name;
  };
}

/** Connections that prepare what is asked often. The driver knows what it has prepared on which. */
export function preparingClient(): typeof pg.Client {
  const nameOf = preparedNames();
  const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
  class PreparingClient extends pg.Client {}
  PreparingClient.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [text, values, ...rest] = asked;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : null;
    return query.apply(this, name === null ? asked : [{ name, text, values }, ...rest]);
  } as pg.Client['query'];
  return PreparingClient;
}
