import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { type Column, DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar } from '@troth/ui/filter-chips';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import type { AdminList } from '@troth/domain/records';
import type { ReactNode } from 'react';
import { type CsvFile, CsvButton, ListViews } from './list-tools';
import { SearchField } from '@troth/portal/search-field';
import { t } from '../texts';
import type { ListAddress, PageFacts } from '@troth/portal/list-address';

/** Rows of a page, unless an answer says otherwise. */
export const PAGE_SIZE = 25;

export interface ListPageProps<Row> {
  title: string;
  lead?: string | undefined;
  address: ListAddress;
  /** What `useQuery` gives; the page before stays until the next is there. */
  query: {
    readonly data: PageFacts | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** "12 users", from how many there are, or more than that. */
  count: (total: number, isExact: boolean) => string;
  /** What is searched; none where there is no search. */
  searchLabel?: string | undefined;
  /** Chips beside the search. */
  filters?: ReactNode;
  /** Above the list: what waits, a form to add one. */
  before?: ReactNode;
  /** Under which the admin's own views of it are kept. */
  list?: AdminList;
  /** What is filtered, as a file. */
  csv?: CsvFile;
  /** Beside the count. */
  actions?: ReactNode;
  /** Where there is nothing at all. */
  empty: { readonly title: string; readonly text: string };
  /** Where nothing matches. */
  noMatch: { readonly title: string; readonly text: string; readonly action: string };
}

/** A list of the portal: search, filters, order and page in the address, rows that stack on phones. */
export function ListPage<Row>({
  title,
  lead,
  address,
  query,
  rows,
  rowKey,
  columns,
  count,
  searchLabel,
  filters,
  before,
  list: kept,
  csv,
  actions,
  empty,
  noMatch,
}: ListPageProps<Row>) {
  const { data, error, isPending, isFetching, refetch } = query;
  const { page } = address;
  const words = data === undefined ? ' ' : count(data.total, data.isTotalExact);
  const list = () => {
    if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
    if (isPending || data === undefined) return <RowsSkeleton rows={8} height={32} />;
    const from = (page - 1) * PAGE_SIZE + 1;
    return (
      <>
        <DataTable
          caption={title}
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
  };
  return (
    <Page
      title={title}
      lead={lead}
      layout="wide"
      actions={
        <>
          <Text as="span" size="ui" tone="secondary" isNumeric>
            {words}
          </Text>
          {actions}
        </>
      }
    >
      {before}
      {(searchLabel !== undefined || filters !== undefined) && (
        <FilterBar label={t('list.filter', { list: title })}>
          {searchLabel !== undefined && (
            <SearchField label={searchLabel} value={address.search} onSearch={(search) => address.change({ search })} />
          )}
          {filters}
          {address.isFiltered && (
            <Button variant="text" onClick={address.clear}>
              {t('list.clear')}
            </Button>
          )}
          {csv !== undefined && <CsvButton {...csv} />}
        </FilterBar>
      )}
      {kept !== undefined && <ListViews list={kept} view={address.view} />}
      <p className="troth-vh" role="status">
        {address.isFiltered && !isFetching && data !== undefined ? words : ''}
      </p>
      {list()}
    </Page>
  );
}
