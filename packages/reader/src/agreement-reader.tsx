import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ReaderLinks, ReaderLinksContext } from './blocks';
import type { ChosenClause, ClauseLook } from './clause';
import { ContentsList, ContentsRail } from './contents';
import { AgreementText } from './agreement-text';
import { findClause, nameOfStop, useCurrentSection, useMarked } from './places';
import { anchorOf } from './anchors';
import { beginningOf, type PartChange, readingOf } from './reading';
import classes from './agreement-reader.module.css';
import { bringToView, FindRow, Status, Stepper, stepped, ToolMenu } from './tools';
import type { ReaderClause, ReaderRedline, ReaderSource, ReaderTree } from './tree';
import { Button, IconButton } from '@troth/ui/button';
import { classNames } from '@troth/ui/class-names';
import { CloseIcon, OrderedListIcon, SearchIcon, UndoIcon } from '@troth/ui/icons';
import { SideSheet } from '@troth/ui/side-sheet';
import { useUiTexts } from '@troth/ui/texts';

export { ToolSelect } from './tools';
export type { PartChange } from './reading';
export type { ReaderClause, ReaderRedline, ReaderSource, ReaderTree } from './tree';

/** Of what the reason is asked. */
export interface WhyAsked {
  readonly key: string;
  /** Null when only the earlier version has the clause. */
  readonly clause: ReaderClause | null;
  readonly change: PartChange | null;
  /** The filled value that was tapped. */
  readonly value: { readonly text: string; readonly sources: readonly ReaderSource[] } | null;
}

/** Clauses to walk through one by one, such as those of a question. */
export interface Trail {
  readonly title: ReactNode;
  /** Keys of clauses, in the order of reading. */
  readonly keys: readonly string[];
  readonly onClose: () => void;
}

export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** A letter of the size, as the paper shows it. */
const Sample = ({ size }: { size: TextSize }) => (
  <span aria-hidden="true" className={classes.sample} data-text-size={size}>
    Aa
  </span>
);

export interface AgreementReaderProps {
  tree: ReaderTree;
  /** What differs from an earlier version. */
  redline?: ReaderRedline | null;
  /** Since when and why: “Changed since version 2: you both changed an answer on Nov 19”. Keep it the same between renders. */
  describeChange?: (change: PartChange) => string;
  /** Why a clause is here: its answers, who agreed and when, the law. Without it there is no such button. */
  renderWhy?: (asked: WhyAsked) => ReactNode;
  /** Whether a clause below the first level has reasons of its own. Keep it the same between renders. */
  hasOwnWhy?: (clause: ReaderClause) => boolean;
  trail?: Trail | null;
  /** Progress and heading, over the paper. */
  header?: ReactNode;
  /** Beside the search: which version is compared with. */
  tools?: ReactNode;
  /** Under the contents: the download and the like. */
  contentsFooter?: ReactNode;
  hasNotes?: boolean;
  textSize?: TextSize;
  onTextSize?: (size: TextSize) => void;
}

const NONE: readonly string[] = [];
const nothingToSay = () => '';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * The agreement as paper: contents on one side, plain-language notes on the other, the reason of each clause a button away,
 * and what differs from an earlier version drawn into it. The browser's own search stays what it is; ours walks from match
 * to match. No key without a modifier does anything by itself, since screen readers and voice control type such keys.
 */
