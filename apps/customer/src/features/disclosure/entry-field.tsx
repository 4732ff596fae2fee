import type { Currency } from '@troth/domain/money';
import { CentsField, PercentField } from '@troth/ui/money-field';
import { SelectField } from '@troth/ui/select-field';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import type { ReactNode } from 'react';
import type { FieldSpec, FieldValue } from './kinds';

const YEAR_DIGITS = 4;

export interface EntryFieldProps {
  spec: FieldSpec;
  value: FieldValue;
  currency: Currency;
  error: ReactNode;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
}

/** The control of one field of a financial entry. */
export function EntryField({ spec, value, currency, error, onChange, onBlur }: EntryFieldProps) {
  const frame = {
    label: spec.label,
    error,
    isRequired: spec.isRequired ?? false,
    onBlur,
    ...(spec.help !== undefined && { help: spec.help }),
  };
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : null;
  switch (spec.type) {
    case 'text':
      return <TextField {...frame} value={text} onChange={onChange} autoComplete="off" />;
    case 'lines':
      return <TextAreaField {...frame} value={text} onChange={onChange} />;
    case 'cents':
      return <CentsField {...frame} value={number} onChange={onChange} currency={currency} />;
    case 'percent':
      return <PercentField {...frame} value={number} onChange={onChange} />;
    case 'year':
      return (
        <TextField
          {...frame}
          value={number === null ? '' : String(number)}
          onChange={(typed) => {
            const digits = typed.replace(/\D/g, '').slice(0, YEAR_DIGITS);
            onChange(digits === '' ? null : Number(digits));
          }}
          inputMode="numeric"
          isNumeric
          autoComplete="off"
        />
      );
    case 'choice':
      return (
        <SelectField {...frame} value={text === '' ? null : text} options={spec.choices ?? []} onChange={onChange} />
      );
  }
}
