import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { CHAT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { errorText } from '@troth/portal/errors';
import { ChatThread } from '@troth/ui/chat-thread';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import { PartnerMark, type PartnerSide } from '@troth/ui/partner-mark';
import { SideSheet } from '@troth/ui/side-sheet';
import { CardSkeleton } from '@troth/ui/skeleton';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOutbox } from '../../shared/outbox';
import { OutboxComposer } from '../../shared/outbox-composer';
import { t } from '../../shared/texts';
import classes from './chat.module.css';
import { type Conversation, chatsKey, deleteMessage, markRead, messagesQuery, sendMessage } from './queries';
import { shownMessages } from './shown-messages';

export interface ChatPanelProps {
  conversation: Conversation;
  /** Names as the partners call each other. */
  names: Readonly<Record<PartnerSide, string>>;
  /** The reader's side. */
  side: PartnerSide;
  /** Words begun; they are kept while the panel is closed. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** The messages of the two partners to each other. Customer spec §3 "Chat message", §7 "Chats"; decision 3. */
export function ChatPanel({ conversation, names, side, draft, onDraft, onClose }: ChatPanelProps) {
  const queryClient = useQueryClient();
  const partner: PartnerSide = side === 'A' ? 'B' : 'A';
  const name = names[partner];
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesQuery(conversation),
  );
  const outbox = useOutbox(chatsKey(conversation), (outgoing) => sendMessage(queryClient, conversation, outgoing));
  const remove = useMutation({ mutationFn: (id: string) => deleteMessage(queryClient, conversation, id) });
  const chats = (data?.pages ?? []).toReversed().flat();
  const messages = shownMessages(chats, outbox.sending, { conversation, names, side });
  const seeEnd = useReadMarks(conversation, chats);
  const news = useNews(chats, conversation);

  return (
    <SideSheet
      isOpen
      onClose={onClose}
      title={
        <>
          <PartnerMark side={partner} name={name} size={32} isNameBeside />
          {t('chat.title', { name })}
        </>
      }
      subtitle={t('chat.private')}
      foot={
        <OutboxComposer
          outbox={outbox}
          draft={draft}
          onDraft={onDraft}
          label={t('chat.write', { name })}
          maxLength={CHAT_MESSAGE_MAX_LENGTH}
          note={window.matchMedia('(hover: hover)').matches ? t('chat.keys') : undefined}
          isFocusedAtFirst
        >
          {remove.error !== null && (
            <Notice tone="danger" isAlert title={t('chat.deleteFailed')}>
              {errorText(remove.error)}
            </Notice>
          )}
        </OutboxComposer>
      }
    >
      <div role="log" aria-live="polite">
        <VisuallyHidden>{news === null ? '' : t('chat.news', { name, text: news })}</VisuallyHidden>
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
          <ErrorPanel onRetry={() => void refetch()}>{t('chat.loadFailed')}</ErrorPanel>
        </div>
      )}
      {data !== undefined && (
        <ChatThread
          label={t('chat.title', { name })}
          messages={messages}
          onLoadEarlier={hasNextPage ? () => void fetchNextPage() : undefined}
          isLoadingEarlier={isFetchingNextPage}
          onDelete={remove.mutate}
          onSeeEnd={seeEnd}
          empty={<EmptyState title={t('chat.empty.title')}>{t('chat.empty.text', { name })}</EmptyState>}
        />
      )}
    </SideSheet>
  );
}

type Chats = Parameters<typeof shownMessages>[0];

/** Marks what the partner wrote as read once it was seen: the thread's end in view, the window in front. */
function useReadMarks(conversation: Conversation, chats: Chats): (isSeen: boolean) => void {
  const queryClient = useQueryClient();
  const [isEndSeen, setEndSeen] = useState(false);
  const [isInFront, setInFront] = useState(() => !document.hidden);
  const asked = useRef(new Set<string>());
  const unread = chats
    .filter(({ fromUserId, isRead }) => fromUserId === conversation.partnerId && !isRead)
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

  useEffect(() => {
    const ids = unread.filter((id) => !asked.current.has(id));
    if (!isEndSeen || !isInFront || ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    mutate(ids);
  }, [isEndSeen, isInFront, unread.join(), mutate]);

  return useCallback((isSeen: boolean) => setEndSeen(isSeen), []);
}

/** The partner's newest words, when they arrive while the panel is open; null before that. */
function useNews(chats: Chats, { partnerId }: Conversation): string | null {
  const newest = chats.findLast(({ fromUserId }) => fromUserId === partnerId);
  const isLoaded = chats.length > 0;
  const [first, setFirst] = useState<string | null | undefined>(undefined);
  if (first === undefined && isLoaded) setFirst(newest?.id ?? null);
  return newest === undefined || first === undefined || newest.id === first ? null : newest.message;
}
