import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config/config';
import { startProgram } from './start';
import {
  CHECK_AREAS,
  demoPeopleFinding,
  type InstallationFacts,
  installationFacts,
  isWrong,
  printFindings,
  selfCheck,
} from './self-check';

const now = new Date('2026-06-15T12:00:00Z');
const nothingElse: InstallationFacts = { readableSecrets: [], seal: null, now };
const rootKey = Buffer.alloc(32, 7).toString('base64');

const atHome = { SAVINGS_CLAIM: 'false' };
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/troth',
  TROTH_ROOT_KEY: rootKey,
  API_ORIGIN: 'https://api.troth.test',
  CUSTOMER_ORIGIN: 'https://troth.test',
  ATTORNEY_ORIGIN: 'https://attorneys.troth.test',
  ADMIN_ORIGIN: 'https://admins.troth.test',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtps://mail.troth.test',
  MAIL_FROM: 'Troth <hello@troth.test>',
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  NOTARY_PROVIDER: 'proof',
  PROOF_API_KEY: 'key',
  PROOF_WEBHOOK_SIGNING_KEY: 'a key of ours to choose',
  SAVINGS_CLAIM: 'false',
  CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
};

const wrongIn = (environment: Record<string, string>, facts = nothingElse) =>
  selfCheck(readConfig(environment), facts)
    .filter(isWrong)
    .map(({ area, severity, says }) => `${area} ${severity}: ${says}`);

