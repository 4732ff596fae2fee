import { mayHaveTokens } from '@troth/domain/integrations';
import type { Policy, Predicate } from '../../kernel/http/policy';
import { isOwner, type Owned } from '../couples/couple.policy';

/** Whom the house trusts with programs of their own: approved attorneys and admins. */
const isIntegrator: Predicate<Owned> = (actor, subject) =>
  actor.kind === 'person' &&
  isOwner(actor, subject) &&
  mayHaveTokens({ userType: actor.userType, stage: actor.attorney?.stage ?? null });

/** A person's tokens are nobody else's to see; an admin who ends all sessions of a person ends their tokens too. */
export const personalTokenPolicy = {
  read: isIntegrator,
  create: isIntegrator,
  revoke: isIntegrator,
} satisfies Policy<'create' | 'revoke', Owned>;
