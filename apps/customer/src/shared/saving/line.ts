import { ApiError } from '@troth/portal/api';

/** Whether a call got no answer at all, so that the same call may well succeed later. */
export const isLineLost = (error: unknown): boolean => error instanceof ApiError && typeof error.status === 'string';

/** Runs once, when the browser is connected again. The same function given twice runs once. */
export function whenLineReturns(run: () => void): void {
  window.addEventListener('online', run, { once: true });
}
