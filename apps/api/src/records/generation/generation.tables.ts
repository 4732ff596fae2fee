import type { DocumentFileKind } from '@troth/domain/documents';
import type { Generated } from 'kysely';
import type { EntityColumns, Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';
import type { InputParts } from '@troth/domain/documents';

export interface GenerationTables {
  files: EntityColumns & {
    documentId: string;
    /** Where the sealed bytes lie in the store. */
    key: string;
    /** Of the bytes before they were sealed. */
    sha256: string;
    sealedName: Uint8Array;
    size: number;
    contentType: string;
    kind: DocumentFileKind;
    purgedAt: NullableInstant;
  };
  documentCommits: {
    id: Generated<string>;
    documentId: string;
    commitAt: Instant;
    hash: string;
    message: Optional<string>;
    inputHash: string;
    inputParts: Json<InputParts>;
    /** What only this version has of its text, and which parts make up the rest, as sealed JSON. */
    sealedManifest: Uint8Array;
    pdfFileId: string;
    committedById: Optional<string>;
  };
  agreementParts: {
    documentId: string;
    /** A keyed hash of what it says. */
    fingerprint: string;
    sealedContent: Uint8Array;
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
    /** A keyed hash of what was warned of then. */
    facts: string;
    confirmedAt: Instant;
  };
}
