export { type Account } from './accounts/account';
export { removeAccount } from './accounts/account-store';
export { removeAllFactors } from './second-factor/factor-store';
export { createIdentity, type Identity } from './identity';
export { issueEmailChange, issuePasswordReset } from './flows/host-reset';
export { generateKeys } from './keys';
export { identityMigrations } from './migrations';
export { findAsset, fontFile } from './pages/assets';
export type * from './ports';
/** @internal The API’s tests compare them with the domain’s. */
export { MANAGE_PROMPT, SECOND_FACTOR_ACR } from './second-factor/factor';
export { SECURITY_PROMPT } from './second-factor/factor';
export { endSessionsOf, type Sessions } from './sessions/sessions';
