import { SELECT_TYPEAHEAD_RESET_MS } from './timings';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import { apartFromFrame, Field, type FieldProps } from './field';
import { CheckIcon, ChevronDownIcon } from './icons';
import classes from './input.module.css';
import { useUiTexts } from './texts';

export interface SelectOption {
  value: string;
  label: string;
  /** A quieter line or word after the label. */
  hint?: ReactNode;
  isDisabled?: boolean;
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

const PAGE_STEP = 8;

/** The option that follows `from` whose label starts with what was typed; repeating one letter walks through its options. */
function findTyped(options: readonly SelectOption[], typed: string, from: number): number {
  const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = (isRepeated ? typed.slice(0, 1) : typed).toLowerCase();
  const start = typed.length === 1 || isRepeated ? from + 1 : from;
  for (let step = 0; step < options.length; step += 1) {
    const index = (Math.max(start, 0) + step) % options.length;
    const option = options[index];
    if (option && !option.isDisabled && option.label.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

/** One of a list, as a button that opens a listbox (ARIA “select-only combobox”), with a type-ahead that forgets after 800 ms. */
export function SelectField(props: SelectFieldProps) {
  const { frame, ofControl } = apartFromFrame(props);
  const { value, onChange, onBlur, options, placeholder, disabled = false, size = 'md' } = ofControl;
  const t = useUiTexts();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setOpen] = useState(false);
  const [opensAbove, setOpensAbove] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.findIndex((option) => option.value === value);

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = () => {
    if (disabled) return;
    const box = root.current?.getBoundingClientRect();
    setOpensAbove(box !== undefined && window.innerHeight - box.bottom < 240 && box.top > 340);
    setActive(chosen >= 0 ? chosen : options.findIndex((option) => !option.isDisabled));
    setOpen(true);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined || option.isDisabled) return;
    setOpen(false);
    if (option.value !== value) onChange(option.value);
  };
  const move = (step: number) => {
    let index = active;
    for (let left = Math.abs(step); left > 0; left -= 1) {
      let next = index + Math.sign(step);
      while (options[next]?.isDisabled) next += Math.sign(step);
      if (options[next] === undefined) break;
      index = next;
    }
    setActive(index);
  };
  const typeAhead = (letter: string, now: number) => {
    const text = now - typed.current.at > SELECT_TYPEAHEAD_RESET_MS ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    const index = findTyped(options, text, isOpen ? active : chosen);
    if (index < 0) return;
    if (!isOpen) open();
    setActive(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typeAhead(key, event.timeStamp);
      return;
    }
    if (key === ' ' && typed.current.text !== '' && event.timeStamp - typed.current.at < SELECT_TYPEAHEAD_RESET_MS) {
      event.preventDefault();
      typeAhead(' ', event.timeStamp);
      return;
    }
    if (!isOpen) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(key)) return;
      event.preventDefault();
      open();
      if (key === 'Home') setActive(options.findIndex((option) => !option.isDisabled));
      if (key === 'End') setActive(options.findLastIndex((option) => !option.isDisabled));
      return;
    }
    switch (key) {
      case 'ArrowDown':
        if (event.altKey) choose(active);
        else move(1);
        break;
      case 'ArrowUp':
        if (event.altKey) choose(active);
        else move(-1);
        break;
      case 'PageDown':
        move(PAGE_STEP);
        break;
      case 'PageUp':
        move(-PAGE_STEP);
        break;
      case 'Home':
        setActive(options.findIndex((option) => !option.isDisabled));
        break;
      case 'End':
        setActive(options.findLastIndex((option) => !option.isDisabled));
        break;
      case 'Enter':
      case ' ':
        choose(active);
        break;
      case 'Escape':
        // Closes the list alone, not the popup that the field may stand in.
        event.stopPropagation();
        setOpen(false);
        break;
      case 'Tab':
        choose(active);
        return;
      default:
        return;
    }
    event.preventDefault();
  };

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
            onClick={() => (isOpen ? setOpen(false) : open())}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false);
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
            ref={list}
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
                  onPointerMove={() => !option.isDisabled && setActive(index)}
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
