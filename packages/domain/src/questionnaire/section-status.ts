import type { SectionStatus } from './enumerations';

/** Key of the section with the state and name blocks. Customer spec §2. */
export const BACKGROUND_SECTION_KEY = 'background_information';

/** A section that asks for nothing more: COMPLETED or NOT_APPLICABLE. Customer spec §4 "Section progress". */
export const isDone = (status: SectionStatus): boolean => status === 'COMPLETED' || status === 'NOT_APPLICABLE';

/** Whether somebody has answered anything: a section that asks nothing of them is done before they begin. */
export const hasBegun = (sections: readonly { readonly status: SectionStatus }[]): boolean =>
  sections.some(({ status }) => status === 'COMPLETED' || status === 'IN_PROGRESS');
