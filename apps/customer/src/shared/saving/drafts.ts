import type { AnswerInput } from './answer-input';

/** An input that the API has not stored as it stands, and the version of the answer that it was typed over. */
export interface Draft {
  readonly input: AnswerInput;
  /** 0 when there was no answer yet. */
  readonly version: number;
}

/**
 * Inputs that are not stored yet, kept on the device: they survive a failed save, an ended session and a closed tab.
 * `docs/decisions/0000-product-decisions.md`, row 12. Signing out clears the storage they are in.
 */
export interface Drafts {
  read(questionId: string): Draft | null;
  keep(questionId: string, draft: Draft): void;
  drop(questionId: string): void;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseDraft(json: string | null): Draft | null {
  if (json === null) return null;
  try {
    const { text, optionIds, version } = JSON.parse(json) as Record<string, unknown>;
    const isDraft = typeof text === 'string' && isStrings(optionIds) && typeof version === 'number';
    return isDraft ? { input: { text, optionIds }, version } : null;
  } catch {
    return null;
  }
}

/** Drafts in a browser storage. A full or forbidden storage loses the safety copy, never the input on the page. */
export function draftsIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, ownerId: string): Drafts {
  const key = (questionId: string) => `troth-draft.${ownerId}.${questionId}`;
  return {
    read: (questionId) => parseDraft(storage.getItem(key(questionId))),
    keep: (questionId, { input, version }) => {
      try {
        storage.setItem(key(questionId), JSON.stringify({ ...input, version }));
      } catch {
        // The page still holds the input; only the copy for after a closed tab is missing.
      }
    },
    drop: (questionId) => storage.removeItem(key(questionId)),
  };
}
