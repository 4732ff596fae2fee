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
