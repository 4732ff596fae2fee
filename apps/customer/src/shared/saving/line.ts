import { ApiError } from '@troth/portal/api';

/** Whether a call got no answer at all, so that the same call may well succeed later. */
export const isLineLost = (error: unknown): boolean => error instanceof ApiError && typeof error.status === 'string';

/** Runs each time the browser is connected again. What saves lives as long as the page, so this is never taken back. */
export function whenLineReturns(run: () => void): void {
  window.addEventListener('online', run);
}
