import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Reading } from './reading';
import classes from './agreement-reader.module.css';
import { indexOf, type Match, matchesOf, type SearchIndex } from './search';
import { menuClassNames } from '@troth/ui/action-menu';
import { IconButton } from '@troth/ui/button';
import { CheckIcon, ChevronDownIcon, CloseIcon, SearchIcon } from '@troth/ui/icons';
import { useUiTexts } from '@troth/ui/texts';

/** More marks than these are not drawn; they are counted and walked through all the same. */
const MOST_MARKED = 2000;
/** A count is said when the typing rests. */
const REST_MS = 500;
const FOUND = 'troth-found';
const FOUND_NOW = 'troth-found-now';

/** One after the other, round and round. */
export const stepped = (at: number, step: 1 | -1, count: number): number =>
  at < 0 ? (step === 1 ? 0 : count - 1) : (at + step + count) % count;

/** Where the page has to stop below the bar and the tools. */
const topEdge = (tools: Element | null) => tools?.getBoundingClientRect().bottom ?? 0;

/** So long may what comes into view for the first time take its true height. */
const SETTLING_FRAMES = 24;
let letGo: (() => void) | null = null;

/**
 * Brings a place below the tools, and keeps it there while the clauses around it, which were not drawn before, take their
 * true height. A reader who scrolls in between goes where they want.
 *
 * @param isAtTop Right below the tools; else anywhere in sight is good.
 */
export function bringToView(place: () => DOMRect, tools: Element | null, isAtTop = false): void {
  letGo?.();
  let left = SETTLING_FRAMES;
  const stop = () => {
    left = 0;
  };
  const events = ['wheel', 'touchmove', 'pointerdown'] as const;
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  const end = () => {
    stop();
    for (const event of events) window.removeEventListener(event, stop);
  };
  letGo = end;
  const settle = () => {
    const { top, bottom } = place();
    const edge = topEdge(tools);
    const isThere = isAtTop ? Math.abs(top - edge - 24) < 2 : top >= edge && bottom <= window.innerHeight - 170;
    const isTall = top >= edge && top < edge + 120;
    if (!isThere && (isAtTop || !isTall)) window.scrollBy({ top: top - edge - 24, behavior: 'instant' });
    left -= 1;
    if (left > 0) requestAnimationFrame(settle);
    else end();
  };
  settle();
}

/** Marks what was found without touching the page: the paper is not drawn again by a search. */
function mark(matches: readonly Match[], at: number): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const rangeOf = ({ start, startOffset, end, endOffset }: Match) =>
    new StaticRange({ startContainer: start, startOffset, endContainer: end, endOffset });
  const now = matches[at];
  CSS.highlights.set(FOUND, new Highlight(...matches.slice(0, MOST_MARKED).map(rangeOf)));
  const current = new Highlight(...(now === undefined ? [] : [rangeOf(now)]));
  current.priority = 1;
  CSS.highlights.set(FOUND_NOW, current);
}

function rectOf({ start, startOffset, end, endOffset }: Match): DOMRect {
  const range = document.createRange();
  range.setStart(start, startOffset);
  range.setEnd(end, endOffset);
  return range.getBoundingClientRect();
}

