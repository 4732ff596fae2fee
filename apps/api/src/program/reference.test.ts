import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('the reference of the API', () => {
  it('serves the contract with the address of this installation', async () => {
    const reply = await api.get<{ openapi: string; servers: { url: string }[]; paths: object }>('/openapi.json');
    expect(reply.status).toBe(200);
    expect(reply.body.openapi).toBe('3.1.0');
    expect(reply.body.servers.map(({ url }) => url)).toEqual([api.services.config.origins.api]);
    expect(Object.keys(reply.body.paths)).toContain('/users/{id}');
  });

  it('shows it in a page that loads nothing from elsewhere and nothing inline', async () => {
    const { status, headers, body } = await api.get<string>('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    expect(body).not.toMatch(/<style|<script>|https?:\/\/(?!www\.w3\.org)/);
    const parts = [...body.matchAll(/(?:href|src)="(\/docs\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(parts).toHaveLength(4);
    for (const path of parts) expect((await api.get(path)).status, path).toBe(200);
  });

  it('has no other files', async () => {
    expect((await api.get('/docs/package.json')).status).toBe(404);
    expect((await api.get('/docs/..%2fpackage.json')).status).toBe(404);
  });
});
