import { TEXT_TRUNCATION_LENGTH } from '../constants';

/**
 * Shortens a text to 200 characters and an ellipsis unless the full text is asked for. Characters are what a person
 * sees as one (code points), so that no emoji is cut in two. Customer spec §5 "Text truncation".
 */
export function truncateText(
  text: string,
  options: { readonly isFull?: boolean; readonly length?: number } = {},
): string {
  const characters = [...text];
  const length = options.length ?? TEXT_TRUNCATION_LENGTH;
  return options.isFull === true || characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
