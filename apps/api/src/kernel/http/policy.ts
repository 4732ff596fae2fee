import type { Actor } from '../auth/actor';
import { problem } from './problem';

/** Whether this actor may take an action on this subject. Small, pure, shared; rules of law and product live in domain. */
export type Predicate<Subject> = (actor: Actor, subject: Subject) => boolean;

/**
 * One table per resource: every action, and who may take it. `read` decides whether the subject exists for the actor
 * at all (404 otherwise); the action itself decides whether it may be done (403 otherwise). D4.
 */
export type Policy<Action extends string, Subject> = Readonly<Record<Action | 'read', Predicate<Subject>>>;

export const anyOf =
  <Subject>(...predicates: Predicate<Subject>[]): Predicate<Subject> =>
  (actor, subject) =>
    predicates.some((predicate) => predicate(actor, subject));

export const allOf =
  <Subject>(...predicates: Predicate<Subject>[]): Predicate<Subject> =>
  (actor, subject) =>
    predicates.every((predicate) => predicate(actor, subject));

/** Open to strangers. Operations whose action is exactly this predicate ask for no sign-in. */
export const anyone: Predicate<unknown> = () => true;
export const isSignedIn: Predicate<unknown> = (actor) => actor.kind !== 'stranger';
export const isUser: Predicate<unknown> = (actor) => actor.kind === 'person';
export const isCustomer: Predicate<unknown> = (actor) => actor.kind === 'person' && actor.userType === 'CUSTOMER';
export const isAdmin: Predicate<unknown> = (actor) => actor.kind === 'person' && actor.userType === 'ADMIN';

/**
 * @throws Problem NOT_AUTHENTICATED for strangers, NOT_FOUND for what the actor may not read, NOT_ALLOWED for what the
 *   actor may read and not do.
 */
export function authorize<Action extends string, Subject>(
  policy: Policy<Action, Subject>,
  action: Action | 'read',
  actor: Actor,
  subject: Subject,
): void {
  if (policy[action](actor, subject) && policy.read(actor, subject)) return;
  if (actor.kind === 'stranger') throw problem('NOT_AUTHENTICATED');
  if (!policy.read(actor, subject)) throw problem('NOT_FOUND', { refused: true });
  throw problem('NOT_ALLOWED', { refused: true });
}
