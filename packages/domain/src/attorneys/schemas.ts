import { z } from 'zod';
import { RATING_DIVISOR, RATING_MAX, RATING_MIN, REVIEW_MESSAGE_MAX_LENGTH, STARS_MAX, STARS_MIN } from '../constants';
import { say } from '../messages/say';
import { emailSchema, phoneNumberSchema, userSchema } from '../people/schemas';
import { attorneyServiceTypeSchema } from '../purchases/schemas';
import {
  calendarDateSchema,
  idSchema,
  instantSchema,
  longText,
  reasonSchema,
  requiredText,
  shortText,
} from '../records/fields';
import { record } from '../records/records';
import { ATTORNEY_FILE_KINDS } from './attorney-files';
import { DISCIPLINE_SEVERITIES } from './discipline';
import { ATTORNEY_STAGES, REVIEW_STATUSES } from './enumerations';
import { PAYOUT_ACCOUNT_STATES } from './payout-account';
import { ratingOfStars } from './ratings';

export const attorneyStageSchema = z
  .enum(ATTORNEY_STAGES)
  .meta({ id: 'AttorneyStage', description: 'Stage of an attorney’s application. Portals spec §3.' });
export const reviewStatusSchema = z
  .enum(REVIEW_STATUSES)
  .meta({ id: 'ReviewStatus', description: 'Whether a review is shown. Portals spec §3.' });

const websiteSchema = z.url({ protocol: /^https?$/, error: () => say('attorney.website') });
const firmWebsiteSchema = z.url({ protocol: /^https$/, error: () => say('attorney.website') });
const requiredLongText = longText.refine((text) => text.trim() !== '', { error: () => say('validation.required') });

/** Characters of what an attorney writes about themself. Ours. */
export const BIO_MIN_LENGTH = 50;
export const BIO_MAX_LENGTH = 2000;
/** Characters of a bar's number. Ours. */
export const BAR_NUMBER_MIN_LENGTH = 2;
export const BAR_NUMBER_MAX_LENGTH = 40;

/** A firm to which attorneys belong. Portals spec §3. */
export const lawFirmSchema = record({
  name: z.string(),
  contactEmail: z.string(),
  website: z.string().nullable(),
  /** The firm's lead sees it, and admins its last characters (decisions, row 3). */
  payoutDetails: z.string().nullish(),
  isApproved: z.boolean(),
  /** Only admins and the firm's lead see it (decisions, row 3). */
  stripeAccountId: z.string().nullish(),
  /** Who leads the firm, where its own attorneys ask; null while nobody does. Ours. */
  leadName: z.string().nullish(),
}).meta({ id: 'LawFirm', description: 'A firm to which attorneys belong. Portals spec §3.' });
export type LawFirm = z.infer<typeof lawFirmSchema>;

/** Portals spec §7 "POST law-firms"; §5 shows no rules, these are ours. */
export const lawFirmCreationSchema = z
  .object({
    name: requiredText,
    contactEmail: emailSchema,
    website: firmWebsiteSchema.nullish(),
    payoutDetails: longText.nullish(),
  })
  .meta({ id: 'LawFirmCreation', description: 'A new law firm. Portals spec §7.' });
export const lawFirmUpdateSchema = lawFirmCreationSchema
  .extend({ isApproved: z.boolean() })
  .partial()
  .extend({
    reason: reasonSchema,
    /** What a firm that loses its approval takes along, as it was shown: its approved attorneys and their clients. */
    confirm: z.object({ attorneys: z.int().min(0), clients: z.int().min(0) }).optional(),
  })
  // Nothing else: the account is the payment provider's word alone, and whoever types one is refused (D53).
  .strict()
  .meta({ id: 'LawFirmUpdate', description: 'Fields of a law firm to change. Portals spec §7.' });

