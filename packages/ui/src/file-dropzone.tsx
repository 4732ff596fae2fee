import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from './button';
import { classNames } from './class-names';
import classes from './file-dropzone.module.css';
import { DocumentIcon } from './icons';
import { useUiTexts } from './texts';

export interface FileDropzoneProps {
  /** What to drop, in a few words. */
  title: ReactNode;
  /** What is taken, how large and how many: told before anything is chosen. */
  hint?: ReactNode;
  /** The `accept` of a file field: what the system's window offers. The owner still judges what comes. */
  accept?: string;
  /** The button's words: “Choose a file” without it. */
  buttonText?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** Files by drag and drop or by a button. Everything that is dropped arrives; the caller says what it refuses. */
export function FileDropzone({
  title,
  hint,
  accept,
  buttonText,
  isMultiple = true,
  isDisabled = false,
  onFiles,
}: FileDropzoneProps) {
  const t = useUiTexts();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // The button is the control: a region that is a button too would be met twice.
    noClick: true,
    noKeyboard: true,
    multiple: isMultiple,
    disabled: isDisabled,
    onDrop: (taken) => {
      if (taken.length > 0) onFiles(taken);
    },
  });
  return (
    <div
      {...getRootProps({ className: classNames(classes.zone, isDragActive && classes.over), role: 'presentation' })}
      tabIndex={undefined}
    >
      <input
        {...getInputProps({ ...(accept !== undefined && { accept }) })}
        aria-label={buttonText ?? t('dropzone.choose')}
      />
      <span className={classes.icon}>
        <DocumentIcon />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      <Button size="sm" onClick={open} disabled={isDisabled}>
        {buttonText ?? t('dropzone.choose')}
      </Button>
    </div>
  );
}
