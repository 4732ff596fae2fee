import type { ReactNode } from 'react';
import classes from './checklist.module.css';
import { classNames } from './class-names';
import { AlertIcon, CheckIcon, LockIcon } from './icons';
import { Link } from './link';
import { PartnerMark, type PartnerSide } from './partner-mark';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export interface PartnerProgress {
  side: PartnerSide;
  name: string;
  /** “done”, “4 to settle”: words, never a percentage for two people. */
  text: string;
  isDone: boolean;
}

export interface ChecklistRowProps {
  number: number;
  title: string;
  /** What the step is, or when it opens. */
  description: ReactNode;
  /** Where it leads; without it, or locked, the title is plain. */
  href?: string | undefined;
  state: 'done' | 'now' | 'open' | 'locked';
  /** Both partners' state beside the step. */
  partners?: readonly PartnerProgress[];
}

/** The steps of the product, one under the other. */
export function Checklist({ children }: { children: ReactNode }) {
  return <ol className={classes.steps}>{children}</ol>;
}

export function ChecklistRow({ number, title, description, href, state, partners = [] }: ChecklistRowProps) {
  const t = useUiTexts();
  const isLocked = state === 'locked';
  return (
    <li className={classNames(classes.step, classes[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.number}>
        {state === 'done' ? <CheckIcon size={16} /> : <span aria-hidden="true">{number}</span>}
      </span>
      <div>
        <h3 className={classes.title}>
          {href !== undefined && !isLocked ? <Link href={href}>{title}</Link> : title}
          {state === 'done' && <VisuallyHidden>, {t('menu.completed')}</VisuallyHidden>}
        </h3>
        <p className={classes.description}>{description}</p>
      </div>
      <div className={classes.status}>
        {isLocked ? (
          <span className={classes.locked}>
            <LockIcon size={16} />
            {t('dashboard.notOpen')}
          </span>
        ) : (
          partners.map((partner) => (
            <span key={partner.side}>
              <PartnerMark
                side={partner.side}
                name={partner.name}
                size={20}
                isOutlined={!partner.isDone}
                isNameBeside
              />
              {partner.name}: {partner.text}
            </span>
          ))
        )}
      </div>
    </li>
  );
}

export interface TodoItem {
  key: string;
  text: ReactNode;
  detail?: ReactNode;
  isDone: boolean;
}

/** What must be there before going on: a tick for what is, a warning for what is not. */
export function TodoList({ items, texts }: { items: readonly TodoItem[]; texts: { done: string; open: string } }) {
  return (
    <ul className={classes.todo}>
      {items.map((item) => (
        <li key={item.key} className={item.isDone ? classes.todoDone : classes.todoOpen}>
          {item.isDone ? <CheckIcon label={texts.done} /> : <AlertIcon label={texts.open} />}
          <span>
            {item.text}
            {item.detail !== undefined && <small>{item.detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the other partner still has to do, in that partner's colour. */
export function WaitingPanel({
  side,
  name,
  title,
  items,
  actions,
}: {
  side: PartnerSide;
  name: string;
  title: ReactNode;
  items: readonly { key: string; icon: ReactNode; text: ReactNode }[];
  actions?: ReactNode;
}) {
  return (
    <section className={classNames(classes.wait, side === 'A' ? classes.waitA : classes.waitB)}>
      <div className={classes.waitHead}>
        <PartnerMark side={side} name={name} size={32} isNameBeside />
        <h2>{title}</h2>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            {item.icon}
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
      {actions !== undefined && <div className={classes.waitActions}>{actions}</div>}
    </section>
  );
}

/** “Quick overview”: three or four numbered steps on a sheet. */
export function OverviewCard({ title, steps }: { title: ReactNode; steps: readonly ReactNode[] }) {
  return (
    <section className={classes.overview}>
      <h2 className={classes.overviewTitle}>{title}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <span className={classes.overviewNumber} aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
