import type { SupportTicketStatus, SupportTopic } from '@troth/domain/support';
import type { ColumnType, Generated } from 'kysely';
import type { EntityColumns, NullableInstant, Optional } from '../../kernel/database/columns';

export interface SupportTables {
  supportTickets: EntityColumns & {
    number: Generated<number>;
    userId: string;
    topic: SupportTopic;
    sealedMessage: Uint8Array;
    pagePath: Optional<string>;
    status: ColumnType<SupportTicketStatus, SupportTicketStatus | undefined, SupportTicketStatus>;
    sealedReply: Optional<Uint8Array>;
    repliedAt: NullableInstant;
  };
}
