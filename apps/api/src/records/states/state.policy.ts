import { anyone, isAdmin, type Policy } from '../../kernel/http/policy';

type StateAction = 'list';

/** The law of the states is no secret: anyone who considers an agreement may read it, signed in or not. */
export const statePolicy = {
  read: anyone,
  list: anyone,
} satisfies Policy<StateAction, unknown>;

/** What was changed, why, and whom it concerned is an admin's to see and to do (decisions, row 55). */
export const lawPolicy = { read: isAdmin, change: isAdmin } satisfies Policy<'change', unknown>;
