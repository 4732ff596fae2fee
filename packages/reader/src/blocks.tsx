import { createContext, type ReactNode, useContext } from 'react';
import { anchorOf } from './anchors';
import { isWholly, keptBlock, type ReadBlock, wordsOf } from './reading';
import classes from './agreement-reader.module.css';
import type { Change, ReaderBlock, ReaderInline, ReaderSource, RedlineLine, Run, Runs, Standing } from './tree';
import { classNames } from '@troth/ui/class-names';
import { useUiTexts } from '@troth/ui/texts';
import { VisuallyHidden } from '@troth/ui/visually-hidden';

export interface ReaderLinks {
  /** Which clause a printed number names. */
  readonly keyOf: ReadonlyMap<string, string>;
  /** A filled value was tapped; the clause button tells the same by keyboard. */
  readonly onValue: ((element: Element, text: string, sources: readonly ReaderSource[]) => void) | null;
}

/** The same for the whole paper, so that nothing is redrawn by it. */
export const ReaderLinksContext = createContext<ReaderLinks>({ keyOf: new Map(), onValue: null });

function Inline({
  inline,
  isStruck,
  textBefore,
}: {
  inline: ReaderInline;
  isStruck: boolean;
  textBefore: string | null;
}) {
  const t = useUiTexts();
  const { onValue } = useContext(ReaderLinksContext);
  switch (inline.type) {
    case 'term':
      return <span className={classes.term}>{inline.text}</span>;
    case 'reference':
      if (isStruck) return inline.text;
      return (
        <a
          className={classes.reference}
          href={`#${anchorOf(inline.target)}`}
          {...(textBefore !== null && { title: t('agreement.formerly', { number: textBefore }) })}
        >
          {inline.text}
        </a>
      );
    case 'value':
      if (isStruck || onValue === null || inline.sources.length === 0) return inline.text;
      return (
        // The same is reached by the keyboard through the clause's own button.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className={classes.value}
          onClick={({ currentTarget }) => onValue(currentTarget, inline.text, inline.sources)}
        >
          {inline.text}
        </span>
      );
    case 'text':
      return inline.text;
  }
}

/** Neighbouring runs of one kind, so that what they are is said once. */
function stretches(runs: Runs): { change: Change; runs: Run[] }[] {
  const found: { change: Change; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last?.change === run.change) last.runs.push(run);
    else found.push({ change: run.change, runs: [run] });
  }
  return found;
}

/** What came and what went, by a line through or under the words; screen readers hear where it begins and ends. */
function Marked({ change, children }: { change: Change; children: ReactNode }) {
  const t = useUiTexts();
  switch (change) {
    case 'KEPT':
      return children;
    case 'INSERTED':
      return (
        <ins>
          <VisuallyHidden>{t('agreement.inserted')}</VisuallyHidden>
          {children}
          <VisuallyHidden>{t('agreement.insertedEnd')}</VisuallyHidden>
        </ins>
      );
    case 'DELETED':
      return (
        <del>
          <VisuallyHidden>{t('agreement.deleted')}</VisuallyHidden>
          {children}
          <VisuallyHidden>{t('agreement.deletedEnd')}</VisuallyHidden>
        </del>
      );
  }
}

export function Words({ runs }: { runs: Runs }) {
  return stretches(runs).map(({ change, runs: own }, index) => (
    <Marked key={index} change={change}>
      {own.map(({ inline, textBefore }, at) => (
        <Inline key={at} inline={inline} isStruck={change === 'DELETED'} textBefore={textBefore} />
      ))}
    </Marked>
  ));
}

/** A paragraph's end that only one of the versions has, within words that both have. */
function ParagraphEnd({ change }: { change: Change }) {
  const t = useUiTexts();
  if (change === 'KEPT') return null;
  const Mark = change === 'INSERTED' ? 'ins' : 'del';
  return (
    <Mark className={classes.pilcrow}>
      <VisuallyHidden>{t(change === 'INSERTED' ? 'agreement.split' : 'agreement.joined')}</VisuallyHidden>
      <span aria-hidden="true" data-not-searched="">
        ¶
      </span>
    </Mark>
  );
}

