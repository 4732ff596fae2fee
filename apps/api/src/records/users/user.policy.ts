import type { Actor } from '../../kernel/auth/actor';
import { anyOf, isAdmin, isCustomer, isSignedIn, type Policy } from '../../kernel/http/policy';

/** A person as policies judge them. */
export interface UserSubject {
  readonly id: string;
}

export const isSelf = (actor: Actor, subject: UserSubject): boolean =>
  actor.kind === 'person' && actor.id === subject.id;

type UserAction = 'readOwn' | 'update' | 'acknowledge';

/** Calls under `users/{id}`: the person, and admins to look. Partners see each other through the document. */
export const userPolicy = {
  read: anyOf(isSelf, isAdmin),
  readOwn: anyOf(isSelf, isAdmin),
  update: isSelf,
  acknowledge: (actor, subject) => isSelf(actor, subject) && isCustomer(actor, subject),
} satisfies Policy<UserAction, UserSubject>;

/** Signing up: the holder of a valid token may become a user, of the kind that the portal makes (D1). */
export const signUpPolicy = { read: isSignedIn, create: isSignedIn } satisfies Policy<'create', unknown>;
