/** Words begun for a note, by whose they are and what they are for. */
const keyOf = (attorneyId: string, about: string) => `troth-note.${attorneyId}.${about}`;

/**
 * A note that is not saved yet, kept on the device: it survives an ended session and a closed tab. Signing out clears the
 * storage it is in.
 */
export const keptWords = {
  read(attorneyId: string, about: string): string | null {
    try {
      return window.localStorage.getItem(keyOf(attorneyId, about));
    } catch {
      return null;
    }
  },
  keep(attorneyId: string, about: string, words: string): void {
    try {
      window.localStorage.setItem(keyOf(attorneyId, about), words);
    } catch {
      // A full or forbidden storage: the page still holds what was typed.
    }
  },
  drop(attorneyId: string, about: string): void {
    window.localStorage.removeItem(keyOf(attorneyId, about));
  },
};
