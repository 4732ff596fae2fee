/** Longest address that mail can carry (RFC 5321). */
const EMAIL_MAX = 254;
const EMAIL_SHAPE =
  /^[^\s@\p{Cc}\p{Cs}<>(),;:"[\]\\]+@[^\s@\p{Cc}\p{Cs}<>(),;:"[\]\\]+\.[^\s@\p{Cc}\p{Cs}<>(),;:"[\]\\.]+$/u;

/** The one spelling under which an address is stored and compared; null when it cannot be an address. */
export function normalizeEmail(typed: string): string | null {
  const email = typed.trim().normalize('NFC').toLowerCase();
  return email.length <= EMAIL_MAX && EMAIL_SHAPE.test(email) ? email : null;
}
