import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  api = await testApp({ logger: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => api.close());
beforeEach(() => {
  lines.length = 0;
});

const report = (type: string, body: unknown) =>
  api.request('POST', '/content-policy-reports', { body: JSON.stringify(body), headers: { 'content-type': type } });
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const PAGE = 'http://127.0.0.1:4001/documents/2f0c7c1e-6f57-4a8e-9d0a-0f8f0c1d2e3f/review?token=secret#clause';

it('takes what older browsers send, and logs the directive, the page without its id and query, and the host', async () => {
  const { status } = await report('application/csp-report', {
    'csp-report': {
      'document-uri': PAGE,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?user=ada@example.com',
      'original-policy': "default-src 'none'",
    },
  });
  expect(status).toBe(204);
  expect(logged()).toMatchObject([
    {
      page: 'http://127.0.0.1:4001/documents/:id/review',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    },
  ]);
  expect(lines.join()).not.toMatch(/secret|ada@|2f0c7c1e/);
});

it('takes what newer browsers send, and leaves out reports of other kinds', async () => {
  const { status } = await report('application/reports+json', [
    { type: 'deprecation', url: PAGE, body: { id: 'unload' } },
    {
      type: 'csp-violation',
      age: 12,
      url: PAGE,
      body: { documentURL: PAGE, effectiveDirective: 'style-src-attr', blockedURL: 'inline' },
    },
  ]);
  expect(status).toBe(204);
  expect(logged()).toMatchObject([{ directive: 'style-src-attr', blocked: 'inline' }]);
});

it('refuses what is no report, and writes nothing of it', async () => {
  for (const body of [{}, { 'csp-report': 'a line\nof mine' }, ['a'], Array.from({ length: 21 }, () => ({}))]) {
    expect((await report('application/csp-report', body)).status).toBe(400);
  }
  expect((await report('text/plain', [])).status).toBe(415);
  expect(lines).toEqual([]);
});

it('writes no line break or word of a stranger into the log', async () => {
  await report('application/csp-report', {
    'csp-report': {
      'document-uri': 'no address',
      'effective-directive': 'style\nsrc <b>',
      'blocked-uri': 'in\r\nline',
    },
  });
  expect(logged()).toMatchObject([{ page: '', directive: 'stylesrcb', blocked: 'inline' }]);
});
