const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** PostgreSQL's own code, the operating system's, or what the embedded database says when a write finds no room. */
export const isDatabaseFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error)) || /no space left on device/i.test(messageOf(error));

/** The database ended a statement that ran, or a transaction that waited, for longer than it may. */
export const isDatabaseTimeout = (error: unknown): boolean => ['57014', '25P03'].includes(codeOf(error));

/** The database cannot be reached, is shutting down, or took too long; the request may be tried again. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isDatabaseTimeout(error) ||
  /^(08|57P0|53300)/.test(codeOf(error)) ||
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT'].includes(codeOf(error)) ||
  // What the driver says of a connection that ended under it, with no code.
  /^(Connection terminated|Client has encountered a connection error)/.test(messageOf(error));

/** An exclusion constraint holds this row off: something else has the place already. */
export const isPlaceTaken = (error: unknown): boolean => codeOf(error) === '23P01';
