import type { EvidenceFileType } from '@troth/domain/disclosure';
import type { EntityColumns, NullableInstant } from '../../kernel/database/columns';

export interface EvidenceTables {
  entryFiles: Omit<EntityColumns, 'id'> & {
    id: string;
    entryId: string;
    key: string;
    sealedWithDocumentId: string;
    size: number;
    contentType: EvidenceFileType;
    sealedDetails: Buffer;
    purgedAt: NullableInstant;
  };
}
