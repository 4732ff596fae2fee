import type { AgreementTree } from '@troth/agreement/tree';
import type { Generated } from 'kysely';
import type { EntityColumns, Instant, Json, NullableInstant, Optional } from '../../database/columns';
import type { InputParts } from './input-parts';

export interface GenerationTables {
  files: EntityColumns & {
    documentId: Optional<string>;
    key: string;
    name: string;
    size: number;
    contentType: string;
  };
  documentCommits: {
    id: Generated<string>;
    documentId: string;
    commitAt: Instant;
    hash: string;
    message: Optional<string>;
    inputHash: string;
    inputParts: Json<InputParts>;
    tree: Json<AgreementTree>;
    pdfFileId: string;
    committedById: Optional<string>;
  };
  generationRuns: {
    id: Generated<string>;
    documentId: string;
    requestedById: string;
    status: 'QUEUED' | 'DONE' | 'FAILED';
    failure: Optional<string>;
    requestedAt: Instant;
    finishedAt: NullableInstant;
    commitId: Optional<string>;
  };
  preflightConfirmations: {
    documentId: string;
    userId: string;
    warning: string;
    confirmedAt: Instant;
  };
}
