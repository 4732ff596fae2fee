import { PERCENTAGE_MAX, PERCENTAGE_MIN } from '@troth/domain/constants';
import { CURRENCY_SYMBOLS, type Currency, canonicalDollars, formatCents, parseMoney } from '@troth/domain/money';
import { useState } from 'react';
import classes from './input.module.css';
import { TextField, type TextFieldProps } from './text-field';

type Common = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'prefix' | 'suffix' | 'type' | 'inputMode' | 'isNumeric' | 'boxClassName'
>;

/** An amount as people write it, with or without its sign and commas: anything else is not made to look like one. */
const AMOUNT = /^\s*-?\$?-?[\d,]*\.?\d{0,2}\s*$/;

/** The digits of an amount as shown at rest: `2500` is `2,500.00`; what is no amount stays as typed, for its owner to fault. */
function atRest(text: string): string {
  const cents = AMOUNT.test(text) ? parseMoney(text) : null;
  return cents === null ? text : formatCents(cents).replace('$', '');
}

export interface MoneyTextFieldProps extends Common {
  /** As typed or canonical (`2500.00`); the owner validates it. */
  value: string;
  onChange: (text: string) => void;
  currency?: Currency;
}

/** Money as text: “$” outside the value, tabular figures, formatted while not being typed in. */
export function MoneyTextField({
  value,
  onChange,
  onBlur,
  onFocus,
  currency = 'USD',
  placeholder = '$0.00',
  ...rest
}: MoneyTextFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      {...rest}
      value={isTyping ? value : atRest(value)}
      onChange={onChange}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
      prefix={CURRENCY_SYMBOLS[currency]}
      placeholder={placeholder}
      inputMode="decimal"
      isNumeric
      boxClassName={classes.money}
      autoComplete="off"
    />
  );
}

export interface CentsFieldProps extends Common {
  /** Integer cents; null while empty or unparsable. */
  value: number | null;
  onChange: (cents: number | null) => void;
  currency?: Currency;
}

/** Money as integer cents, for the disclosure's forms. */
export function CentsField({ value, onChange, onBlur, ...rest }: CentsFieldProps) {
  // What is being typed ("12.", "-") has no cents yet; it is kept only until the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const settled = value === null ? '' : canonicalDollars(value);
  return (
    <MoneyTextField
      {...rest}
      value={draft ?? settled}
      onChange={(text) => {
        setDraft(text);
        onChange(parseMoney(text));
      }}
      onBlur={() => {
        if (draft !== null && (parseMoney(draft) !== null || draft.trim() === '')) setDraft(null);
        onBlur?.();
      }}
    />
  );
}

/** A percentage as it is typed, for forms that say what is wrong with it: “%” after the value. */
export function PercentTextField(props: Common & { value: string; onChange: (text: string) => void }) {
  return (
    <TextField {...props} suffix="%" inputMode="numeric" isNumeric boxClassName={classes.percent} autoComplete="off" />
  );
}

export interface PercentFieldProps extends Common {
  /** Whole percent, 0 to 100; null while empty. */
  value: number | null;
  onChange: (percent: number | null) => void;
}

/** A whole percentage: “%” after the value. Numbers above 100 are kept, so that the owner's error can name them. */
export function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  const digits = String(PERCENTAGE_MAX).length;
  return (
    <TextField
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const typed = text.replace(/\D/g, '').slice(0, digits);
        onChange(typed === '' ? null : Math.max(PERCENTAGE_MIN, Number(typed)));
      }}
      suffix="%"
      inputMode="numeric"
      isNumeric
      boxClassName={classes.percent}
      autoComplete="off"
    />
  );
}
