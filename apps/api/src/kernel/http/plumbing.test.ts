import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, type TestCouple, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { brokenTextPath, MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_JSON_VALUES, readForm } from './read-body';

let api: TestApp;
let ada: TestPerson;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aCouple(api);
  ada = await aCustomer(api);
});
afterAll(() => api.close());

interface ProblemReply {
  code: string;
  status: number;
  error: string | { issues: { path: (string | number)[]; message: string; code: string }[] };
}

const patchRaw = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  api.request<ProblemReply>('PATCH', `/users/${ada.id}`, { as: ada, body, headers: { 'content-type': type } });

describe('problems (D38)', () => {
  it('carry issues for validation, and no message beside them', async () => {
    const reply = await patchRaw(JSON.stringify({ phoneNumber: 'nope' }));
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(reply.body).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: { issues: [{ path: ['phoneNumber'], message: 'Invalid phone number' }] },
    });
    expect(reply.body).not.toHaveProperty('message');
  });

  it('carry a text for everything else', async () => {
    const reply = await api.get<ProblemReply>('/nothing/here', ada);
    expect([reply.status, typeof reply.body.error]).toEqual([404, 'string']);
  });

  it.each([
    ['JSON that is none', '{"firstName":', 'application/json', 400],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'application/json', 400],
    ['another media type', 'firstName=Ada', 'application/x-www-form-urlencoded', 415],
    ['a null character', '{"firstName":"A\\u0000"}', 'application/json', 400],
    ['half a character', '{"firstName":"\\ud800"}', 'application/json', 400],
    ['no object at all', 'null', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a list in place of an object', '[]', 'application/json', 400],
  ])('answers %s with a clear 4xx', async (_name, body, type, status) => {
    expect((await patchRaw(body, type)).status).toBe(status);
  });

  it.each([
    ['just under the limit', -1, 400],
    ['at the limit', 0, 400],
    ['just over it', 1, 413],
  ])('reads a body %s', async (_name, offset, status) => {
    const frame = '{"firstName":""}'.length;
    expect((await patchRaw(`{"firstName":"${'a'.repeat(MAX_JSON_BYTES + offset - frame)}"}`)).status).toBe(status);
  });

  describe('values', () => {
    /** An object around a list: two values beside those of the list. */
    const listOf = (count: number, value: string) => `{"firstName":[${Array(count).fill(value).join(',')}]}`;
    const room = MAX_JSON_VALUES - 2;

    it.each([
      ['as many as are read', listOf(room, '0'), 'VALIDATION_FAILED'],
      ['one more', listOf(room + 1, '0'), 'MALFORMED_REQUEST'],
      ['lists without anything in them', listOf(room / 2 + 1, '[]'), 'MALFORMED_REQUEST'],
      [
        'as many members',
        `{${Array.from({ length: MAX_JSON_VALUES + 1 }, (_, at) => `"k${at}":0`).join(',')}}`,
        'MALFORMED_REQUEST',
      ],
      [
        'commas that are only text',
        JSON.stringify({ firstName: ','.repeat(MAX_JSON_VALUES * 2) }),
        'VALIDATION_FAILED',
      ],
    ])('%s', async (_name, body, code) => {
      const reply = await patchRaw(body);
      expect([reply.status, reply.body.code]).toEqual([400, code]);
    });

    it('are refused in words, those of a form too', async () => {
      expect((await patchRaw(listOf(room + 1, '0'))).body.error).toBe(
        'The data holds more than 40,000 values. Nothing was changed.',
      );
      const form = new FormData();
      for (let at = 0; at <= 100; at += 1) form.append(`f${at}`, 'x');
      await expect(
        readForm(new Request('http://a.test', { method: 'POST', body: form }), 100_000),
      ).rejects.toMatchObject({
        code: 'MALFORMED_REQUEST',
      });
    });
  });

  describe('nesting', () => {
    const nested = (depth: number) => `${'['.repeat(depth - 1)}[]${']'.repeat(depth - 1)}`;
    const inText = JSON.stringify({ firstName: `${'['.repeat(500)}\\"{` });

    it.each([
      ['just under the limit', `{"firstName":${nested(MAX_JSON_DEPTH - 2)}}`, 'VALIDATION_FAILED'],
      ['at the limit', `{"firstName":${nested(MAX_JSON_DEPTH - 1)}}`, 'VALIDATION_FAILED'],
      ['just over it', `{"firstName":${nested(MAX_JSON_DEPTH)}}`, 'MALFORMED_REQUEST'],
      ['of 4,000 levels, which is 8 KB', nested(4000), 'MALFORMED_REQUEST'],
      ['of all that fits', '['.repeat(MAX_JSON_BYTES), 'MALFORMED_REQUEST'],
      ['of objects', `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`, 'MALFORMED_REQUEST'],
      ['that is only text', inText, 'VALIDATION_FAILED'],
    ])('%s', async (_name, body, code) => {
      const reply = await patchRaw(body);
      expect([reply.status, reply.body.code]).toEqual([400, code]);
    });

    it('is refused in words', async () => {
      const reply = await patchRaw(nested(4000));
      expect(reply.body.error).toBe('The data is nested more than 64 levels deep. Nothing was changed.');
    });

    it.each(['/webhooks/payments', '/webhooks/notary'])('is refused to a stranger at %s', async (path) => {
      const reply = await api.request<ProblemReply>('POST', path, {
        body: nested(4000),
        headers: { 'content-type': 'application/json' },
      });
      expect([reply.status, reply.body.code]).toEqual([400, 'MALFORMED_REQUEST']);
    });

    it('of any depth is walked', () => {
      const deep = (text: string) => {
        let value: unknown = text;
        for (let level = 0; level < 200_000; level += 1) value = [value];
        return value;
      };
      expect(brokenTextPath(deep('whole'))).toBeNull();
      expect(brokenTextPath(deep('\0'))).toHaveLength(200_000);
    });
  });

  it('names the first broken text by its path, a broken name by the object that has it', () => {
    expect(brokenTextPath({ a: ['x', { b: 'y\0' }], c: '\0' })).toEqual(['a', 1, 'b']);
    expect(brokenTextPath({ a: { 'b\ud800': 'x' } })).toEqual(['a']);
    expect(brokenTextPath('\0')).toEqual([]);
  });

  it.each([
    ['PATCH users/{id}', () => `/users/${ada.id}`, { userType: 'ADMIN' }, ['userType']],
    [
      'PATCH users/{id} beside one that may be set',
      () => `/users/${ada.id}`,
      { firstName: 'Ada', email: 'b@c.de' },
      ['email'],
    ],
    ['PATCH documents/{id}', () => `/documents/${couple.documentId}`, { status: 'FULLY_APPROVED' }, ['status']],
    ['PATCH users/{id} inside a member', () => `/users/${ada.id}`, { over: { id: '1' } }, ['over', 'id']],
  ])('refuses a member that the caller may not set, by name: %s', async (_name, path, body, member) => {
    const before = (await api.get(`/users/${ada.id}`, ada)).body;
    const reply = await api.patch<ProblemReply>(path(), body, path().startsWith('/users') ? ada : couple.a);
    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        error: { issues: [{ path: member, message: 'This field can’t be set here' }] },
      },
    });
    expect((await api.get(`/users/${ada.id}`, ada)).body).toEqual(before);
  });

  it('answers a wrong method with those that the address has', async () => {
    const reply = await api.request('PUT', '/users/me', { as: ada });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('answers an id that is none with 400, not with an error of the database', async () => {
    for (const id of ['1', 'null', "'; drop table users", '%00', '%F0%28']) {
      expect((await api.get(`/documents/${id}`, ada)).status).toBeGreaterThanOrEqual(400);
      expect((await api.get(`/documents/${id}`, ada)).status).toBeLessThan(500);
    }
  });
});

