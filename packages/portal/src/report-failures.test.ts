import { ApiError } from '@troth/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { failureOf, reportFailures } from './report-failures';

const ORIGIN = 'https://app.example';
const MESSAGE = 'jane@example.com owes https://app.example/assets/jane.js:1:2 $5';

const failed = (stack: string, kind: ErrorConstructor = TypeError) => {
  const error = new kind(MESSAGE);
  error.stack = stack;
  return error;
};
const chromium = `TypeError: ${MESSAGE}
    at readAnswer (https://app.example/assets/review-CiSoU3qA.js:2:1520)
    at async https://app.example/assets/index-B1x_-9.js:14:88
    at https://elsewhere.example/assets/extension.js:1:1`;
const firefox = `readAnswer@https://app.example/assets/review-CiSoU3qA.js:2:1520
@https://app.example/documents/5?email=jane@example.com:1:1
async*go@https://app.example/assets/index-B1x_-9.js:14:88`;

it.each([
  ['Chromium and its kin', chromium],
  ['Firefox and Safari', firefox],
])('tells where in our own files it happened, from a stack of %s, and no word of its message', (_browser, stack) => {
  expect(failureOf(failed(stack), 'customer', ORIGIN)).toEqual({
    portal: 'customer',
    kind: 'TypeError',
    places: [
      { script: '/assets/review-CiSoU3qA.js', line: 2, column: 1520 },
      { script: '/assets/index-B1x_-9.js', line: 14, column: 88 },
    ],
  });
});

it('tells nothing of what is no failure of a portal', () => {
  const refused = new ApiError(409, null, null);
  for (const error of [refused, 'a text', null, failed('TypeError\n    at https://elsewhere.example/assets/a.js:1:1')])
    expect(failureOf(error, 'customer', ORIGIN)).toBeNull();
});

it('tells an error whose name is a text by the kind of all', () => {
  const error = Object.assign(failed(chromium), { name: 'jane@example.com' });
  expect(failureOf(error, 'customer', ORIGIN)?.kind).toBe('Error');
});

afterEach(() => vi.unstubAllGlobals());

it('sends each failure once and no more than ten of a page, without a sign-in', () => {
  const sent = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', sent);
  reportFailures('https://api.example', 'admin');
  const fail = (line: number) => window.dispatchEvent(new ErrorEvent('error', { error: at(line) }));
  const at = (line: number) => failed(`TypeError: ${MESSAGE}\n    at ${window.location.origin}/assets/a.js:${line}:1`);
  for (const line of [1, 1, 2]) fail(line);
  expect(sent).toHaveBeenCalledTimes(2);
  const [address, { credentials, body }] = sent.mock.calls[0] ?? ['', {}];
  expect([address, credentials]).toEqual(['https://api.example/browser-failures', 'omit']);
  expect(body).not.toContain('jane');
  for (let line = 3; line < 30; line += 1) fail(line);
  expect(sent).toHaveBeenCalledTimes(10);
});
