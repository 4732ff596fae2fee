import { gzipSync } from 'node:zlib';
import type { Operation } from '../kernel/http/operation';

type Bytes = Uint8Array<ArrayBuffer>;
export interface Sent {
  readonly address?: string;
  readonly body?: string | Bytes;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A request that an operation should bear. `pick` chooses the same for the same number. */
type Attack = (operation: Operation, address: string, pick: <T>(choices: readonly T[]) => T) => Sent;

const bytes = (...values: (string | number[])[]): Bytes =>
  new Uint8Array(
    Buffer.concat(values.map((value) => (typeof value === 'string' ? Buffer.from(value) : Buffer.from(value)))),
  );

const nest = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);
const ID = '00000000-0000-4000-8000-000000000000';

/** The members that a body or a query may have, by its schema. */
const membersOf = (schema: unknown): string[] => {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  const names = shape === undefined ? [] : Object.keys(shape);
  return names.length === 0 ? ['value'] : names;
};
/** A body whose members are all one hostile piece of JSON. */
const filled = (operation: Operation, json: string) =>
  `{${membersOf(operation.body)
    .map((name) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;
const oneOf = (operation: Operation, pick: <T>(choices: readonly T[]) => T, json: string) =>
  `{${JSON.stringify(pick(membersOf(operation.body)))}:${json}}`;

const NUMBERS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1e999',
  '-0',
  '9007199254740993',
  '0x10',
  '01',
  '1.',
  '1e-400',
  '123456789012345678901234567890',
];
const TEXTS = [
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\ufeff"',
  '"\\u202e\\u2066"',
  '"\u00e9\u0301\u0301"',
  '"%00"',
  '"../../../etc/passwd"',
  '"\'; drop table users; --"',
  '"{{7*7}}${7*7}"',
  '"\\r\\nSet-Cookie: a=b"',
  '"=cmd|1!A1"',
];
const POLLUTIONS = [
  '{"__proto__":{"isAdmin":true,"userType":"ADMIN"}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":null,"valueOf":1,"hasOwnProperty":false}',
  '{"__proto__":null}',
  '[{"__proto__":[]}]',
  '{"then":1,"toJSON":"x","length":-1}',
];
const QUERIES = [
  '%',
  '%zz',
  '%E0%A4',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%ed%a0%80',
  'NaN',
  '-1',
  '1e999',
  '9007199254740993',
  '[]',
  '[object Object]',
  ID,
  '%F0%9F%92%8D',
  '2026-02-30',
  'null',
];

export const attacks: Readonly<Record<string, Attack>> = {
  nesting: (operation, _address, pick) => {
    const depth = pick([10, 63, 64, 65, 500, 4_000, 100_000]);
    const [open, inner, close] = pick([
      ['[', '', ']'],
      ['{"a":', '1', '}'],
      ['[{"a":', '[]', '}]'],
    ] as const);
    return {
      body: pick([(json: string) => json, (json: string) => oneOf(operation, pick, json)])(
        nest(open, inner, close, depth),
      ),
    };
  },
  unfinished: (_operation, _address, pick) => ({
    body: pick(['['.repeat(4_000), '{"a":'.repeat(70), '{"a":"', '[1,', '{', '"', 'nul', '{"a":1}{', '\u2028']),
  }),
  size: (operation, _address, pick) => {
    const large = pick(['text', 'list', 'members', 'keys', 'above']);
    if (large === 'text')
      return { body: oneOf(operation, pick, JSON.stringify('a'.repeat(pick([256, 20_001, 900_000])))) };
    if (large === 'list')
      return {
        body: oneOf(
          operation,
          pick,
          `[${pick(['0', '""', '{}', `"${ID}"`])
            .concat(',')
            .repeat(pick([100, 5_000]))}0]`,
        ),
      };
    if (large === 'members') return { body: `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":0`).join(',')}}` };
    if (large === 'keys') return { body: `{${JSON.stringify('k'.repeat(100_000))}:1}` };
    return { body: `"${'a'.repeat(1024 * 1024)}"` };
  },
  numbers: (operation, _address, pick) => ({ body: filled(operation, pick(NUMBERS)) }),
  texts: (operation, _address, pick) => ({ body: filled(operation, pick(TEXTS)) }),
  kinds: (operation, _address, pick) => ({
    body: filled(
      operation,
      pick(['null', 'true', '[]', '{}', '[[]]', '[null]', '{"":{}}', '"2026-02-30"', `["${ID}","${ID}"]`, '-1']),
    ),
  }),
  pollution: (operation, _address, pick) => {
    const json = pick(POLLUTIONS);
    return { body: pick([json, oneOf(operation, pick, json), `{"__proto__":${filled(operation, '"x"')}}`]) };
  },
  repeated: (operation, _address, pick) => ({
    body: `{${[1, 2, 3].map(() => oneOf(operation, pick, pick([...TEXTS, '1', 'null'])).slice(1, -1)).join(',')}}`,
  }),
  encoding: (operation, _address, pick) => {
    const json = filled(operation, '"\u00e9"');
    return {
      body: pick([
        bytes([0xef, 0xbb, 0xbf], json),
        new Uint8Array(Buffer.from(json, 'utf16le')),
        new Uint8Array(Buffer.from(`\ufeff${json}`, 'utf16le').swap16()),
        new Uint8Array(Buffer.from(json, 'latin1')),
        bytes('{"a":"', [0xc0, 0xaf], '"}'),
        bytes('{"a":"', [0xed, 0xa0, 0x80], '"}'),
        bytes('{"a":"', [0xf8, 0x88, 0x80, 0x80, 0x80], '"}'),
        bytes('{"', [0xff, 0xfe], '":1}'),
        bytes('{"a":"', [0x00], '"}'),
        bytes([0x1f, 0x8b, 0x08, 0x00]),
      ]),
      headers: {
        'content-type': pick([
          'application/json',
          'application/json; charset=utf-16',
          'application/json; charset=latin1',
        ]),
      },
    };
  },
  compression: (operation, _address, pick) => ({
    body: new Uint8Array(gzipSync(filled(operation, JSON.stringify('a'.repeat(pick([10, 100_000])))))),
    headers: { 'content-encoding': pick(['gzip', 'deflate', 'br', 'identity, gzip', 'x']) },
  }),
  media: (operation, _address, pick) => ({
    body: filled(operation, '"x"'),
    headers: {
      'content-type': pick([
        '',
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'a/b/c',
        ';;;',
        'application/merge-patch+json',
      ]),
    },
  }),
  form: (operation, _address, pick) => {
    const name = pick([...membersOf(operation.body), '__proto__', 'a"b', '']);
    const part = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${pick(['a.pdf', '../../a', '\u202egpj.exe', 'a'.repeat(5_000), '%00.pdf', ''])}"\r\nContent-Type: ${pick(['application/pdf', 'text/html', 'x', ''])}\r\n\r\n${pick(['%PDF-1.7\n', '\x89PNG\r\n\x1a\n', 'GIF89a', '<svg onload=1>', '', '\u0000'.repeat(2_000)])}\r\n`;
    return {
      body: pick([part + '--x--\r\n', part.repeat(50) + '--x--\r\n', part, '--x--', '', `${part}--y--\r\n`]),
      headers: {
        'content-type': pick([
          'multipart/form-data; boundary=x',
          'multipart/form-data; boundary="',
          'multipart/form-data; boundary=',
        ]),
      },
    };
  },
  length: (operation, _address, pick) => ({
    body: filled(operation, '"x"'),
    headers: { 'content-length': pick(['0', '1', '-1', '99999999999', 'x', '1e3', '5, 5']) },
  }),
  headers: (operation, _address, pick) => ({
    body: filled(operation, '"x"'),
    headers: pick([
      { 'if-match': pick(['*', '""', 'W/"1"', '"'.repeat(100), '-1', '1e9', '9007199254740993']) },
      { 'idempotency-key': pick(['', ' ', 'a'.repeat(256), '\u00e9', 'k']) },
      {
        authorization: pick([
          'Bearer',
          'Bearer a.b.c',
          `Bearer ${Buffer.from(nest('[', '', ']', 3_000)).toString('base64url')}.e30.x`,
          'Basic YTpi',
          'Bearer  ',
        ]),
      },
      {
        cookie: pick(['troth_api=', `troth_api=${'a'.repeat(4_000)}`, '__proto__=1; =;;', 'troth_api=%00']),
      },
      { 'x-forwarded-for': pick(['', ',,,', '::1', 'a'.repeat(2_000), '1.1.1.1, 2.2.2.2']) },
      {
        accept: pick(['', '*/*;q=nan', 'text/html', ','.repeat(500)]),
        range: pick(['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x=']),
      },
    ] as Record<string, string>[]),
  }),
  query: (operation, address, pick) => {
    const [path] = address.split('?');
    const names = [...membersOf(operation.query), '__proto__', 'constructor', '', 'a[b][c]', 'a[]'];
    const search = Array.from({ length: pick([1, 2, 3, 200]) }, () => `${pick(names)}=${pick(QUERIES)}`).join('&');
    return { address: `${path}?${search}`, body: '{}' };
  },
  longQuery: (operation, address, pick) => ({
    address: `${address.split('?')[0]}?${pick(membersOf(operation.query))}=${'a'.repeat(pick([300, 7_000]))}`,
    body: '{}',
  }),
  params: (operation, _address, pick) => ({
    address: operation.path.replace(/\{[^}]+\}/g, () =>
      pick([...QUERIES, 'a'.repeat(300), '..%2f..%2f', '%2e%2e', '.', 'me', ID.toUpperCase()]),
    ),
    body: '{}',
  }),
  oneParam: (operation, address, pick) => {
    const parts = address.split('/');
    const at = pick(parts.map((_part, index) => index).slice(1));
    return {
      address: parts.map((part, index) => (index === at ? pick(QUERIES) : part)).join('/'),
      body: filled(operation, '"x"'),
    };
  },
};
export const ATTACK_NAMES = Object.keys(attacks);

/** Chooses from lists by numbers that follow from one, so that a request can be made again. */
export function picker(start: number): <T>(choices: readonly T[]) => T {
  let state = start;
  return (choices) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return choices[state % choices.length] as (typeof choices)[number];
  };
}
