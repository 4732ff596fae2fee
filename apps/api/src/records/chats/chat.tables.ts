import type { EntityColumns, NullableInstant } from '../../kernel/database/columns';

export interface ChatTables {
  chats: EntityColumns & {
    documentId: string;
    fromUserId: string;
    toUserId: string;
    sealedMessage: Uint8Array;
    readAt: NullableInstant;
    /** When a mail told the addressee of it. */
    mailedAt: NullableInstant;
  };
}
