/** Names this page load to the API, which does not tell a tab of its own changes. Means nothing elsewhere. */
const tabId = crypto.randomUUID();

/** A page that nobody has touched for so long asks on its own. Well under the shortest time after which a session ends. */
const UNTOUCHED_MS = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let touchedAt = Date.now();
const touch = () => {
  touchedAt = Date.now();
};
for (const kind of TOUCHES) window.addEventListener(kind, touch, { capture: true, passive: true });

/**
 * Sends each request with the tab's name, and says when nobody is at the page: what it asks on its own, because something
 * moved elsewhere, keeps no session alive. ASVS 5.0, 7.3.1.
 */
export const sentFromThisTab =
  (send: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    request.headers.set('x-troth-tab', tabId);
    if (Date.now() - touchedAt > UNTOUCHED_MS) request.headers.set('x-troth-background', '1');
    return send(request);
  };
