import { ApiError } from '@troth/api-client';
import { type BrowserFailure, FAILURE_PLACES_MAX } from '@troth/domain/errors';

/** What a page that fails again and again is heard of. */
const MOST_OF_A_PAGE = 10;

/** A place in a stack of any browser: `at name (https://…/assets/a.js:1:2)` or `name@https://…/assets/a.js:1:2`. */
const PLACE = /(https?:\/\/[^\s()@]+?)(\/assets\/[\w.-]+\.js):(\d+):(\d+)/;

/**
 * What may be told of a failure; null for what is none of the portal's own. The message stays here, and with it the first
 * line of the stack: it may hold what a person typed. So does the name of an error, unless it looks like one.
 */
export function failureOf(
  error: unknown,
  portal: BrowserFailure['portal'],
  origin: string = window.location.origin,
): BrowserFailure | null {
  // An answer of the API that says no: the API knows of it.
  if (!(error instanceof Error) || error instanceof ApiError) return null;
  const lines = (error.stack ?? '').replace(error.message, '').split('\n');
  const places = lines.flatMap((line) => {
    const [, from, script = '', row, column] = PLACE.exec(line) ?? [];
    return from === origin ? [{ script, line: Number(row), column: Number(column) }] : [];
  });
  if (places.length === 0) return null;
  const kind = /^[A-Z][A-Za-z]{0,39}$/.test(error.name) ? error.name : 'Error';
  return { portal, kind, places: places.slice(0, FAILURE_PLACES_MAX) };
}

/** From here on the API is told of what fails on this page, each failure once. */
export function reportFailures(apiBase: string, portal: BrowserFailure['portal']): void {
  const told = new Set<string>();
  const tell = (error: unknown) => {
    const failure = failureOf(error, portal);
    if (failure === null) return;
    const body = JSON.stringify(failure);
    if (told.has(body) || told.size >= MOST_OF_A_PAGE) return;
    told.add(body);
    const headers = { 'content-type': 'application/json' };
    // Without cookies and without a token: nobody is told whose page it was.
    void fetch(`${apiBase}/browser-failures`, {
      method: 'POST',
      headers,
      body,
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
