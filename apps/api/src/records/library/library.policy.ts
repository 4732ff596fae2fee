import { anyOf, isAdmin, type Policy, type Predicate } from '../../kernel/http/policy';

/** Losing the approval takes effect at the next request (D2). */
const isApprovedAttorney: Predicate<unknown> = (actor) =>
  actor.kind === 'person' && actor.attorney?.stage === 'APPROVED';

/** Attorneys take from the library, and admins keep it. */
export const libraryPolicy = {
  read: anyOf(isAdmin, isApprovedAttorney),
  write: isAdmin,
} satisfies Policy<'write', unknown>;
