import type { ColumnType } from 'kysely';
import type { EntityColumns, NullableInstant, Optional } from '../../kernel/database/columns';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type JsonList = ColumnType<string[], string | undefined, string>;

export type AttorneyStageColumn = 'FORM_MISSING' | 'UNDER_REVIEW' | 'APPROVED' | 'DECLINED' | 'DEACTIVATED';

export interface PeopleTables {
  users: EntityColumns & {
    externalId: string;
    userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN';
    email: string;
    emailVerified: Defaulted<boolean>;
    firstName: Optional<string>;
    middleName: Optional<string>;
    lastName: Optional<string>;
    suffix: Optional<string>;
    gender: Optional<'MALE' | 'FEMALE' | 'NON_BINARY' | 'PREFER_NO_ANSWER'>;
    sealedPhoneNumber: Optional<Uint8Array>;
    sealedBirthdate: Optional<Uint8Array>;
    photoUrl: Optional<string>;
    termsAgreedAt: NullableInstant;
    termsVersion: Optional<string>;
    enforcementAgreedAt: NullableInstant;
    attorneyCounselAgreedAt: NullableInstant;
    lastActiveAt: NullableInstant;
  };
  lawFirms: EntityColumns & {
    name: string;
    contactEmail: Optional<string>;
    website: Optional<string>;
    sealedPayoutDetails: Optional<Uint8Array>;
    isApproved: Defaulted<boolean>;
    stripeAccountId: Optional<string>;
  };
  attorneys: EntityColumns & {
    stage: AttorneyStageColumn;
    stageModifiedAt: NullableInstant;
    submittedAt: NullableInstant;
    bio: Optional<string>;
    hasMalpracticeInsurance: Optional<boolean>;
    malpracticeInsuranceFileId: Optional<string>;
    malpracticeInsuranceExpiresOn: Optional<string>;
    profilePhotoId: Optional<string>;
    docusignContractFileId: Optional<string>;
    isEmbryoAttorney: Defaulted<boolean>;
    hasFastTurnaround: Defaulted<boolean>;
    isTakingNewClients: Defaulted<boolean>;
    languages: JsonList;
    practiceAreas: JsonList;
    professionalAssociations: JsonList;
    responseTimeHours: Optional<number>;
    yearsOfExperience: Optional<number>;
    lawSchool: Optional<string>;
    timeZone: Optional<string>;
    lawFirmId: Optional<string>;
    isLawFirmLead: Defaulted<boolean>;
    sealedApplicationDraft: Optional<Uint8Array>;
    sealedDisciplinaryStatement: Optional<Uint8Array>;
    sealedClientViews: Optional<Uint8Array>;
    sealedSavedReplies: Optional<Uint8Array>;
  };
  attorneyStates: EntityColumns & {
    attorneyId: string;
    stateId: string;
    order: number;
    barLicenseNum: string;
    verifiedAt: NullableInstant;
    verifiedById: Optional<string>;
    expiresOn: Optional<string>;
  };
}
