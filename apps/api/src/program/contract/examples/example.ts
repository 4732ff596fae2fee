import { createHash } from 'node:crypto';
import type { Operation } from '../../../kernel/http/operation';
import type { RecordedCall } from '../../../testing/record-calls';

/** What the reference shows of an operation: a body that was sent, and the answer to it. */
export type Example = Omit<RecordedCall, 'id'>;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const LONGER_HEX = /(?<![0-9a-f])[0-9a-f]{65,}(?![0-9a-f])/g;
/** Addresses of the people whom tests invent, and the number that made each one's own. */
const INVENTED_EMAIL = /(?<=^|[^\w.-])(?:customer|attorney|admin|walker)-\d+(?=@example\.com)/gi;
/** Letters and digits in a row that no word has: a token, a key, a link that is one. */
const SECRET = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{24,}(?![\w-])/g;
const PEM = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

const LONGEST_TEXT = 240;
const FEW = [1, 2] as const;
const DIGITS_OF_UUID = 12;

/** Text of the same length that nobody takes for a secret. */
export const filler = (length: number): string =>
  'Example0'.repeat(Math.ceil(length / 'Example0'.length)).slice(0, length);

/** The same call without anything that a run makes up: IDs, hashes and addresses are numbered, secrets are replaced. */
export function sanitized<T>(call: T): T {
  const numberOf = numbering();
  const clean = (text: string): string =>
    text
      .replace(PEM, '-----BEGIN $1-----\nMIIExample\n-----END $1-----')
      .replace(SECRET, ({ length }) => filler(length))
      .replace(UUID, (id) => `00000000-0000-4000-8000-${String(numberOf('id', id)).padStart(DIGITS_OF_UUID, '0')}`)
      .replace(HASH, (hash) => hexOf(numberOf('hash', hash)))
      .replace(LONGER_HEX, (hex) => hexOf(numberOf('hex', hex)).repeat(hex.length).slice(0, hex.length))
      .replace(INVENTED_EMAIL, (email) => `${email.split('-')[0]?.toLowerCase()}-${numberOf('email', email)}`);
  return JSON.parse(JSON.stringify(call), (_key, value: unknown) =>
    typeof value === 'string' ? clean(value) : value,
  ) as T;
}

const hexOf = (position: number): string => createHash('sha256').update(`example ${position}`).digest('hex');

function numbering(): (kind: string, text: string) => number {
  const met = new Map<string, number>();
  const most = new Map<string, number>();
  return (kind, text) => {
    const known = met.get(`${kind} ${text}`);
    if (known !== undefined) return known;
    const next = (most.get(kind) ?? 0) + 1;
    most.set(kind, next);
    met.set(`${kind} ${text}`, next);
    return next;
  };
}

/** With lists of at most so many, and texts of a few lines. */
const cut = (example: Example, most: number): Example =>
  JSON.parse(JSON.stringify(example), (_key, value: unknown) => {
    if (Array.isArray(value)) return (value as unknown[]).slice(0, most);
    return typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  }) as Example;

/** Whether both bodies are as the operation declares them. */
export const fits = ({ body, form, response }: Operation, example: Example): boolean =>
  (body === undefined || form !== undefined || body.safeParse(example.request).success) &&
  (response === null || response.safeParse(example.response).success);

/** Whether an operation takes or gives JSON: another has nothing that an example could show. */
export const speaksJson = ({ body, form, response }: Operation): boolean =>
  response !== null || (body !== undefined && form === undefined);

/** How much an example tells: properties that have a value, each once. */
function saying(example: unknown): number {
  const met = new Set<string>();
  const walk = (value: unknown, at: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) for (const member of value) walk(member, `${at}[]`);
    else if (typeof value === 'object') for (const [key, member] of Object.entries(value)) walk(member, `${at}.${key}`);
    else met.add(at);
  };
  walk(example, '');
  return met.size;
}

/** The call that tells most, as short as its schemas allow; undefined where none fits them. */
export function chooseExample(operation: Operation, calls: readonly RecordedCall[]): Example | undefined {
  const short = calls.flatMap(({ id: _id, ...call }) => {
    const example = sanitized(call);
    // Cleaned again, so that what was cut off leaves no gap in the numbers.
    const shorter = [...FEW.map((most) => sanitized(cut(example, most))), example];
    return shorter.find((candidate) => fits(operation, candidate)) ?? [];
  });
  return short.toSorted((one, other) => saying(other) - saying(one))[0];
}
