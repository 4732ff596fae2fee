import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import classes from './filter-chips.module.css';
import { ChevronDownIcon, CloseIcon } from './icons';
import { Link } from './link';
import { useUiTexts } from './texts';

/** Search, chips and “Clear” on one line that wraps. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.bar} role="search" aria-label={label}>
      {children}
    </div>
  );
}

export interface FilterChipProps {
  /** What it filters by: “Status”. */
  name: string;
  /** The chosen value in words; without one the chip is at rest. */
  value?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The chosen option's value; an empty string for none. */
  selected: string;
  onChange: (value: string) => void;
  /** The words for no choice: “all”. */
  allText: string;
}

/** A 44 px chip over the browser's own list; an active one is tinted, names its value and clears with its cross. */
export function FilterChip({ name, options, selected, onChange, allText }: FilterChipProps) {
  const t = useUiTexts();
  const chosen = options.find((option) => option.value === selected);
  return (
    <span className={classNames(classes.chip, chosen && classes.active)}>
      <span aria-hidden="true" className={classes.words}>
        {name}: {chosen?.label ?? allText}
      </span>
      <select
        className={classes.native}
        aria-label={name}
        value={selected}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{allText}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {chosen ? (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('filter.clear', { name })}
          onClick={() => onChange('')}
        >
          <CloseIcon size={16} />
        </button>
      ) : (
        <span className={classes.open}>
          <ChevronDownIcon size={16} />
        </span>
      )}
    </span>
  );
}

export interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  /** Two by two on a phone, for options whose words have no room beside each other. */
  isPairedOnPhone?: boolean;
  /** As wide as a narrow column, whose room the options share: three of them stay on one line. */
  isFilling?: boolean;
}

/** A few views of the same list: “Both, Alex, Blake”. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  isPairedOnPhone = false,
  isFilling = false,
}: SegmentedProps<Value>) {
  return (
    <div
      className={classNames(classes.segmented, isPairedOnPhone && classes.paired, isFilling && classes.filling)}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** So much of the tab before the open one is seen, in pixels. */
const PEEK = 24;

/** Parts of one subject, each at its own address. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
}) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // Where there is no room for all, the one that is open is in sight.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current !== null && tab != null) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - PEEK;
  }, [current]);
  // A browser leaves a tab that has the focus where it is as long as a part of it is in sight.
  useEffect(() => {
    const nav = row.current;
    const show = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    nav?.addEventListener('focusin', show);
    return () => nav?.removeEventListener('focusin', show);
  }, []);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
