import type { Chat } from '@troth/domain/chats';
import { presentEntity } from '../../kernel/http/present';
import type { ChatRow } from './chat.repository';

export const presentChat = (row: ChatRow): Chat => ({
  ...presentEntity(row),
  toUserId: row.toUserId,
  fromUserId: row.fromUserId,
  documentId: row.documentId,
  message: row.message,
  isRead: row.readAt !== null,
});
