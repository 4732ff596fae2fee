const NAME = 'troth-signed-in';

/**
 * Whether someone was signed in to this portal with this browser and has not signed out since: then it is worth
 * asking the provider.
 */
export const wasHere = (): boolean => {
  try {
    return window.localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
};

/** Remembers it; a sign-out clears the storage. Says nothing of who it was. */
export function rememberHere(isHere: boolean): void {
  try {
    if (isHere) window.localStorage.setItem(NAME, '1');
    else window.localStorage.removeItem(NAME);
  } catch {
    // Without a storage the provider is asked by way of its page.
  }
}
