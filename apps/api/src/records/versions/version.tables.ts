import type { Instant, NullableInstant } from '../../kernel/database/columns';

export interface VersionTables {
  viewedVersions: {
    documentId: string;
    userId: string;
    /** The newest version that this person has seen. */
    commitAt: Instant;
    /** The one seen before it. */
    beforeCommitAt: NullableInstant;
  };
}
