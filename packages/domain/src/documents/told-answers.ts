import type { Side } from '../people/enumerations';

/**
 * Whether an answer that stands behind a version, and of which the agreement says nothing, is told to a reader. One that
 * is compared is known to both partners once they have completed the questionnaire; any other one is its author's.
 *
 * @param sides Whose answers the reader may see: the partner's own, an attorney's client's, both for admins.
 * @see D3
 */
export const isAnswerTold = (
  answer: { readonly isCompared: boolean; readonly respondent: Side },
  sides: readonly Side[],
): boolean => answer.isCompared || sides.includes(answer.respondent);