/** The first match that stands after what is read now. */
function firstFrom(matches: readonly Match[], tools: Element | null, root: Element): number {
  const box = root.getBoundingClientRect();
  const seen = document.elementFromPoint?.(box.left + 80, topEdge(tools) + 12)?.closest('[data-clause], section');
  if (seen == null || !root.contains(seen)) return 0;
  const isBefore = ({ start }: Match) =>
    !seen.contains(start) && (seen.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
  // They are in the order of reading, and of one letter there are tens of thousands.
  let [from, to] = [0, matches.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const match = matches[middle];
    if (match !== undefined && isBefore(match)) from = middle + 1;
    else to = middle;
  }
  return from === matches.length ? 0 : from;
}

/** A polite word for screen readers, said when nothing newer came for a moment. */
export function Status({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="troth-vh">
      {said}
    </span>
  );
}

export interface StepperProps {
  /** “2 of 5”. */
  text: string;
  count: number;
  onStep: (step: 1 | -1) => void;
  previousLabel: string;
  nextLabel: string;
  /** Keys that do the same anywhere on the screen. */
  hasShortcut?: boolean;
  children?: ReactNode;
}

/** How many there are, which one it is, and the way to the next. */
export function Stepper({
  text,
  count,
  onStep,
  previousLabel,
  nextLabel,
  hasShortcut = false,
  children,
}: StepperProps) {
  const keys = (arrow: string) => (hasShortcut ? { 'aria-keyshortcuts': `Alt+${arrow}` } : {});
  return (
    <div className={classes.stepper}>
      {children}
      <span className={classes.stepCount}>{text}</span>
      <IconButton
        className={classes.stepUp}
        icon={<ChevronDownIcon />}
        label={previousLabel}
        disabled={count === 0}
        onClick={() => onStep(-1)}
        {...keys('ArrowUp')}
      />
      <IconButton
        icon={<ChevronDownIcon />}
        label={nextLabel}
        disabled={count === 0}
        onClick={() => onStep(1)}
        {...keys('ArrowDown')}
      />
    </div>
  );
}

/** The field to search the agreement with, in place of the tools while it is open. */
export function FindRow({
  paper,
  tools,
  reading,
  onClose,
}: {
  paper: Ref<HTMLElement> & { current: HTMLElement | null };
  tools: { current: HTMLElement | null };
  reading: Reading;
  /** @param at The element of the match that was shown. */
  onClose: (at: Element | null) => void;
}) {
  const t = useUiTexts();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [found, setFound] = useState<{ matches: readonly Match[]; at: number }>({ matches: [], at: -1 });
  const index = useRef<{ of: Reading; index: SearchIndex } | null>(null);
  const { matches, at } = found;

  const show = (shown: readonly Match[], place: number) => {
    setFound({ matches: shown, at: place });
    mark(shown, place);
    const match = shown[place];
    if (match !== undefined) bringToView(() => rectOf(match), tools.current);
  };

  const find = useEffectEvent((words: string, of: Reading) => {
    const root = paper.current;
    if (root === null) return;
    if (index.current?.of !== of) index.current = { of, index: indexOf(root) };
    const now = matchesOf(index.current.index, words);
    show(now, now.length === 0 ? -1 : firstFrom(now, tools.current, root));
  });
  // What is shown follows from the words and the paper alone.
  useEffect(() => find(asked, reading), [asked, reading]);
  useEffect(() => () => mark([], -1), []);

  const step = (by: 1 | -1) => matches.length > 0 && show(matches, stepped(at, by, matches.length));
  const close = () => onClose(matches[at]?.start.parentElement ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    step(event.shiftKey ? -1 : 1);
    event.preventDefault();
  };
  const isAsked = asked.trim() !== '';
  const count = !isAsked
    ? ''
    : matches.length === 0
      ? t('agreement.find.none')
      : t('agreement.find.count', { at: at + 1, count: matches.length });
  return (
    <div
      className={classes.row}
      role="search"
      aria-label={t('agreement.find')}
      // From the buttons beside the field too.
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <label className={classes.find}>
        <SearchIcon size={16} />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          // It was opened to be typed into.
          autoFocus
          aria-label={t('agreement.find')}
          placeholder={t('agreement.find')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Stepper
        text={count}
        count={matches.length}
        onStep={step}
        previousLabel={t('agreement.find.previous')}
        nextLabel={t('agreement.find.next')}
      />
      <IconButton icon={<CloseIcon />} label={t('agreement.find.close')} onClick={close} />
      <Status text={count} />
    </div>
  );
}

/** A choice over the browser's own list, which is the best one on a phone. */
export function ToolSelect<Value extends string>({
  label,
  words,
  icon,
  value,
  options,
  onChange,
}: {
  label: string;
  /** What is shown of it; the icon alone without. */
  words?: string;
  icon: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <span className={classes.toolSelect}>
      {icon}
      {words !== undefined && (
        <span aria-hidden="true" className={classes.toolWords}>
          {words}
        </span>
      )}
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A choice of a few in the product's own menu. */
export function ToolMenu<Value extends string>({
  label,
  icon,
  value,
  options,
  onChange,
}: {
  label: string;
  icon: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string; sample?: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Menu
      position="bottom-end"
      withinPortal
      withInitialFocusPlaceholder={false}
      width={220}
      checkIcon={<CheckIcon size={16} />}
      classNames={menuClassNames}
    >
      <Menu.Target>
        <button type="button" className={classes.toolMenu} aria-label={`${label}: ${chosen}`}>
          {icon}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={(next) => onChange(next as Value)}>
          {options.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} rightSection={option.sample} closeMenuOnClick>
              {option.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
