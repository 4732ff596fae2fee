import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { Block, Words } from './blocks';
import { anchorOf } from './anchors';
import { leftAnchorOf, type PartChange, type ReadClause, wordsOf } from './reading';
import classes from './agreement-reader.module.css';
import { bringToView } from './tools';
import type { ReaderClause, Renumbered, Standing } from './tree';
import { IconButton } from '@troth/ui/button';
import { classNames } from '@troth/ui/class-names';
import { CloseIcon, HelpIcon, PenIcon } from '@troth/ui/icons';
import { useUiTexts } from '@troth/ui/texts';

/** Longer numbers, such as “Schedule A”, stand on a line of their own. */
const NUMBER_COLUMN = 6;

/** The clause that is explained, with what is said of it. */
export interface ChosenClause {
  readonly key: string;
  /** A value of it was tapped, so the focus goes along. */
  readonly takesFocus: boolean;
  readonly content: ReactNode;
}

export interface ClauseLook {
  readonly hasNotes: boolean;
  /** Whether a clause below the first level has reasons of its own; null where nothing is explained. */
  readonly hasOwnWhy: ((clause: ReaderClause) => boolean) | null;
  readonly describeChange: (change: PartChange) => string;
  readonly onChoose: (key: string | null) => void;
}

export function ChangeNote({ change, look }: { change: PartChange | null; look: Pick<ClauseLook, 'describeChange'> }) {
  const t = useUiTexts();
  if (change === null) return null;
  return (
    <p className={classes.change} data-not-searched="">
      <PenIcon size={16} />
      <span>
        {look.describeChange(change)}
        {change.standing === 'MOVED_HERE' && (
          <>
            {'. '}
            <a href={`#${leftAnchorOf(change.key)}`}>{t('agreement.seeLeft')}</a>
          </>
        )}
      </span>
    </p>
  );
}

/** The number as it is now; quietly, what it was. */
export function Numbered({ number, standing }: { number: Renumbered; standing: Standing }) {
  const t = useUiTexts();
  if (standing === 'DELETED') return number.before === null ? null : <del>{number.before}</del>;
  const isOther = number.before !== null && number.after !== null && number.before !== number.after;
  return (
    <>
      {number.after}
      {isOther && (
        <small className={classes.formerly} data-not-searched="">
          {t('agreement.formerly', { number: number.before ?? '' })}
        </small>
      )}
    </>
  );
}

/** What a moved part left behind: where it is now. */
export function LeftBehind({ target, title, number }: { target: string; title: string; number: string | null }) {
  const t = useUiTexts();
  return (
    <p id={leftAnchorOf(target)} className={classes.left} data-not-searched="">
      <PenIcon size={16} />
      <span>
        {t('agreement.movedAway')}{' '}
        <a href={`#${anchorOf(target)}`}>{[number, title].filter(Boolean).join(' ') || t('agreement.itsPlace')}</a>
      </span>
    </p>
  );
}

/** How many words of a part without number and heading tell it apart from the others. */
const WORDS_IN_NAME = 5;

/** What a screen reader calls a clause: its number, else its heading, else how it begins. */
function nameOf({ heading, blocks }: ReadClause, number: string): string {
  if (number !== '') return number;
  const title = wordsOf(heading);
  if (title !== '') return title;
  const [first] = blocks.flatMap((block) => (block.type === 'paragraph' ? [wordsOf(block.runs)] : []));
  const words = (first ?? '').split(/\s+/);
  const begins = words.slice(0, WORDS_IN_NAME).join(' ');
  if (begins === '') return '';
  return words.length > WORDS_IN_NAME ? `“${begins}…”` : `“${begins}”`;
}

interface ClauseProps {
  node: ReadClause;
  depth: number;
  /** The number of the clause that it is in, so that “(a)” is told apart from the others; empty where there is none. */
  within?: string;
  /** Null unless it, or a clause in it, is explained. */
  chosen: ChosenClause | null;
  look: ClauseLook;
}

/** A reason beside one of the last clauses hangs higher: below the paper it would lie over the bar. */
function endInText(reason: HTMLElement): void {
  if (getComputedStyle(reason).position !== 'absolute') return;
  const end = reason.closest(`.${classes.paper}`)?.getBoundingClientRect().bottom ?? Infinity;
  const past = reason.getBoundingClientRect().bottom - end;
  if (past > 0) reason.style.marginTop = `${-past}px`;
}

