import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from './config';
import { SECRET_SETTINGS, unknownSettings, withSecretFiles } from './environment';

const folder = mkdtempSync(join(tmpdir(), 'troth-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secretFile = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
};

describe('secrets from files', () => {
  it.each(SECRET_SETTINGS)('reads %s, up to its last line break', (name) => {
    expect(Object.keys(environmentSchema.shape)).toContain(name);
    const path = secretFile(name, 'two\nlines\n');
    expect(withSecretFiles({ [`${name}_FILE`]: path })[name]).toBe('two\nlines');
  });

  it('refuses a file that cannot be read, and a secret that is given twice, without showing either', () => {
    const missing = join(folder, 'missing');
    expect(() => readConfig({ STRIPE_SECRET_KEY_FILE: missing })).toThrow(
      `STRIPE_SECRET_KEY_FILE: ${missing} cannot be read (ENOENT).`,
    );
    const path = secretFile('twice', 'sk_live_file');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_variable', STRIPE_SECRET_KEY_FILE: path })).toThrow(
      /^STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set\. Set one\.$/,
    );
  });

  it('takes an empty variable and an empty file for none', () => {
    const path = secretFile('empty', '\n');
    expect(withSecretFiles({ SMTP_URL: '', PROOF_API_KEY_FILE: path, CALENDLY_TOKEN_FILE: '' })).toEqual({
      PROOF_API_KEY_FILE: path,
    });
  });
});

describe('names that are no settings', () => {
  const unknown = (...names: string[]) =>
    unknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])), Object.keys(environmentSchema.shape));

  it('names the one that was probably meant', () => {
    expect(unknown('OIDC_ISUER', 'TROTH_ROOTKEY', 'STRIPE_SECRET_KEY_FLIE')).toEqual([
      { name: 'OIDC_ISUER', nearest: 'OIDC_ISSUER' },
      { name: 'STRIPE_SECRET_KEY_FLIE', nearest: 'STRIPE_SECRET_KEY_FILE' },
      { name: 'TROTH_ROOTKEY', nearest: 'TROTH_ROOT_KEY' },
    ]);
    expect(unknown('TROTH_COLOR_OF_THE_SKY')).toEqual([{ name: 'TROTH_COLOR_OF_THE_SKY', nearest: null }]);
  });

  it('says nothing of settings, of their files, and of other programs', () => {
    expect(
      unknown('TROTH_ROOT_KEY', 'TROTH_ROOT_KEY_FILE', 'LOG_FILE', 'PATH', 'NODE_OPTIONS', 'TROTH_LAUNCHED'),
    ).toEqual([]);
  });
});
