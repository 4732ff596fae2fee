import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, trace } from '@opentelemetry/api';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { observedBy, type Observer, unobserved } from '../../kernel/observe/observer';
import { createApp } from '../app';
import { aCouple, aCustomer, anAttorney } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { openErrorReports } from './errors';
import { type Metrics, openMetrics, serveMetrics } from './metrics';
import { openTraces } from './traces';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A server that keeps what it is sent. */
async function aCollector() {
  const bodies: string[] = [];
  const answer = async (request: IncomingMessage) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    bodies.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8'));
  };
  const server = createServer((request, response) => {
    void answer(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { bodies, port: (server.address() as AddressInfo).port };
}

async function requests(api: TestApp, observer: Observer, paths: readonly string[]) {
  const person = await aCustomer(api);
  const app = createApp({ ...api.services, observer });
  const headers = { authorization: `Bearer ${await api.issuer.sign(person.claims)}` };
  for (const path of paths) await app.request(path.replace('{own}', person.id), { headers });
  return person;
}

const namesIn = (text: string) => new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
/** Without what Prometheus makes of a histogram. */
const baseName = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b(?:troth|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => baseName(name));

describe('metrics', () => {
  let api: TestApp;
  let metrics: Metrics;
  afterEach(() => api.close());

  it('count requests by operation and status, never by address, and tell what waits in the database', async () => {
    api = await testApp();
    metrics = openMetrics();
    metrics.watch(api.services.database);
    const unknown = Array.from({ length: 30 }, (_, at) => `/nowhere/${at}`);
    const person = await requests(api, metrics, ['/users/{own}', '/users/{own}', '/legal', ...unknown]);
    await api.post(`/users/${person.id}/support-tickets`, { topic: 'OTHER', message: 'Hi', pagePath: null }, person);
    const text = await metrics.text();
    expect(text).toMatch(/^troth_requests_total\{operation="users\.read",status="200"\} 2$/m);
    expect(text).toMatch(/^troth_requests_total\{operation="none",status="404"\} 3[01]$/m);
    expect(text).not.toContain(person.id);
    expect(text).not.toContain('nowhere');
    expect(text).toMatch(/^troth_jobs_due\{queue="mail"\} [1-9]/m);
    expect(text).toMatch(/^troth_audit_log_entries [1-9]/m);
    expect(text).toMatch(/^troth_last_backup_age_seconds -1$/m);
    expect(text).toMatch(/^troth_database_up 1$/m);
  });

  it('have every name that the dashboard and the alert rules ask for', async () => {
    api = await testApp();
    metrics = openMetrics();
    metrics.watch(api.services.database);
    const known = namesIn(await metrics.text());
    const file = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
    const dashboard = JSON.parse(file('tooling/deploy/grafana-dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = [...file('docs/operating.md').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
    expect(rules).toHaveLength(10);
    const missing = [...asked, ...rules].flatMap(metricsIn).filter((name) => !known.has(name));
    expect(missing).toEqual([]);
    // And nothing of ours is measured that nobody looks at.
    const seen = new Set([...asked, ...rules].flatMap(metricsIn));
    const unseen = [...known].filter((name) => name?.startsWith('troth_') && !seen.has(name));
    expect(unseen).toEqual(['troth_outbox_undeliverable']);
  });

  it('are served at an address of their own, and nothing else is', async () => {
    api = await testApp();
    metrics = openMetrics();
    const server = await serveMetrics(metrics, 0, '127.0.0.1');
    servers.push(server);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`${origin}/`)).status).toBe(404);
  });
});

describe('traces', () => {
  it('tell of a request and of the statements within it, with no value of either', async () => {
    const collector = await aCollector();
    const traces = await openTraces(`http://127.0.0.1:${collector.port}`);
    try {
      await traces.request(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        traces.statement?.({ text: 'select * from users where id = $1', ms: 2, isFailed: false });
        return { operation: 'users.read', status: 200 };
      });
      traces.statement?.({ text: 'select 1', ms: 1, isFailed: false });
      await expect(traces.job('mail', () => Promise.reject(new TypeError('jane@example.com')))).rejects.toThrow();
      await traces.close();
    } finally {
      trace.disable();
      context.disable();
    }
    const sent = JSON.parse(collector.bodies[0] ?? '{}') as {
      resourceSpans: { scopeSpans: { spans: { name: string; spanId: string; parentSpanId?: string }[] }[] }[];
    };
    const spans = sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all));
    expect(spans.map(({ name }) => name).sort()).toEqual(['job mail', 'select', 'users.read']);
    const [request, statement] = ['users.read', 'select'].map((name) => spans.find((span) => span.name === name));
    expect(statement?.parentSpanId).toBe(request?.spanId);
    expect(collector.bodies.join()).not.toContain('jane@example.com');
  });
});

describe('error reports', () => {
  const failure = () => new RangeError('jane@example.com already exists');
  const sentOf = async (withMessages: boolean) => {
    const collector = await aCollector();
    const reports = openErrorReports({ dsn: `http://key@127.0.0.1:${collector.port}/7`, withMessages });
    reports.failed(failure(), { operation: 'users.create', requestId: 'r-1' });
    await reports.close();
    return collector.bodies.join();
  };

  it('say what failed where, and nothing of whom', async () => {
    const sent = await sentOf(false);
    expect(sent).toContain('"type":"RangeError"');
    expect(sent).toContain('observe.test.ts');
    expect(sent).toContain('"operation":"users.create"');
    expect(sent).not.toContain('jane@example.com');
  });

  it('have the messages where the operator asks for them', async () => {
    expect(await sentOf(true)).toContain('jane@example.com already exists');
  });
});

