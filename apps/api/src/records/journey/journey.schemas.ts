import { chatCounterpartSchema } from '@troth/domain/chats';
import { deadlineOutlookSchema, deadlineSchema } from '@troth/domain/deadlines';
import { documentStatusSchema } from '@troth/domain/documents';
import { attorneySupportSchema } from '@troth/domain/jurisdictions';
import { NOTARIZATION_BLOCKERS, NOTARIZATION_STAGES, waitingRuleSchema } from '@troth/domain/notarization';
import { sideSchema } from '@troth/domain/people';
import {
  journeySectionSchema,
  menuEntrySchema,
  nextStepSchema,
  overallProgressSchema,
  partnerSummarySchema,
} from '@troth/domain/progress';
import { attorneyServiceTypeSchema, bookingStatusSchema } from '@troth/domain/purchases';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';

/** Everything that the shell, the progress bar and the dashboard show, so that they decide nothing themselves. */
export const journeySchema = z
  .object({
    userId: idSchema,
    /** Null until there is a document. */
    side: sideSchema.nullable(),
    documentId: idSchema.nullable(),
    stateId: idSchema.nullable(),
    /** The chosen state, as far as every screen names it. */
    state: z.object({ name: z.string(), abbreviation: z.string(), attorneySupport: attorneySupportSchema }).nullable(),
    /** As the person answered it; null before that. */
    weddingDate: calendarDateSchema.nullable(),
    /** Whole days from today in the state's time zone; negative once the date is past. */
    daysUntilWedding: z.int().nullable(),
    /** The latest safe day of each step that remains for this person; empty without a wedding date. */
    deadlines: z.array(deadlineSchema),
    /** Whether they can be kept; null without a wedding date. */
    deadlineOutlook: deadlineOutlookSchema.nullable(),
    /** The first day on which everything could be signed; null without a wedding date. */
    earliestFinish: calendarDateSchema.nullable(),
    /** Waiting periods that the law of the chosen state sets around the signing. */
    waitingRules: z.array(waitingRuleSchema),
    isPaid: z.boolean(),
    isNotarizationPaid: z.boolean(),
    progress: overallProgressSchema,
    sections: z.array(journeySectionSchema),
    /** Where `/questionnaire` leads; null when every section is done. */
    firstIncompletePath: z.string().nullable(),
    /** Whether the person has answered a question. */
    hasBegun: z.boolean(),
    /** About how many minutes the questionnaire still takes; 0 once nothing is left. */
    minutesLeft: z.int().min(0),
    isQuestionnaireComplete: z.boolean(),
    /** Which status panel stands in place of the questionnaire; null when it is open. */
    questionnaireBlock: z.enum(['NOTARIZED', 'IN_PROOF', 'FINALIZED', 'REVIEWED', 'IN_EDITOR']).nullable(),
    menu: z.object({ items: z.array(menuEntrySchema), secondary: z.array(menuEntrySchema) }),
    nextStep: nextStepSchema,
    partner: partnerSummarySchema.nullable(),
    /** With whom the person has a conversation about the document, and how many messages of each wait to be read. */
    conversations: z.array(chatCounterpartSchema),
    disclosure: z.object({
      isDone: z.boolean(),
      missingIncomeYears: z.array(z.int()),
      pendingDisputes: z.int(),
    }),
    alignment: z.object({
      access: z.enum(['NO_PARTNER', 'OWN_QUESTIONNAIRE_INCOMPLETE', 'PARTNER_QUESTIONNAIRE_INCOMPLETE', 'OPEN']),
      openDisputes: z.int(),
      /** Questions to which both gave the same answer; 0 until alignment is open. */
      agreedAnswers: z.int().min(0),
      isComplete: z.boolean(),
    }),
    document: z
      .object({
        status: documentStatusSchema,
        isInEditor: z.boolean(),
        /** Someone edits it now, and nothing else can be done with it. */
        isLocked: z.boolean(),
        isImported: z.boolean(),
        isNotarized: z.boolean(),
        lastGeneratedAt: instantSchema.nullable(),
        reviewedAt: instantSchema.nullable(),
        ownReviewedAt: instantSchema.nullable(),
        partnerReviewedAt: instantSchema.nullable(),
        finalizedAt: instantSchema.nullable(),
        generatedPdfFileId: idSchema.nullable(),
      })
      .nullable(),
    notarizationBlocker: z.enum(NOTARIZATION_BLOCKERS).nullable(),
    /** Where the notarization of the document stands; null until there is a document. The outlook says more. */
    notarization: z
      .object({
        /** Of the one that is open or was completed; null while there is none. */
        stage: z.enum(NOTARIZATION_STAGES).nullable(),
        /** The partners who are to sign, or to confirm the scan. */
        turn: z.array(sideSchema),
        isOnlineOffered: z.boolean(),
        /** Whether the online path is offered and its product not bought yet. */
        isPaymentNeeded: z.boolean(),
        /** When the state's wait after the final text ends; null where there is none or it has not begun. */
        waitEndsAt: instantSchema.nullable(),
        timeZone: z.string(),
      })
      .nullable(),
    counsel: z.object({
      /** Attorneys who act for the partners, A's first. */
      attorneys: z.array(
        z.object({
          side: sideSchema,
          name: z.string(),
          firmName: z.string().nullable(),
          /** Of the service, or one whom the partner found. */
          kind: z.enum(['SERVICE', 'OWN']),
          isApproved: z.boolean(),
        }),
      ),
      /** The person's next call with an attorney. */
      nextCall: z
        .object({
          eventStartAt: instantSchema,
          attorneyName: z.string().nullable(),
          serviceType: attorneyServiceTypeSchema,
        })
        .nullable(),
      /** The person's representation, no matter who bought it. */
      representation: z
        .object({ status: bookingStatusSchema, isFromPartner: z.boolean(), isAttorneyChosen: z.boolean() })
        .nullable(),
    }),
    /** Where the header's button to attorney services leads; null where it is not shown. */
    attorneyServicesButton: attorneyServiceTypeSchema.nullable(),
    /** The terms that came after those the person agreed to; null when there are none (D5). */
    termsToAgree: z.object({ version: z.string(), effectiveOn: calendarDateSchema }).nullable(),
  })
  .meta({ id: 'Journey', description: 'A customer’s progress, as the shell and the dashboard show it.' });
export type Journey = z.input<typeof journeySchema>;
