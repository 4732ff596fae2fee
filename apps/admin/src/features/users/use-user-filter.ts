import { USER_TYPES, type UserType } from '@troth/domain/people';
import type { Sorting } from '@troth/ui/data-table';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE, type UserQuery } from './queries';

const SORT_KEYS = ['NAME', 'USER_TYPE', 'CREATED', 'LAST_ACTIVE'] as const;
type SortKey = (typeof SORT_KEYS)[number];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The filters, the order and the page of the list, kept in the address: Back, reload and links keep them. */
export function useUserFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const userType = oneOf<UserType>(USER_TYPES, params.get('type'));
  const stateId = params.get('state') ?? '';
  const sort = oneOf<SortKey>(SORT_KEYS, params.get('sort'));
  const direction = params.get('direction') === 'descending' ? 'descending' : 'ascending';
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);

  /** Every change but that of the page leads back to the first one. */
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: changes['page'] === undefined },
    );

  const query: UserQuery = {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(userType !== undefined && { userType }),
    ...(stateId !== '' && { stateId }),
    ...(sort !== undefined && { sort, direction }),
  };
  const sorting: Sorting | undefined = sort === undefined ? undefined : { key: sort, direction };
  return {
    query,
    search,
    userType: userType ?? '',
    stateId,
    sorting,
    page,
    isFiltered: search !== '' || userType !== undefined || stateId !== '',
    change,
    clear: () => change({ search: '', type: '', state: '' }),
    sortBy: ({ key, direction: towards }: Sorting) => change({ sort: key, direction: towards }),
    goTo: (number: number) => change({ page: String(number) }),
  };
}
