import { type ReactNode, useEffect, useRef, useState } from 'react';
import { anchorOf, Block } from './agreement-blocks';
import classes from './agreement-reader.module.css';
import type { ClauseChange, ReaderClause, ReaderSection, ReaderTree } from './agreement-tree';
import { IconButton } from './button';
import { classNames } from './class-names';
import { CloseIcon, HelpIcon, PenIcon } from './icons';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export type { ClauseChange, ReaderClause, ReaderTree } from './agreement-tree';

export interface AgreementReaderProps {
  tree: ReaderTree;
  /** Redlines by clause id. */
  changes?: ReadonlyMap<string, ClauseChange>;
  /** Why a clause is here: its answers, who agreed and when, the law. Without it there is no such button. */
  renderWhy?: (clause: ReaderClause) => ReactNode;
  /** Progress and heading, over the paper. */
  header?: ReactNode;
  /** Under the contents: the download. */
  contentsFooter?: ReactNode;
  hasNotes?: boolean;
}

const hasChange = (clauses: readonly ReaderClause[], changes: ReadonlyMap<string, ClauseChange>): boolean =>
  clauses.some((clause) => changes.has(clause.id) || hasChange(clause.children, changes));

function Contents({
  sections,
  current,
  changes,
  footer,
}: {
  sections: readonly ReaderSection[];
  current: string | null;
  changes: ReadonlyMap<string, ClauseChange>;
  footer: ReactNode;
}) {
  const t = useUiTexts();
  return (
    <nav className={classes.contents} aria-label={t('agreement.contents')}>
      <details className={classes.contentsFold} open={typeof window === 'undefined' || window.innerWidth >= 1304}>
        <summary>{t('agreement.contents')}</summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${anchorOf(section.key)}`} aria-current={current === section.key ? 'location' : undefined}>
                <span className={classes.contentsNumber}>{section.number}</span>
                <span>{section.title}</span>
                {hasChange(section.clauses, changes) && (
                  <span className={classes.changedMark}>
                    <PenIcon size={16} label={t('agreement.changed')} />
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {footer !== undefined && <div className={classes.contentsFooter}>{footer}</div>}
    </nav>
  );
}

function Redline({ segments }: { segments: NonNullable<ClauseChange['segments']> }) {
  const t = useUiTexts();
  return segments.map((segment, index) => {
    if (segment.type === 'inserted') {
      return (
        <ins key={index}>
          <VisuallyHidden>{t('agreement.inserted')}</VisuallyHidden>
          {segment.text}
        </ins>
      );
    }
    if (segment.type === 'deleted') {
      return (
        <del key={index}>
          <VisuallyHidden>{t('agreement.deleted')}</VisuallyHidden>
          {segment.text}
        </del>
      );
    }
    return <span key={index}>{segment.text}</span>;
  });
}

/** Longer numbers, such as “Schedule A”, stand on a line of their own. */
const NUMBER_COLUMN = 6;

interface ClauseProps {
  clause: ReaderClause;
  depth: number;
  changes: ReadonlyMap<string, ClauseChange>;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  renderWhy: AgreementReaderProps['renderWhy'];
  hasNotes: boolean;
}

function Clause({ clause, depth, changes, chosen, onChoose, renderWhy, hasNotes }: ClauseProps) {
  const t = useUiTexts();
  const button = useRef<HTMLButtonElement>(null);
  const change = changes.get(clause.id);
  const isChosen = chosen === clause.id;
  const isTop = depth === 0;
  const name = clause.number ?? clause.heading ?? '';
  const lead =
    clause.heading === null ? undefined : (
      <b>
        {clause.heading}
        {/[.:?!]$/.test(clause.heading) ? '' : '.'}{' '}
      </b>
    );
  const close = () => {
    onChoose(null);
    button.current?.focus();
  };
  return (
    <div
      id={anchorOf(clause.key)}
      className={classNames(
        isTop ? classes.clause : classes.sub,
        isChosen && classes.chosen,
        (clause.number?.length ?? 0) > NUMBER_COLUMN && classes.named,
      )}
    >
      <span className={classes.number}>{clause.number}</span>
      <div className={classes.text}>
        {change !== undefined && (
          <p className={classes.change}>
            <PenIcon size={16} />
            {change.note}
          </p>
        )}
        {change?.segments ? (
          <p>
            {lead}
            <Redline segments={change.segments} />
          </p>
        ) : clause.blocks.length === 0 && lead !== undefined ? (
          <p>{lead}</p>
        ) : (
          clause.blocks.map((block, index) => (
            <Block
              key={index}
              block={block}
              clauseName={[clause.number, clause.heading].filter(Boolean).join(' ')}
              {...(index === 0 && lead !== undefined && { lead })}
            />
          ))
        )}
        {clause.children.map((child) => (
          <Clause
            key={child.id}
            clause={child}
            depth={depth + 1}
            changes={changes}
            chosen={chosen}
            onChoose={onChoose}
            renderWhy={renderWhy}
            hasNotes={hasNotes}
          />
        ))}
      </div>
      {isTop && renderWhy !== undefined && (
        <button
          ref={button}
          type="button"
          className={classNames(classes.why, isChosen && classes.whyOn)}
          aria-label={t('agreement.why', { number: name })}
          aria-expanded={isChosen}
          onClick={() => onChoose(isChosen ? null : clause.id)}
        >
          <HelpIcon />
        </button>
      )}
      {isTop && hasNotes && clause.summary !== null && (
        <aside className={classNames(classes.note, isChosen && classes.noteOn)}>
          <span>{t('agreement.plainWords')}</span>
          {clause.summary}
        </aside>
      )}
      {isTop && isChosen && renderWhy !== undefined && (
        <div
          className={classes.reason}
          role="dialog"
          aria-label={t('agreement.whyTitle')}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <div className={classes.reasonHead}>
            <h3>{t('agreement.whyTitle')}</h3>
            <IconButton icon={<CloseIcon />} label={t('action.close')} onClick={close} />
          </div>
          {renderWhy(clause)}
        </div>
      )}
    </div>
  );
}

/** The section whose heading was passed last while reading. */
function useCurrentSection(sections: readonly ReaderSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(sections[0]?.key ?? null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter((entry) => entry.isIntersecting).at(-1);
        const key = entered?.target.getAttribute('data-section');
        if (key) setCurrent(key);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const element of document.querySelectorAll('[data-section]')) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

const noChanges: ReadonlyMap<string, ClauseChange> = new Map();

/** The agreement as paper: contents on one side, plain-language notes on the other, the reason of each clause a button away. */
export function AgreementReader({
  tree,
  changes = noChanges,
  renderWhy,
  header,
  contentsFooter,
  hasNotes = true,
}: AgreementReaderProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = useCurrentSection(tree.sections);
  return (
    <div className={classNames(classes.reader, !hasNotes && classes.withoutNotes)}>
      <Contents sections={tree.sections} current={current} changes={changes} footer={contentsFooter} />
      {header !== undefined && <div className={classes.head}>{header}</div>}
      <div className={classes.middle}>
        <article className={classes.paper} aria-label={tree.title}>
          <p className={classes.runningHead}>
            <span>{tree.title}</span>
            <span>
              {tree.parties.A.fullName} &amp; {tree.parties.B.fullName}
            </span>
          </p>
          {tree.sections.map((section) => (
            <section key={section.id} id={anchorOf(section.key)} data-section={section.key} className={classes.section}>
              <h2 className={classes.sectionTitle}>
                {section.number !== null && `${section.number.replace(/\.$/, '')}. `}
                {section.title}
              </h2>
              {section.clauses.map((clause) => (
                <Clause
                  key={clause.id}
                  clause={clause}
                  depth={0}
                  changes={changes}
                  chosen={chosen}
                  onChoose={setChosen}
                  renderWhy={renderWhy}
                  hasNotes={hasNotes}
                />
              ))}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
