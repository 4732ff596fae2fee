import type { Session } from './session';

/**
 * The fetch of every call to the API. The client has put a fresh token on the request already; when the API refuses it
 * all the same (a revoked session, a clock that is off) the token is renewed once and the call repeated.
 */
export function createRenewingFetch(
  session: Pick<Session, 'getFreshToken'>,
  send: typeof fetch = (...args) => fetch(...args),
) {
  return async (request: Request): Promise<Response> => {
    // The body of a request can be read once, so the copy is made before it is sent.
    const copy = request.clone();
    const response = await send(request);
    if (response.status !== 401 || !request.headers.has('authorization')) return response;
    const token = await session.getFreshToken();
    if (token === null) return response;
    const headers = new Headers(copy.headers);
    headers.set('authorization', `Bearer ${token}`);
    return send(new Request(copy, { headers }));
  };
}
