/** Opens the transaction of a notarization at its provider. */
export const OPEN_TRANSACTION_QUEUE = 'notarization-open';
/** Reads the transaction of a notarization and applies what it says now. */
export const SETTLE_TRANSACTION_QUEUE = 'notarization-settle';
/** Binds the certificate of completion to the notarized file, and seals it. */
export const SEAL_QUEUE = 'notarization-seal';
