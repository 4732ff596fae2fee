import type { Tab } from './drafts';

const LOCK_PREFIX = 'troth-tab.';
/** Missing where the page is not served securely, and in tests, whatever the types say. */
const lockManager = () => (navigator as { readonly locks?: LockManager }).locks;
const id = crypto.randomUUID();

let isHeld = false;

/**
 * This tab, known to the others by a lock: the browser lets go of it however the tab ends. Without locks in the browser
 * no other tab counts as open.
 */
export function thisTab(): Tab {
  if (!isHeld) {
    isHeld = true;
    void lockManager()?.request(`${LOCK_PREFIX}${id}`, () => new Promise<never>(() => undefined));
  }
  return {
    id,
    openTabs: async () => {
      const { held = [] } = (await lockManager()?.query()) ?? {};
      return new Set(held.map(({ name = '' }) => name.slice(LOCK_PREFIX.length)));
    },
  };
}
