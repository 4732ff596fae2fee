import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button, IconButton } from '@troth/ui/button';
import { CloseIcon, OrderedListIcon, SearchIcon, UndoIcon } from '@troth/ui/icons';
import { useUiTexts } from '@troth/ui/texts';
import classes from './agreement-reader.module.css';
import { nameOfStop } from './places';
import type { Reading } from './reading';
import { FindRow, Status, Stepper, ToolMenu } from './tools';
import type { Walk } from './walk';

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

function SizeMenu({ size, onSize }: { size: TextSize; onSize: (size: TextSize) => void }) {
  const t = useUiTexts();
  return (
    <span className={classes.atEnd}>
      <ToolMenu
        label={t('agreement.size')}
        icon={<span aria-hidden="true">Aa</span>}
        value={size}
        options={TEXT_SIZES.map((value) => ({
          value,
          label: t(`agreement.size.${value}`),
          sample: <Sample size={value} />,
        }))}
        onChange={onSize}
      />
    </span>
  );
}

interface ReaderToolsProps {
  walk: Walk;
  trail: Trail | null;
  /** Beside the search: which version is compared with. */
  tools: ReactNode;
  textSize: TextSize;
  onTextSize: ((size: TextSize) => void) | undefined;
  onContents: () => void;
  drawn: Reading;
  paper: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLDivElement | null>;
}

/** The bar over the paper: contents, search, and the walk; or the search alone while it is open. */
export function ReaderTools({ drawn, paper, bar, ...shown }: ReaderToolsProps) {
  const [isFinding, setFinding] = useState(false);
  const finder = useRef<HTMLButtonElement>(null);
  return (
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
        <ToolRow {...shown} finder={finder} onFind={() => setFinding(true)} />
      )}
    </div>
  );
}

interface ToolRowProps extends Omit<ReaderToolsProps, 'drawn' | 'paper' | 'bar'> {
  finder: RefObject<HTMLButtonElement | null>;
  onFind: () => void;
}

function ToolRow({ walk, trail, tools, textSize, onTextSize, onContents, finder, onFind }: ToolRowProps) {
  const t = useUiTexts();
  const { ids, at } = walk;
  const place = { at: at + 1, count: ids.length };
  const count =
    trail !== null
      ? t('agreement.trail.count', place)
      : at < 0
        ? t('agreement.changes.count', { count: ids.length })
        : t('agreement.find.count', place);
  const stepper = { text: count, count: ids.length, onStep: walk.step, hasShortcut: true };
  return (
    <div className={classes.row}>
      <span className={classes.contentsButton}>
        <IconButton
          icon={<OrderedListIcon />}
          label={t('agreement.contents')}
          aria-haspopup="dialog"
          onClick={onContents}
        />
      </span>
      <button
        ref={finder}
        type="button"
        className={classes.toolButton}
        aria-label={t('agreement.find')}
        onClick={onFind}
      >
        <SearchIcon />
        <span aria-hidden="true" className={classes.findWord}>
          {t('agreement.find.short')}
        </span>
      </button>
      {trail === null ? (
        <>
          {tools}
          {ids.length > 0 && (
            <Stepper
              {...stepper}
              previousLabel={t('agreement.changes.previous')}
              nextLabel={t('agreement.changes.next')}
            />
          )}
          {onTextSize !== undefined && <SizeMenu size={textSize} onSize={onTextSize} />}
        </>
      ) : (
        <div className={classes.trail} role="group" aria-label={t('agreement.trail')}>
          <p className={classes.trailTitle}>{trail.title}</p>
          <Stepper {...stepper} previousLabel={t('agreement.trail.previous')} nextLabel={t('agreement.trail.next')} />
          <IconButton icon={<CloseIcon />} label={t('agreement.trail.close')} onClick={trail.onClose} />
        </div>
      )}
      <Status text={at < 0 ? '' : `${count}: ${nameOfStop(ids[at] ?? '')}`} />
    </div>
  );
}

/** The way back to the reference that was followed. */
export function BackToReference({ name }: { name: string }) {
  const t = useUiTexts();
  return (
    <div className={classes.back}>
      <Button size="sm" icon={<UndoIcon size={16} />} onClick={() => window.history.back()}>
        {name === '' ? t('agreement.back') : t('agreement.backTo', { number: name })}
      </Button>
    </div>
  );
}
