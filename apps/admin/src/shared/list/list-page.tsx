import { Button } from '@troth/ui/button';
import { FilterBar } from '@troth/ui/filter-chips';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import type { AdminList } from '@troth/domain/records';
import type { ReactNode } from 'react';
import { ListRows, type ListRowsProps } from './list-rows';
import { type CsvFile, CsvButton, ListViews } from './list-tools';
import { SearchField } from '@troth/portal/search-field';
import { t } from '../texts';

export interface ListPageProps<Row> extends Omit<ListRowsProps<Row>, 'caption' | 'query'> {
  title: string;
  lead?: string | undefined;
  query: ListRowsProps<Row>['query'] & { readonly isFetching: boolean };
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
  const { data, isFetching } = query;
  const words = data === undefined ? ' ' : count(data.total, data.isTotalExact);
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
      <ListRows
        caption={title}
        address={address}
        query={query}
        rows={rows}
        rowKey={rowKey}
        columns={columns}
        empty={empty}
        noMatch={noMatch}
      />
    </Page>
  );
}
