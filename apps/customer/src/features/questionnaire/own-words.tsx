import { Button } from '@troth/ui/button';
import { PlusIcon } from '@troth/ui/icons';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import type { QuestionControlProps } from './question-control';

/** Key, in the content, of the option that asks for words of one's own. */
const OTHER_OPTION_KEY = 'other';

/**
 * What may be typed beside the options: the words of "other", or a clause of one's own. An answer holds one text, so a
 * question takes one of the two; the words of "other" where its options ask for them.
 */
export function OwnWords(props: QuestionControlProps) {
  const { allowsOtherOption, allowsCustomClause } = props.question;
  if (allowsOtherOption) return <OtherWords {...props} />;
  return allowsCustomClause ? <CustomClause {...props} /> : null;
}

/** The words of "other": under its option once that is chosen, or always where the question has no such option. */
function OtherWords({ question, input, onChange, onLeave }: QuestionControlProps) {
  const other = question.questionOptions.find(({ key }) => key === OTHER_OPTION_KEY);
  if (other !== undefined && !input.optionIds.includes(other.id) && input.text === '') return null;
  return (
    <TextField
      label={t('questionnaire.other.label')}
      value={input.text}
      onChange={(text) => onChange({ ...input, text })}
      onBlur={onLeave}
    />
  );
}

/** What was pressed is gone; the writing goes on in its place. */
const focusTextArea = (part: HTMLElement | null) => part?.querySelector('textarea')?.focus();

/** A clause in the couple's own words, folded until it is wanted. */
function CustomClause({ input, onChange, onLeave }: QuestionControlProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && input.text === '') {
    return (
      <div>
        <Button variant="text" size="sm" icon={<PlusIcon size={16} />} onClick={() => setWanted(true)}>
          {t('questionnaire.clause.add')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={isWanted ? focusTextArea : null}>
      <TextAreaField
        label={t('questionnaire.clause.label')}
        help={t('questionnaire.clause.help')}
        value={input.text}
        onChange={(text) => onChange({ ...input, text })}
        onBlur={onLeave}
      />
    </div>
  );
}
