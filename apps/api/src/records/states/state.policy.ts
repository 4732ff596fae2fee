import { anyone, type Policy } from '../../kernel/http/policy';

type StateAction = 'list';

/** The law of the states is no secret: whoever considers an agreement may read it, signed in or not. */
export const statePolicy = {
  read: anyone,
  list: anyone,
} satisfies Policy<StateAction, unknown>;