/** Says of a row or an entry that it stands elsewhere than before. */
function Moved({ standing }: { standing: Standing }) {
  const t = useUiTexts();
  if (standing !== 'MOVED_HERE' && standing !== 'MOVED_AWAY') return null;
  return (
    <span className={classes.moved} data-not-searched="">
      {t(standing === 'MOVED_HERE' ? 'agreement.rowMovedHere' : 'agreement.rowMovedAway')}{' '}
    </span>
  );
}

function Lines({ lines }: { lines: readonly RedlineLine[] }) {
  return (
    <div className={classes.lines}>
      {lines.map(({ key, standing, label, width }) =>
        standing === 'MOVED_AWAY' ? null : (
          <div
            key={`${standing}-${key}`}
            className={classNames(
              classes.line,
              width === 'half' && classes.half,
              standing === 'DELETED' && classes.lineGone,
            )}
          >
            <span>
              <Moved standing={standing} />
              <Words runs={label} />
            </span>
          </div>
        ),
      )}
    </div>
  );
}

/** Runs line by line. */
function linesOf(runs: Runs): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...further] = run.inline.text.split('\n');
    const part = (text: string): Run => ({ ...run, inline: { ...run.inline, text } });
    if (first !== '') lines.at(-1)?.push(part(first));
    for (const text of further) lines.push(text === '' ? [] : [part(text)]);
  }
  return lines;
}

/** A table's cell: the first line is its text, further lines are details. */
function Cell({ runs }: { runs: Runs }) {
  const [main = [], ...details] = linesOf(runs);
  return (
    <>
      <Words runs={main} />
      {details.map((detail, index) => (
        <span key={index} className={classes.detail} data-passage="">
          <Words runs={detail} />
        </span>
      ))}
    </>
  );
}

const isIn = (version: 'before' | 'after', { standing }: { standing: Standing }) =>
  version === 'after'
    ? standing !== 'DELETED' && standing !== 'MOVED_AWAY'
    : standing !== 'INSERTED' && standing !== 'MOVED_HERE';
const asChange = (runs: Runs, change: Change): Runs => runs.map((run) => ({ ...run, change }));

