import { Stack } from '@troth/ui/layout';
import { CheckboxOptions, type Option, RadioOptions } from '@troth/ui/option-cards';
import { t } from '../../shared/texts';
import { ClearAnswer } from './clear-answer';
import { OwnWords } from './own-words';
import type { QuestionControlProps } from './question-control';

/** One or several of the options, and the words of "other" or of a clause of one's own where the question takes them. */
export function ChoiceControl(props: QuestionControlProps) {
  const { question, input, errorId, notOffered, onChange } = props;
  const options: Option[] = question.questionOptions.map(({ id, value, proTip }) => {
    const isDisabled = notOffered.includes(id);
    return {
      value: id,
      label: value,
      ...(proTip !== null && { description: proTip }),
      ...(isDisabled && { isDisabled, disabledReason: t('questionnaire.option.notOffered') }),
    };
  });
  const shared = {
    options,
    describedBy: errorId,
    isInvalid: errorId !== undefined,
    isRequired: question.isRequired,
  };
  const canClear = question.questionType === 'RADIO' && !question.isRequired;

  return (
    <Stack gap={3}>
      {question.questionType === 'RADIO' ? (
        <RadioOptions
          {...shared}
          value={input.optionIds[0] ?? null}
          onChange={(optionId) => onChange({ ...input, optionIds: [optionId] })}
        />
      ) : (
        <CheckboxOptions
          {...shared}
          values={input.optionIds}
          onChange={(optionIds) => onChange({ ...input, optionIds })}
        />
      )}
      <OwnWords {...props} />
      {canClear && input.optionIds.length > 0 && <ClearAnswer onClear={() => onChange({ ...input, optionIds: [] })} />}
    </Stack>
  );
}
