import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Account } from '../accounts/account';
import type { Passkey } from './factor';
import type { NewPasskey } from './factor-store';

/** The library parses certificates of many makers; it is loaded when a passkey is first used, not at each start. */
const library = () => import('@simplewebauthn/server');

interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The name that passkeys are bound to. WebAuthn knows host names alone, in a secure context: at an address such as
 * http://127.0.0.1 browsers refuse (ADR 0068).
 * @returns null where there can be no passkeys
 */
export function relyingParty(issuer: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(issuer);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : null;
}

/** What the browser needs to create a passkey. */
export async function creationOptions(party: RelyingParty, account: Account, known: readonly Passkey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Troth',
    rpID: party.id,
    userName: account.email,
    userDisplayName: account.email,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** What the browser needs to use a passkey: one of `known`, or without them any that it has for this name. */
export async function requestOptions(party: RelyingParty, known: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    // A passkey in place of the password is two factors only when the device checked its user.
    userVerification: known.length === 0 ? 'required' : 'preferred',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

function parsed<Answer>(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    const isAnswer = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
    return isAnswer ? (value as Answer) : null;
  } catch {
    return null;
  }
}

/** The id of the passkey that an answer claims to come from. */
export const credentialIdIn = (answer: string): string | null =>
  parsed<AuthenticationResponseJSON>(answer)?.id.slice(0, 1400) ?? null;

/** The passkey that the browser created; null when the answer does not belong to the challenge. */
export async function createdPasskey(
  party: RelyingParty,
  challenge: string,
  answer: string,
  name: string,
): Promise<NewPasskey | null> {
  const response = parsed<RegistrationResponseJSON>(answer);
  if (response === null) return null;
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signatureCount: counter,
      transports: (transports ?? []).filter((transport) => /^[a-z-]{1,20}$/.test(transport)),
    };
  } catch {
    // The library throws for every answer that is not what it should be.
    return null;
  }
}

/** What a used passkey proves; null when the answer does not belong to the challenge or the key. */
export async function usedPasskey(
  party: RelyingParty,
  challenge: string,
  answer: string,
  passkey: Passkey,
): Promise<{ count: number; isUserVerified: boolean } | null> {
  const response = parsed<AuthenticationResponseJSON>(answer);
  if (response === null) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signatureCount,
        transports: passkey.transports,
      },
    });
    return verified ? { count: authenticationInfo.newCounter, isUserVerified: authenticationInfo.userVerified } : null;
  } catch {
    return null;
  }
}
