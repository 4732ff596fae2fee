import type { SectionStatus } from './enumerations';
import type { SideEvaluation } from './evaluation';

/** Key of the section with the state and name blocks. Customer spec §2. */
export const BACKGROUND_SECTION_KEY = 'background_information';

/** A section that asks for nothing more: COMPLETED or NOT_APPLICABLE. Customer spec §4 "Section progress". */
export const isDone = (status: SectionStatus): boolean => status === 'COMPLETED' || status === 'NOT_APPLICABLE';

/**
 * Whether a partner has answered a question. The name and the state do not count: the name is known from the sign-up,
 * and the state is the couple's.
 */
export const hasBegun = ({ states }: SideEvaluation): boolean =>
  states.some(({ typed, chosenOptionIds }) => typed !== null || chosenOptionIds.length > 0);
