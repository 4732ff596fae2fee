import type { UserType } from './enumerations';

/**
 * Whether a person must use a second factor to sign in: not at all, only if they like, soon, or now.
 * ASVS 5.0, 6.3.3; ADR 0068.
 */
export const SECOND_FACTOR_DUTIES = ['EXEMPT', 'OFFERED', 'ADVISED', 'REQUIRED'] as const;
export type SecondFactorDuty = (typeof SECOND_FACTOR_DUTIES)[number];

interface SecondFactorFacts {
  /** Null before an account of ours was created. */
  readonly userType: UserType | null;
  /** An attorney whom a document or a purchase names. */
  readonly hasClient: boolean;
  /** One of the demo people of a start that only this machine can reach. */
  readonly isDemo: boolean;
}

/** Admins need a second factor at once, attorneys before they read of their first client; customers are offered one. */
export function secondFactorDuty({ userType, hasClient, isDemo }: SecondFactorFacts): SecondFactorDuty {
  if (isDemo) return 'EXEMPT';
  if (userType === 'ADMIN') return 'REQUIRED';
  if (userType === 'ATTORNEY') return hasClient ? 'REQUIRED' : 'ADVISED';
  return 'OFFERED';
}

/** What a token says of the sign-in. OpenID Connect Core section 2, RFC 8176. */
export interface SignInProof {
  readonly amr: readonly string[];
  readonly acr: string | null;
}

/** Which of it counts as a second factor. */
export interface AcceptedProof {
  readonly amr: readonly string[];
  readonly acr: readonly string[];
  /** The provider enforces it and does not say so in its tokens. */
  readonly isTrusted: boolean;
}

/** Whether the sign-in used a second factor, by any of the values that are accepted. */
export const provesSecondFactor = ({ amr, acr }: SignInProof, accepted: AcceptedProof): boolean =>
  accepted.isTrusted ||
  amr.some((method) => accepted.amr.includes(method)) ||
  (acr !== null && accepted.acr.includes(acr));

/** Asked for with `acr_values` at the embedded identity provider, and said by its tokens. */
export const SECOND_FACTOR_ACR = 'urn:troth:acr:second-factor';

/** The `prompt` that opens a person's own factors at the embedded identity provider. */
export const MANAGE_FACTORS_PROMPT = 'second_factor';

/** The `prompt` that opens everything a person can change about signing in there. */
export const ACCOUNT_SECURITY_PROMPT = 'account_security';
