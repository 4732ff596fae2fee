import { ATTORNEY_SERVICE_TYPES, type AttorneyServiceType } from '@troth/domain/purchases';
import type { Sorting } from '@troth/ui/data-table';
import { useSearchParams } from 'react-router';
import { type Client, clientName } from '../../shared/clients';
import { t } from '../../shared/texts';

/** OPEN: everything that is not past. WAITING: what is also on the dashboard. PAST: notarized a while ago. */
export const CLIENT_VIEWS = ['OPEN', 'WAITING', 'PAST'] as const;
export type ClientView = (typeof CLIENT_VIEWS)[number];

export const SORT_KEYS = ['name', 'agreement', 'deadline', 'wedding'] as const;
type SortKey = (typeof SORT_KEYS)[number];

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-US');

/** Whether a search finds a client: by their name, their partner's or their e-mail address, without accents. */
export const isFound = (client: Client, search: string): boolean =>
  folded(`${clientName(client)} ${client.partnerName ?? ''} ${client.email}`).includes(folded(search.trim()));

export const isInView = (client: Client, view: ClientView, waiting: ReadonlySet<string>): boolean =>
  view === 'WAITING' ? waiting.has(client.id) : client.isPast === (view === 'PAST');

const keyOf: Readonly<Record<SortKey, (client: Client) => string | null>> = {
  name: ({ lastName, firstName, email }) => `${lastName ?? ''} ${firstName ?? ''} ${email}`,
  agreement: ({ generatedAt, approvedAt, finalizedAt }) =>
    [generatedAt, approvedAt, finalizedAt].map((at) => (at === null ? '0' : '1')).join(''),
  deadline: ({ nextDeadline }) => nextDeadline?.on ?? null,
  wedding: ({ weddingDate }) => weddingDate,
};

/** In the order asked for; those without what it sorts by come last in either direction. */
export function sorted(clients: readonly Client[], { key, direction }: Sorting): Client[] {
  const of = keyOf[SORT_KEYS.find((each) => each === key) ?? 'deadline'];
  const sign = direction === 'ascending' ? 1 : -1;
  return clients.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * a.localeCompare(b, t.locale);
  });
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The view, the filters and the order of the list, kept in the address: Back, reload, links and bookmarks keep them. */
export function useClientFilter() {
  const [params, setParams] = useSearchParams();
  const view = oneOf(CLIENT_VIEWS, params.get('view')?.toUpperCase() ?? null) ?? 'OPEN';
  const search = params.get('search') ?? '';
  const stateId = params.get('state') ?? '';
  const service = oneOf<AttorneyServiceType>(ATTORNEY_SERVICE_TYPES, params.get('service')) ?? '';
  const sorting: Sorting = {
    key: oneOf(SORT_KEYS, params.get('sort')) ?? 'deadline',
    direction: params.get('direction') === 'descending' ? 'descending' : 'ascending',
  };
  const withChanges = (changes: Readonly<Record<string, string>>): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const change = (changes: Readonly<Record<string, string>>) => setParams(withChanges(changes), { replace: true });
  return {
    view,
    search,
    stateId,
    service,
    sorting,
    isFiltered: search !== '' || stateId !== '' || service !== '',
    change,
    clear: () => change({ search: '', state: '', service: '' }),
    sortBy: ({ key, direction }: Sorting) => change({ sort: key, direction }),
    /** The address of a view, with the filters as they are. */
    hrefOf: (each: ClientView) => `?${withChanges({ view: each === 'OPEN' ? '' : each.toLowerCase() })}`,
  };
}
