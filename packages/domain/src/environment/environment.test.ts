import { describe, expect, it } from 'vitest';
import { environmentFor, environmentName } from './index';

describe('environment by host name (customer spec §9; D40)', () => {
  it.each([
    ['localhost', 'local'],
    ['127.0.0.1', 'local'],
    ['[::1]', 'local'],
    ['staging.troth.example', 'staging'],
    ['app-staging.troth.example', 'staging'],
    ['app.dev.troth.example', 'dev'],
    ['troth.example', 'production'],
    ['developers.example', 'production'],
    ['127.0.0.1.evil.example', 'production'],
    ['', 'production'],
  ])('%s is %s', (host, name) => {
    expect(environmentName(host)).toBe(name);
  });
  it('has an API base, an authority, client ids and the two content ids', () => {
    expect(environmentFor('127.0.0.1')).toMatchObject({
      apiBase: 'http://127.0.0.1:4000',
      authority: 'http://127.0.0.1:4000/oidc',
      clientIds: { customer: 'troth-customer' },
    });
    expect(environmentFor('x').weddingDateQuestionId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
