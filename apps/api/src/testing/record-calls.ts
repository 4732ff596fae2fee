import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../kernel/http/operation';
import { operations } from '../program/operations';

/** A call as a test made it, and its answer. */
export interface RecordedCall {
  readonly id: string;
  readonly request?: unknown;
  readonly response?: unknown;
}

/** Enough to choose from: the first calls of a test file are its plainest. */
const MOST_OF_ONE_OPERATION = 8;
const MOST_OF_A_LIST = 2;
const HTTP_OK = 200;
const HTTP_REDIRECT = 300;

const folder = process.env['TROTH_RECORD_EXAMPLES'] ?? '';
const counts = new Map<string, number>();

const variables = ({ path }: Operation): number => path.split('{').length;

/** `/users/me` before `/users/{id}`: a router looks at the address with fewer variables first. */
const patterns = operations
  .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }))
  .sort((one, other) => variables(one.operation) - variables(other.operation));

function operationOf(method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?');
  return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))?.operation;
}

/** An example needs no more of a list than its first members. */
const shortened = (_key: string, value: unknown): unknown =>
  Array.isArray(value) ? value.slice(0, MOST_OF_A_LIST) : value;

/** Deliveries are signed, so tests send their bytes. */
const bodyOf = (sent: unknown): unknown => (typeof sent === 'string' ? JSON.parse(sent) : sent);

/** Keeps a successful call while `pnpm examples` runs the tests; does nothing otherwise. */
export function recordCall(
  method: string,
  path: string,
  { status, sent, answer }: { readonly status: number; readonly sent: unknown; readonly answer: unknown },
): void {
  if (folder === '' || status < HTTP_OK || status >= HTTP_REDIRECT) return;
  const operation = operationOf(method, path);
  if (operation === undefined) return;
  const count = counts.get(operation.id) ?? 0;
  if (count >= MOST_OF_ONE_OPERATION) return;
  counts.set(operation.id, count + 1);
  const call: RecordedCall = {
    id: operation.id,
    ...(operation.body === undefined || operation.form !== undefined ? {} : { request: bodyOf(sent) }),
    ...(operation.response === null ? {} : { response: answer }),
  };
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(call, shortened)}\n`);
}
