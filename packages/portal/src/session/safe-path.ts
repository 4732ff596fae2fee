import { signInRedirectPath } from './paths';

/** A path of this application; anything else (another origin, a scheme) becomes the home page. */
export function safePath(path: unknown): string {
  const isOwn = typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
  if (!isOwn || path.startsWith(signInRedirectPath)) return '/';
  return path;
}
