import { type FormEvent, useState } from 'react';
import { classNames } from './class-names';
import { apartFromFrame, Field, type FieldProps } from './field';
import classes from './input.module.css';

export interface DateFieldProps extends FieldProps {
  /** Calendar date `YYYY-MM-DD`, or an empty string. */
  value: string;
  /** Receives the date, or an empty string while it is empty or not a date; then `isPartial` tells the two apart. */
  onChange: (date: string, isPartial: boolean) => void;
  onBlur?: (() => void) | undefined;
  /** Earliest and latest date that the calendar offers; typed dates beyond them reach `onChange` all the same. */
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
  autoComplete?: string;
}

/** A calendar date in the browser's own control: typed by parts or picked, with its keyboard and screen-reader support. */
export function DateField(props: DateFieldProps) {
  const { frame, ofControl } = apartFromFrame(props);
  const { value, onChange, onBlur, ...native } = ofControl;
  const [isPartial, setPartial] = useState(false);
  const read = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const hasParts = input.validity.badInput;
    if (input.value === value && hasParts === isPartial) return;
    setPartial(hasParts);
    onChange(input.value, hasParts);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div className={classNames(classes.box, classes.date)}>
          <input
            {...native}
            {...control}
            type="date"
            className={classNames(classes.control, classes.numeric)}
            // A half-typed date has no value; setting one would wipe the parts that are there.
            {...(isPartial ? {} : { value })}
            onInput={read}
            onChange={read}
            onBlur={(event) => {
              read(event);
              onBlur?.();
            }}
          />
        </div>
      )}
    </Field>
  );
}