/** The account that a firm is paid to, as the payment provider has it. Portals spec §7 "account-status". */
export const payoutAccountSchema = z
  .object({
    lawFirmId: idSchema,
    state: z.enum(PAYOUT_ACCOUNT_STATES).meta({
      id: 'PayoutAccountState',
      description:
        'NOT_STARTED: none. INCOMPLETE: begun. IN_REVIEW: the provider looks at it. RESTRICTED: the provider wants more, ' +
        'or refuses. READY: the firm can be paid.',
    }),
    isDetailsSubmitted: z.boolean(),
    canReceiveTransfers: z.boolean(),
    canBePaidOut: z.boolean(),
    /** What the provider still wants to know, by its own names. */
    due: z.array(z.string()),
    /** The provider's own code of why the account is held back. */
    disabledReason: z.string().nullable(),
    /** When the provider said so; null without an account. */
    checkedAt: instantSchema.nullable(),
  })
  .meta({ id: 'PayoutAccount', description: 'The account that a law firm is paid to. Portals spec §7.' });
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

const barLicenseNumSchema = z
  .string()
  .overwrite((text) => text.trim())
  .min(BAR_NUMBER_MIN_LENGTH, {
    error: () => say('attorney.barNumber', { min: BAR_NUMBER_MIN_LENGTH, max: BAR_NUMBER_MAX_LENGTH }),
  })
  .max(BAR_NUMBER_MAX_LENGTH, {
    error: () => say('attorney.barNumber', { min: BAR_NUMBER_MIN_LENGTH, max: BAR_NUMBER_MAX_LENGTH }),
  });

/** Licence of an attorney in one state. Portals spec §3. */
export const attorneyStateSchema = record({
  attorneyId: idSchema,
  stateId: idSchema,
  order: z.int(),
  barLicenseNum: z.string(),
  /** When an admin confirmed it; null while it waits, and no couple is offered the attorney there. Ours (D50). */
  verifiedAt: instantSchema.nullable(),
  /** The last day on which it holds; null where the attorney has not said it. Ours. */
  expiresOn: calendarDateSchema.nullable(),
}).meta({ id: 'AttorneyState', description: 'Licence of an attorney in a state. Portals spec §3.' });
export type AttorneyState = z.infer<typeof attorneyStateSchema>;

/** How many licenses an attorney can have: one in each state, and one in the District of Columbia. */
export const LICENSES_MAX = 51;
const licensesSchema = z
  .array(
    z.object({
      stateId: idSchema,
      barLicenseNum: barLicenseNumSchema,
      /** The last day on which it is valid, where it expires. */
      expiresOn: calendarDateSchema.nullish(),
    }),
  )
  .min(1, { error: () => say('attorney.licenses') })
  .max(LICENSES_MAX)
  .refine((rows) => new Set(rows.map((row) => row.stateId)).size === rows.length, {
    error: () => say('attorney.licenseTwice'),
  });

/** All licenses of an attorney, in their order. Ours (D50). */
export const attorneyLicensesSchema = z
  .object({
    licenses: licensesSchema,
    /** The list as it was when the change began: another one by now answers 409. */
    expected: z
      .array(z.object({ stateId: idSchema, barLicenseNum: shortText, expiresOn: calendarDateSchema.nullish() }))
      .max(LICENSES_MAX)
      .optional(),
  })
  .meta({ id: 'AttorneyLicenses', description: 'Where an attorney is licensed, in the attorney’s own order.' });

/** An admin's word on a license. The number is the one that was looked up: another one is refused. Ours (D50). */
export const licenseConfirmationSchema = z
  .object({ isVerified: z.boolean(), barLicenseNum: barLicenseNumSchema, reason: reasonSchema })
  .meta({ id: 'LicenseConfirmation', description: 'Whether a license was confirmed with its bar.' });

/** A service that an attorney offers, and where to book it. Portals spec §3. */
export const attorneyServiceSchema = record({
  attorneyId: idSchema,
  serviceType: attorneyServiceTypeSchema,
  /** Only the holder of a live purchase, the attorney and admins see it (decisions, row 3). */
  bookingLink: z.string().nullish(),
}).meta({ id: 'AttorneyService', description: 'A service that an attorney offers. Portals spec §3.' });

/** A file that an attorney sent in. Portals spec §7 "POST users/{id}/attorneys/{aid}/files". */
export const attorneyFileSchema = z
  .object({
    id: idSchema,
    kind: z
      .enum(ATTORNEY_FILE_KINDS)
      .meta({ id: 'AttorneyFileKind', description: 'What an attorney sends in. Portals spec §7.' }),
    name: z.string(),
    /** Bytes. */
    size: z.int().min(0),
    contentType: z.string(),
    createdAt: instantSchema,
  })
  .meta({ id: 'AttorneyFile', description: 'A file that an attorney sent in. Portals spec §7.' });
