import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import { type AskedOf, isId, readListAddress, useListAddress } from '@troth/portal/list-address';
import type { ClientPageQuery } from '../../shared/clients';

/** OPEN: everything that is not past. WAITING: what is also on the dashboard. PAST: notarized a while ago, refunded or left. */
export const CLIENT_VIEWS = ['OPEN', 'WAITING', 'PAST'] as const;
type ClientView = (typeof CLIENT_VIEWS)[number];

/** Rows of a page. */
export const PAGE_SIZE = 50;
/** Rows that are fetched at once for a spreadsheet. */
export const CSV_PAGE_SIZE = 500;

const LIST = {
  filters: { view: ['waiting', 'past'], state: null, service: ATTORNEY_SERVICE_TYPES },
  sorts: ['name', 'agreement', 'deadline', 'wedding'],
} as const;
const DEFAULT_ORDER = { sort: 'deadline', direction: 'ascending' } as const;

/** What an address asks of the list. */
function filterOf(address: AskedOf<typeof LIST>) {
  const { search } = address;
  const view = CLIENT_VIEWS.find((each) => each.toLowerCase() === address.filters.view) ?? 'OPEN';
  const stateId = isId(address.filters.state) ? address.filters.state : '';
  const service = ATTORNEY_SERVICE_TYPES.find((each) => each === address.filters.service) ?? '';
  const query = {
    view,
    ...(search !== '' && { search }),
    ...(stateId !== '' && { stateId }),
    ...(service !== '' && { service }),
    ...DEFAULT_ORDER,
    ...address.order,
  } as const satisfies ClientPageQuery;
  return {
    view,
    stateId,
    service,
    /** What a spreadsheet of all pages asks for. */
    query,
    pageQuery: { ...address.query, ...query, limit: PAGE_SIZE },
  };
}

/** The page of clients that an address asks for. */
export const pageQueryAt = (search: URLSearchParams): ClientPageQuery =>
  filterOf(readListAddress(LIST, search)).pageQuery;

/** The view, the filters, the order and the page of the list, kept in the address: Back, reload, links and bookmarks keep them. */
export function useClientFilter() {
  const address = useListAddress(LIST);
  const { search, sorting, change } = address;
  const filter = filterOf(address);
  return {
    ...address,
    ...filter,
    sorting: sorting ?? { key: DEFAULT_ORDER.sort, direction: DEFAULT_ORDER.direction },
    isFiltered: search !== '' || filter.stateId !== '' || filter.service !== '',
    clear: () => change({ search: '', state: '', service: '' }),
    /** The address of a view, with the filters as they are. */
    hrefOf: (each: ClientView) => {
      const next = new URLSearchParams(address.view);
      if (each === 'OPEN') next.delete('view');
      else next.set('view', each.toLowerCase());
      return `?${next}`;
    },
    /** What a view that is saved by name keeps. */
    address: address.view,
  };
}
