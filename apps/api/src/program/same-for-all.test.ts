import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomer } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

it.each(['/states', '/videos', '/products', '/legal/terms'])(
  'browsers keep %s, which is the same for everybody',
  async (path) => {
    const [a, b] = [await aCustomer(api), await aCustomer(api)];
    const first = await api.get(path, a);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await api.request('GET', path, { as: b, headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await api.request('GET', path, { as: b, headers: { 'if-none-match': '"x"' } })).body).toEqual(first.body);
  },
);

it('nothing of a person is kept', async () => {
  const person = await aCustomer(api);
  for (const path of ['/users/me', `/users/${person.id}/journey`]) {
    const { headers } = await api.get(path, person);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  }
});
