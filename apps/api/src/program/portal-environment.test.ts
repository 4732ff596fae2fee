import { describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config/config';
import { portalEnvironment, portalHeaders, securityText } from './portal-server';

const outside = { OIDC_ISSUER: 'https://id.example', OIDC_AUDIENCE: 'urn:troth:api' };
const told = (env: Readonly<Record<string, string>>) => portalEnvironment(readConfig(env), 'attorney');

describe('what a portal is told of the second factor', () => {
  it('is nothing at the embedded provider, whose name for it the portals know', () => {
    expect(told({})).not.toHaveProperty('secondFactorAcr');
  });

  it.each([
    [{ OIDC_STAFF_ACR: 'phr,phrh' }, 'phr phrh'],
    [{ OIDC_STAFF_AMR: 'mfa' }, ''],
  ])('is what a provider of somebody else’s calls it: %j', (env, asked) => {
    expect(told({ ...outside, ...env })).toMatchObject({ secondFactorAcr: asked });
  });
});

describe('how a portal is told to ask for a sign-in', () => {
  it('is by the standards, at the embedded provider without a word', () => {
    expect(told({})).not.toHaveProperty('signIn');
    expect(told({ ...outside, OIDC_STAFF_AMR: 'any' })).toMatchObject({
      signIn: { scope: 'openid profile email', prompt: null, signUpPrompt: 'create', apiParameter: 'resource' },
    });
  });

  it('is as the operator of a provider has it', () => {
    const entra = {
      OIDC_SCOPES: 'openid email api://troth/access',
      OIDC_PROMPT: 'select_account',
      OIDC_SIGN_UP_PROMPT: 'none',
      OIDC_API_PARAMETER: 'none',
    };
    expect(told({ ...outside, ...entra })).toMatchObject({
      signIn: {
        scope: 'openid email api://troth/access',
        prompt: 'select_account',
        signUpPrompt: null,
        apiParameter: 'none',
      },
    });
  });

  it.each([
    [{ OIDC_SCOPES: 'email' }, /OIDC_SCOPES: has openid among them/],
    [{ OIDC_PROMPT: 'a<b' }, /OIDC_PROMPT/],
    [{ OIDC_ORIGINS: 'nowhere' }, /OIDC_ORIGINS/],
  ])('refuses %j', (env, message) => {
    expect(() => told({ ...outside, ...env })).toThrow(message);
  });

  it.each([{ OIDC_PROMPT: 'login' }, { OIDC_EMAIL_CLAIM: 'mail' }, { OIDC_ORIGINS: 'https://login.example' }])(
    'refuses %j where the provider is our own',
    (env) => {
      expect(() => told(env)).toThrow(/belong to OIDC_ISSUER/);
    },
  );
});

it('gives what a page loads a short policy: a worker lives by it, and a drawing that somebody opens', () => {
  const headersOf = portalHeaders(readConfig({}), 'customer');
  const asset = headersOf('/assets/read.worker-B1x.js', false);
  expect(asset['content-security-policy']).toMatch(/^default-src 'self';.* frame-ancestors 'none'$/);
  expect(Object.keys(asset).sort()).toEqual(['content-security-policy', 'x-content-type-options']);
  for (const path of ['/', '/environment.json', '/favicon.svg'])
    expect(headersOf(path, path === '/')['content-security-policy'], path).toMatch(/^default-src 'none';/);
});

it('says whom to tell of a vulnerability', () => {
  const config = readConfig({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Us <us@a.example>' });
  expect(securityText(config, 'customer', new Date('2026-06-15T12:00:00Z'))).toBe(
    [
      'Contact: mailto:us@a.example',
      'Expires: 2026-12-12T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: http://127.0.0.1:4001/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
