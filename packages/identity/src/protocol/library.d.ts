import type { errors, interactionPolicy } from 'oidc-provider';

export { Provider } from 'oidc-provider';
export const InvalidGrant: typeof errors.InvalidGrant;
export const SessionNotFound: typeof errors.SessionNotFound;
export const Check: typeof interactionPolicy.Check;
export const Prompt: typeof interactionPolicy.Prompt;
export const basePolicy: typeof interactionPolicy.base;