function Table({ block, lead, name }: { block: Extract<ReadBlock, { type: 'table' }>; lead: ReactNode; name: string }) {
  const t = useUiTexts();
  const { caption, columns, rows, totals } = block;
  const wasEmpty = !rows.some((row) => isIn('before', row));
  const isEmpty = !rows.some((row) => isIn('after', row));
  const nothing: Runs =
    block.emptyText.length > 0
      ? block.emptyText
      : [{ change: 'KEPT', inline: { type: 'text', text: t('agreement.nothingListed') }, textBefore: null }];
  // A table that came or went marks its words itself.
  const emptyChange: Change =
    block.change !== 'KEPT' || wasEmpty === isEmpty ? 'KEPT' : isEmpty ? 'INSERTED' : 'DELETED';
  return (
    <div
      className={classes.tableFrame}
      tabIndex={0}
      role="region"
      aria-label={[name, wordsOf(caption)].filter(Boolean).join(', ') || t('agreement.schedules')}
    >
      {lead !== undefined && <p>{lead}</p>}
      {(isEmpty || (wasEmpty && block.change === 'KEPT')) && (
        <p className={classes.nothing}>
          <Words runs={emptyChange === 'KEPT' ? nothing : asChange(nothing, emptyChange)} />
        </p>
      )}
      {rows.length > 0 && (
        <table className={classes.schedule}>
          {caption.length > 0 && (
            <caption>
              <Words runs={caption} />
            </caption>
          )}
          <thead>
            <tr>
              {columns.map(({ label, align }, index) => (
                <th key={index} scope="col" data-align={align}>
                  <Words runs={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, standing, cells }) => (
              <tr key={`${standing}-${key}`} className={classNames(standing !== 'KEPT' && classes.rowChanged)}>
                {standing === 'MOVED_AWAY' ? (
                  <td colSpan={Math.max(1, columns.length)}>
                    <Moved standing={standing} />
                  </td>
                ) : (
                  cells.map((cell, index) => (
                    <td key={index} data-align={columns[index]?.align}>
                      {index === 0 && <Moved standing={standing} />}
                      <Cell runs={cell} />
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
          {totals.length > 0 && (
            <tfoot>
              {totals.map(({ key, standing, label, value }) =>
                standing === 'MOVED_AWAY' ? null : (
                  <tr key={`${standing}-${key}`}>
                    <th scope="row" colSpan={Math.max(1, columns.length - 1)}>
                      <Words runs={label} />
                    </th>
                    <td data-align="end">
                      <Words runs={value} />
                    </td>
                  </tr>
                ),
              )}
            </tfoot>
          )}
        </table>
      )}
    </div>
  );
}

function Summary({ block }: { block: Extract<ReadBlock, { type: 'summary' }> }) {
  const { keyOf } = useContext(ReaderLinksContext);
  return (
    <ol className={classes.summary}>
      {block.entries.map(({ key, standing, number, heading, text }) => {
        if (standing === 'MOVED_AWAY') return null;
        const target = number.after === null ? undefined : keyOf.get(number.after);
        const title = (
          <>
            {number.after ?? number.before} <Words runs={heading} />
          </>
        );
        return (
          <li key={`${standing}-${key}`}>
            {target === undefined ? <b>{title}</b> : <a href={`#${anchorOf(target)}`}>{title}</a>}
            <span data-passage="">
              <Words runs={text} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * One block of a clause with what differs in it; `lead` stands at the start of the first paragraph (the clause's run-in
 * heading), `clauseName` tells its tables apart from those of other clauses.
 */
export function Block({ block, lead, clauseName }: { block: ReadBlock; lead?: ReactNode; clauseName: string }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {lead}
          <Words runs={block.runs} />
          {!isWholly(block) && <ParagraphEnd change={block.end} />}
        </p>
      );
    case 'definitions':
      return (
        <>
          {lead !== undefined && <p>{lead}</p>}
          <dl className={classes.definitions}>
            {block.entries.map(({ key, standing, term, runs }) => (
              <div key={`${standing}-${key}`}>
                <dt>
                  <Moved standing={standing} />
                  <Words runs={term} />
                </dt>
                <dd>
                  <Words runs={runs} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      );
    case 'table':
      return <Table block={block} lead={lead} name={clauseName} />;
    case 'signature':
      return (
        <div className={classes.signature}>
          {lead !== undefined && <p>{lead}</p>}
          {block.title.length > 0 && (
            <p className={classes.blockTitle}>
              <Words runs={block.title} />
            </p>
          )}
          <Lines lines={block.lines} />
          {block.name.length > 0 && (
            <p>
              <Words runs={block.name} />
            </p>
          )}
          {block.role.length > 0 && (
            <p className={classes.role}>
              <Words runs={block.role} />
            </p>
          )}
        </div>
      );
    case 'certificate':
      return (
        <div className={classNames(classes.signature, classes.certificate)}>
          {lead !== undefined && <p>{lead}</p>}
          <p className={classes.blockTitle}>
            <Words runs={block.title} />
          </p>
          {block.paragraphs.map((paragraph, index) => (
            <Block key={index} block={paragraph} clauseName={clauseName} />
          ))}
          <Lines lines={block.lines} />
        </div>
      );
    case 'initials':
      return (
        <div className={classes.initials}>
          {lead !== undefined && <p>{lead}</p>}
          {block.rows.map(({ key, standing, label, names }) =>
            standing === 'MOVED_AWAY' ? null : (
              <p key={`${standing}-${key}`}>
                <span>
                  <Words runs={label} />
                </span>
                {names.map((name, index) => (
                  <span key={index} className={classes.initial} data-passage="">
                    <Words runs={name} />
                  </span>
                ))}
              </p>
            ),
          )}
        </div>
      );
    case 'summary':
      return (
        <>
          {lead !== undefined && <p>{lead}</p>}
          <Summary block={block} />
        </>
      );
  }
}

/** A block with nothing said of what differs in it: as it is printed. */
export const PlainBlock = ({ block, clauseName }: { block: ReaderBlock; clauseName: string }) => (
  <Block block={keptBlock(block)} clauseName={clauseName} />
);
