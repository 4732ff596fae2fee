import type { Currency } from '@troth/domain/money';
import { DateField } from '@troth/ui/date-field';
import { MoneyTextField, PercentTextField } from '@troth/ui/money-field';
import { SelectField } from '@troth/ui/select-field';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import type { ReactNode } from 'react';
import { t } from '../../../shared/texts';
import { HALF_TYPED_DATE } from './entry-values';
import type { FieldSpec, FormValue } from './kinds';

export interface EntryFieldProps {
  spec: FieldSpec;
  value: FormValue;
  currency: Currency;
  error: string | undefined;
  /** What is to be known of what is typed. */
  note: ReactNode;
  /** The latest day that a date can be. */
  today: string;
  onChange: (value: FormValue) => void;
  onLeave: () => void;
}

/** The control of one field of a financial entry. It holds what is typed; nothing of it is cut or changed under the hand. */
export function EntryField({ spec, value, currency, error, note, today, onChange, onLeave }: EntryFieldProps) {
  const frame = {
    label: spec.label,
    error,
    isRequired: spec.isRequired ?? false,
    onBlur: onLeave,
    ...(spec.help !== undefined && { help: spec.help }),
    ...(note !== undefined && { note }),
  };
  const text = typeof value === 'string' ? value : '';
  switch (spec.type) {
    case 'text':
      return <TextField {...frame} value={text} onChange={onChange} autoComplete="off" />;
    case 'lines':
      return <TextAreaField {...frame} rows={2} value={text} onChange={onChange} />;
    case 'cents':
      return <MoneyTextField {...frame} value={text} onChange={onChange} currency={currency} placeholder="0.00" />;
    case 'percent':
      return <PercentTextField {...frame} value={text} onChange={onChange} />;
    case 'year':
      return <TextField {...frame} value={text} onChange={onChange} inputMode="numeric" isNumeric autoComplete="off" />;
    case 'date':
      return (
        <DateField
          {...frame}
          value={text === HALF_TYPED_DATE ? '' : text}
          max={today}
          onChange={(date, isPartial) => onChange(isPartial ? HALF_TYPED_DATE : date)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...frame}
          value={text === '' ? null : text}
          options={[
            ...(spec.isRequired === true ? [] : [{ value: '', label: t('disclosure.field.none') }]),
            ...(spec.choices ?? []),
          ]}
          onChange={onChange}
        />
      );
  }
}
