import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import classes from './ledger.module.css';
import { BothMarks, PartnerMark, type PartnerSide } from './partner-mark';
import { type GroupColor, TintedIcon } from './question-card';

export interface LedgerProps {
  title: ReactNode;
  icon: ReactNode;
  color?: GroupColor;
  /** The sum of the entries. */
  total?: ReactNode;
  /** The Add button. */
  action?: ReactNode;
  /** One grey sentence while there are no entries. */
  emptyText?: ReactNode;
  isEmpty?: boolean;
  id?: string;
  children?: ReactNode;
}

/** One kind of financial entries: head over an ink rule, rows under hairlines. */
export function Ledger({
  title,
  icon,
  color = 'blue',
  total,
  action,
  emptyText,
  isEmpty = false,
  id,
  children,
}: LedgerProps) {
  const titleId = useId();
  return (
    <section className={classes.ledger} id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId}>
      <header className={classes.head}>
        <TintedIcon icon={icon} color={color} size={36} />
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        <span className={classNames(classes.total, 'troth-num')}>{total}</span>
        {action !== undefined && <span className={classes.action}>{action}</span>}
      </header>
      {isEmpty ? <p className={classes.empty}>{emptyText}</p> : children}
    </section>
  );
}

export function LedgerRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

export interface EntryRowProps {
  /** Whose it is. */
  owner: PartnerSide | 'BOTH';
  names: { A: string; B?: string | null };
  title: ReactNode;
  /** The title with what stands beside the rows, such as their year. */
  name?: string | undefined;
  /** Opens the entry; then its title is a button. */
  onOpen?: (() => void) | undefined;
  details?: readonly ReactNode[];
  /** The split of a joint entry. */
  split?: { A: number; B: number } | undefined;
  value: ReactNode;
  valueNote?: ReactNode;
  /** A tag for what is open, such as a split that the partner has not confirmed. */
  status?: ReactNode;
  /** The 44 px row menu. */
  menu?: ReactNode;
}

export function EntryRow({
  owner,
  names,
  title,
  name,
  onOpen,
  details = [],
  split,
  value,
  valueNote,
  status,
  menu,
}: EntryRowProps) {
  return (
    <li className={classes.entry}>
      <span className={classes.owner}>
        {owner === 'BOTH' ? (
          <BothMarks names={{ A: names.A, B: names.B ?? null }} />
        ) : (
          <PartnerMark side={owner} name={owner === 'A' ? names.A : names.B} />
        )}
      </span>
      <div className={classes.what}>
        <p className={classes.entryTitle}>
          {onOpen === undefined ? (
            title
          ) : (
            <button type="button" className={classes.open} aria-label={name} onClick={onOpen}>
              {title}
            </button>
          )}
        </p>
        {details.map((detail, index) => (
          <p key={index} className={classes.detail}>
            {detail}
          </p>
        ))}
        {split !== undefined && <SplitBar {...split} />}
        {status !== undefined && <div className={classes.status}>{status}</div>}
      </div>
      <p className={classNames(classes.value, 'troth-num')}>
        {value}
        {valueNote !== undefined && <small>{valueNote}</small>}
      </p>
      <span className={classes.menu}>{menu}</span>
    </li>
  );
}

/** How a joint entry is split: solid for A, hatched for B. The words stand beside it. */
export function SplitBar({ A, B }: { A: number; B: number }) {
  return (
    <div className={classes.split} aria-hidden="true">
      <i className={classes.splitA} style={{ width: `${A}%` }} />
      <i className={classes.splitB} style={{ width: `${B}%` }} />
    </div>
  );
}

/** The rows of one year, beside it. */
export function YearRows({ year, children }: { year: number; children: ReactNode }) {
  return (
    <div className={classes.yearRows}>
      <h3 className={classNames(classes.year, 'troth-num')}>{year}</h3>
      <LedgerRows>{children}</LedgerRows>
    </div>
  );
}

/** Where an entry is owed and there is none. */
export function MissingRow({
  owner,
  name,
  text,
  action,
}: {
  owner: PartnerSide;
  name: string;
  text: ReactNode;
  /** What adds it. */
  action?: ReactNode;
}) {
  return (
    <li className={classes.entry}>
      <span className={classes.owner}>
        <PartnerMark side={owner} name={name} isOutlined />
      </span>
      <p className={classes.missing}>{text}</p>
      {action !== undefined && <span className={classes.missingAction}>{action}</span>}
    </li>
  );
}
