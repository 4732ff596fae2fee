import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SELECT_TYPEAHEAD_RESET_MS } from './timings';

export interface ListboxOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

const PAGE_STEP = 8;

/** The option that follows `from` whose label starts with what was typed; repeating one letter walks through its options. */
function findTyped(options: readonly ListboxOption[], typed: string, from: number): number {
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

interface Listbox {
  readonly isOpen: boolean;
  readonly opensAbove: boolean;
  /** Index of the option that Enter takes; -1 for none. */
  readonly active: number;
  /** Index of the option that is the value; -1 for none. */
  readonly chosen: number;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly choose: (index: number) => void;
  readonly activate: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The keys and states of a select-only combobox (ARIA Authoring Practices); its type-ahead forgets after 800 ms. */
export function useListbox(
  {
    options,
    value,
    onChange,
    disabled,
  }: {
    options: readonly ListboxOption[];
    value: string | null;
    onChange: (value: string) => void;
    disabled: boolean;
  },
  root: RefObject<HTMLElement | null>,
): Listbox {
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setOpen] = useState(false);
  const [opensAbove, setOpensAbove] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.findIndex((option) => option.value === value);

  useEffect(() => {
    if (isOpen) root.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, root]);

  const first = () => options.findIndex((option) => !option.isDisabled);
  const last = () => options.findLastIndex((option) => !option.isDisabled);
  const open = () => {
    if (disabled) return;
    const box = root.current?.getBoundingClientRect();
    setOpensAbove(box !== undefined && window.innerHeight - box.bottom < 240 && box.top > 340);
    setActive(chosen >= 0 ? chosen : first());
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
      if (key === 'Home') setActive(first());
      if (key === 'End') setActive(last());
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
        setActive(first());
        break;
      case 'End':
        setActive(last());
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

  return {
    isOpen,
    opensAbove,
    active,
    chosen,
    toggle: () => (isOpen ? setOpen(false) : open()),
    close: () => setOpen(false),
    choose,
    activate: setActive,
    onKeyDown,
  };
}
