import { DEFAULT_SIGN_IN } from '@troth/domain/environment';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { type TestApp, testApp } from '../../testing/test-app';
import { type ClaimNames, discoveredKeys, STANDARD_CLAIMS, tokenVerifier, userinfoEmail } from './verify-token';

const AUDIENCE = 'urn:troth:api';

/** Another maker's OpenID provider, reached over the network by discovery as `OIDC_ISSUER` has it. */
describe('an outside identity provider (OIDC_ISSUER)', () => {
  const provider = new OAuth2Server();
  let api: TestApp;
  let issuer: string;
  let firstKey: string;

  beforeAll(async () => {
    firstKey = (await provider.issuer.keys.generate('RS256')).kid;
    await provider.start(0, '127.0.0.1');
    issuer = (provider.issuer.url ?? '').replace(/\/+$/, '');
    const { identity } = readConfig({ OIDC_ISSUER: issuer });
    expect(identity).toEqual({
      kind: 'external',
      issuer,
      audience: AUDIENCE,
      tokenTypes: ['at+jwt'],
      clients: ['troth-customer', 'troth-attorney', 'troth-admin'],
      claims: STANDARD_CLAIMS,
      signIn: DEFAULT_SIGN_IN,
      origins: [],
    });
    const now = () => new Date();
    api = await testApp({ now, tokens: verifier({ types: ['at+jwt', 'none'] }) });
  });
  const verifier = (options: {
    types: readonly string[];
    clients?: readonly string[];
    issuer?: string;
    claims?: ClaimNames;
  }) => {
    const from = options.issuer ?? issuer;
    return tokenVerifier({
      issuer: from,
      audience: AUDIENCE,
      keys: discoveredKeys(from),
      clients: ['troth-customer'],
      emailOf: userinfoEmail(from),
      now: () => new Date(),
      ...options,
    });
  };
  afterAll(async () => {
    await api.close();
    await provider.stop();
  });

  const ADA = { sub: 'outside-ada', email: 'ada@outside.example', email_verified: true };
  const token = (claims: Record<string, unknown>, header: { typ: string | undefined } = { typ: 'at+jwt' }) =>
    provider.issuer.buildToken({
      // With several keys it would sign with each in turn, and a new key is fetched only after a pause.
      kid: firstKey,
      scopesOrTransform: (written, payload) => {
        Object.assign(written, header);
        Object.assign(payload, { ...ADA, aud: AUDIENCE, client_id: 'troth-customer' }, claims);
      },
    });
  const ask = async (method: string, path: string, bearer: string, json?: unknown) =>
    api.request<{ userType: string; email: string }>(method, path, {
      headers: { authorization: `Bearer ${bearer}` },
      ...(json === undefined ? {} : { json }),
    });

  it('signs people up and in', async () => {
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
    ['of another client of the same issuer', { client_id: 'their-newsletter' }],
    ['of another client by azp', { client_id: undefined, azp: 'their-newsletter' }],
    ['of no client', { client_id: undefined }],
  ])('is not believed with a token %s (RFC 9700 2.3)', async (_name, claims) => {
    expect((await ask('GET', '/users/me', await token(claims))).status).toBe(401);
  });

  it.each([
    ['azp', { client_id: undefined, azp: 'troth-customer' }],
    ['cid', { client_id: undefined, cid: 'troth-customer' }],
  ])('may name the client by %s', async (_name, claims) => {
    expect((await ask('GET', '/users/me', await token(claims))).status).toBe(200);
  });

  it.each([
    ['at+jwt', ['at+jwt'], true],
    ['application/at+jwt', ['at+jwt'], true],
    ['JWT', ['at+jwt'], false],
    ['JWT', ['jwt'], true],
    ['id+jwt', ['at+jwt', 'jwt', 'none'], false],
    [undefined, ['at+jwt'], false],
    [undefined, ['none'], true],
  ])('sends tokens of the type %s where %j are configured: %s', async (typ, types, isBelieved) => {
    expect((await verifier({ types }).verify(await token({}, { typ }))) !== null).toBe(isBelieved);
  });

  it.each([
    ['OIDC_SUBJECT_CLAIM', 'uid', { sub: 'ada@outside.example', uid: '00u1' }, { externalId: '00u1' }],
    [
      'OIDC_EMAIL_CLAIM',
      'https://troth/email',
      { 'https://troth/email': 'Bea@Outside.example' },
      { email: 'bea@outside.example' },
    ],
    ['OIDC_EMAIL_VERIFIED_CLAIM', 'xms_edov', { email_verified: undefined, xms_edov: 1 }, { emailVerified: true }],
    ['OIDC_EMAIL_VERIFIED_CLAIM', 'email_verified', { email_verified: 'true' }, { emailVerified: true }],
    ['OIDC_EMAIL_VERIFIED_CLAIM', 'email_verified', { email_verified: 'false' }, { emailVerified: false }],
    ['OIDC_EMAIL_VERIFIED_CLAIM', 'xms_edov', { xms_edov: 0 }, { emailVerified: false }],
  ])('is read by the names of its claims: %s=%s', async (setting, name, claims, expected) => {
    const { claims: names } = readConfig({ OIDC_ISSUER: issuer, [setting]: name }).identity;
    expect(await verifier({ types: ['at+jwt'], claims: names }).verify(await token(claims))).toMatchObject(expected);
  });

  it('opens nothing without the claim that names the person', async () => {
    const claims = { ...STANDARD_CLAIMS, subject: 'uid' };
    expect(await verifier({ types: ['at+jwt'], claims }).verify(await token({}))).toBeNull();
  });

  describe('whose access tokens carry no address', () => {
    const bare = (claims: Record<string, unknown> = {}) =>
      token({ email: undefined, email_verified: undefined, ...claims });
    const signUp = (bearer: string) =>
      ask('POST', '/users', bearer, { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '1' });
    const userinfo = (answer: { body: Record<string, unknown>; statusCode: number }) =>
      provider.service.once('beforeUserinfo', (response: { body: unknown; statusCode: number }) =>
        Object.assign(response, answer),
      );

    it('is asked for it when the account is opened', async () => {
      userinfo({ body: { sub: 'outside-bea', email: 'Bea@Outside.example', email_verified: true }, statusCode: 200 });
      const made = await signUp(await bare({ sub: 'outside-bea' }));
      expect([made.status, made.body.email]).toEqual([200, 'bea@outside.example']);
      expect((await ask('GET', '/users/me', await bare({ sub: 'outside-bea' }))).body.email).toBe(
        'bea@outside.example',
      );
    });

    it.each([
      ['tells of somebody else', { body: { sub: 'outside-eve', email: 'eve@outside.example' }, statusCode: 200 }, 422],
      ['tells no address', { body: { sub: 'outside-cy' }, statusCode: 200 }, 422],
      ['does not take the token', { body: {}, statusCode: 401 }, 422],
      ['cannot answer now', { body: {}, statusCode: 503 }, 503],
    ])('opens no account where it %s', async (_name, answer, status) => {
      userinfo(answer);
      expect((await signUp(await bare({ sub: 'outside-cy' }))).status).toBe(status);
    });
  });

  it('is waited for, and nobody signed out, while it cannot be reached', async () => {
    const unreachable = 'http://127.0.0.1:9';
    const alone = await testApp({
      now: () => new Date(),
      tokens: verifier({ types: ['at+jwt'], issuer: unreachable }),
    });
    const reply = await alone.request('GET', '/users/me', { headers: { authorization: `Bearer ${await token({})}` } });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    await alone.close();
  });
});