describe('a failure in a browser', () => {
  const failure = {
    portal: 'customer',
    kind: 'TypeError',
    places: [
      { script: '/assets/review-CiSoU3qA.js', line: 2, column: 1520 },
      { script: '/assets/index-B1x_-9.js', line: 14, column: 88 },
    ],
  };

  it('goes to the same address with its portal and places, and with nothing of a person', async () => {
    const collector = await aCollector();
    const dsn = `http://key@127.0.0.1:${collector.port}/7`;
    const reports = openErrorReports({ dsn, withMessages: true });
    const api = await testApp();
    const { config } = api.services;
    const observing = { ...config.observing, errors: { dsn, withMessages: true } };
    const app = createApp({ ...api.services, config: { ...config, observing }, observer: reports });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 of Jane',
      referer: 'https://app.example/?email=jane@example.com',
    };
    const send = (body: unknown) =>
      app.request('/browser-failures', { method: 'POST', body: JSON.stringify(body), headers });
    try {
      expect((await send(failure)).status).toBe(204);
      for (const more of [
        { message: 'jane@example.com already exists' },
        { kind: 'jane@example.com' },
        { places: [{ script: '/documents/jane@example.com', line: 1, column: 1 }] },
        { places: [{ ...failure.places[0], source: 'jane@example.com' }] },
        { places: [] },
      ])
        expect((await send({ ...failure, ...more })).status).toBe(400);
      await reports.close();
      expect(collector.bodies).toHaveLength(1);
      const [sent = ''] = collector.bodies;
      expect(sent).toContain('"type":"TypeError"');
      expect(sent).toContain('"portal":"customer"');
      expect(sent).toMatch(/\/assets\/index-B1x_-9\.js.*\/assets\/review-CiSoU3qA\.js","[^}]*"lineno":2,"colno":1520/);
      expect(sent).not.toMatch(/jane|Mozilla|127\.0\.0\.1:\d+\/\?/i);
    } finally {
      await api.close();
    }
  });

  it('goes nowhere unless the operator asks for it', async () => {
    const seen: Error[] = [];
    const api = await testApp({ observer: { ...unobserved, failed: (error) => void seen.push(error) } });
    expect((await api.request('POST', '/browser-failures', { json: failure })).status).toBe(204);
    expect(seen).toEqual([]);
    await api.close();
  });
});

describe('what is seen of a note that an attorney keeps', () => {
  it('is the call and its statements: none of its words, also where the call fails', async () => {
    const NOTE = 'Qzvxkwjptfhgmbrd canary of a note';
    const collector = await aCollector();
    const metrics = openMetrics();
    const traces = await openTraces(`http://127.0.0.1:${collector.port}`);
    const reports = openErrorReports({ dsn: `http://key@127.0.0.1:${collector.port}/7`, withMessages: false });
    const api = await testApp({ observer: observedBy([metrics, traces, reports]) });
    try {
      metrics.watch(api.services.database);
      const author = await anAttorney(api);
      const couple = await aCouple(api).inState('CA').withAttorneyFor('A', author).paid();
      const notes = `/users/${author.id}/attorneys/${author.id}/clients/${couple.a.id}/internal-notes`;
      const { body } = await api.post<{ id: string }>(notes, { message: NOTE }, author);
      expect((await api.patch(`${notes}/${body.id}`, { message: `${NOTE}, changed` }, author)).status).toBe(200);
      expect(JSON.stringify((await api.get(notes, author)).body)).toContain(NOTE);
      expect((await api.post(notes, { message: [NOTE] }, author)).status).toBe(400);
      expect((await api.get(`${notes}?search=${encodeURIComponent(NOTE)}`, author)).status).toBe(200);
      await api.post(`/users/${author.id}/personal-archive`, undefined, author);
      await api.runJobs();
      await api.services.database.executeSql('alter table internal_notes rename to internal_notes_elsewhere');
      expect((await api.post(notes, { message: NOTE }, author)).status).toBe(500);
      await Promise.all([traces.close(), reports.close()]);
      const told = collector.bodies.join();
      expect(told).toContain('"name":"internalNotes.create"');
      expect(told).toContain('insert into \\"internal_notes\\"');
      expect(told).toContain('"operation":"internalNotes.create"');
      expect(await metrics.text()).toMatch(/operation="internalNotes\.create",status="500"/);
      for (const words of [NOTE, encodeURIComponent(NOTE), Buffer.from(NOTE).toString('base64').slice(0, -4)])
        expect(`${told} ${await metrics.text()}`.includes(words), words).toBe(false);
    } finally {
      trace.disable();
      context.disable();
      await api.close();
    }
  });
});

describe('several observers', () => {
  it('see each request and job once, and a failure passes through', async () => {
    const seen: string[] = [];
    const named = (name: string): Observer => ({
      ...unobserved,
      request: (answer) => {
        seen.push(name);
        return answer();
      },
      job: (queue, work) => {
        seen.push(`${name} ${queue}`);
        return work();
      },
      failed: () => void seen.push(`${name} failed`),
    });
    const both = observedBy([named('a'), named('b')]);
    let answered = 0;
    const answer = { operation: 'x', status: 200 };
    expect(await both.request(() => Promise.resolve(((answered += 1), answer)))).toBe(answer);
    await expect(both.job('mail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    both.failed(new Error('no'), {});
    expect([answered, seen]).toEqual([1, ['a', 'b', 'a mail', 'b mail', 'a failed', 'b failed']]);
    expect(both.statement).toBeNull();
  });
});
