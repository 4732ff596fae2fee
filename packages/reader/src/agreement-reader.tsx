import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { classNames } from '@troth/ui/class-names';
import { SideSheet } from '@troth/ui/side-sheet';
import { useUiTexts } from '@troth/ui/texts';
import classes from './agreement-reader.module.css';
import { AgreementText } from './agreement-text';
import { ReaderLinksContext } from './blocks';
import { ContentsList, ContentsRail } from './contents';
import { useLanding } from './landing';
import { useCurrentSection } from './places';
import { BackToReference, ReaderTools, type TextSize, type Trail } from './reader-tools';
import { beginningOf, readingOf } from './reading';
import type { ReaderRedline, ReaderTree } from './tree';
import { useWalk } from './walk';
import { type Explaining, useWhyAsked } from './why-asked';

export interface AgreementReaderProps extends Explaining {
  tree: ReaderTree;
  /** What differs from an earlier version. */
  redline?: ReaderRedline | null;
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

/**
 * The agreement as paper: contents on one side, plain-language notes on the other, the reason of each clause a button away,
 * and what differs from an earlier version drawn into it. The browser's own search stays what it is; ours walks from match
 * to match. No key without a modifier does anything, since screen readers and voice control type such keys.
 */
export function AgreementReader({
  tree,
  redline = null,
  trail = null,
  header,
  tools,
  contentsFooter,
  hasNotes = true,
  textSize = 'normal',
  onTextSize,
  ...explaining
}: AgreementReaderProps) {
  const t = useUiTexts();
  const reading = useMemo(() => readingOf(tree, redline), [tree, redline]);
  // A reader can begin before the end of a long one is drawn. One who comes to a certain place waits for all of it.
  const isWhole = useDeferredValue(true, trail !== null || window.location.hash !== '');
  const drawn = useMemo(() => (isWhole ? reading : beginningOf(reading)), [isWhole, reading]);
  const [isContentsOpen, setContentsOpen] = useState(false);
  const current = useCurrentSection(drawn.sections);
  const paper = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // The contents do not lie over the clause that a trail begins with.
  const walk = useWalk(reading.stops, trail?.keys, bar, () => setContentsOpen(false));
  const { cameFrom, onLink } = useLanding(drawn, paper, bar);
  const { look, links, shown, top } = useWhyAsked(reading, hasNotes, explaining);

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
        <ReaderTools
          walk={walk}
          trail={trail}
          tools={tools}
          textSize={textSize}
          onTextSize={onTextSize}
          onContents={() => setContentsOpen(true)}
          drawn={drawn}
          paper={paper}
          bar={bar}
        />
        <ReaderLinksContext value={links}>
          <article ref={paper} className={classes.paper} aria-label={tree.title} aria-busy={!isWhole}>
            <AgreementText reading={drawn} tree={tree} look={look} chosen={shown} top={top} />
          </article>
        </ReaderLinksContext>
      </div>
      {cameFrom !== null && <BackToReference name={cameFrom.name} />}
      <SideSheet isOpen={isContentsOpen} onClose={() => setContentsOpen(false)} title={t('agreement.contents')}>
        <div className={classes.contentsSheet}>
          <ContentsList sections={reading.sections} current={current} onGo={() => setContentsOpen(false)} />
          {contentsFooter !== undefined && <div className={classes.contentsFooter}>{contentsFooter}</div>}
        </div>
      </SideSheet>
    </div>
  );
}
