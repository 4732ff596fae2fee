import { Fragment, type ReactNode } from 'react';
import classes from './agreement-reader.module.css';
import type { ReaderBlock, ReaderInline, SignatureLine } from './agreement-tree';
import { classNames } from './class-names';
import { useUiTexts } from './texts';

/** The element id of a clause or section, which references and the contents lead to. */
export const anchorOf = (target: string): string => `agreement-${target}`;

export function Inlines({ inlines }: { inlines: readonly ReaderInline[] }) {
  return inlines.map((inline, index) => {
    switch (inline.type) {
      case 'term':
        return (
          <span key={index} className={classes.term}>
            {inline.text}
          </span>
        );
      case 'reference':
        return (
          <a key={index} className={classes.reference} href={`#${anchorOf(inline.target)}`}>
            {inline.text}
          </a>
        );
      case 'text':
      case 'value':
        return <Fragment key={index}>{inline.text}</Fragment>;
    }
  });
}

function Lines({ lines }: { lines: readonly SignatureLine[] }) {
  return (
    <div className={classes.lines}>
      {lines.map((line) => (
        <div key={line.label} className={classNames(classes.line, line.width === 'half' && classes.half)}>
          <span>{line.label}</span>
        </div>
      ))}
    </div>
  );
}

/** A table's cell: the first line is its text, further lines are details. */
function Cell({ text }: { text: string }) {
  const [main, ...details] = text.split('\n');
  return (
    <>
      {main}
      {details.map((detail, index) => (
        <span key={index} className={classes.detail}>
          {detail}
        </span>
      ))}
    </>
  );
}

/**
 * One block of a clause; `lead` stands at the start of the first paragraph (the clause's run-in heading), `clauseName`
 * tells its tables apart from those of other clauses.
 */
export function Block({ block, lead, clauseName }: { block: ReaderBlock; lead?: ReactNode; clauseName: string }) {
  const t = useUiTexts();
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {lead}
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'definitions':
      return (
        <>
          {lead !== undefined && <p>{lead}</p>}
          <dl className={classes.definitions}>
            {block.entries.map((entry) => (
              <div key={entry.termKey} id={anchorOf(entry.termKey)}>
                <dt>{entry.term}</dt>
                <dd>
                  <Inlines inlines={entry.inlines} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      );
    case 'table':
      return (
        <div
          className={classes.tableFrame}
          tabIndex={0}
          role="region"
          aria-label={[clauseName, block.caption].filter(Boolean).join(', ') || t('agreement.schedules')}
        >
          {lead !== undefined && <p>{lead}</p>}
          {block.rows.length === 0 ? (
            <p className={classes.nothing}>{block.emptyText ?? t('agreement.nothingListed')}</p>
          ) : (
            <table className={classes.schedule}>
              {block.caption !== null && <caption>{block.caption}</caption>}
              <thead>
                <tr>
                  {block.columns.map((column, index) => (
                    <th key={index} scope="col" data-align={column.align}>
                      {column.label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row, rowIndex) => (
                  <tr key={rowIndex}>
                    {row.map((cell, index) => (
                      <td key={index} data-align={block.columns[index]?.align}>
                        <Cell text={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              {block.totals.length > 0 && (
                <tfoot>
                  {block.totals.map((total, index) => (
                    <tr key={index}>
                      <th scope="row" colSpan={Math.max(1, block.columns.length - 1)}>
                        {total.label}
                      </th>
                      <td data-align="end">{total.value}</td>
                    </tr>
                  ))}
                </tfoot>
              )}
            </table>
          )}
        </div>
      );
    case 'signature':
      return (
        <div className={classes.signature}>
          {lead !== undefined && <p>{lead}</p>}
          {block.title !== null && <p className={classes.blockTitle}>{block.title}</p>}
          <Lines lines={block.lines} />
          {block.name !== null && <p>{block.name}</p>}
          {block.role !== null && <p className={classes.role}>{block.role}</p>}
        </div>
      );
    case 'certificate':
      return (
        <div className={classes.signature}>
          {lead !== undefined && <p>{lead}</p>}
          <p className={classes.blockTitle}>{block.title}</p>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <Lines lines={block.lines} />
        </div>
      );
    case 'initials':
      return (
        <div className={classes.initials}>
          {lead !== undefined && <p>{lead}</p>}
          {block.rows.map((row) => (
            <p key={row.label}>
              {row.label}
              {row.names.map((name) => (
                <span key={name} className={classes.initial}>
                  {name}
                </span>
              ))}
            </p>
          ))}
        </div>
      );
    case 'summary':
      return (
        <>
          {lead !== undefined && <p>{lead}</p>}
          <ol className={classes.summary}>
            {block.entries.map((entry) => (
              <li key={entry.target}>
                <a href={`#${anchorOf(entry.target)}`}>
                  {entry.number} {entry.heading}
                </a>
                <span>{entry.text}</span>
              </li>
            ))}
          </ol>
        </>
      );
  }
}
