import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import { trusted, type Html } from '../pages/html';

const PERIOD_SECONDS = 30;
/** A phone's clock may be one step off either way (RFC 6238 section 5.2). */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Troth',
    label,
    // What every authenticator app can do; several ignore any other choice.
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base32, as authenticator apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The time step whose code this is: the current one, the one before, or the one after. RFC 6238.
 * @param code six digits
 * @returns null when the code belongs to none of them
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The QR code that an app scans to take over the secret. */
export function secretAsQr(secret: string, email: string, label: string): Html {
  const svg = encodeQR(totp(secret, email).toString(), 'svg', { border: 4 });
  return trusted(svg.replace('<svg ', `<svg role="img" aria-label="${label}" `));
}

/** In groups of four, for typing it by hand. */
export const spacedSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
