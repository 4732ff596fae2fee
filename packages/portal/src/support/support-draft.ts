import { SUPPORT_TOPICS, type SupportTopic } from '@troth/domain/support';
import { deviceStorage } from '../device-storage';
import { useState } from 'react';

export interface SupportDraft {
  readonly topic: SupportTopic | null;
  readonly message: string;
}

const EMPTY: SupportDraft = { topic: null, message: '' };
const nameOf = (userId: string) => `troth-support-draft-${userId}`;

function stored(userId: string): SupportDraft {
  try {
    const { topic, message } = JSON.parse(deviceStorage.read(nameOf(userId)) ?? '{}') as {
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

/** What is typed into the support form, kept on the device until it is sent. */
export function useSupportDraft(userId: string) {
  const [draft, setDraft] = useState(() => stored(userId));
  return {
    draft,
    change: (changes: Partial<SupportDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      deviceStorage.keep(nameOf(userId), JSON.stringify(next));
    },
    clear: () => {
      setDraft(EMPTY);
      deviceStorage.drop(nameOf(userId));
    },
  };
}
