import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { CHAT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { ChatPeople } from '@troth/ui/chat-people';
import { ChatThread } from '@troth/ui/chat-thread';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import { PersonMark } from '@troth/ui/partner-mark';
import { SideSheet, SideSheetFoot } from '@troth/ui/side-sheet';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../errors';
import { useOutbox } from '../outbox';
import { OutboxComposer } from '../outbox-composer';
import classes from './chat.module.css';
import {
  type Conversation,
  type Counterpart,
  conversationKey,
  deleteMessage,
  markRead,
  messagesQuery,
  sendMessage,
} from './queries';
import { type Speaker, shownMessages } from './shown-messages';
import type { ChatWords } from './words';

export interface ChatPanelProps {
  documentId: string;
  self: Speaker;
  /** Everybody whom one writes to, or has written to; at least one. */
  people: readonly Counterpart[];
  /** Whose conversation is open. */
  person: Counterpart;
  onChoose: (userId: string) => void;
  /** Words begun to this one; they are kept while the panel is closed. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
  words: ChatWords;
  /** Words at hand, above the box; what is chosen is put into it. */
  renderHelp?: ((use: (text: string) => void) => ReactNode) | undefined;
}

/** Messages about a document, one conversation at a time. Customer spec §3 "Chat message", §7 "Chats"; D3. */
export function ChatPanel({ people, person, onChoose, onClose, words, ...thread }: ChatPanelProps) {
  const name = words.nameOf(person);
  return (
    <SideSheet
      isOpen
      onClose={onClose}
      title={
        <>
          <PersonMark side={person.side} name={name} size={32} />
          {words.title(name)}
        </>
      }
      subtitle={words.whoReads(person)}
    >
      {people.length > 1 && (
        <ChatPeople
          label={words.people}
          people={people.map((each) => ({
            id: each.userId,
            name: words.nameOf(each),
            side: each.side,
            unread: each.unread,
          }))}
          chosenId={person.userId}
          onChoose={onChoose}
        />
      )}
      {/* Another one is another thread: nothing of the one is said of the other. */}
      <Messages key={person.userId} person={person} words={words} {...thread} />
    </SideSheet>
  );
}

function Messages({
  documentId,
  self,
  person,
  draft,
  onDraft,
  words,
  renderHelp,
}: Pick<ChatPanelProps, 'documentId' | 'self' | 'person' | 'draft' | 'onDraft' | 'words' | 'renderHelp'>) {
  const queryClient = useQueryClient();
  const name = words.nameOf(person);
  const conversation: Conversation = { userId: self.id, documentId, otherId: person.userId };
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesQuery(conversation),
  );
  const outbox = useOutbox(conversationKey(conversation), (outgoing) =>
    sendMessage(queryClient, conversation, outgoing),
  );
  const remove = useMutation({ mutationFn: (id: string) => deleteMessage(queryClient, conversation, id) });
  const chats = (data?.pages ?? []).toReversed().flat();
  const other: Speaker = { id: person.userId, name, side: person.side };
  const messages = shownMessages(chats, outbox.sending, { self, other });
  const seeEnd = useReadMarks(conversation, chats);
  const news = useNews(chats, conversation);

  return (
    <>
      <div role="log" aria-live="polite">
        <VisuallyHidden>{news === null ? '' : words.news(name, news)}</VisuallyHidden>
      </div>
      {isPending && (
        <div className={classes.aside}>
          <CardSkeleton height={64} />
          <CardSkeleton height={96} />
          <CardSkeleton height={64} />
        </div>
      )}
      {isError && (
        <div className={classes.aside}>
          <ErrorPanel onRetry={() => void refetch()}>{words.loadFailed}</ErrorPanel>
        </div>
      )}
      {data !== undefined && (
        <ChatThread
          label={words.title(name)}
          messages={messages}
          onLoadEarlier={hasNextPage ? () => void fetchNextPage() : undefined}
          isLoadingEarlier={isFetchingNextPage}
          onDelete={remove.mutate}
          onSeeEnd={seeEnd}
          empty={<EmptyState title={words.emptyTitle}>{words.emptyText(person)}</EmptyState>}
        />
      )}
      <SideSheetFoot>
        <OutboxComposer
          outbox={outbox}
          draft={draft}
          onDraft={onDraft}
          label={words.write(name)}
          maxLength={CHAT_MESSAGE_MAX_LENGTH}
          note={window.matchMedia('(hover: hover)').matches ? words.keys : undefined}
          isFocusedAtFirst
          isClosed={!person.canWrite}
        >
          {remove.error !== null && (
            <Notice tone="danger" isAlert title={words.deleteFailed}>
              {errorText(remove.error)}
            </Notice>
          )}
          {person.canWrite &&
            renderHelp?.((text) => onDraft(draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`))}
          {!person.canWrite && <Text size="small">{words.closed(person)}</Text>}
        </OutboxComposer>
      </SideSheetFoot>
    </>
  );
}

type Chats = Parameters<typeof shownMessages>[0];

/** Marks what the other one wrote as read once it was seen: the thread's end in view, the window in front. */
function useReadMarks(conversation: Conversation, chats: Chats): (isSeen: boolean) => void {
  const queryClient = useQueryClient();
  const [isEndSeen, setEndSeen] = useState(false);
  const [isInFront, setInFront] = useState(() => !document.hidden);
  const asked = useRef(new Set<string>());
  const unread = chats
    .filter(({ fromUserId, isRead }) => fromUserId === conversation.otherId && !isRead)
    .map(({ id }) => id);
  const { mutate } = useMutation({
    mutationFn: (ids: string[]) => markRead(queryClient, conversation, ids),
    // Not read after all: asked for again with the next message or the next look.
    onError: (_error, ids) => {
      for (const id of ids) asked.current.delete(id);
    },
  });

  useEffect(() => {
    const look = () => setInFront(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const unreadIds = unread.join(' ');
  useEffect(() => {
    const ids = unreadIds.split(' ').filter((id) => id !== '' && !asked.current.has(id));
    if (!isEndSeen || !isInFront || ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    mutate(ids);
  }, [isEndSeen, isInFront, unreadIds, mutate]);

  return useCallback((isSeen: boolean) => setEndSeen(isSeen), []);
}

/** The other one's newest words, when they arrive while the panel is open; null before that. */
function useNews(chats: Chats, { otherId }: Conversation): string | null {
  const newest = chats.findLast(({ fromUserId }) => fromUserId === otherId);
  const isLoaded = chats.length > 0;
  const [first, setFirst] = useState<string | null | undefined>(undefined);
  if (first === undefined && isLoaded) setFirst(newest?.id ?? null);
  return newest === undefined || first === undefined || newest.id === first ? null : newest.message;
}
