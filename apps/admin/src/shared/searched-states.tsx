import { SearchField } from '@troth/portal/search-field';
import { FilterBar } from '@troth/ui/filter-chips';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { t } from './texts';

/** The states whose name holds what is searched for, or whose abbreviation it is, and the field; the search stands in the address. */
export function useSearchedStates<State extends { readonly name: string; readonly abbreviation: string }>(
  all: readonly State[],
): { states: State[]; field: ReactNode; view: string } {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const typed = search.toLowerCase();
  const states = all.filter(
    ({ name, abbreviation }) => name.toLowerCase().includes(typed) || abbreviation.toLowerCase() === typed,
  );
  const field = (
    <FilterBar label={t('law.filter')}>
      <SearchField
        label={t('law.search')}
        value={search}
        onSearch={(words) => setParams(words === '' ? {} : { search: words }, { replace: true })}
      />
    </FilterBar>
  );
  return { states, field, view: search === '' ? '' : `?${new URLSearchParams({ search }).toString()}` };
}
