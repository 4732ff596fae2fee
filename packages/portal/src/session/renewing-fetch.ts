import type { Session } from './session';

type Renews = Pick<Session, 'getToken' | 'getFreshToken' | 'endRefused' | 'confirm'>;

/** Whether what was asked for wants the person to have signed in a moment ago. ASVS 5.0, 7.5.1. */
async function wantsFreshSignIn(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'REAUTHENTICATION_REQUIRED';
}

/**
 * The fetch of every call to the API. The client has put a fresh token on the request already; when the API refuses it
 * all the same (a session that ended, a clock that is off) the token is renewed once and the call repeated. Refused again,
 * the session has ended here, whatever the provider says: the page asks to sign in again. A call that wants a fresh
 * sign-in waits for it on the page, and is then made.
 */
export function createRenewingFetch(session: Renews, send: typeof fetch = (...args) => fetch(...args)) {
  return async (request: Request): Promise<Response> => {
    // The body of a request can be read once, so the copies are made before it is sent.
    const copy = request.clone();
    const again = (token: string) => {
      const headers = new Headers(copy.headers);
      headers.set('authorization', `Bearer ${token}`);
      return send(new Request(copy.clone(), { headers }));
    };
    let response = await send(request);
    if (!request.headers.has('authorization')) return response;
    if (response.status === 401) {
      const token = await session.getFreshToken();
      if (token === null) return response;
      response = await again(token);
      if (response.status === 401) session.endRefused();
    }
    if (!(await wantsFreshSignIn(response)) || !(await session.confirm())) return response;
    const token = await session.getToken();
    return token === null ? response : again(token);
  };
}