export type AttorneyFile = z.infer<typeof attorneyFileSchema>;

const languagesSchema = z
  .array(requiredText)
  .min(1, { error: () => say('attorney.languages') })
  .max(50);

/** Characters of what an applicant says of discipline by a bar. Ours. */
export const DISCIPLINARY_STATEMENT_MAX_LENGTH = 2000;
const disciplinaryStatementSchema = longText
  .overwrite((text) => text.trim())
  .max(DISCIPLINARY_STATEMENT_MAX_LENGTH, {
    error: () => say('validation.tooLong', { max: DISCIPLINARY_STATEMENT_MAX_LENGTH }),
  });

/** Fields that the attorney writes about themself. Portals spec §3 "Attorney". */
const attorneyProfileShape = {
  bio: longText
    .overwrite((text) => text.trim())
    .min(BIO_MIN_LENGTH, { error: () => say('attorney.bio', { min: BIO_MIN_LENGTH, max: BIO_MAX_LENGTH }) })
    .max(BIO_MAX_LENGTH, { error: () => say('attorney.bio', { min: BIO_MIN_LENGTH, max: BIO_MAX_LENGTH }) }),
  hasMalpracticeInsurance: z.boolean(),
  malpracticeInsuranceFileId: idSchema.nullable(),
  /** The last day on which the policy holds. Ours. */
  malpracticeInsuranceExpiresOn: calendarDateSchema.nullable(),
  profilePhotoId: idSchema.nullable(),
  docusignContractFileId: idSchema.nullable(),
  isEmbryoAttorney: z.boolean(),
  hasFastTurnaround: z.boolean(),
  /** Whether couples can find and choose the attorney; current clients stay. Ours. */
  isTakingNewClients: z.boolean(),
  languages: languagesSchema,
  practiceAreas: z.array(requiredText).max(50),
  professionalAssociations: z.array(requiredText).max(50),
  /** Hours within which the attorney answers. */
  responseTimeHours: z.int().min(1).max(168).nullable(),
  yearsOfExperience: z.int().min(0).max(70).nullable(),
  lawSchool: shortText.nullable(),
};

/** An attorney; its id is the user's id. Portals spec §3. */
export const attorneySchema = record({
  ...attorneyProfileShape,
  // Before the form was sent there is neither.
  bio: z.string().nullable(),
  languages: z.array(z.string()),
  stage: attorneyStageSchema,
  /** Only the attorney and admins see these two. */
  disciplinaryStatement: z.string().nullish(),
  submittedAt: instantSchema.nullish(),
  lawFirmId: idSchema.nullable(),
  userId: idSchema,
  isLawFirmLead: z.boolean(),
  user: userSchema.optional(),
  lawFirm: lawFirmSchema.nullable().optional(),
  attorneyStates: z.array(attorneyStateSchema).optional(),
  attorneyServices: z.array(attorneyServiceSchema).optional(),
  /** Mean of the approved reviews, to one decimal; null without any. Customer spec §9. */
  averageRating: z.number().nullish(),
  /** Reviews that wait for approval; in the attorney's own record. Ours. */
  pendingReviews: z.int().min(0).optional(),
  /** The first time at which a call of the wanted service can be booked; only where an attorney is to be chosen. */
  nextFreeAt: instantSchema.nullish(),
}).meta({ id: 'Attorney', description: 'An attorney; the id is the user’s. Portals spec §3.' });
export type Attorney = z.infer<typeof attorneySchema>;

/** What an attorney changes of the own profile. Portals spec §7 "PATCH users/{id}/attorneys/{aid}". */
export const attorneyUpdateSchema = z
  .object(attorneyProfileShape)
  .partial()
  .extend({
    /** What the form began with: a field that is another by now answers 409, and nothing is saved. */
    expected: z
      .object(attorneyProfileShape)
      .extend({ bio: longText.nullable(), languages: z.array(shortText).max(50) })
      .partial()
      .optional(),
  })
  .meta({ id: 'AttorneyUpdate', description: 'Profile fields to change. Portals spec §7.' });

