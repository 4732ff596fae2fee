import { AsYouType, type CountryCode, formatIncompletePhoneNumber, getCountryCallingCode } from 'libphonenumber-js/min';
import { useMemo, useState } from 'react';
import { callingCountries, countryOfNumber } from './calling-countries';
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

/** A number in E.164, whole or not, as its country groups it, without the calling code: “212 555 0123”. */
const nationalPart = (number: string, callingCode: string): string =>
  formatIncompletePhoneNumber(number).replace(`+${callingCode}`, '').trim();

/** What is typed, in E.164: a plus leads in any country's number, else it is the chosen country's own. */
function numberOf(typed: string, country: CountryCode): string {
  if (!/\d/.test(typed)) return '';
  const reader = new AsYouType(country);
  reader.input(typed);
  return reader.getNumberValue() ?? '';
}

/** Country and national number, international mode; a pasted international number sets the country automatically. */
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
  const [chosen, setChosen] = useState<CountryCode>('US');
  const country = countryOfNumber(value, chosen);
  const callingCode = getCountryCallingCode(country);
  // A plus alone is no number yet, and the beginning of any country's.
  const [hasPlus, setHasPlus] = useState(false);
  const national = value === '' && hasPlus ? '+' : nationalPart(value, callingCode);

  const type = (typed: string) => {
    setHasPlus(typed.trim() === '+');
    const number = numberOf(typed, country);
    const told = countryOfNumber(number, chosen);
    // A calling code, once it is whole, chooses the country and goes from the field; the number is still to come.
    const isOnlyCode = number === `+${getCountryCallingCode(told)}`;
    if (isOnlyCode) setChosen(told);
    onChange(isOnlyCode ? '' : number);
  };

  const chooseCountry = (next: string) => {
    const entry = countries.find((each) => each.country === next);
    if (entry === undefined) return;
    setChosen(entry.country);
    if (value !== '') onChange(numberOf(national, entry.country));
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
              value={country}
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
              value={national}
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
