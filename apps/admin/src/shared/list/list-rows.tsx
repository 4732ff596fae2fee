import { errorText } from '@troth/portal/errors';
import type { ListAddress, PageFacts } from '@troth/portal/list-address';
import { Button } from '@troth/ui/button';
import { type Column, DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { t } from '../texts';

/** Rows of a page, unless an answer says otherwise. */
const PAGE_SIZE = 25;

export interface ListRowsProps<Row> {
  caption: string;
  address: ListAddress;
  /** What `useQuery` gives; the page before stays until the next is there. */
  query: {
    readonly data: PageFacts | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Where there is nothing at all. */
  empty: { readonly title: string; readonly text: string };
  /** Where nothing matches. */
  noMatch: { readonly title: string; readonly text: string; readonly action: string };
}

/** One page of a list, with the steps to the next and the one before. */
export function ListRows<Row>({
  caption,
  address,
  query: { data, error, refetch },
  rows,
  rowKey,
  columns,
  empty,
  noMatch,
}: ListRowsProps<Row>) {
  const { page } = address;
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  if (data === undefined) return <RowsSkeleton rows={8} height={32} />;
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sorting={address.sorting}
        onSort={address.sortBy}
        empty={
          address.isFiltered || page > 1 ? (
            <EmptyState title={noMatch.title} action={<Button onClick={address.clear}>{noMatch.action}</Button>}>
              {noMatch.text}
            </EmptyState>
          ) : (
            <EmptyState title={empty.title}>{empty.text}</EmptyState>
          )
        }
      />
      {(data.nextCursor !== null || data.previousCursor !== null) && (
        <Pager
          from={from}
          to={from + rows.length - 1}
          total={data.total}
          totalText={data.isTotalExact ? undefined : t('list.moreThan', { count: data.total })}
          {...address.steps(data)}
        />
      )}
    </>
  );
}
