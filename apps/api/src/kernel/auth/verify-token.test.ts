import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { localKeys, tokenVerifier, type TokenVerifier } from './verify-token';

const ISSUER = 'https://issuer.test';
const AUDIENCE = 'urn:troth:api';
const START = new Date('2026-06-15T12:00:00.000Z');

describe('a token that was verified', () => {
  let now: Date;
  let keys: JSONWebKeySet;
  let asked: number;
  let verifier: TokenVerifier;
  let token: string;
  const after = (seconds: number) => {
    now = new Date(START.getTime() + seconds * 1000);
    return verifier.verify(token);
  };

  beforeEach(async () => {
    now = START;
    asked = 0;
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'ES256' }] };
    token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: 'first', typ: 'at+jwt' })
      .setSubject('ada')
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setExpirationTime(START.getTime() / 1000 + 90)
      .sign(privateKey);
    verifier = tokenVerifier({
      issuer: ISSUER,
      audience: AUDIENCE,
      types: ['at+jwt'],
      clients: null,
      now: () => now,
      keys: (header, input) => {
        asked += 1;
        return localKeys(keys)(header, input);
      },
    });
  });

  it('is taken at its word for a minute', async () => {
    for (const seconds of [0, 1, 59]) expect(await after(seconds)).toMatchObject({ externalId: 'ada' });
    expect(asked).toBe(1);
    await after(60);
    expect(asked).toBe(2);
  });

  it('opens nothing a minute after its key was withdrawn', async () => {
    await after(0);
    const other = await generateKeyPair('ES256');
    keys = { keys: [{ ...(await exportJWK(other.publicKey)), kid: 'second', alg: 'ES256' }] };
    expect(await after(60)).toBeNull();
  });

  it('runs out when it says so, but for a few seconds between clocks', async () => {
    await after(50);
    expect(await after(94)).toMatchObject({ externalId: 'ada' });
    expect(await after(96)).toBeNull();
  });

  it('lends nothing to another one', async () => {
    await after(0);
    expect(await verifier.verify(`${token.slice(0, -4)}AAAA`)).toBeNull();
  });
});
