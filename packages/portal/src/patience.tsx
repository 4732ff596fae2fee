/** The API's rate limits use ten-second windows (`@troth/domain/limits`). A longer wait is for the screen to announce. */
const LONGEST_WAIT_SECONDS = 15;
/** A call held back for longer than this in total fails like any other. */
const LONGEST_IN_ALL_SECONDS = 60;
/** A shorter wait is over before anyone could read a message about it. */
const UNNOTICED_SECONDS = 2;

/** The parts of an answer that ask for a wait. */
export interface Refusal {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** How long an answer asks to wait before the same call is made again; null where waiting is not for the client to do. */
export function secondsToWait({ status, retryAfter }: Refusal): number | null {
  if (status !== 429 || retryAfter === null || !/^\d+$/.test(retryAfter)) return null;
  const seconds = Math.max(1, Number(retryAfter));
  return seconds <= LONGEST_WAIT_SECONDS ? seconds : null;
}

const listeners = new Set<() => void>();
let longWaits = 0;

/** Whether calls are held back for so long that the page should say so. */
export const longWait = {
  isOn: (): boolean => longWaits > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function changeLongWaits(by: 1 | -1): void {
  longWaits += by;
  for (const listener of listeners) listener();
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const isLong = seconds > UNNOTICED_SECONDS;
    const end = (finish: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      if (isLong) changeLongWaits(-1);
      finish();
    };
    const abort = () => end(() => reject(signal.reason as Error));
    const timer = setTimeout(() => end(resolve), seconds * 1000);
    signal.addEventListener('abort', abort, { once: true });
    if (isLong) changeLongWaits(1);
  });
}

/**
 * Makes a call, and makes it again when the API asks to slow down: reads and writes alike, since a refused call has
 * done nothing. What was typed stays where it is.
 */
export async function sendPatiently<Answer>(
  send: () => Promise<Answer>,
  refusalOf: (answer: Answer) => Refusal,
  signal: AbortSignal,
): Promise<Answer> {
  let waited = 0;
  for (;;) {
    const answer = await send();
    const seconds = secondsToWait(refusalOf(answer));
    if (seconds === null || waited + seconds > LONGEST_IN_ALL_SECONDS) return answer;
    await pause(seconds, signal);
    waited += seconds;
  }
}

/** Every call of the client, made patiently. */
export const patientFetch =
  (send: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    sendPatiently(
      // The body of a request can be read once, so each attempt sends a copy.
      () => send(request.clone()),
      ({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') }),
      request.signal,
    );