describe('idempotency (D24)', () => {
  const invite = (email: string, key: string, person: TestPerson) =>
    api.post<{ sentAt: string }>(`/users/${person.id}/invite`, { email }, person, { 'idempotency-key': key });
  const beginner = async () => {
    const person = await aCustomer(api);
    const { documentId } = await aCouple(api);
    await api.db
      .updateTable('documents')
      .set({ userAId: person.id, userBId: null })
      .where('id', '=', documentId)
      .execute();
    return person;
  };

  it('gives the same answer to the same request, and does the work once', async () => {
    const person = await beginner();
    const first = await invite('b@example.com', 'key-1', person);
    api.clock.advance(1000);
    const second = await invite('b@example.com', 'key-1', person);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    await api.runJobs();
    const mails = await api.db
      .selectFrom('inboxMessages')
      .select('id')
      .where('recipient', '=', 'b@example.com')
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('refuses the key for another request, and lets another person use it', async () => {
    const [person, other] = [await beginner(), await beginner()];
    await invite('c@example.com', 'key-2', person);
    expect((await invite('d@example.com', 'key-2', person)).status).toBe(409);
    expect((await invite('d@example.com', 'key-2', other)).status).toBe(201);
  });

  it('keeps nothing of a request that failed', async () => {
    const person = await aCustomer(api);
    expect((await invite('e@example.com', 'key-3', person)).status).toBe(422);
    expect((await api.db.selectFrom('idempotencyKeys').select('key').where('key', '=', 'key-3').execute()).length).toBe(
      0,
    );
  });

  it('does the work once when the same request comes twice at a time', async () => {
    const person = await beginner();
    const replies = await Promise.all([
      invite('f@example.com', 'key-4', person),
      invite('f@example.com', 'key-4', person),
    ]);
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const sent = await api.db.selectFrom('mailOutbox').select('id').where('recipient', '=', 'f@example.com').execute();
    expect(sent).toHaveLength(1);
  });
});

describe('audit (D39)', () => {
  it('holds no personal value', async () => {
    await api.patch(`/users/${ada.id}`, { firstName: 'Unmistakable' }, ada);
    const entries = await api.db.selectFrom('auditEntries').selectAll().execute();
    expect(JSON.stringify(entries)).not.toContain('Unmistakable');
    expect(JSON.stringify(entries)).not.toContain(ada.email);
  });
});

describe('cross-origin calls', () => {
  const preflight = (origin: string) =>
    api.request('OPTIONS', '/users/me', {
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });

  it('are for the three portals alone', async () => {
    for (const port of [4001, 4002, 4003]) {
      const reply = await preflight(`http://127.0.0.1:${port}`);
      expect(reply.headers.get('access-control-allow-origin')).toBe(`http://127.0.0.1:${port}`);
      expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    }
    for (const origin of ['https://evil.test', 'http://127.0.0.1:4004', 'http://127.0.0.1:4001.evil.test', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