describe('the self-check', () => {
  it('has nothing to say against a first start at home, nor against production with everything set', () => {
    expect(wrongIn(atHome)).toEqual([]);
    expect(wrongIn(production)).toEqual([]);
  });

  it.each([
    ['an origin in the clear', { ADMIN_ORIGIN: 'http://admins.troth.test' }, /^tls WARNING: .*admins\.troth\.test/],
    ['an origin that only this machine reaches', { ADMIN_ORIGIN: 'http://127.0.0.1:4003' }, /^origins WARNING/],
    ['two origins that are one', { ADMIN_ORIGIN: 'https://troth.test' }, /^origins WARNING: Two/],
    ['a proxy that nobody counted', { TRUSTED_PROXIES: '0' }, /^proxies WARNING: .*TRUSTED_PROXIES isn’t set/],
    ['a proxy that can be gone around', { TROTH_HOST: '0.0.0.0' }, /^proxies WARNING: .*fake an address/],
    [
      'mail in the clear',
      { SMTP_URL: 'smtp://u:p@mail.troth.test:587' },
      /^mail STOP: SMTP_URL doesn’t require encryption/,
    ],
    [
      'mail in the clear that is insisted on',
      { SMTP_URL: 'smtp://u:p@mail.troth.test:587', SMTP_ALLOW_PLAIN: 'true' },
      /^mail WARNING: SMTP_URL doesn’t require encryption/,
    ],
    [
      'a database in the clear that is insisted on',
      { DATABASE_URL: 'postgres://db.troth.test/troth', DATABASE_ALLOW_PLAIN: 'true' },
      /^database WARNING: DATABASE_URL doesn’t require/,
    ],
    ['files that nobody scans', { CLAMD_URL: '' }, /^uploads STOP: Uploaded files aren’t scanned/],
    [
      'files that nobody scans, which is insisted on',
      { CLAMD_URL: '', UPLOADS_ALLOW_UNSCANNED: 'true' },
      /^uploads WARNING: Uploaded files aren’t scanned/,
    ],
    ['a scanner elsewhere', { CLAMD_URL: 'tcp://clamd.troth.test:3310' }, /^uploads STOP: CLAMD_URL names another/],
    [
      'a scanner elsewhere that is insisted on',
      { CLAMD_URL: 'tcp://clamd.troth.test:3310', CLAMD_ALLOW_PLAIN: 'true' },
      /^uploads WARNING: CLAMD_URL names another/,
    ],
    ['a sender that is an example', { MAIL_FROM: '' }, /^mail WARNING: E-mails come from Troth <hello@troth\.example>/],
    ['a test key for payments', { STRIPE_SECRET_KEY: 'sk_test_x' }, /^secrets WARNING: .*test key/],
    ['a claim with nothing behind it', { SAVINGS_CLAIM: 'true' }, /^standIns WARNING: Customers see/],
    ['a refused inbox', { SMTP_URL: '' }, /^standIns STOP: The local inbox: not safe/],
    ['an allowed inbox', { SMTP_URL: '', MAIL_INBOX: 'allowed' }, /^standIns WARNING: .*MAIL_INBOX=allowed/],
    ['a refused payment sandbox', { PAYMENTS_PROVIDER: 'sandbox' }, /^standIns STOP: The payment sandbox/],
    ['a refused notary sandbox', { NOTARY_PROVIDER: 'sandbox' }, /^standIns STOP: The notary sandbox/],
    ['demo people where they are allowed', { TROTH_SEED: 'demo' }, /^standIns WARNING: The demo people/],
    [
      'a root key beside what it opens',
      { DATABASE_URL: '', TROTH_ROOT_KEY: '' },
      /^rootKey WARNING: The root key is in .*root\.key/,
    ],
  ])('finds %s', (_name, change, pattern) => {
    const wrong = wrongIn({ ...production, ...change });
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(pattern);
  });

  it.each(['smtps://mail.troth.test', 'smtp://mail.troth.test?requireTLS=true', 'smtp://127.0.0.1:25'])(
    'takes %s for encrypted, or for a server on this machine',
    (url) => {
      expect(wrongIn({ ...production, SMTP_URL: url })).toEqual([]);
    },
  );

  it.each(['tcp://127.0.0.1:3310', 'tcp://localhost:3310', 'tcp://[::1]:3310'])(
    'takes %s for a scanner on this machine',
    (url) => {
      expect(wrongIn({ ...production, CLAMD_URL: url })).toEqual([]);
    },
  );

  it.each(['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify', '?sslmode=require&uselibpqcompat=true'])(
    'refuses to start with PostgreSQL elsewhere in the clear: "%s"',
    (query) => {
      expect(wrongIn({ ...production, DATABASE_URL: `postgres://db.troth.test/troth${query}` })).toEqual([
        expect.stringMatching(/^database STOP: DATABASE_URL doesn’t require/),
      ]);
    },
  );

  it.each([
    'postgres://db.troth.test/troth?sslmode=verify-full',
    'postgres://db.troth.test/troth?ssl=true',
    'postgres://localhost/troth',
    'postgres:///troth?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/troth',
  ])('takes %s for encrypted, or for a database on this machine', (url) => {
    expect(wrongIn({ ...production, DATABASE_URL: url })).toEqual([]);
  });

  describe('of a password of the database that never ends', () => {
    // In two parts: the scan for secrets takes a whole one for real.
    const withPassword = `postgres://${['troth', 'hush'].join(':')}@127.0.0.1/troth`;
    const onSocket = 'postgres:///troth?host=/var/run/postgresql';
    const severities = (environment: Record<string, string>) =>
      selfCheck(readConfig(environment), nothingElse)
        .filter(({ area }) => area === 'database')
        .map(({ severity }) => severity);

    it.each([
      ['in the address', { DATABASE_URL: withPassword }],
      ['among its parameters', { DATABASE_URL: `${onSocket}&password=hush` }],
      ['in the environment, where the driver looks too', { DATABASE_URL: onSocket, PGPASSWORD: 'hush' }],
      ['beside a certificate', { DATABASE_URL: `${withPassword}?sslcert=a.crt&sslkey=a.key` }],
    ])('refuses to start with one %s, unless a setting insists', (_where, change) => {
      expect(severities({ ...production, ...change })).toEqual(['STOP']);
      expect(severities({ ...production, ...change, DATABASE_ALLOW_PASSWORD: 'true' })).toEqual(['WARNING']);
    });

    it('only notes one where nobody but this machine is served', () => {
      expect(severities({ ...atHome, DATABASE_URL: withPassword })).toEqual(['NOTE']);
    });

    it.each([
      'postgres://troth@db.troth.test/troth?sslmode=verify-full&sslcert=a.crt&sslkey=a.key&sslrootcert=ca.crt',
      'postgres://troth@127.0.0.1/troth',
      onSocket,
    ])('has nothing to say where there is none: %s', (url) => {
      expect(severities({ ...production, DATABASE_URL: url })).toEqual(['GOOD']);
    });
  });

  it('keeps a production start from going on where files are not scanned', async () => {
    const start = startProgram(readConfig({ ...production, CLAMD_URL: '' }), true);
    await expect(start).rejects.toThrow(/Uploaded files aren’t scanned for malware\. Set CLAMD_URL/);
  });

  it('looks at the certificate of the seal thirty days before it ends', () => {
    const inDays = (days: number) => ({
      ...nothingElse,
      seal: { validUntil: new Date(now.getTime() + days * 86_400_000) },
    });
    expect(wrongIn(production, inDays(31))).toEqual([]);
    expect(wrongIn(production, inDays(30))).toEqual([]);
    expect(wrongIn(production, inDays(29))).toEqual([
      'seal WARNING: The seal certificate expires on 2026-07-14. After that, nothing can be sealed.',
    ]);
    expect(wrongIn(production, { ...nothingElse, seal: { problem: 'It has ended.' } })).toEqual([
      'seal STOP: It has ended.',
    ]);
  });

  it('finds secrets that others on the machine may read', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troth-check-'));
    try {
      mkdirSync(join(dataDir, 'keys'));
      const file = join(dataDir, 'keys', 'root.key');
      const config = readConfig({ ...production, TROTH_DATA_DIR: dataDir });
      writeFileSync(file, '{}', { mode: 0o600 });
      expect((await installationFacts(config, now)).readableSecrets).toEqual([]);
      chmodSync(file, 0o640);
      expect((await installationFacts(config, now)).readableSecrets).toEqual([file]);
      expect(selfCheck(config, { ...nothingElse, readableSecrets: [file] })).toContainEqual(
        expect.objectContaining({ severity: 'WARNING', todo: `chmod 600 ${file}` }),
      );
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('stops at demo people on PostgreSQL or with public origins, unless they are asked for', () => {
    const finding = (environment: Record<string, string>, count = 22) =>
      demoPeopleFinding(readConfig(environment), count)?.severity ?? null;
    expect(finding(production)).toBe('STOP');
    expect(finding(production, 0)).toBeNull();
    expect(finding({ ...production, TROTH_SEED: 'off' })).toBe('STOP');
    expect(finding({ ...production, TROTH_SEED: 'demo' })).toBeNull();
    expect(finding({ DATABASE_URL: 'postgres://127.0.0.1/troth' })).toBe('STOP');
    expect(finding(atHome)).toBeNull();
    expect(finding({ ...atHome, TROTH_SEED: 'off' })).toBeNull();
    expect(finding({ ...atHome, CUSTOMER_ORIGIN: 'http://192.168.1.20:4001' })).toBe('STOP');
  });

  it('prints every area with what to do, and no secret', () => {
    const printed = printFindings(
      selfCheck(readConfig({ ...production, SMTP_URL: 'smtp://user:hush@m.test' }), nothingElse),
    );
    expect(printed.split('\n').filter((line) => !line.startsWith(' '))).toHaveLength(CHECK_AREAS.length);
    expect(printed).toContain('  STOP     SMTP_URL doesn’t require encryption');
    expect(printed).toContain('           Use smtps://, or add ?requireTLS=true to SMTP_URL.');
    for (const secret of ['hush', rootKey, 'sk_live_x', 'whsec_x']) expect(printed).not.toContain(secret);
  });
});
