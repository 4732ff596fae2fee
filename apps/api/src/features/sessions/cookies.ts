import { parse, serialize as serializeCookie } from 'hono/utils/cookie';

/** The value of a cookie that came with a request; null when there is none. */
export const getCookie = (request: Request, name: string): string | null =>
  parse(request.headers.get('cookie') ?? '', name)[name] ?? null;

/** A cookie that scripts cannot read and that other sites' forms do not carry. */
export const serialize = (name: string, value: string, options: { expires: Date; secure: boolean }): string =>
  serializeCookie(name, value, { ...options, httpOnly: true, sameSite: 'Lax', path: '/' });
