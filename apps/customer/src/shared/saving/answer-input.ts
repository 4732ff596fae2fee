/** What a person put into a question's control, before it is judged: the text as typed and the options chosen. */
export interface AnswerInput {
  readonly text: string;
  readonly optionIds: readonly string[];
}

export const emptyInput: AnswerInput = { text: '', optionIds: [] };

/** Whether two inputs are the same; the order in which options were chosen does not matter. */
export function isSameInput(one: AnswerInput, other: AnswerInput): boolean {
  return (
    one.text === other.text &&
    one.optionIds.length === other.optionIds.length &&
    one.optionIds.every((id) => other.optionIds.includes(id))
  );
}

/** Nothing typed (white space counts as nothing) and nothing chosen. Customer spec §5 "Required". */
export const isEmptyInput = (input: AnswerInput): boolean => input.text.trim() === '' && input.optionIds.length === 0;
