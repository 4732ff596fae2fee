import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from './class-names';
import { ChatHelpIcon, CheckIcon, LockIcon, SignOutIcon } from './icons';
import { Link } from './link';
import classes from './side-menu.module.css';
import { Spinner } from './spinner';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export type MenuProgress = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'NOT_APPLICABLE';

export interface MenuSubEntry {
  key: string;
  label: string;
  href: string;
  progress: MenuProgress;
  isCurrent?: boolean;
  /** Dimmed and not clickable; `reason` says why. */
  isLocked?: boolean;
  reason?: string | undefined;
}

export interface MenuEntry {
  key: string;
  label: string;
  href: string;
  /** A 20 px icon. */
  icon: ReactNode;
  isCurrent?: boolean;
  /** Dimmed and not clickable when false; `reason` says why. */
  isEnabled?: boolean;
  reason?: string | undefined;
  isCompleted?: boolean;
  /** How much waits there, and in words: "2 new messages"; a count of none is not shown. */
  waits?: { readonly count: number; readonly text: string } | undefined;
  entries?: readonly MenuSubEntry[];
}

export interface SideMenuProps {
  entries: readonly MenuEntry[];
  secondaryEntries?: readonly MenuEntry[];
  onSignOut: () => void;
  /** The way to the support team, where no bubble floats over the page: in the drawer. */
  support?: { readonly label: string; readonly onOpen: () => void } | undefined;
  footerLinks?: readonly { label: string; href: string }[];
  /** Loading shows a spinner, a failure the product's words (customer spec §2 “Side menu”). */
  state?: 'ready' | 'loading' | { failed: string };
  /** Something was chosen; the drawer closes. */
  onChoose?: () => void;
}

const progressTexts = {
  NOT_STARTED: 'menu.notStarted',
  IN_PROGRESS: 'menu.inProgress',
  COMPLETED: 'menu.completed',
  NOT_APPLICABLE: 'menu.notApplicable',
} as const;

function SubEntry({ entry, onChoose }: { entry: MenuSubEntry; onChoose?: (() => void) | undefined }) {
  const t = useUiTexts();
  const isDone = entry.progress === 'COMPLETED' || entry.progress === 'NOT_APPLICABLE';
  const content = (
    <>
      <span
        className={classNames(classes.tick, isDone && classes.tickDone, entry.isCurrent && !isDone && classes.tickNow)}
      >
        {isDone && <CheckIcon size={14} />}
      </span>
      <span className={classes.subLabel}>{entry.label}</span>
      <VisuallyHidden>
        ,{' '}
        {entry.isLocked
          ? `${t('menu.locked')}${entry.reason === undefined ? '' : `: ${entry.reason}`}`
          : t(progressTexts[entry.progress])}
      </VisuallyHidden>
      {entry.isLocked && (
        <span className={classes.lock}>
          <LockIcon size={14} />
        </span>
      )}
    </>
  );
  return (
    <li>
      {entry.isLocked ? (
        <span
          className={classNames(classes.sub, classes.dimmed)}
          role="link"
          aria-disabled="true"
          tabIndex={0}
          title={entry.reason}
        >
          {content}
        </span>
      ) : (
        <Link
          className={classNames(classes.sub, entry.isCurrent && classes.subNow)}
          href={entry.href}
          aria-current={entry.isCurrent ? 'step' : undefined}
          onClick={onChoose}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

function Entry({ entry, onChoose }: { entry: MenuEntry; onChoose?: (() => void) | undefined }) {
  const t = useUiTexts();
  const isEnabled = entry.isEnabled ?? true;
  const waits = entry.waits !== undefined && entry.waits.count > 0 ? entry.waits : null;
  const content = (
    <>
      <span className={classNames(classes.icon, waits && classes.waiting)}>{entry.icon}</span>
      <span className={classes.label}>{entry.label}</span>
      {waits && (
        <>
          <VisuallyHidden>, {waits.text}</VisuallyHidden>
          <span className={classNames(classes.right, classes.count, 'troth-num')} aria-hidden="true">
            {waits.count}
          </span>
        </>
      )}
      {entry.isCompleted && (
        <span className={classes.right}>
          <VisuallyHidden>, {t('menu.completed')}</VisuallyHidden>
          <CheckIcon size={16} />
        </span>
      )}
      {!isEnabled && entry.reason !== undefined && <VisuallyHidden>, {entry.reason}</VisuallyHidden>}
    </>
  );
  return (
    <li className={classes.entry}>
      {isEnabled ? (
        <Link
          className={classNames(classes.item, entry.isCurrent && classes.current)}
          href={entry.href}
          aria-current={entry.isCurrent ? 'page' : undefined}
          onClick={onChoose}
        >
          {content}
        </Link>
      ) : (
        <span
          className={classNames(classes.item, classes.dimmed)}
          role="link"
          aria-disabled="true"
          tabIndex={0}
          title={entry.reason}
        >
          {content}
        </span>
      )}
      {entry.entries !== undefined && entry.entries.length > 0 && (
        <ul className={classes.subs}>
          {entry.entries.map((sub) => (
            <SubEntry key={sub.key} entry={sub} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * The menu's content: 80 px of icons that open over the page to 272 px on hover and on keyboard focus, without moving
 * it. Escape folds it again until the pointer or the focus comes back (WCAG 1.4.13). In the drawer it is always open.
 */
export function SideMenu({
  entries,
  secondaryEntries = [],
  onSignOut,
  support,
  footerLinks = [],
  state = 'ready',
  onChoose,
}: SideMenuProps) {
  const t = useUiTexts();
  const [isDismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false);
  };
  return (
    <div
      className={classNames(classes.menu, isDismissed && classes.dismissed)}
      data-side-menu=""
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={() => setDismissed(false)}
    >
      {state === 'loading' && (
        <div className={classes.state}>
          <Spinner size={20} isLabelled />
        </div>
      )}
      {typeof state === 'object' && (
        <p className={classNames(classes.state, classes.failed)} role="alert">
          {state.failed}
        </p>
      )}
      {state === 'ready' && (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {secondaryEntries.length > 0 && (
        <>
          <hr className={classes.rule} />
          <ul className={classes.list}>
            {secondaryEntries.map((entry) => (
              <Entry key={entry.key} entry={entry} onChoose={onChoose} />
            ))}
          </ul>
        </>
      )}
      <div className={classes.grow} />
      {support !== undefined && (
        <button type="button" className={classes.item} aria-haspopup="dialog" onClick={support.onOpen}>
          <span className={classes.icon}>
            <ChatHelpIcon />
          </span>
          <span className={classes.label}>{support.label}</span>
        </button>
      )}
      <button type="button" className={classes.item} onClick={onSignOut}>
        <span className={classes.icon}>
          <SignOutIcon />
        </span>
        <span className={classes.label}>{t('menu.signOut')}</span>
      </button>
      {footerLinks.length > 0 && (
        <div className={classes.foot}>
          {footerLinks.map((link) => (
            <Link key={link.href} href={link.href} onClick={onChoose}>
              {link.label}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
