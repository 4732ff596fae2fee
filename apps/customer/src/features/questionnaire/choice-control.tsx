import { Button } from '@troth/ui/button';
import { PlusIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { CheckboxOptions, type Option, RadioOptions } from '@troth/ui/option-cards';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import type { QuestionControlProps } from './question-control';

/** Key, in the content, of the option that asks for words of one's own. */
const OTHER_OPTION_KEY = 'other';

/** One or several of the options, and the words of "other" or of a clause of one's own where the question takes them. */
export function ChoiceControl(props: QuestionControlProps) {
  const { question, input, errorId, isOffered, isReadOnly, onChange } = props;
  const options: Option[] = question.questionOptions.map(({ id, value, proTip }) => {
    const isDisabled = !isOffered(id) && !input.optionIds.includes(id);
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
    isReadOnly,
  };
  const canClear = question.questionType === 'RADIO' && !question.isRequired && !isReadOnly;

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
      {question.allowsOtherOption && <OtherWords {...props} />}
      {question.allowsCustomClause && <CustomClause {...props} />}
      {canClear && input.optionIds.length > 0 && (
        <div>
          <Button variant="text" size="sm" onClick={() => onChange({ ...input, optionIds: [] })}>
            {t('questionnaire.clear')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The words of "other": under its option once that is chosen, or always where the question has no such option. */
function OtherWords({ question, input, isReadOnly, onChange, onLeave }: QuestionControlProps) {
  const other = question.questionOptions.find(({ key }) => key === OTHER_OPTION_KEY);
  if (other !== undefined && !input.optionIds.includes(other.id) && input.text === '') return null;
  return (
    <TextField
      label={t('questionnaire.other.label')}
      value={input.text}
      onChange={(text) => onChange({ ...input, text })}
      onBlur={onLeave}
      readOnly={isReadOnly}
    />
  );
}

/** A clause in the couple's own words, folded until it is wanted. */
function CustomClause({ input, isReadOnly, onChange, onLeave }: QuestionControlProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && input.text === '') {
    if (isReadOnly) return null;
    return (
      <div>
        <Button variant="text" size="sm" icon={<PlusIcon size={16} />} onClick={() => setWanted(true)}>
          {t('questionnaire.clause.add')}
        </Button>
      </div>
    );
  }
  return (
    <TextAreaField
      label={t('questionnaire.clause.label')}
      help={t('questionnaire.clause.help')}
      value={input.text}
      onChange={(text) => onChange({ ...input, text })}
      onBlur={onLeave}
      readOnly={isReadOnly}
    />
  );
}
