import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import classes from './field.module.css';
import { AlertIcon } from './icons';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export interface FieldProps {
  label: ReactNode;
  /** The label stands elsewhere on the screen (a question's legend) and is kept for assistive technology alone. */
  isLabelHidden?: boolean;
  help?: ReactNode;
  /** A quiet line under the control about what is typed, such as what an amount is in dollars. Announced when it changes. */
  note?: ReactNode;
  /** A sentence that says what to do. Its presence marks the field invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  /** At the right of the label's line: the save indicator, a link. */
  aside?: ReactNode;
  className?: string;
}

/** What of a field's props its frame shows, apart from those of the control inside. */
export function apartFromFrame<P extends FieldProps>({
  label,
  isLabelHidden = false,
  help,
  note,
  error,
  isRequired = false,
  aside,
  className,
  ...ofControl
}: P) {
  const frame = { label, isLabelHidden, help, note, error, isRequired, aside };
  return { frame: { ...frame, ...(className !== undefined && { className }) }, ofControl };
}

/** What the control inside a field must carry, so that label, help and error are tied to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The red asterisk with its word. */
export function RequiredMark() {
  const t = useUiTexts();
  return (
    <>
      {' '}
      <span className={classes.required} aria-hidden="true">
        *
      </span>
      <VisuallyHidden>{t('field.required')}</VisuallyHidden>
    </>
  );
}

/** An error's line: icon and sentence, announced when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error} role="alert">
      <AlertIcon size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Label, help, control, error: the order of every field (guide §6). */
export function Field({
  label,
  isLabelHidden = false,
  help,
  note,
  error,
  isRequired = false,
  aside,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const hasHelp = help !== undefined && help !== null && help !== '';
  const hasNote = note !== undefined && note !== null && note !== '';
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const described = classNames(hasHelp && `${id}-help`, hasNote && `${id}-note`, hasError && `${id}-error`);
  const control: FieldControl = {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': hasError || undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <div className={classNames(classes.field, className)} data-invalid={hasError || undefined}>
      <div className={classNames(classes.labelLine, isLabelHidden && aside === undefined && 'troth-vh')}>
        <label htmlFor={id} id={`${id}-label`} className={classNames(classes.label, isLabelHidden && 'troth-vh')}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {aside}
      </div>
      {hasHelp && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {children(control)}
      {note !== undefined && (
        <p id={`${id}-note`} className={classes.note} role="status">
          {note}
        </p>
      )}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
