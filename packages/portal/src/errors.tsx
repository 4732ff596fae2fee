import { ApiError } from '@troth/api-client';
import { t } from './own-texts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function issueMessages(data: unknown): string | null {
  if (!isRecord(data) || !isRecord(data['error']) || !Array.isArray(data['error']['issues'])) return null;
  const messages = data['error']['issues']
    .map((issue: unknown) => (isRecord(issue) && typeof issue['message'] === 'string' ? issue['message'] : ''))
    .filter((message) => message !== '');
  return messages.length === 0 ? null : messages.join('. ');
}

/**
 * The words for a failure. Customer spec §8 “Generic error display”: its message; else the messages of `error.issues`
 * joined with '. '; else `error` when it is a string; else the data as text; else the generic sentence.
 */
export function errorText(error: unknown): string {
  const message = isRecord(error) || error instanceof Error ? (error as { message?: unknown }).message : undefined;
  if (typeof message === 'string' && message !== '') return message;
  const data = isRecord(error) || error instanceof ApiError ? (error as { data?: unknown }).data : undefined;
  const issues = issueMessages(data);
  if (issues !== null) return issues;
  if (isRecord(data) && typeof data['error'] === 'string' && data['error'] !== '') return data['error'];
  if (typeof data === 'string' && data !== '') return data;
  if (data !== undefined && data !== null && data !== '') return JSON.stringify(data);
  return t('error.unknown');
}

/** Whether the call itself was refused for a reason that the same call would meet again. What could be waited for, was. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && typeof error.status === 'number' && error.status < 500 && error.status !== 408;
}

/** Whether there is nothing there, or nothing that this person may see. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
