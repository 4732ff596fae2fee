import { useMemo, useState } from 'react';
import { callingCountries, countryOfNumber } from './calling-codes';
import { classNames } from './class-names';
import { Field, type FieldProps } from './field';
import { ChevronDownIcon } from './icons';
import classes from './input.module.css';
import { useUiTexts } from './texts';

export interface PhoneFieldProps extends FieldProps {
  /** E.164 such as `+12125550123`, or an empty string. */
  value: string;
  /** Receives `+`, calling code and digits as they are typed; an empty string without digits. The owner validates. */
  onChange: (number: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean;
  name?: string;
}

/** “212 555 0123” for ten digits of North America, groups of three elsewhere: only for reading. */
function grouped(digits: string, callingCode: string): string {
  if (callingCode !== '1') return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join(' ');
}

/** Country and national number; a pasted international number sets the country by itself. */
export function PhoneField({
  label,
  isLabelHidden = false,
  help,
  error,
  isRequired = false,
  aside,
  className,
  value,
  onChange,
  onBlur,
  disabled = false,
  name,
}: PhoneFieldProps) {
  const t = useUiTexts();
  const countries = useMemo(() => callingCountries(t.locale), [t.locale]);
  const [preferred, setPreferred] = useState('US');
  const found = value === '' ? undefined : countryOfNumber(value, countries, preferred);
  const country = found ?? countries.find((entry) => entry.country === preferred) ?? countries[0];
  const callingCode = country?.callingCode ?? '1';
  const national = value.replace(/^\+/, '').slice(value === '' ? 0 : callingCode.length);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    const isInternational = text.trim().startsWith('+');
    if (digits === '') onChange('');
    else onChange(isInternational ? `+${digits}` : `+${callingCode}${digits}`);
  };
  const chooseCountry = (next: string) => {
    setPreferred(next);
    const code = countries.find((entry) => entry.country === next)?.callingCode;
    if (code !== undefined && national !== '') onChange(`+${code}${national}`);
  };

  return (
    <Field
      {...{ label, isLabelHidden, help, error, isRequired, aside }}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <div className={classes.phone}>
          <div className={classNames(classes.box, classes.phoneCountry)}>
            <span aria-hidden="true">+{callingCode}</span>
            <ChevronDownIcon size={16} />
            <select
              aria-label={t('field.country')}
              value={country?.country}
              disabled={disabled}
              onChange={(event) => chooseCountry(event.currentTarget.value)}
            >
              {countries.map((entry) => (
                <option key={entry.country} value={entry.country}>
                  {entry.name} (+{entry.callingCode})
                </option>
              ))}
            </select>
          </div>
          <div className={classes.box}>
            <input
              {...control}
              name={name}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              className={classNames(classes.control, classes.numeric)}
              value={grouped(national, callingCode)}
              disabled={disabled}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={onBlur}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