/** What only an admin changes of an attorney (decisions, row 2). */
export const attorneyAdminUpdateSchema = attorneyUpdateSchema
  .extend({
    stage: attorneyStageSchema.optional(),
    lawFirmId: idSchema.nullable().optional(),
    isLawFirmLead: z.boolean().optional(),
    /** Why; needed of admins. With a change of stage the attorney reads it. */
    reason: reasonSchema.optional(),
  })
  .meta({ id: 'AttorneyAdminUpdate', description: 'Fields that an admin changes. Portals spec §6.' });

/**
 * The application form of an attorney. Portals spec §2 "/attorney/form"; its validation is not shown, these rules are
 * ours: who they are, where they are licensed with a bar number for each state, their firm, and a bio.
 */
export const attorneyApplicationSchema = z
  .object({
    firstName: requiredText,
    lastName: requiredText,
    phoneNumber: phoneNumberSchema,
    bio: attorneyProfileShape.bio,
    licenses: licensesSchema,
    /** A firm that exists, or a new one that an admin approves. */
    lawFirmId: idSchema.nullish(),
    newLawFirm: lawFirmCreationSchema.nullish(),
    hasMalpracticeInsurance: z.boolean({ error: () => say('validation.required') }),
    isEmbryoAttorney: z.boolean().optional(),
    hasFastTurnaround: z.boolean().optional(),
    languages: languagesSchema,
    practiceAreas: z.array(requiredText).max(50).optional(),
    professionalAssociations: z.array(requiredText).max(50).optional(),
    responseTimeHours: attorneyProfileShape.responseTimeHours.optional(),
    yearsOfExperience: attorneyProfileShape.yearsOfExperience.optional(),
    lawSchool: attorneyProfileShape.lawSchool.optional(),
    profilePhotoId: attorneyProfileShape.profilePhotoId.optional(),
    malpracticeInsuranceFileId: attorneyProfileShape.malpracticeInsuranceFileId.optional(),
    malpracticeInsuranceExpiresOn: attorneyProfileShape.malpracticeInsuranceExpiresOn.optional(),
    docusignContractFileId: attorneyProfileShape.docusignContractFileId.optional(),
    /** What the applicant says of discipline by a bar; nothing where there is none. */
    disciplinaryStatement: disciplinaryStatementSchema.nullish(),
  })
  .refine((form) => !form.hasMalpracticeInsurance || form.malpracticeInsuranceFileId != null, {
    path: ['malpracticeInsuranceFileId'],
    error: () => say('attorney.insuranceFile'),
  })
  .refine((form) => (form.lawFirmId == null) !== (form.newLawFirm == null), {
    path: ['lawFirmId'],
    error: () => say('attorney.firm'),
  })
  .meta({ id: 'AttorneyApplication', description: 'Application form of an attorney. Portals spec §2.' });
export type AttorneyApplication = z.infer<typeof attorneyApplicationSchema>;

/** Characters of a field that is still typed: more than any that is sent. */
const DRAFT_TEXT_MAX = 10_000;
const draftText = z.string().max(DRAFT_TEXT_MAX);
const draftList = z.array(draftText).max(50);

/**
 * The application as it is typed, before any of it is right: kept so that another device goes on with it. Ours.
 * Portals spec §2 "/attorney/form".
 */
export const applicationDraftSchema = z
  .object({
    /** When it was typed, by the clock of the device: of two drafts the later one counts. */
    keptAt: instantSchema,
    firstName: draftText,
    lastName: draftText,
    phoneNumber: draftText,
    bio: draftText,
    firm: z.enum(['LISTED', 'NEW']),
    lawFirmId: idSchema.nullable(),
    newLawFirm: z.object({ name: draftText, contactEmail: draftText, website: draftText }),
    licenses: z
      .array(
        z.object({
          key: shortText,
          stateId: idSchema.nullable(),
          barLicenseNum: draftText,
          expiresOn: draftText.optional(),
        }),
      )
      .max(LICENSES_MAX),
    lawSchool: draftText,
    yearsOfExperience: draftText,
    responseTimeHours: draftText,
    languages: draftList,
    practiceAreas: draftList,
    professionalAssociations: draftList,
    hasMalpracticeInsurance: z.enum(['YES', 'NO']).nullable(),
    malpracticeInsuranceFileId: idSchema.nullable(),
    malpracticeInsuranceExpiresOn: draftText.optional(),
    profilePhotoId: idSchema.nullable(),
    docusignContractFileId: idSchema.nullable(),
    isEmbryoAttorney: z.boolean(),
    hasFastTurnaround: z.boolean(),
    disciplinaryStatement: draftText,
  })
  .meta({ id: 'ApplicationDraft', description: 'An attorney’s application that is not sent yet.' });
