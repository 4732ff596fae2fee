import type { ColumnType, Generated } from 'kysely';
import type { NotarizationEnding, NotaryProvider, SealProblem } from '@troth/domain/notarization';
import type { EntityColumns, Instant, NullableInstant, Optional } from '../../kernel/database/columns';
import type { KeptNotaryRecord } from '../../kernel/ports/notary/notary-port';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface DocumentTables {
  documents: EntityColumns & {
    isActive: Defaulted<boolean>;
    templateId: string;
    userAId: string;
    userBId: Optional<string>;
    attorneyAId: Optional<string>;
    attorneyBId: Optional<string>;
    attorneyAApprovedAt: NullableInstant;
    attorneyBApprovedAt: NullableInstant;
    priorAttorneyAApprovedAt: NullableInstant;
    priorAttorneyBApprovedAt: NullableInstant;
    priorFinalizedAt: NullableInstant;
    userAWillHireAttorney: Defaulted<boolean>;
    userBWillHireAttorney: Defaulted<boolean>;
    stateId: Optional<string>;
    invitationSentAt: NullableInstant;
    invitationAcceptedAt: NullableInstant;
    invitedUserId: Optional<string>;
    status: Defaulted<'NOT_APPROVED' | 'PARTIALLY_APPROVED' | 'FULLY_APPROVED'>;
    statusModifiedAt: NullableInstant;
    reviewedAt: NullableInstant;
    userAReviewedAt: NullableInstant;
    userBReviewedAt: NullableInstant;
    finalizedAt: NullableInstant;
    generatedPdfFileId: Optional<string>;
    proofFileId: Optional<string>;
    lastGeneratedInputHash: Optional<string>;
    lastGeneratedAt: NullableInstant;
  };
  notarizations: EntityColumns & {
    documentId: string;
    provider: Defaulted<NotaryProvider>;
    transactionId: Optional<string>;
    askedAt: NullableInstant;
    revision: Defaulted<number>;
    commitHash: Optional<string>;
    sourceFileId: Optional<string>;
    externalStatus: Optional<string>;
    userALink: Optional<string>;
    userBLink: Optional<string>;
    attorneyALink: Optional<string>;
    attorneyBLink: Optional<string>;
    userADoneAt: NullableInstant;
    userBDoneAt: NullableInstant;
    attorneyADoneAt: NullableInstant;
    attorneyBDoneAt: NullableInstant;
    activatesAt: NullableInstant;
    expiresAt: NullableInstant;
    providerCompletedAt: NullableInstant;
    providerFileId: Optional<string>;
    record: ColumnType<KeptNotaryRecord | null, string | null | undefined, string | null>;
    endedAt: NullableInstant;
    endedReason: Optional<NotarizationEnding>;
    endedById: Optional<string>;
    /** What an admin said of it. */
    sealedEndedNote: Optional<Uint8Array>;
    /** Of a signing on paper: the day on the paper, and who uploaded the scan. */
    signedOn: Optional<string>;
    uploadedById: Optional<string>;
    rejectionReason: Optional<string>;
    userAIdentityFailedAt: NullableInstant;
    userBIdentityFailedAt: NullableInstant;
    notarizationCompletedAt: NullableInstant;
    notarizedFileId: Optional<string>;
    sealLease: Optional<string>;
    sealLeaseUntil: NullableInstant;
    sealAttempts: Defaulted<number>;
    sealProblem: Optional<SealProblem>;
  };
  invitations: {
    id: Generated<string>;
    documentId: string;
    invitedById: string;
    email: string;
    tokenHash: string;
    openedById: Optional<string>;
    sentAt: Instant;
    expiresAt: Instant;
    acceptedAt: NullableInstant;
    acceptedById: Optional<string>;
    revokedAt: NullableInstant;
  };
  questionnaireReminders: {
    id: Generated<string>;
    documentId: string;
    sentById: string;
    sentToId: string;
    sentAt: Instant;
  };
}
