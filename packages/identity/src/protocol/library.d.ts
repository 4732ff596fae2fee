import type { AsyncLocalStorage } from 'node:async_hooks';
import type { errors, interactionPolicy } from 'oidc-provider';

export { Provider } from 'oidc-provider';
/** Holds the request that is being answered, for the library itself. */
export const requestContext: AsyncLocalStorage<unknown>;
export const InvalidGrant: typeof errors.InvalidGrant;
export const SessionNotFound: typeof errors.SessionNotFound;
export const Check: typeof interactionPolicy.Check;
export const Prompt: typeof interactionPolicy.Prompt;
export const basePolicy: typeof interactionPolicy.base;