export type KeptApplicationDraft = z.infer<typeof applicationDraftSchema>;

export const disciplineSeveritySchema = z.enum(DISCIPLINE_SEVERITIES).meta({
  id: 'DisciplineSeverity',
  description: 'How grave a decision of a bar is. Ours.',
});

/** Discipline of an attorney by a bar. Portals spec §3 shows no fields; these are ours. */
const disciplinaryRecordShape = {
  stateId: idSchema,
  /** Date of the decision. */
  recordDate: calendarDateSchema,
  description: requiredLongText,
  sourceUrl: websiteSchema.nullish(),
  isResolved: z.boolean().optional(),
  severity: disciplineSeveritySchema.optional(),
};
export const attorneyDisciplinaryRecordSchema = record({
  ...disciplinaryRecordShape,
  attorneyId: idSchema,
  isResolved: z.boolean(),
  severity: disciplineSeveritySchema,
  /** Whether it asks for the attorney to be deactivated: a suspension or worse that is not resolved. */
  asksForDeactivation: z.boolean(),
}).meta({ id: 'AttorneyDisciplinaryRecord', description: 'Discipline of an attorney by a bar. Portals spec §3.' });
export const disciplinaryRecordCreationSchema = z
  .object({ ...disciplinaryRecordShape, reason: reasonSchema.optional() })
  .meta({ id: 'DisciplinaryRecordCreation', description: 'A new disciplinary record. Portals spec §7.' });
export const disciplinaryRecordUpdateSchema = disciplinaryRecordCreationSchema
  .partial()
  .meta({ id: 'DisciplinaryRecordUpdate', description: 'Fields to change. Portals spec §7.' });

const externalAttorneyShape = {
  email: emailSchema,
  name: requiredText,
  phoneNumber: phoneNumberSchema.nullish(),
  firmName: requiredText,
  /** State of the bar that licensed them. */
  barStateId: idSchema,
};
/** An attorney whom a partner found outside. Portals spec §3; decisions, row 10. */
export const externalAttorneySchema = record({
  ...externalAttorneyShape,
  documentId: idSchema,
  userId: idSchema,
  firmName: z.string().nullable(),
  barStateId: idSchema.nullable(),
  /** Set by the signed certificate of counsel or by the mailed one-time link. */
  confirmedAt: instantSchema.nullable(),
  certificateFileId: idSchema.nullable(),
}).meta({ id: 'ExternalAttorney', description: 'An attorney whom a partner found outside. Portals spec §3.' });
export type ExternalAttorney = z.infer<typeof externalAttorneySchema>;
export const externalAttorneyCreationSchema = z
  .object(externalAttorneyShape)
  .meta({ id: 'ExternalAttorneyCreation', description: 'An attorney that a partner found on their own.' });
export type ExternalAttorneyCreation = z.infer<typeof externalAttorneyCreationSchema>;

/** A customer's review of an attorney. Portals spec §3. Stars are stored times ten (decisions, row 23). */
const ratingSchema = z
  .int({ error: () => say('attorney.rating') })
  .min(RATING_MIN, { error: () => say('attorney.rating') })
  .max(RATING_MAX, { error: () => say('attorney.rating') });
export const attorneyReviewSchema = record({
  attorneyId: idSchema,
  /** The client; null for whoever is neither the client, nor the attorney, nor an admin. */
  userId: idSchema.nullable(),
  message: z.string(),
  /** Stars times ten (decisions, row 23). */
  rating: ratingSchema,
  status: reviewStatusSchema,
  user: z.object({ firstName: z.string().nullable() }).optional(),
}).meta({ id: 'AttorneyReview', description: 'A review of an attorney. Portals spec §3.' });
export const attorneyReviewCreationSchema = z
  .object({
    /** One to five stars, times ten. */
    rating: ratingSchema.refine(
      (rating) =>
        rating % RATING_DIVISOR === 0 && rating >= ratingOfStars(STARS_MIN) && rating <= ratingOfStars(STARS_MAX),
      { error: () => say('attorney.rating') },
    ),
    message: longText
      .overwrite((text) => text.trim())
      .min(1, { error: () => say('validation.required') })
      .max(REVIEW_MESSAGE_MAX_LENGTH, {
        error: () => say('validation.tooLong', { max: REVIEW_MESSAGE_MAX_LENGTH }),
      }),
  })
  .meta({ id: 'AttorneyReviewCreation', description: 'A new review. Portals spec §7.' });
