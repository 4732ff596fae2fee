import type { ImportMapping } from '@troth/domain/disclosure';
import type { Instant, Json } from '../../kernel/database/columns';

export interface ImportTables {
  importMappings: { userId: string; fingerprint: string; mapping: Json<ImportMapping>; usedAt: Instant };
}
