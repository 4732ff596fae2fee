import { ATTORNEY_SERVICE_TYPES, type AttorneyServiceType } from '@troth/domain/purchases';
import type { Sorting } from '@troth/ui/data-table';
import { useSearchParams } from 'react-router';
import type { ClientPageQuery } from '../../shared/clients';

/** OPEN: everything that is not past. WAITING: what is also on the dashboard. PAST: notarized a while ago, refunded or left. */
export const CLIENT_VIEWS = ['OPEN', 'WAITING', 'PAST'] as const;
type ClientView = (typeof CLIENT_VIEWS)[number];
const SORT_KEYS = ['name', 'agreement', 'deadline', 'wedding'] as const;

/** Rows of a page. */
export const PAGE_SIZE = 50;
/** Rows that are fetched at once for a spreadsheet. */
export const CSV_PAGE_SIZE = 500;

const ID = /^[0-9a-f-]{36}$/;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The view, the filters, the order and the page of the list, kept in the address: Back, reload, links and bookmarks keep them. */
export function useClientFilter() {
  const [params, setParams] = useSearchParams();
  const view = oneOf(CLIENT_VIEWS, params.get('view')?.toUpperCase() ?? null) ?? 'OPEN';
  const search = params.get('search') ?? '';
  const state = params.get('state') ?? '';
  const stateId = ID.test(state) ? state : '';
  const service = oneOf<AttorneyServiceType>(ATTORNEY_SERVICE_TYPES, params.get('service')) ?? '';
  const sorting: Sorting = {
    key: oneOf(SORT_KEYS, params.get('sort')) ?? 'deadline',
    direction: params.get('direction') === 'descending' ? 'descending' : 'ascending',
  };
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const withChanges = (changes: Readonly<Record<string, string>>): URLSearchParams => {
    const next = new URLSearchParams(params);
    // Every change but a step to another page leads back to the first one.
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const addressOf = (next: URLSearchParams) => (next.size === 0 ? '' : `?${next}`);
  const change = (changes: Readonly<Record<string, string>>) => setParams(withChanges(changes), { replace: true });
  const query = {
    view,
    ...(search !== '' && { search }),
    ...(stateId !== '' && { stateId }),
    ...(service !== '' && { service }),
    sort: oneOf(SORT_KEYS, sorting.key) ?? 'deadline',
    direction: sorting.direction,
  } as const satisfies ClientPageQuery;
  return {
    view,
    search,
    stateId,
    service,
    sorting,
    page,
    query,
    isFiltered: search !== '' || stateId !== '' || service !== '',
    change,
    clear: () => change({ search: '', state: '', service: '' }),
    sortBy: ({ key, direction }: Sorting) => change({ sort: key, direction }),
    step: (to: number) => setParams(withChanges({ page: to === 1 ? '' : String(to) })),
    /** The address of a view, with the filters as they are. */
    hrefOf: (each: ClientView) => addressOf(withChanges({ view: each === 'OPEN' ? '' : each.toLowerCase() })) || '?',
    /** What a view that is saved by name keeps. */
    address: addressOf(withChanges({})),
  };
}
