import { describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config/config';
import { portalEnvironment, securityText } from './portal-server';

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
