import { type DomainTranslator, say } from '../messages/say';

/** How a call failed on its way: an HTTP status with its data, or one of these. Customer spec §8. */
export type TransportStatus = number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** An error as a portal holds it. */
export interface DisplayableError {
  readonly message?: string | undefined;
  readonly status?: TransportStatus;
  readonly data?: unknown;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

const textOf = (data: unknown): string | null => {
  if (data === undefined || data === null || data === '') return null;
  return typeof data === 'string' ? data : (JSON.stringify(data) ?? null);
};

/**
 * The text shown for an error. Customer spec §8 "Generic error display": its message; else the issues of
 * `data.error.issues` joined with '. '; else `data.error` if it is a string; else the data as text; otherwise the
 * general sentence.
 */
export function errorText(error: DisplayableError | null | undefined, translate: DomainTranslator = say): string {
  if (typeof error?.message === 'string' && error.message !== '') return error.message;
  const cause = member(error?.data, 'error');
  const issues = member(cause, 'issues');
  if (Array.isArray(issues)) {
    const messages = issues
      .map((issue: unknown) => member(issue, 'message'))
      .filter((text) => typeof text === 'string');
    if (messages.length > 0) return messages.join('. ');
  }
  if (typeof cause === 'string') return cause;
  return textOf(error?.data) ?? translate('error.unknown');
}
