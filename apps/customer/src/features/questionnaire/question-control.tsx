import type { Question } from './model';
import { DateField } from '@troth/ui/date-field';
import { MoneyTextField } from '@troth/ui/money-field';
import { TextAreaField, TextField, type TextFieldProps } from '@troth/ui/text-field';
import { lazy, Suspense } from 'react';
import type { AnswerInput } from '../../shared/saving/answer-input';
import { loadPhoneNumbers } from '../../shared/phone-numbers';
import { t } from '../../shared/texts';
import { ChoiceControl } from './choice-control';
import { DropdownControl } from './dropdown-control';

// The numbers of all countries are heavy; they load where a phone number is asked for.
const PhoneField = lazy(async () => {
  try {
    const [{ PhoneField: Field }] = await Promise.all([import('@troth/ui/phone-field'), loadPhoneNumbers()]);
    return { default: Field };
  } catch {
    return { default: PlainPhoneField };
  }
});

export interface QuestionControlProps {
  question: Question;
  input: AnswerInput;
  /** The sentence under the control; none while the input is fine or still being typed. */
  error: string | undefined;
  /** Of the error's line, where the question's card shows it. */
  errorId: string | undefined;
  /** Options that the state or another answer rules out. */
  notOffered: readonly string[];
  onChange: (input: AnswerInput) => void;
  /** The control is left: what was typed is saved now. */
  onLeave: () => void;
}

/** A half-typed date is no date, and not nothing either: this stands for it until it is whole. */
export const HALF_TYPED_DATE = 'partial';

/** Whether the control shows its own error, tied to its field; the card shows it for choices. */
export const showsOwnError = ({ questionType }: Pick<Question, 'questionType'>): boolean =>
  questionType !== 'RADIO' && questionType !== 'CHECKBOX';

/** The control of a question, by its type and what is typed into it. Customer spec §3. */
export function QuestionControl(props: QuestionControlProps) {
  const { question, input, error, onChange, onLeave } = props;
  const field = { label: question.title, isLabelHidden: true, isRequired: question.isRequired, error };
  const type = (text: string) => onChange({ text, optionIds: [] });

  switch (question.questionType) {
    case 'RADIO':
    case 'CHECKBOX':
      return <ChoiceControl {...props} />;
    case 'DROPDOWN':
      return <DropdownControl {...props} />;
    case 'TEXT_AREA':
      return <TextAreaField {...field} value={input.text} onChange={type} onBlur={onLeave} />;
    case 'TEXT_BOX':
      break;
  }

  const control = { ...field, value: input.text, onChange: type, onBlur: onLeave };
  switch (question.inputType) {
    case 'CURRENCY':
      return <MoneyTextField {...control} />;
    case 'NUMBER':
      return <TextField {...control} inputMode="decimal" isNumeric autoComplete="off" />;
    case 'DATE':
      return (
        <DateField
          {...control}
          value={input.text === HALF_TYPED_DATE ? '' : input.text}
          onChange={(date, isPartial) => type(isPartial ? HALF_TYPED_DATE : date)}
          {...(question.profileField === 'birthdate' && { autoComplete: 'bday' })}
        />
      );
    case 'PHONE':
      return (
        <Suspense fallback={<TextField {...control} type="tel" readOnly />}>
          <PhoneField {...control} />
        </Suspense>
      );
    case 'TEXT':
    case null:
      return <TextField {...control} />;
  }
}

/** Without the list of countries a number is typed in international form. Customer spec §8 "Phone". */
function PlainPhoneField(props: TextFieldProps) {
  return <TextField {...props} type="tel" error={props.error ?? t('questionnaire.phone.failed')} />;
}
