import type { Instant } from '../../kernel/database/columns';

export interface SavedViewTables {
  adminSavedViews: {
    id: string;
    userId: string;
    list: string;
    sealedViews: Uint8Array;
    updatedAt: Instant;
  };
}