export const attorneyReviewUpdateSchema = z
  .object({ status: reviewStatusSchema, reason: reasonSchema })
  .meta({ id: 'AttorneyReviewUpdate', description: 'New status of a review, and why. Portals spec §7.' });

/** What an attorney answers when they are asked about a conflict of interest, once for each new client. Ours (D51). */
export const CONFLICT_ANSWERS = ['NO_CONFLICT', 'CANNOT_ACT'] as const;
export const conflictAnswerSchema = z
  .object({
    documentId: idSchema,
    answer: z
      .enum(CONFLICT_ANSWERS)
      .meta({ id: 'ConflictAnswer', description: 'Whether an attorney can act for a client. D51.' }),
    /** For admins alone; the client never reads it. */
    reason: longText.nullish(),
  })
  .meta({ id: 'ConflictAnswerCreation', description: 'An attorney’s word on a new client.' });

/** What of the client's matter a note is about. Ours. */
export const NOTE_SUBJECTS = ['QUESTION', 'CLAUSE'] as const;
export const NOTE_LABEL_MAX_LENGTH = 300;
const noteAboutSchema = z
  .object({
    kind: z.enum(NOTE_SUBJECTS),
    /** The question's id, or the clause's key, which is the same in every version. */
    key: shortText.min(1),
    /** The question or the clause as it was called when the note was written. */
    label: z
      .string()
      .overwrite((words) => words.trim())
      .min(1)
      .max(NOTE_LABEL_MAX_LENGTH),
  })
  .meta({ id: 'NoteSubject', description: 'A question or a clause that a note is about.' });

/** A note about a client; only its author sees it (decisions, row 3). Portals spec §3. */
export const internalNoteSchema = record({
  attorneyId: idSchema,
  clientId: idSchema,
  message: z.string(),
  about: noteAboutSchema.nullable(),
  /** Pinned notes come first. */
  isPinned: z.boolean(),
  /** When its words were last changed; null as long as they are the first ones. */
  editedAt: instantSchema.nullable(),
  /** Counts the writes; a write on an older version is refused (decisions, row 12). */
  version: z.int().min(1),
}).meta({ id: 'InternalNote', description: 'A note of an attorney about a client. Portals spec §3.' });
export type InternalNote = z.infer<typeof internalNoteSchema>;

const noteMessage = longText.overwrite((words) => words.trim()).min(1, { error: () => say('validation.required') });
export const internalNoteCreationSchema = z
  .object({ message: noteMessage, about: noteAboutSchema.nullish() })
  .meta({ id: 'InternalNoteCreation', description: 'Words of a note. Portals spec §7.' });
export const internalNoteUpdateSchema = z
  .object({ message: noteMessage.optional(), isPinned: z.boolean().optional(), version: z.int().min(1).optional() })
  .meta({ id: 'InternalNoteUpdate', description: 'What changes of a note. Portals spec §7.' });

/** Who can be hired. Customer spec §7 "available-attorneys lookup". */
export const availableAttorneysSchema = z
  .object({
    /** One page of them. */
    availableAttorneysForUser: z.array(attorneySchema),
    /** For `after`; null on the last page. Ours. */
    nextCursor: idSchema.nullable(),
    userAssignedAttorneyAndLawFirmIds: z
      .object({ attorneyId: idSchema.nullable(), lawFirmId: idSchema.nullable() })
      .nullable(),
    maxRepresentationProductsUserCanPurchase: z.int().min(0),
    userCanPurchase: z.boolean(),
    fianceCanPurchase: z.boolean(),
    /** The last attorney who said that they cannot act for this partner. Ours. */
    declinedBy: z.object({ name: z.string(), at: instantSchema }).nullish(),
  })
  .meta({ id: 'AvailableAttorneys', description: 'Attorneys whom a customer can hire. Customer spec §7.' });
export type AvailableAttorneys = z.infer<typeof availableAttorneysSchema>;
