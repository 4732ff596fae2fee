/** Names the browser tab that sends a request, so that its own changes are not told to it as news. */
export const TAB_HEADER = 'x-troth-tab';

/** Marks a request that a page makes on its own, with nobody at it: it keeps no session alive. */
export const BACKGROUND_HEADER = 'x-troth-background';

const TAB_PATTERN = /^[\w-]{8,64}$/;

/** The tab of a request; null when it names none. */
export function tabOf(request: Request): string | null {
  const name = request.headers.get(TAB_HEADER);
  return name !== null && TAB_PATTERN.test(name) ? name : null;
}
