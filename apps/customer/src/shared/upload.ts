import { ApiError } from '@troth/portal/api';
import { sendPatiently } from '@troth/portal/patience';
import type { PortalRuntime } from '@troth/portal/runtime';

/** Where uploads go, and in whose name. */
export type UploadTarget = Pick<PortalRuntime, 'environment' | 'session'>;

export interface UploadOptions {
  /** The path under the API's base address. */
  readonly path: string;
  readonly file: File;
  /** Told how much has gone, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

type Problem = NonNullable<ApiError['problem']>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'code' in data && 'error' in data;

/** One attempt. The browser's older way of calling is the one that tells how much has gone. */
function send(url: string, token: string | null, { file, onProgress, signal }: UploadOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const end = (finish: () => void) => () => {
      signal.removeEventListener('abort', cancel);
      finish();
    };
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = end(() => resolve(request));
    request.onerror = end(() => reject(new ApiError('FETCH_ERROR', undefined, null)));
    request.ontimeout = end(() => reject(new ApiError('TIMEOUT_ERROR', undefined, null)));
    request.onabort = end(() => reject(signal.reason as Error));
    signal.addEventListener('abort', cancel, { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

/**
 * Sends one file as a form and tells how much of it has gone, which the typed client cannot. A refused token is renewed
 * once, and a request to slow down is followed, as with every other call.
 *
 * @returns What the API answers.
 * @throws ApiError as the typed client does; the signal's reason when it was cancelled.
 */
export async function upload({ environment, session }: UploadTarget, options: UploadOptions): Promise<unknown> {
  const url = `${environment.apiBase}${options.path}`;
  const attempt = async () => {
    const answer = await send(url, await session.getToken().catch(() => null), options);
    if (answer.status !== 401) return answer;
    const token = await session.getFreshToken();
    return token === null ? answer : send(url, token, options);
  };
  const answer = await sendPatiently(
    attempt,
    (request) => ({ status: request.status, retryAfter: request.getResponseHeader('retry-after') }),
    options.signal,
  );
  const data = parsed(answer.responseText);
  if (answer.status >= 200 && answer.status < 300) return data;
  throw new ApiError(answer.status, data, isProblem(data) ? data : null);
}
