import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import classes from './option-cards.module.css';

export interface Option {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be chosen; shown under the label. */
  disabledReason?: ReactNode;
}

interface OptionsProps {
  options: readonly Option[];
  /** Of the error's line, when the owner shows one. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** The group's name when no legend gives it. */
  label?: string;
}

interface CardProps {
  type: 'radio' | 'checkbox';
  name: string;
  option: Option;
  isChosen: boolean;
  isInvalid: boolean;
  isReadOnly: boolean;
  onChoose: () => void;
}

function OptionCard({ type, name, option, isChosen, isInvalid, isReadOnly, onChoose }: CardProps) {
  const isOff = option.isDisabled ?? false;
  const detail = isOff ? (option.disabledReason ?? option.description) : option.description;
  return (
    <label
      className={classNames(
        classes.card,
        isChosen && classes.chosen,
        isOff && classes.off,
        isInvalid && classes.invalid,
      )}
    >
      <input
        type={type}
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={isOff || isReadOnly}
        aria-invalid={isInvalid || undefined}
        onChange={onChoose}
      />
      <span className={classNames(classes.indicator, type === 'checkbox' && classes.square)} aria-hidden="true" />
      <span className={classes.words}>
        {option.label}
        {detail !== undefined && <small className={classes.detail}>{detail}</small>}
      </span>
    </label>
  );
}

export interface RadioOptionsProps extends OptionsProps {
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
}

/** One of several, as cards of at least 56 px, one per line. Arrow keys move within the group. */
export function RadioOptions({
  value,
  onChange,
  options,
  describedBy,
  isInvalid = false,
  isRequired = false,
  isReadOnly = false,
  label,
}: RadioOptionsProps) {
  const name = useId();
  return (
    <div
      className={classes.options}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
    >
      {options.map((option) => (
        <OptionCard
          key={option.value}
          type="radio"
          name={name}
          option={option}
          isChosen={value === option.value}
          isInvalid={isInvalid}
          isReadOnly={isReadOnly}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

export interface CheckboxOptionsProps extends OptionsProps {
  values: readonly string[];
  /** Receives all chosen values, in the order of the options. */
  onChange: (values: string[]) => void;
}

/** Any of several, as cards. */
export function CheckboxOptions({
  values,
  onChange,
  options,
  describedBy,
  isInvalid = false,
  isReadOnly = false,
  label,
}: CheckboxOptionsProps) {
  const name = useId();
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((candidate) => (candidate === value) !== values.includes(candidate));
  return (
    <div className={classes.options} role="group" aria-label={label} aria-describedby={describedBy}>
      {options.map((option) => (
        <OptionCard
          key={option.value}
          type="checkbox"
          name={name}
          option={option}
          isChosen={values.includes(option.value)}
          isInvalid={isInvalid}
          isReadOnly={isReadOnly}
          onChoose={() => onChange(toggled(option.value))}
        />
      ))}
    </div>
  );
}

export interface CheckboxFieldProps {
  label: ReactNode;
  description?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  error?: ReactNode;
}

/** A single statement to agree to, such as an acknowledgment or a filter. */
export function CheckboxField({
  label,
  description,
  isChecked,
  onChange,
  isDisabled = false,
  error,
}: CheckboxFieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div>
      <label className={classNames(classes.single, isDisabled && classes.singleOff)}>
        <input
          type="checkbox"
          checked={isChecked}
          // Not `disabled`, which would take the focus away from the person who has just checked it.
          aria-disabled={isDisabled || undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={(event) => {
            if (!isDisabled) onChange(event.currentTarget.checked);
          }}
        />
        <span className={classNames(classes.indicator, classes.square)} aria-hidden="true" />
        <span className={classes.words}>
          {label}
          {description !== undefined && <small className={classes.detail}>{description}</small>}
        </span>
      </label>
      {hasError && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
