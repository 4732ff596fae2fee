import { questionGroupSchema, questionnaireSectionSchema, questionSchema } from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';

/** What the law of the couple's state says about a question. Not legal advice. */
const stateNoteSchema = z
  .object({ text: z.string(), citation: z.string().nullable(), reviewedByCounsel: z.boolean() })
  .meta({ id: 'StateNote', description: 'What the law of the state says about a question. Not legal advice.' });

export const respondentQuestionSchema = questionSchema
  .extend({
    /** Whether the question is shown to this person now. Its answer counts only then. */
    isVisible: z.boolean(),
    /** The state or another answer took the chosen option away. */
    needsNewAnswer: z.boolean(),
    stateNotes: z.array(stateNoteSchema),
    /** Options of the partner that meet conditions which look at either of the two; nothing else of theirs is told. */
    partnerOptionIds: z.array(idSchema),
  })
  .meta({ id: 'RespondentQuestion', description: 'A question as the person who answers it sees it.' });
export type RespondentQuestion = z.infer<typeof respondentQuestionSchema>;

export const respondentGroupSchema = questionGroupSchema
  .extend({
    questions: z.array(respondentQuestionSchema),
    /** Questions of an earlier group that are shown here again: same question, same answer. */
    repeatedQuestions: z.array(respondentQuestionSchema),
  })
  .meta({ id: 'RespondentGroup', description: 'A group of questions as the person who answers them sees it.' });
export type RespondentGroup = z.infer<typeof respondentGroupSchema>;

/** A section of the list, with its questions where they are asked for. */
export const listedSectionSchema = questionnaireSectionSchema
  .extend({
    /** Given when the call asks with `includeQuestions`, without descriptions, examples, tips, notes, videos and answers. */
    groups: z.array(respondentGroupSchema).optional(),
  })
  .meta({ id: 'ListedSection', description: 'A section as the list of all has it.' });

const continueStepSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('GO'), to: z.string() }),
    z.object({
      kind: z.literal('POPUP'),
      popup: z.enum(['STATE_NEEDED', 'UNANSWERED_QUESTIONS', 'INCOMPLETE_SECTIONS']),
      questionIds: z.array(idSchema),
      missingBackground: z.array(z.enum(['state', 'firstName', 'lastName'])),
      sectionIds: z.array(idSchema),
    }),
  ])
  .meta({ id: 'ContinueStep', description: 'What Continue does on a section. Customer spec §4.' });

export const respondentSectionSchema = questionnaireSectionSchema
  .extend({
    /** Why the section cannot be opened; null when it can. */
    lock: z.enum(['PRENUP_NOT_PAID', 'REPRESENTATION_NEEDED']).nullable(),
    /** Shown above the questions: what no answer can change, or why nothing is asked here. */
    notice: z.string().nullable(),
    incompleteQuestionIds: z.array(idSchema),
    missingBackground: z.array(z.enum(['state', 'firstName', 'lastName'])),
    /** What Continue does now. */
    continueStep: continueStepSchema,
    /** Why the whole questionnaire is blocked; null while it is open. */
    block: z.enum(['NOTARIZED', 'IN_PROOF', 'FINALIZED', 'REVIEWED', 'IN_EDITOR']).nullable(),
  })
  .meta({ id: 'RespondentSection', description: 'A section as the person who answers it sees it.' });
export type RespondentSection = z.infer<typeof respondentSectionSchema>;

/** An option of the person's own that the asked-about options clash with. */
export const restrictedOptionResultSchema = z
  .object({
    questionOptionId: idSchema,
    questionId: idSchema,
    questionTitle: z.string(),
    value: z.string(),
    /** Whether the person has chosen it; choosing the option that rules it out takes it away. */
    isChosen: z.boolean(),
    isOffered: z.boolean(),
  })
  .meta({ id: 'RestrictedOptionResult', description: 'The state of an option for the person. Customer spec §7.' });
