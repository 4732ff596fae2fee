import type { ChatMessage } from '@troth/ui/chat-thread';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { formatDay, formatTime } from '../../shared/instants';
import type { Outgoing } from '../../shared/outbox';
import type { Chat, Conversation } from './queries';

interface Reader {
  readonly conversation: Conversation;
  readonly names: Readonly<Record<PartnerSide, string>>;
  /** The reader's side. */
  readonly side: PartnerSide;
}

/** The messages of the two as a thread shows them, what is on its way at the end. */
export function shownMessages(
  chats: readonly Chat[],
  sending: readonly Outgoing[],
  { conversation: { userId }, names, side }: Reader,
): ChatMessage[] {
  const now = new Date();
  const when = (instant: string) => ({ day: formatDay(instant, now), time: formatTime(instant), dateTime: instant });
  const other: PartnerSide = side === 'A' ? 'B' : 'A';
  const stored = chats.map(({ id, fromUserId, message, createdAt, isRead }): ChatMessage => {
    const isOwn = fromUserId === userId;
    const by = isOwn ? side : other;
    return { id, side: by, name: names[by], isOwn, text: message, isRead, ...when(createdAt) };
  });
  const onTheirWay = sending.map(
    ({ id, text, writtenAt }): ChatMessage => ({
      id,
      side,
      name: names[side],
      isOwn: true,
      text,
      isSending: true,
      ...when(writtenAt),
    }),
  );
  return [...stored, ...onTheirWay];
}
