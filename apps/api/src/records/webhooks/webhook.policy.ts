import { mayHaveTokens } from '@troth/domain/integrations';
import type { Policy, Predicate } from '../../kernel/http/policy';
import { isOwner, type Owned } from '../couples/couple.policy';

/** Approved attorneys and admins, as for personal access tokens. */
const isIntegrator: Predicate<Owned> = (actor, subject) =>
  actor.kind === 'person' &&
  isOwner(actor, subject) &&
  mayHaveTokens({ userType: actor.userType, stage: actor.attorney?.stage ?? null });

/** A person's endpoints are nobody else's to see: changing one decides where events go. */
export const webhookPolicy = {
  read: isIntegrator,
  change: isIntegrator,
  send: isIntegrator,
} satisfies Policy<'change' | 'send', Owned>;
