import type { Operation } from './http/operation';
import { stateOperations } from './modules/states/state.routes';
import { userOperations } from './modules/users/user.routes';

/** Every call of the API. `openapi.json`, the routes and the authorization tests are all made from this list. */
export const operations: readonly Operation[] = [...stateOperations, ...userOperations];
