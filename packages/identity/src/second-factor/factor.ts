/** The two kinds of second factor that a person can add. */
export type FactorKind = 'PASSKEY' | 'APP';

/** A second factor as its owner sees it; secrets and keys stay in the store. */
export interface Factor {
  id: string;
  kind: FactorKind;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** A passkey with what verifies it. The public key is no secret. */
export interface Passkey extends Factor {
  kind: 'PASSKEY';
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  signatureCount: number;
  transports: string[];
}

/** An authenticator app with its sealed secret. */
export interface AuthenticatorApp extends Factor {
  kind: 'APP';
  sealedSecret: string;
}

export type StoredFactor = Passkey | AuthenticatorApp;

/** Nobody needs more; a page of factors stays readable. */
export const MOST_FACTORS = 10;
export const FACTOR_NAME_MAX = 60;

/**
 * How a person proved who they are, as the token's `amr` says it (RFC 8176): `pwd` password, `otp` one-time code, `pop` a
 * key that the person holds, `user` a device that checked its user, `mfa` more than one factor.
 */
export type Proof = 'pwd' | 'otp' | 'pop' | 'user' | 'mfa';

const PROOFS: ReadonlySet<string> = new Set<Proof>(['pwd', 'otp', 'pop', 'user', 'mfa']);

export const isProof = (text: string): text is Proof => PROOFS.has(text);

/** What a client asks for in `acr_values`, and what a token's `acr` says, when a second factor was used. */
export const SECOND_FACTOR_ACR = 'urn:troth:acr:second-factor';

export const provesSecondFactor = (amr: readonly string[]): boolean => amr.includes('mfa');

/** Adds proofs, each once. */
export const withProofs = (amr: readonly Proof[], ...added: Proof[]): Proof[] => [...new Set([...amr, ...added])];

/** What is left of the proofs of an account that has no second factor (any more): a removed one proves nothing. */
export const withoutFactors = (amr: readonly Proof[]): Proof[] => amr.filter((proof) => proof === 'pwd');

/** The `prompt` with which a portal opens the page of a person's factors. */
export const MANAGE_PROMPT = 'second_factor';

/** The `prompt` with which a portal opens everything that a person can change about signing in. */
export const SECURITY_PROMPT = 'account_security';

export const isManagePrompt = (name: string): boolean => name === MANAGE_PROMPT || name === SECURITY_PROMPT;
