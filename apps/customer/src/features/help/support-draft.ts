import { SUPPORT_TOPICS, type SupportTopic } from '@troth/domain/support';
import { useState } from 'react';

export interface SupportDraft {
  readonly topic: SupportTopic | null;
  readonly message: string;
}

const EMPTY: SupportDraft = { topic: null, message: '' };
const storageKey = (userId: string) => `troth-support-draft-${userId}`;

function stored(userId: string): SupportDraft {
  try {
    const { topic, message } = JSON.parse(window.localStorage.getItem(storageKey(userId)) ?? '{}') as {
      topic?: unknown;
      message?: unknown;
    };
    return {
      topic: SUPPORT_TOPICS.find((known) => known === topic) ?? null,
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return EMPTY;
  }
}

/** What is typed into the support form, kept on the device until it is sent; signing out clears it with the rest. */
export function useSupportDraft(userId: string) {
  const [draft, setDraft] = useState(() => stored(userId));
  return {
    draft,
    change: (changes: Partial<SupportDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      window.localStorage.setItem(storageKey(userId), JSON.stringify(next));
    },
    clear: () => {
      setDraft(EMPTY);
      window.localStorage.removeItem(storageKey(userId));
    },
  };
}
