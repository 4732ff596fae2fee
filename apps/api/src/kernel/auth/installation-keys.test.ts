import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeys, type SigningKey } from '@troth/identity';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import {
  ACCEPTED_AFTER_MS,
  ACCEPTED_FIRST_MS,
  installationKeys,
  installationTokenKeys,
  rotateInstallationKeys,
  setsInUse,
} from './installation-keys';

const START = new Date('2026-06-15T12:00:00Z');
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);

describe('which keys sign and which check', () => {
  const numbersAt = (now: Date, ...ages: number[]) =>
    setsInUse(
      ages.map((age, index) => ({ number: index + 1, createdAt: after(age) })),
      now,
    ).map(({ number }) => number);

  it('signs with the first at once, and with the next when every copy has had an hour to know it', () => {
    expect(numbersAt(START)).toEqual([]);
    expect(numbersAt(START, 0)).toEqual([1]);
    expect(numbersAt(after(ACCEPTED_FIRST_MS - 1), 0, 0)).toEqual([1, 2]);
    expect(numbersAt(after(ACCEPTED_FIRST_MS), -1, 0)).toEqual([2, 1]);
  });

  it('lets a key check until what it signed has run out', () => {
    const end = ACCEPTED_FIRST_MS + ACCEPTED_AFTER_MS;
    expect(numbersAt(after(end - 1), -end, 0)).toEqual([2, 1]);
    expect(numbersAt(after(end), -end, 0)).toEqual([2]);
    expect(numbersAt(after(end), -end, 0, end)).toEqual([2, 3]);
  });
});

describe('keys of an installation', () => {
  let api: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'troth-keys-'));
  beforeAll(async () => {
    api = await testApp();
  });
  beforeEach(() => api.db.deleteFrom('installationKeys').execute());
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const tokenSignedBy = async (key: SigningKey) =>
    new SignJWT({ sub: 'ada' }).setProtectedHeader({ alg: key.alg, kid: key.kid }).sign(await importJWK(key, key.alg));
  const signerAt = async (now: Date) => (await installationKeys(api.db, folder, now)).signing[0] as SigningKey;

  it('are the same for every copy, and lie sealed in the database', async () => {
    const [first, second] = await Promise.all([
      installationKeys(api.db, folder, START),
      installationKeys(api.db, join(folder, 'elsewhere'), START),
    ]);
    expect(second).toEqual(first);
    const { sealedKeys } = await api.db.selectFrom('installationKeys').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(sealedKeys).includes(Buffer.from(first.cookies[0] ?? ''))).toBe(false);
  });

  it('are taken over from the file of a version before, which goes', async () => {
    const old = await generateKeys();
    const file = join(folder, 'keys.json');
    writeFileSync(file, JSON.stringify({ identity: old }));
    expect(await installationKeys(api.db, folder, START)).toEqual(old);
    expect(existsSync(file)).toBe(false);
  });

  it('change without a token that is refused, though a copy was not started again', async () => {
    let now = START;
    const verifier = installationTokenKeys(api.db, () => now);
    const before = await signerAt(START);
    await jwtVerify(await tokenSignedBy(before), verifier);
    await rotateInstallationKeys(api.db, START);
    expect((await signerAt(after(ACCEPTED_FIRST_MS - 1))).kid).toBe(before.kid);
    now = after(ACCEPTED_FIRST_MS);
    const next = await signerAt(now);
    expect(next.kid).not.toBe(before.kid);
    await jwtVerify(await tokenSignedBy(next), verifier);
    await jwtVerify(await tokenSignedBy(before), verifier);
  });

  it('refuse a token of a key that is none of theirs', async () => {
    const verifier = installationTokenKeys(api.db, () => START);
    await installationKeys(api.db, folder, START);
    const [stranger] = (await generateKeys()).signing;
    await expect(jwtVerify(await tokenSignedBy(stranger as SigningKey), verifier)).rejects.toThrow('no applicable key');
  });

  it('are dropped once nothing that they signed is in use', async () => {
    const first = await signerAt(START);
    await rotateInstallationKeys(api.db, START);
    const late = after(ACCEPTED_FIRST_MS + ACCEPTED_AFTER_MS);
    await rotateInstallationKeys(api.db, late);
    const { signing } = await installationKeys(api.db, folder, late);
    expect(signing).toHaveLength(2);
    expect(signing.map(({ kid }) => kid)).not.toContain(first.kid);
  });
});
