interface LoggedRefusal {
  readonly msg: 'refused';
  readonly status: number;
  readonly method: string;
  readonly path: string;
}

const isRefusal = (logged: unknown): logged is LoggedRefusal =>
  typeof logged === 'object' && logged !== null && 'msg' in logged && logged.msg === 'refused';

/** What the product's log says of a 429 or a 5xx, such as `429 POST /users/_/invite`; null for any other line. */
export function refusalIn(line: string): string | null {
  if (!line.startsWith('{')) return null;
  const logged: unknown = JSON.parse(line);
  return isRefusal(logged) ? `${logged.status} ${logged.method} ${logged.path}` : null;
}
