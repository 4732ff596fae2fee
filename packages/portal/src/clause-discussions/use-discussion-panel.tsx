import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePerson } from '../person';
import { ClauseDiscussions, type ClauseDiscussionsProps } from './clause-discussions';
import { clauseDiscussionsQuery } from './queries';

/** What the panel needs to know of the text that it is beside. */
type Beside = Pick<ClauseDiscussionsProps, 'aboutHere' | 'about' | 'nameOf'> & {
  readonly stopAbout: () => void;
  readonly go: (clauseId: string) => void;
};

/** Words about clauses beside the editor: the panel for counsel, and the places that are still discussed. D45. */
export function useDiscussionPanel(documentId: string, words: { readonly title: string; readonly sharedWith: string }) {
  const { data: discussions } = useQuery(clauseDiscussionsQuery(usePerson().id, documentId));
  const comments = useMemo(
    () => (discussions ?? []).flatMap(({ clauseId, quote, isResolved }) => (isResolved ? [] : [{ clauseId, quote }])),
    [discussions],
  );
  const panel = {
    key: 'discussion',
    title: words.title,
    count: discussions?.filter(({ isUnread }) => isUnread).length,
    content: ({ stopAbout, go, ...beside }: Beside) => (
      <ClauseDiscussions
        {...beside}
        documentId={documentId}
        audiences={['COUNSEL', 'SHARED']}
        sharedWith={words.sharedWith}
        onStop={stopAbout}
        onGo={go}
      />
    ),
  };
  return { comments, panel };
}
