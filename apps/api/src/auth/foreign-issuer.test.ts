import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { type TestApp, testApp } from '../testing/test-app';
import { discoveredKeys, tokenVerifier } from './verify-token';

const AUDIENCE = 'urn:troth:api';

/** Another maker's OpenID provider, reached over the network by discovery as `OIDC_ISSUER` has it. */
describe('an outside identity provider (OIDC_ISSUER)', () => {
  const provider = new OAuth2Server();
  let api: TestApp;
  let issuer: string;

  beforeAll(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    issuer = (provider.issuer.url ?? '').replace(/\/+$/, '');
    const { identity } = readConfig({ OIDC_ISSUER: issuer });
    expect(identity).toEqual({ kind: 'external', issuer, audience: AUDIENCE });
    const now = () => new Date();
    api = await testApp({
      now,
      tokens: tokenVerifier({ issuer, audience: AUDIENCE, keys: discoveredKeys(issuer), now }),
    });
  });
  afterAll(async () => {
    await api.close();
    await provider.stop();
  });

  const token = (claims: Record<string, unknown>) =>
    provider.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(
          payload,
          { sub: 'outside-ada', aud: AUDIENCE, email: 'ada@outside.example', email_verified: true },
          claims,
        );
      },
    });
  const ask = async (method: string, path: string, bearer: string, json?: unknown) =>
    api.request<{ userType: string; email: string }>(method, path, {
      headers: { authorization: `Bearer ${bearer}` },
      ...(json === undefined ? {} : { json }),
    });

  it('signs people up and in, whose tokens name no portal of ours', async () => {
    const bearer = await token({});
    const made = await ask('POST', '/users', bearer, { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '1' });
    expect(made.status).toBe(200);
    expect((await ask('GET', '/users/me', bearer)).body).toMatchObject({
      userType: 'CUSTOMER',
      email: 'ada@outside.example',
    });
  });

  it('follows a change of its keys', async () => {
    await provider.issuer.keys.generate('RS256');
    expect((await ask('GET', '/users/me', await token({}))).status).toBe(200);
  });

  it.each([
    ['for somebody else', { aud: 'urn:another:api' }],
    ['that has run out', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['that names another issuer', { iss: 'https://elsewhere.test' }],
  ])('is not believed with a token %s', async (_name, claims) => {
    expect((await ask('GET', '/users/me', await token(claims))).status).toBe(401);
  });

  it('is waited for, and nobody signed out, while it cannot be reached', async () => {
    const now = () => new Date();
    const unreachable = 'http://127.0.0.1:9';
    const alone = await testApp({
      now,
      tokens: tokenVerifier({ issuer: unreachable, audience: AUDIENCE, keys: discoveredKeys(unreachable), now }),
    });
    const reply = await alone.request('GET', '/users/me', { headers: { authorization: `Bearer ${await token({})}` } });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    await alone.close();
  });
});
