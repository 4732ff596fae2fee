import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusWithin } from './scroll-to-error';

const PREFIX = 'question-';

/** Where the page scrolls to for a question. */
export const questionElementId = (questionId: string) => `${PREFIX}${questionId}`;

/** The address of a question on its section's screen. */
export const questionHref = (sectionPath: string, questionId: string) =>
  `${sectionPath}#${questionElementId(questionId)}`;

/** Brings a question of this screen into view, the focus on its control. */
export function jumpToQuestion(questionId: string): void {
  const card = document.getElementById(questionElementId(questionId));
  if (card !== null) focusWithin(card);
}

/** Goes to the question that the address names, once its section is on the screen. */
export function useJumpFromAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id.startsWith(PREFIX)) jumpToQuestion(id.slice(PREFIX.length));
    // The key changes with each visit, so that the same link works again.
  }, [hash, key]);
}
