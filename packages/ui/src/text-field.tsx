import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { apartFromFrame, Field, type FieldProps } from './field';
import classes from './input.module.css';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'autoFocus'
  | 'onKeyDown'
  | 'onFocus'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, NativeInput {
  value: string;
  /** Receives the text, so it also fits @mantine/form's `getInputProps`. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'password';
  /** 56 px in forms; 44 for filters and table tools. */
  size?: 'md' | 'sm';
  /** Outside the value, such as an icon or “$”. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  isNumeric?: boolean;
  boxClassName?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { frame, ofControl } = apartFromFrame(props);
  const {
    value,
    onChange,
    onBlur,
    type = 'text',
    size = 'md',
    prefix,
    suffix,
    isNumeric = false,
    boxClassName,
    inputRef,
    ...native
  } = ofControl;
  return (
    <Field {...frame}>
      {(control) => (
        <div className={classNames(classes.box, size === 'sm' && classes.sm, boxClassName)}>
          {prefix !== undefined && (
            <span className={classes.affix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...native}
            {...control}
            ref={inputRef}
            type={type}
            className={classNames(classes.control, isNumeric && classes.numeric)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {suffix !== undefined && (
            <span className={classNames(classes.affix, typeof suffix !== 'string' && classes.end)}>{suffix}</span>
          )}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends FieldProps,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'name' | 'placeholder' | 'maxLength' | 'disabled' | 'readOnly' | 'rows' | 'onFocus' | 'onKeyDown'
    > {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/** Several lines; grows with the text where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, ofControl } = apartFromFrame(props);
  const { value, onChange, onBlur, rows = 3, ...native } = ofControl;
  return (
    <Field {...frame}>
      {(control) => (
        <div className={classNames(classes.box, classes.area)}>
          <textarea
            {...native}
            {...control}
            rows={rows}
            className={classes.control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
