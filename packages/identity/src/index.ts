export { AccountError, type Account, type AccountErrorCode, type Accounts, type NewAccount } from './accounts/account';
export { removeAccount } from './accounts/account-store';
export { createIdentity, type Identity } from './identity';
export { generateKeys } from './keys';
export { sampleMails } from './mail/mails';
export { identityMigrations } from './migrations';
export type * from './ports';
