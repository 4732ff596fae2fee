import { anyOf, anyone, isAdmin, type Policy, type Predicate } from '../../kernel/http/policy';

/** Losing the approval takes effect at the next request (D2). */
const isApprovedAttorney: Predicate<unknown> = (actor) =>
  actor.kind === 'person' && actor.attorney?.stage === 'APPROVED';

/** The clause library is for those who edit agreements. */
export const clauseLibraryPolicy = { read: anyOf(isAdmin, isApprovedAttorney) } satisfies Policy<never, unknown>;

/** What is offered in which state is no secret, as the law of the states is none. */
export const documentTemplatePolicy = { read: anyone } satisfies Policy<never, unknown>;
