import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import classes from './data-table.module.css';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from './icons';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export interface Column<Row> {
  key: string;
  /** Head of the column, and the label of the value on phones. */
  label: string;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Sorting by it can be asked for. */
  isSortable?: boolean;
  /** The row's name: first, without a label on phones. */
  isTitle?: boolean;
  /** Left out between 768 and 1120 px, where room is short. */
  isSecondary?: boolean;
  /** Hidden head, such as “Actions”; the cell sits at the row's end. */
  isActions?: boolean;
  /** On phones below the row's values, where its buttons would not fit beside the name. */
  isBelowOnPhone?: boolean;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** For assistive technology: what the table lists. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting | undefined;
  onSort?: (sorting: Sorting) => void;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Sums over an ink rule: one cell for each column. */
  totals?: readonly ReactNode[];
}

/** A table without vertical rules and zebra; on phones each row becomes a labelled list. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  empty,
  totals,
}: DataTableProps<Row>) {
  const t = useUiTexts();
  const cellClass = (column: Column<Row>) =>
    classNames(
      column.align === 'end' && classes.end,
      column.isSecondary && classes.secondary,
      column.isTitle && classes.title,
      column.isActions && classes.act,
      column.isBelowOnPhone && classes.below,
    );
  const sortBy = (key: string) =>
    onSort?.({
      key,
      direction: sorting?.key === key && sorting.direction === 'ascending' ? 'descending' : 'ascending',
    });
  if (rows.length === 0) return <div className={classes.none}>{empty ?? t('table.empty')}</div>;
  return (
    <table className={classes.table}>
      <caption className="troth-vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cellClass(column)}
              aria-sort={sorting?.key === column.key ? sorting.direction : undefined}
            >
              {column.isActions ? (
                <VisuallyHidden>{column.label}</VisuallyHidden>
              ) : column.isSortable && onSort ? (
                <button
                  type="button"
                  className={classes.sort}
                  title={t('table.sortable', { column: column.label })}
                  onClick={() => sortBy(column.key)}
                >
                  {column.label}
                  {sorting?.key === column.key && (
                    <ChevronDownIcon
                      size={16}
                      className={classNames(sorting.direction === 'descending' && classes.up)}
                    />
                  )}
                </button>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={cellClass(column)}
                data-label={column.isTitle || column.isActions ? undefined : column.label}
              >
                {/* One piece beside the label on phones, however many it has. */}
                {column.isTitle || column.isActions ? (
                  column.render(row)
                ) : (
                  <div className={classes.value}>{column.render(row)}</div>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals !== undefined && (
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td key={column.key} className={cellClass(column)} data-label={index === 0 ? undefined : column.label}>
                {totals[index]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export interface PagerProps {
  from: number;
  to: number;
  total: number;
  /** In place of the total, such as “more than 10,000”. */
  totalText?: string | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** “1 to 20 of 57” with Previous and Next; a missing handler disables its button. An empty list has neither. */
export function Pager({ from, to, total, totalText, onPrevious, onNext }: PagerProps) {
  const t = useUiTexts();
  if (total === 0) return null;
  return (
    <div className={classes.pager}>
      <span className="troth-num" role="status">
        {totalText === undefined
          ? t('table.range', { from, to, total })
          : t('table.rangeOf', { from, to, total: totalText })}
      </span>
      <div>
        <Button size="sm" icon={<ChevronLeftIcon size={16} />} disabled={onPrevious === undefined} onClick={onPrevious}>
          {t('table.previous')}
        </Button>
        <Button size="sm" iconAfter={<ChevronRightIcon size={16} />} disabled={onNext === undefined} onClick={onNext}>
          {t('table.next')}
        </Button>
      </div>
    </div>
  );
}
