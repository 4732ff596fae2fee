import type { AttorneyStage } from '@troth/domain/attorneys';
import type { TokenScope } from '@troth/domain/integrations';
import type { SecondFactorDuty } from '@troth/domain/people';
import { problem } from '../http/problem';

/** What a verified token or session says about its holder, before we know whether the person is one of our users. */
export interface TokenIdentity {
  readonly externalId: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly clientId: string | null;
  /** How the person signed in, as the provider says it. */
  readonly amr: readonly string[];
  readonly acr: string | null;
  /** Agreement recorded by the identity provider at sign-up, where it says so. */
  readonly termsAgreedAt: Date | null;
  readonly termsVersion: string | null;
  /** The session at the identity provider; null where the token names none. */
  readonly sessionId: string | null;
  /** When the person last proved who they are; null where nobody says. */
  readonly authenticatedAt: Date | null;
  /** When the token or the session that says so runs out. */
  readonly expiresAt: Date;
}

/** Nobody signed in. */
export interface Stranger {
  readonly kind: 'stranger';
}

/** Signed in with the identity provider, but not yet a user of ours: may only become one. */
export interface Newcomer {
  readonly kind: 'newcomer';
  readonly identity: TokenIdentity;
}

export interface Person {
  readonly kind: 'person';
  readonly id: string;
  readonly userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN';
  readonly identity: TokenIdentity;
  readonly secondFactorDuty: SecondFactorDuty;
  /** Where a program acts for them, with a personal access token. */
  readonly token?: { readonly id: string; readonly scopes: readonly TokenScope[] };
  /** Null for everyone who is not an attorney. */
  readonly attorney: {
    readonly stage: AttorneyStage;
    readonly lawFirmId: string | null;
    readonly isLawFirmLead: boolean;
  } | null;
}

/** Who makes a request. */
export type Actor = Stranger | Newcomer | Person;

/** The user who acts, where the policy let only users in. @throws Problem NOT_AUTHENTICATED */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw problem('NOT_AUTHENTICATED');
  return actor;
}

/** Name of an actor for idempotency keys and rate limits; never shown. */
export function actorKey(actor: Actor): string {
  if (actor.kind === 'person') return `user:${actor.id}`;
  if (actor.kind === 'newcomer') return `newcomer:${actor.identity.externalId}`;
  return 'stranger';
}
