import type { components } from '@troth/api-client';

type Schemas = components['schemas'];

/** Said by the records of all portals' tests; nobody reads it as the id of anything in particular. */
const SOMETHING = '00000000-0000-4000-8000-0000000000d0';

/** When a record was made, of which nothing was changed since. */
export const stampsOf = (instant: string) => ({
  createdAt: instant,
  updatedAt: instant,
  deletedAt: null,
  createdById: null,
  updatedById: null,
});
export const stamps = stampsOf('2026-11-01T10:00:00.000Z');

type Named<T, Key extends keyof T> = Pick<T, Key> & Partial<T>;

/** A person of whom nothing is known but what is said. */
export const aUserRecord = (
  of: Named<Schemas['User'], 'id' | 'firstName' | 'lastName' | 'email' | 'userType'>,
): Schemas['User'] => ({
  ...stamps,
  middleName: null,
  suffix: null,
  gender: null,
  phoneNumber: null,
  birthdate: null,
  externalId: of.id,
  termsAgreedAt: stamps.createdAt,
  termsVersion: '1.0',
  enforcementAgreedAt: null,
  attorneyCounselAgreedAt: null,
  lastActiveAt: null,
  photoUrl: null,
  ...of,
});

/** An active state with online notaries and no partner attorneys, unless it is said otherwise. */
export const aState = (
  id: string,
  name: string,
  abbreviation: string,
  changes: Partial<Schemas['State']> = {},
): Schemas['State'] => ({
  id,
  ...stamps,
  name,
  abbreviation,
  isActive: true,
  icon: null,
  termForState: 'State',
  allowsOnlineNotary: true,
  notaryBlockText: '',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  embryoRepRequired: false,
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  attorneySupport: 'NONE',
  countryId: SOMETHING,
  ...changes,
});

/** The document of two partners, nothing generated yet, and no attorney in sight. */
export const aDocumentRecord = (
  of: Named<Schemas['Document'], 'id' | 'templateId' | 'userAId' | 'stateId'>,
): Schemas['Document'] => ({
  ...stamps,
  isActive: true,
  userBId: null,
  attorneyAId: null,
  attorneyBId: null,
  attorneyAApprovedAt: null,
  attorneyBApprovedAt: null,
  userAWillHireAttorney: false,
  userBWillHireAttorney: false,
  invitationSentAt: null,
  invitationAcceptedAt: null,
  invitedUserId: null,
  status: 'NOT_APPROVED',
  statusModifiedAt: null,
  reviewedAt: null,
  userAReviewedAt: null,
  userBReviewedAt: null,
  finalizedAt: null,
  generatedPdfFileId: null,
  proofFileId: null,
  lastGeneratedInputHash: null,
  lastGeneratedAt: null,
  priorAttorneyAApprovedAt: null,
  priorAttorneyBApprovedAt: null,
  priorFinalizedAt: null,
  ...of,
});

/** An attorney with a plain profile. */
export const anAttorneyRecord = (
  of: Named<Schemas['Attorney'], 'id' | 'bio' | 'lawSchool' | 'yearsOfExperience' | 'stage' | 'lawFirmId'>,
): Schemas['Attorney'] => ({
  ...stamps,
  userId: of.id,
  hasMalpracticeInsurance: true,
  malpracticeInsuranceFileId: null,
  malpracticeInsuranceExpiresOn: null,
  profilePhotoId: null,
  docusignContractFileId: null,
  isEmbryoAttorney: false,
  hasFastTurnaround: true,
  isTakingNewClients: true,
  languages: ['English'],
  practiceAreas: [],
  professionalAssociations: [],
  responseTimeHours: 24,
  isLawFirmLead: false,
  ...of,
});

/** That an attorney may practice in a state; its id is the state's. */
export const aLicense = (
  attorneyId: string,
  stateId: string,
  barLicenseNum: string,
): NonNullable<Schemas['Attorney']['attorneyStates']>[number] => ({
  id: stateId,
  ...stamps,
  attorneyId,
  stateId,
  order: 0,
  barLicenseNum,
  verifiedAt: stamps.createdAt,
  expiresOn: null,
});

/** Of a person who never asked for the archive of their data. */
export const noArchive = (): Schemas['PersonalArchive'] => ({
  state: 'NONE',
  requestedAt: null,
  sizeInBytes: null,
  availableUntil: null,
  refusal: null,
});
