import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names';
import { apartFromFrame, Field, type FieldProps } from './field';
import { CheckIcon, ChevronDownIcon } from './icons';
import classes from './input.module.css';
import { useUiTexts } from './texts';
import { type ListboxOption, useListbox } from './use-listbox';

export interface SelectOption extends ListboxOption {
  /** A quieter line or word after the label. */
  hint?: ReactNode;
}

export interface SelectFieldProps extends FieldProps {
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  /** 56 px in forms; 44 for filters and table tools. */
  size?: 'md' | 'sm';
}

/** One of a list, as a button that opens a listbox (ARIA “select-only combobox”). */
export function SelectField(props: SelectFieldProps) {
  const { frame, ofControl } = apartFromFrame(props);
  const { value, onChange, onBlur, options, placeholder, disabled = false, size = 'md' } = ofControl;
  const t = useUiTexts();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, opensAbove, active, chosen, toggle, close, choose, activate, onKeyDown } = useListbox(
    { options, value, onChange, disabled },
    root,
  );

  return (
    <Field {...frame}>
      {(control) => (
        <div ref={root} className={classes.select}>
          <button
            {...control}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-labelledby={`${control.id}-label ${control.id}-value`}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            disabled={disabled}
            className={classNames(classes.box, classes.selectButton, size === 'sm' && classes.sm)}
            onClick={toggle}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          >
            <span id={`${control.id}-value`} className={classNames(classes.value, chosen < 0 && classes.placeholder)}>
              {options[chosen]?.label ?? placeholder ?? t('field.select')}
            </span>
            <ChevronDownIcon />
          </button>
          {/* The button keeps the focus and names the active option (the combobox pattern). */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            id={listId}
            role="listbox"
            aria-labelledby={`${control.id}-label`}
            hidden={!isOpen}
            className={classNames(classes.listbox, opensAbove && classes.above)}
            // The button keeps the focus while the pointer chooses.
            onMouseDown={(event) => event.preventDefault()}
          >
            {isOpen &&
              options.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  aria-disabled={option.isDisabled || undefined}
                  data-active={index === active ? '' : undefined}
                  className={classes.option}
                  onPointerMove={() => !option.isDisabled && activate(index)}
                  onClick={() => choose(index)}
                >
                  <span>
                    {option.label}
                    {option.hint !== undefined && <small className={classes.hint}>{option.hint}</small>}
                  </span>
                  {index === chosen && (
                    <span className={classes.optionTick}>
                      <CheckIcon size={16} />
                    </span>
                  )}
                </div>
              ))}
          </div>
        </div>
      )}
    </Field>
  );
}