function Why({
  node,
  chosen,
  isChosen,
  look,
  name,
}: Omit<ClauseProps, 'depth' | 'within'> & { isChosen: boolean; name: string }) {
  const t = useUiTexts();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const takesFocus = isChosen && chosen?.takesFocus === true;
  useEffect(() => {
    if (!isChosen) return;
    if (dialog.current !== null) endInText(dialog.current);
    dialog.current?.scrollIntoView?.({ block: 'nearest' });
    if (takesFocus) dialog.current?.focus({ preventScroll: true });
  }, [isChosen, takesFocus]);
  const close = () => {
    look.onChoose(null);
    button.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isChosen) close();
    if (key !== 'Tab' || !isChosen) return;
    // It closes when the reader goes on at the keyboard: it would lie over what has the focus next.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === button.current || dialog.current?.contains(activeElement) === true) return;
      const tools = button.current?.closest(`.${classes.reader}`)?.querySelector(`.${classes.tools}`) ?? null;
      look.onChoose(null);
      // On a phone the page is shorter by it.
      if (activeElement !== null && activeElement !== document.body)
        bringToView(() => activeElement.getBoundingClientRect(), tools);
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(classes.why, isChosen && classes.whyOn)}
        aria-label={t(node.clause === null ? 'agreement.whyGone' : 'agreement.why', { number: name })}
        aria-expanded={isChosen}
        onClick={() => look.onChoose(isChosen ? null : node.key)}
        onKeyDown={onKeyDown}
      >
        <HelpIcon />
      </button>
      {isChosen && (
        <div
          ref={dialog}
          className={classes.reason}
          role="dialog"
          tabIndex={-1}
          aria-label={t(node.clause === null ? 'agreement.whyGoneTitle' : 'agreement.whyTitle')}
          onKeyDown={onKeyDown}
        >
          <div className={classes.reasonHead}>
            <h3>{t(node.clause === null ? 'agreement.whyGoneTitle' : 'agreement.whyTitle')}</h3>
            <IconButton icon={<CloseIcon />} label={t('action.close')} onClick={close} />
          </div>
          {chosen?.content}
        </div>
      )}
    </>
  );
}

/** A clause as paper with what differs in it, its note and its reason. Drawn again only when something of it changes. */
export const Clause = memo(function Clause({ node, depth, within = '', chosen, look }: ClauseProps) {
  const t = useUiTexts();
  const { clause, change, number, standing } = node;
  const heading = wordsOf(node.heading);
  const shownNumber = standing === 'DELETED' ? number.before : number.after;
  if (standing === 'MOVED_AWAY') return <LeftBehind target={node.key} title={heading} number={number.after} />;
  const isChosen = chosen?.key === node.key;
  const isTop = depth === 0;
  const place = `${within}${shownNumber ?? ''}`;
  const lead =
    heading === '' ? undefined : (
      <b>
        <Words runs={node.heading} />
        {/[.:?!]$/.test(heading) ? '' : '.'}{' '}
      </b>
    );
  const isExplained =
    look.hasOwnWhy !== null && (isTop || change !== null || (clause !== null && look.hasOwnWhy(clause)));
  const note = clause?.summary ?? null;
  const blockName = [shownNumber, heading].filter(Boolean).join(' ');
  return (
    <div
      id={anchorOf(node.key)}
      data-clause={node.key}
      tabIndex={-1}
      className={classNames(
        isTop ? classes.clause : classes.sub,
        isChosen && classes.chosen,
        chosen !== null && classes.opened,
        standing === 'DELETED' && classes.gone,
        (shownNumber?.length ?? 0) > NUMBER_COLUMN && classes.named,
        (shownNumber ?? '') === '' && classes.unnumbered,
      )}
    >
      <span className={classes.number} data-passage="">
        <Numbered number={number} standing={standing} />
      </span>
      <div className={classes.text}>
        <ChangeNote change={change} look={look} />
        {node.blocks.length === 0 && lead !== undefined ? (
          <p>{lead}</p>
        ) : (
          node.blocks.map((block, index) => (
            <Block
              key={index}
              block={block}
              clauseName={blockName}
              {...(index === 0 && lead !== undefined && { lead })}
            />
          ))
        )}
        {node.children.map((child) => (
          <Clause
            key={`${child.standing}-${child.key}`}
            node={child}
            depth={depth + 1}
            within={place}
            chosen={chosen}
            look={look}
          />
        ))}
      </div>
      {isTop && look.hasNotes && note !== null && (
        <aside className={classNames(classes.note, isChosen && classes.noteOn)}>
          <span data-not-searched="">{t('agreement.plainWords')}</span>
          <p>{note}</p>
        </aside>
      )}
      {isExplained && (
        <Why
          {...{ node, chosen, isChosen, look }}
          name={nameOf(node, shownNumber ? place : '') || t('agreement.thisPart')}
        />
      )}
    </div>
  );
});
