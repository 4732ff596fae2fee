import type { components } from '@troth/api-client';

/** The questionnaire as the API gives it: the content in the words of the person's state and names. */
export type Section = components['schemas']['ListedSection'];
/** One section with what stands in its way and what Continue does. */
export type OpenSection = components['schemas']['RespondentSection'];
export type QuestionGroup = components['schemas']['RespondentGroup'];
export type Question = components['schemas']['RespondentQuestion'];
export type Answer = components['schemas']['Answer'];
export type ContinueStep = components['schemas']['ContinueStep'];
export type PopupStep = Extract<ContinueStep, { kind: 'POPUP' }>;
