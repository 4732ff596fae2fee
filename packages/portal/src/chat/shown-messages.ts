import type { ChatMessage } from '@troth/ui/chat-thread';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { formatTime, nameOfDay } from '../instants';
import type { Outgoing } from '../outbox';
import type { Chat } from './queries';

/** One of the two, as the thread shows them. */
export interface Speaker {
  readonly id: string;
  readonly name: string;
  /** Null for an attorney. */
  readonly side: PartnerSide | null;
}

/** The messages of the two as a thread shows them, what is on its way at the end. */
export function shownMessages(
  chats: readonly Chat[],
  sending: readonly Outgoing[],
  { self, other }: { readonly self: Speaker; readonly other: Speaker },
): ChatMessage[] {
  const now = new Date();
  const when = (instant: string) => ({ day: nameOfDay(instant, now), time: formatTime(instant), dateTime: instant });
  const stored = chats.map(({ id, fromUserId, message, createdAt, isRead }): ChatMessage => {
    const isOwn = fromUserId === self.id;
    const { side, name } = isOwn ? self : other;
    return { id, side, name, isOwn, text: message, isRead, ...when(createdAt) };
  });
  const onTheirWay = sending.map(
    ({ id, text, writtenAt }): ChatMessage => ({
      id,
      side: self.side,
      name: self.name,
      isOwn: true,
      text,
      isSending: true,
      ...when(writtenAt),
    }),
  );
  return [...stored, ...onTheirWay];
}
