import { Stack } from '@troth/ui/layout';
import { SelectField } from '@troth/ui/select-field';
import { ClearAnswer } from './clear-answer';
import { OwnWords } from './own-words';
import type { QuestionControlProps } from './question-control';

/** One of a list. What is not offered is left out, but for what is chosen already. */
export function DropdownControl(props: QuestionControlProps) {
  const { question, input, error, notOffered, onChange, onLeave } = props;
  return (
    <Stack gap={3}>
      <SelectField
        label={question.title}
        isLabelHidden
        isRequired={question.isRequired}
        error={error}
        value={input.optionIds[0] ?? null}
        options={question.questionOptions
          .filter(({ id }) => !notOffered.includes(id))
          .map(({ id, value }) => ({ value: id, label: value }))}
        onChange={(optionId) => onChange({ ...input, optionIds: [optionId] })}
        onBlur={onLeave}
      />
      <OwnWords {...props} />
      {!question.isRequired && input.optionIds.length > 0 && (
        <ClearAnswer onClear={() => onChange({ ...input, optionIds: [] })} />
      )}
    </Stack>
  );
}
