import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { t } from './texts';

/** Whether a call got no answer: there is no connection, or it took too long. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

/**
 * Why something was not saved that can be tried again where one is. The sentence for an unknown error (customer spec §8)
 * asks to refresh the page, which without a connection would take the page away.
 */
export const failureText = (error: unknown): string =>
  isUnanswered(error) ? t('shared.noConnection') : errorText(error);
