import type { Generated } from 'kysely';
import type { Instant } from '../../kernel/database/columns';

export interface NotarizationTables {
  weddingWarnings: {
    documentId: string;
    userId: string;
    /** Of which version of the agreement. */
    version: string;
    weddingDate: string;
    acknowledgedAt: Instant;
  };
  notarizationNotices: {
    id: Generated<string>;
    documentId: string;
    sentById: string;
    sentToId: string;
    sentAt: Instant;
  };
}
