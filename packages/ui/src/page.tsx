import type { ReactNode } from 'react';
import { productName } from './brand';
import { classNames } from './class-names';
import classes from './page.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  /** A quiet line above the title, such as “Section 3 of 12”. */
  kicker?: ReactNode;
  /** What the screen is for, in one or two sentences. */
  lead?: ReactNode;
  /** Quiet actions on the title's line; the one filled button belongs in the content. */
  actions?: ReactNode;
}

/** The one heading of a screen. It can take the focus, so that a reader starts there after a navigation. */
export function PageHeading({ title, kicker, lead, actions }: PageHeadingProps) {
  return (
    <header className={classes.heading}>
      {kicker !== undefined && <p className={classes.kicker}>{kicker}</p>}
      <div className={classes.titleRow}>
        <h1 tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}

export interface PageProps extends Partial<PageHeadingProps> {
  /** For the browser's tab when `title` is not a plain string or says too little there. */
  documentTitle?: string;
  /** `column` 728 px for forms; `rail` adds a 352 px rail from `aside`; `wide` 1144 px; `review` 1256 px for paper, `full` all there is. */
  layout?: 'column' | 'rail' | 'wide' | 'review' | 'full';
  /** The progress bar, above the heading. */
  progress?: ReactNode;
  aside?: ReactNode;
  /** What must be read before acting moves above the content on small screens. */
  isAsideFirst?: boolean;
  children?: ReactNode;
}

/** A screen: tab title, progress, heading, content and, where asked for, the rail beside it. */
export function Page({
  title,
  kicker,
  lead,
  actions,
  documentTitle,
  layout,
  progress,
  aside,
  isAsideFirst = false,
  children,
}: PageProps) {
  const tabTitle = documentTitle ?? (typeof title === 'string' ? title : undefined);
  const shape = layout ?? (aside === undefined ? 'column' : 'rail');
  const head = (
    <>
      {progress}
      {title !== undefined && <PageHeading title={title} kicker={kicker} lead={lead} actions={actions} />}
    </>
  );
  return (
    <div className={classNames(classes.page, classes[shape], isAsideFirst && classes.asideFirst)}>
      <title>{tabTitle === undefined ? productName : `${tabTitle} · ${productName}`}</title>
      {aside === undefined ? (
        <>
          {head}
          {children}
        </>
      ) : (
        <>
          <div className={classes.head}>{head}</div>
          <div className={classes.main}>{children}</div>
          <aside className={classes.aside}>{aside}</aside>
        </>
      )}
    </div>
  );
}

/** The foot of a screen: the Continue button with a quiet line on what remains. */
export function PageActions({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={classes.foot}>
      {children}
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </div>
  );
}
