import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const supportAddress = (environment: Record<string, string>) => readConfig(environment).mail.supportAddress;

describe('where questions to the support team go', () => {
  it.each([
    ['to the local inbox without a mail server', {}, 'support@troth.example'],
    [
      'to the sender of the mails with one',
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'us@a.example' },
      'us@a.example',
    ],
    [
      'to the address that is set',
      { SMTP_URL: 'smtp://mail.example', SUPPORT_EMAIL: 'help@a.example' },
      'help@a.example',
    ],
  ])('%s', (_name, environment, address) => {
    expect(supportAddress(environment)).toBe(address);
  });

  it('is never something that is no address', () => {
    expect(() => readConfig({ SUPPORT_EMAIL: 'the help desk' })).toThrow(/SUPPORT_EMAIL/);
  });
});

describe('webhooks into this machine (WEBHOOKS_LOCAL)', () => {
  const settings = { WEBHOOKS_LOCAL: 'allowed', TROTH_ROOT_KEY: Buffer.alloc(32, 1).toString('base64') };
  const origins = Object.fromEntries(
    ['API', 'CUSTOMER', 'ATTORNEY', 'ADMIN'].map((name) => [`${name}_ORIGIN`, `https://${name}.example`]),
  );

  it('are refused in production where others can reach the installation, and only there', () => {
    const production = { ...settings, NODE_ENV: 'production' };
    for (const reached of [origins, { TROTH_HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '1' }])
      expect(() => readConfig({ ...production, ...reached })).toThrow(/WEBHOOKS_LOCAL is for tests/);
    for (const own of [production, { ...settings, ...origins }])
      expect(readConfig(own).webhooks.allowsLocal).toBe(true);
    expect(readConfig({ ...origins, NODE_ENV: 'production' }).webhooks.allowsLocal).toBe(false);
  });
});

describe('Calendly', () => {
  const settings = { CALENDLY_TOKEN: 'token', CALENDLY_WEBHOOK_SIGNING_KEY: 'a key of ours to choose' };

  it('is off unless it is the provider, and then needs its token and its key', () => {
    expect(readConfig(settings).calendly).toBeNull();
    expect(readConfig({ BOOKING_PROVIDER: 'calendly', ...settings }).calendly?.url).toBe('https://api.calendly.com');
    for (const name of Object.keys(settings)) {
      expect(() => readConfig({ BOOKING_PROVIDER: 'calendly', ...settings, [name]: '' })).toThrow(/CALENDLY_TOKEN/);
    }
  });
});

describe('Proof', () => {
  const settings = { PROOF_API_KEY: 'prf_test_key', PROOF_WEBHOOK_SIGNING_KEY: 'a key of ours to choose' };

  it('is off unless it is the notary provider, and then needs its key and the one of its deliveries', () => {
    expect(readConfig(settings).proof).toBeNull();
    expect(readConfig({ NOTARY_PROVIDER: 'proof', ...settings }).proof?.url).toBe('https://api.proof.com');
    for (const name of Object.keys(settings)) {
      expect(() => readConfig({ NOTARY_PROVIDER: 'proof', ...settings, [name]: '' })).toThrow(/PROOF_API_KEY/);
    }
  });
});

describe('sealing', () => {
  it('is with a certificate of the installation’s own unless one is named, and takes no key without it', () => {
    expect(readConfig({}).sealing).toEqual({ files: null, timestampAuthorityUrl: null });
    const files = { SEAL_CERTIFICATE_FILE: '/seal.p12', SEAL_PASSPHRASE: 'open' };
    expect(readConfig(files).sealing.files).toEqual({ certificate: '/seal.p12', key: null, passphrase: 'open' });
    expect(() => readConfig({ SEAL_KEY_FILE: '/seal.key' })).toThrow(/SEAL_CERTIFICATE_FILE/);
  });
});

describe('stand-ins (ASVS 5.0 13.2.3)', () => {
  const standIns = (environment: Record<string, string>) => readConfig(environment).standIns;
  const postgres = { DATABASE_URL: 'postgres://127.0.0.1/troth' };
  const elsewhere = { API_ORIGIN: 'https://api.troth.test' };
  const real = {
    SMTP_URL: 'smtps://mail.troth.test',
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    NOTARY_PROVIDER: 'proof',
    PROOF_API_KEY: 'key',
    PROOF_WEBHOOK_SIGNING_KEY: 'a key of ours to choose',
  };

  it.each([
    ['answer this machine on a first start', {}, ['LOOPBACK', 'LOOPBACK', 'LOOPBACK', 'LOOPBACK']],
    ['have no demo people on PostgreSQL', postgres, ['LOOPBACK', 'LOOPBACK', 'LOOPBACK', 'REFUSED']],
    ['are refused with one public origin', elsewhere, ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['are refused behind a proxy', { TRUSTED_PROXIES: '1' }, ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['are refused on every network', { TROTH_HOST: '0.0.0.0' }, ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    [
      'are each allowed by their own setting',
      { ...elsewhere, MAIL_INBOX: 'allowed', SANDBOX_NOTARY: 'allowed' },
      ['EVERYONE', 'REFUSED', 'EVERYONE', 'REFUSED'],
    ],
    [
      'have demo people on PostgreSQL where they are asked for',
      { ...postgres, TROTH_SEED: 'demo' },
      ['LOOPBACK', 'LOOPBACK', 'LOOPBACK', 'EVERYONE'],
    ],
    ['are gone where the real ones are', { ...elsewhere, ...real, TROTH_SEED: 'off' }, ['OFF', 'OFF', 'OFF', 'OFF']],
    [
      'have no demo people with an outside identity provider',
      { OIDC_ISSUER: 'https://id.troth.test' },
      ['LOOPBACK', 'LOOPBACK', 'LOOPBACK', 'OFF'],
    ],
  ])('%s', (_name, environment, [inbox, payments, notary, demo]) => {
    expect(standIns(environment)).toEqual({
      INBOX: inbox,
      SANDBOX_PAYMENTS: payments,
      SANDBOX_NOTARY: notary,
      DEMO_PEOPLE: demo,
    });
  });

  it('take no other word for a "yes"', () => {
    expect(() => readConfig({ MAIL_INBOX: 'true' })).toThrow(/MAIL_INBOX/);
    expect(() => readConfig({ TROTH_SEED: 'true' })).toThrow(/TROTH_SEED/);
    expect(() => readConfig({ TROTH_SEED: 'demo', OIDC_ISSUER: 'https://id.troth.test' })).toThrow(/TROTH_SEED=demo/);
  });
});
