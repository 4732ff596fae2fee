import type { AttorneyFileKind } from '@troth/domain/attorneys';
import type { EntityColumns, NullableInstant } from '../../kernel/database/columns';
import type { UploadKind } from '../../kernel/uploads/kinds';

export interface AttorneyFileTables {
  attorneyFiles: EntityColumns & {
    attorneyId: string;
    kind: AttorneyFileKind;
    sealedName: Uint8Array;
    contentType: UploadKind;
    size: number;
    sha256: string;
    key: string;
    purgedAt: NullableInstant;
  };
}
