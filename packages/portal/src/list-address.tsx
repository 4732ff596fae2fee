import type { Sorting } from '@troth/ui/data-table';
import { useSearchParams } from 'react-router';

/** Letters from which the API searches; what is shorter waits for more. */
const SEARCH_MIN_LENGTH = 2;

/** The page of a list as the API takes it. */
export interface ListPageQuery {
  search?: string;
  after?: string;
  before?: string;
}

/** What each page of a list says beside its rows. */
export interface PageFacts {
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

interface ListAddressSpec<Filter extends string, Sort extends string> {
  /** Names of the filters in the address, each with the values that it may have; null takes any. */
  readonly filters: Readonly<Record<Filter, readonly string[] | null>>;
  readonly sorts: readonly Sort[];
}

const ID = /^[0-9a-f-]{36}$/;
/** The row beside a page: an id, or two where it takes both to name a row. */
const CURSOR = /^[0-9a-f-]{36}(?:\.[0-9a-f-]{36})?$/;

/** Whether what an address says can be an id at all. */
export const isId = (value: string): boolean => ID.test(value);

/** The address's parameters, and how some of them change: an empty value, or null, removes one. Back passes over a change unless it is a step. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>, { isStep = false } = {}) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !isStep },
    );
  return [params, change] as const;
}

/** An address without its page. */
function viewOf(params: URLSearchParams): string {
  const view = new URLSearchParams(params);
  for (const name of ['after', 'before', 'page']) view.delete(name);
  return view.size === 0 ? '' : `?${view}`;
}

/** What an address asks of a list: the search, the filters, the order and the page. */
export function readListAddress<Filter extends string = never, Sort extends string = never>(
  { filters, sorts }: ListAddressSpec<Filter, Sort>,
  params: URLSearchParams,
) {
  const typed = params.get('search')?.trim() ?? '';
  const names = Object.keys(filters) as Filter[];
  const values = Object.fromEntries(
    names.map((name) => {
      const value = params.get(name) ?? '';
      const allowed = filters[name];
      return [name, allowed === null || allowed.includes(value) ? value : ''];
    }),
  ) as Record<Filter, string>;
  const sort = sorts.find((key) => key === params.get('sort'));
  const direction: 'ascending' | 'descending' = params.get('direction') === 'descending' ? 'descending' : 'ascending';
  const cursor = (name: 'after' | 'before') => {
    const row = params.get(name);
    return row !== null && CURSOR.test(row) ? { [name]: row } : {};
  };
  const found = typed.length >= SEARCH_MIN_LENGTH ? { search: typed } : {};
  const query: ListPageQuery = {
    ...found,
    ...cursor('after'),
    ...cursor('before'),
  };
  const sorting: Sorting | undefined = sort === undefined ? undefined : { key: sort, direction };
  return {
    search: typed,
    filters: values,
    sorting,
    /** For the query, where an order was asked for. */
    order: sort === undefined ? {} : { sort, direction },
    query,
    /** The search alone, for a file of all pages. */
    found,
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    /** What the shown filters and order add to the list's address; the page is no part of it. */
    view: viewOf(params),
    isFiltered: typed !== '' || names.some((name) => values[name] !== ''),
  };
}

/** What an address asks of a list that is described so. */
export type AskedOf<Spec extends ListAddressSpec<string, string>> = ReturnType<
  typeof readListAddress<keyof Spec['filters'] & string, Spec['sorts'][number]>
>;

/** The list of an address, kept there: Back, reload and links keep it. */
export function useListAddress<Filter extends string = never, Sort extends string = never>(
  spec: ListAddressSpec<Filter, Sort>,
) {
  const [params, changeParams] = useAddressParams();
  const asked = readListAddress(spec, params);
  const { page } = asked;

  const set = (changes: Readonly<Record<string, string>>, isStep: boolean) =>
    changeParams({ after: '', before: '', page: '', ...changes }, { isStep });
  /** Every change but a step to another page leads back to the first one. */
  const change = (changes: Readonly<Record<string, string>>) => set(changes, false);

  return {
    ...asked,
    change,
    clear: () => change(Object.fromEntries([...Object.keys(spec.filters), 'search'].map((name) => [name, '']))),
    sortBy: ({ key, direction: towards }: Sorting) => change({ sort: key, direction: towards }),
    /** The steps that the page's answer allows. */
    steps: ({ nextCursor, previousCursor }: PageFacts) => ({
      ...(nextCursor !== null && { onNext: () => set({ after: nextCursor, page: String(page + 1) }, true) }),
      // Back to the first page is back to the beginning, whatever came before it since.
      ...(previousCursor !== null && {
        onPrevious: () => set(page <= 2 ? {} : { before: previousCursor, page: String(page - 1) }, true),
      }),
    }),
  };
}

export type ListAddress = Pick<
  ReturnType<typeof useListAddress>,
  'search' | 'view' | 'sorting' | 'page' | 'isFiltered' | 'change' | 'clear' | 'sortBy' | 'steps'
>;