export function AgreementReader({
  tree,
  redline = null,
  describeChange = nothingToSay,
  renderWhy,
  hasOwnWhy,
  trail = null,
  header,
  tools,
  contentsFooter,
  hasNotes = true,
  textSize = 'normal',
  onTextSize,
}: AgreementReaderProps) {
  const t = useUiTexts();
  const reading = useMemo(() => readingOf(tree, redline), [tree, redline]);
  // Whoever opens it can begin to read before the end of a long one is drawn. Who comes to a certain place waits for all.
  const isWhole = useDeferredValue(true, trail !== null || window.location.hash !== '');
  const drawn = useMemo(() => (isWhole ? reading : beginningOf(reading)), [isWhole, reading]);
  const [chosen, setChosen] = useState<{ key: string; value: WhyAsked['value'] } | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [isContentsOpen, setContentsOpen] = useState(false);
  const [stop, setStop] = useState<{ of: readonly string[]; at: number }>({ of: NONE, at: -1 });
  const [cameFrom, setCameFrom] = useState<{ name: string; hash: string; link: Element } | null>(null);
  const current = useCurrentSection(drawn.sections);
  const paper = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const finder = useRef<HTMLButtonElement>(null);

  const trailIds = useMemo(() => trail?.keys.map(anchorOf) ?? NONE, [trail?.keys]);
  const walked = trail !== null ? trailIds : reading.stops;
  // Where one is counts for the list that was walked through.
  const at = stop.of === walked ? stop.at : -1;
  useMarked(trailIds, 'data-driven');
  useMarked(walked[at] === undefined ? NONE : [walked[at]], 'data-now');

  const goTo = useCallback((ids: readonly string[], place: number, takesFocus: boolean) => {
    const element = document.getElementById(ids[place] ?? '');
    setStop({ of: ids, at: place });
    if (element === null) return;
    bringToView(() => element.getBoundingClientRect(), bar.current);
    if (takesFocus) element.focus({ preventScroll: true });
  }, []);
  const step = (by: 1 | -1, takesFocus = false) => {
    if (walked.length > 0) goTo(walked, stepped(at, by, walked.length), takesFocus);
  };
  const latestStep = useRef(step);
  latestStep.current = step;

  useEffect(() => {
    // A question was chosen: its first clause is shown with the focus, and the contents do not lie over it.
    if (trailIds.length === 0) return;
    setContentsOpen(false);
    goTo(trailIds, 0, true);
  }, [trailIds, goTo]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      latestStep.current(event.key === 'ArrowDown' ? 1 : -1, true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const missed = useRef('');
  const land = useCallback((hash: string) => {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    missed.current = element === null ? hash : '';
    if (element !== null) bringToView(() => element.getBoundingClientRect(), bar.current, true);
  }, []);

  useEffect(() => {
    // The browser lands where the address says before all clauses have their height.
    if (window.location.hash !== '') land(window.location.hash);
  }, [land]);
  useEffect(() => {
    // Where a link led before it was drawn.
    if (missed.current !== '') land(missed.current);
  }, [drawn, land]);

  useEffect(() => {
    if (cameFrom === null) return;
    const onBack = () => {
      if (window.location.hash === cameFrom.hash) return;
      setCameFrom(null);
      bringToView(() => cameFrom.link.getBoundingClientRect(), bar.current);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [cameFrom]);

  const isExplaining = renderWhy !== undefined;
  const look = useMemo<ClauseLook>(
    () => ({
      hasNotes,
      hasOwnWhy: isExplaining ? (hasOwnWhy ?? (() => false)) : null,
      describeChange,
      onChoose: (key) => setChosen(key === null ? null : { key, value: null }),
    }),
    [hasNotes, hasOwnWhy, isExplaining, describeChange],
  );
  const links = useMemo<ReaderLinks>(
    () => ({
      keyOf: reading.keyOf,
      onValue: isExplaining
        ? (element, text, sources) => {
            const key = element.closest('[data-clause]')?.getAttribute('data-clause');
            if (key) setChosen({ key, value: { text, sources } });
          }
        : null,
    }),
    [reading, isExplaining],
  );

  const chosenNode = chosen === null ? null : findClause(reading.sections, chosen.key);
  const shown: ChosenClause | null =
    chosen === null || chosenNode === null || renderWhy === undefined
      ? null
      : {
          key: chosen.key,
          takesFocus: chosen.value !== null,
          content: renderWhy({
            key: chosen.key,
            clause: chosenNode.clause,
            change: chosenNode.change,
            value: chosen.value,
          }),
        };
  const top = chosen === null ? undefined : reading.topOf.get(chosen.key);

  /** Lands a link within the page below the tools, and remembers where a reference was followed from. */
  const onLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#agreement-"]') : null;
    if (link === null) return;
    const hash = link.getAttribute('href') ?? '';
    requestAnimationFrame(() => land(hash));
    if (paper.current?.contains(link) !== true) return;
    const number = link.closest('[data-clause]')?.querySelector(`.${classes.number}`)?.firstChild?.textContent?.trim();
    setCameFrom({ name: number ?? '', hash, link });
  };

  const trailCount = t('agreement.trail.count', { at: at + 1, count: walked.length });
  const changeCount =
    at < 0
      ? t('agreement.changes.count', { count: walked.length })
      : t('agreement.find.count', { at: at + 1, count: walked.length });

  return (
    // It listens to the links in it, which the keyboard presses too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(classes.reader, !hasNotes && classes.withoutNotes)}
      data-text-size={textSize}
      onClick={onLink}
    >
      <ContentsRail sections={reading.sections} current={current} footer={contentsFooter} />
      {header !== undefined && <div className={classes.head}>{header}</div>}
      <div className={classes.middle}>
        <div ref={bar} className={classes.tools}>
          {isFinding ? (
            <FindRow
              paper={paper}
              tools={bar}
              reading={drawn}
              onClose={(match) => {
                setFinding(false);
                const clause = match?.closest<HTMLElement>('[data-clause]');
                if (clause) clause.focus({ preventScroll: true });
                else requestAnimationFrame(() => finder.current?.focus());
              }}
            />
          ) : (
            <div className={classes.row}>
              <span className={classes.contentsButton}>
                <IconButton
                  icon={<OrderedListIcon />}
                  label={t('agreement.contents')}
                  aria-haspopup="dialog"
                  onClick={() => setContentsOpen(true)}
                />
              </span>
              <button
                ref={finder}
                type="button"
                className={classes.toolButton}
                aria-label={t('agreement.find')}
                onClick={() => setFinding(true)}
              >
                <SearchIcon />
                <span aria-hidden="true" className={classes.findWord}>
                  {t('agreement.find.short')}
                </span>
              </button>
              {trail === null ? (
                <>
                  {tools}
                  {reading.stops.length > 0 && (
                    <Stepper
                      text={changeCount}
                      count={walked.length}
                      onStep={step}
                      previousLabel={t('agreement.changes.previous')}
                      nextLabel={t('agreement.changes.next')}
                      hasShortcut
                    />
                  )}
                </>
              ) : (
                <div className={classes.trail} role="group" aria-label={t('agreement.trail')}>
                  <p className={classes.trailTitle}>{trail.title}</p>
                  <Stepper
                    text={trailCount}
                    count={walked.length}
                    onStep={step}
                    previousLabel={t('agreement.trail.previous')}
                    nextLabel={t('agreement.trail.next')}
                    hasShortcut
                  />
                  <IconButton icon={<CloseIcon />} label={t('agreement.trail.close')} onClick={trail.onClose} />
                </div>
              )}
              {trail === null && onTextSize !== undefined && (
                <span className={classes.atEnd}>
                  <ToolMenu
                    label={t('agreement.size')}
                    icon={<span aria-hidden="true">Aa</span>}
                    value={textSize}
                    options={TEXT_SIZES.map((value) => ({
                      value,
                      label: t(`agreement.size.${value}`),
                      sample: <Sample size={value} />,
                    }))}
                    onChange={onTextSize}
                  />
                </span>
              )}
              <Status
                text={at < 0 ? '' : `${trail === null ? changeCount : trailCount}: ${nameOfStop(walked[at] ?? '')}`}
              />
            </div>
          )}
        </div>
        <ReaderLinksContext value={links}>
          <article ref={paper} className={classes.paper} aria-label={tree.title} aria-busy={!isWhole}>
            <AgreementText reading={drawn} tree={tree} look={look} chosen={shown} top={top ?? null} />
          </article>
        </ReaderLinksContext>
      </div>
      {cameFrom !== null && (
        <div className={classes.back}>
          <Button size="sm" icon={<UndoIcon size={16} />} onClick={() => window.history.back()}>
            {cameFrom.name === '' ? t('agreement.back') : t('agreement.backTo', { number: cameFrom.name })}
          </Button>
        </div>
      )}
      <SideSheet isOpen={isContentsOpen} onClose={() => setContentsOpen(false)} title={t('agreement.contents')}>
        <div className={classes.contentsSheet}>
          <ContentsList sections={reading.sections} current={current} onGo={() => setContentsOpen(false)} />
          {contentsFooter !== undefined && <div className={classes.contentsFooter}>{contentsFooter}</div>}
        </div>
      </SideSheet>
    </div>
  );
}
