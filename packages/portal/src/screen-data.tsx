import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** Something of the program that loads when it is needed. */
export interface Loadable {
  /** Null once it is here. */
  load: () => Promise<unknown> | null;
}

/** How a screen says what it reads. */
export interface ScreenAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** The signed-in person. */
  readonly userId: string;
  /** Asks for an answer unless it is here, and gives it once it is: what depends on it is asked for then. */
  readonly ask: <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Data | undefined;
  /** Asks for the first page of what comes page by page. */
  readonly askPages: <Page, Data, Key extends QueryKey, Cursor>(
    query: FetchInfiniteQueryOptions<Page, Error, Data, Key, Cursor>,
  ) => void;
  /** Asks too, for a part that shows later than the rest: the screen does not wait for it. */
  readonly askAhead: <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => void;
  /** As `ask`, for what the API records as a look at what a couple wrote: a visit asks for it, a hint of one does not. */
  readonly look: ScreenAddress['ask'];
  /** A part of the screen with a program of its own. */
  readonly load: (part: Loadable) => void;
}

/** What a screen reads, declared beside its route, so that it is asked for while the screen's program loads. */
export type ScreenData = (address: ScreenAddress) => void;

export interface DataOfAddress extends Pick<ScreenAddress, 'params' | 'search' | 'userId'> {
  readonly data: ScreenData;
}

/** Someone goes to the screen, may be about to, or the screen is drawn, perhaps many times until all of it is here. */
export type Occasion = 'NAVIGATION' | 'HINT' | 'DRAWING';

/**
 * Asks for what a screen reads. A failure is the screen's to show; only a navigation asks again for what has failed.
 *
 * @returns When all of it is here or has failed; null if nothing has to be waited for.
 */
export function askFor(
  queryClient: QueryClient,
  { data, ...address }: DataOfAddress,
  occasion: Occasion,
): Promise<unknown> | null {
  const asked = new Set<string>();
  const loading = new Set<Loadable>();
  const askNext = (): Promise<unknown> | null => {
    const waits: Promise<unknown>[] = [];
    const wait = (one: Promise<unknown> | null) => {
      if (one !== null) waits.push(one.then(askNext, () => undefined));
    };
    const knownOf = <Data,>(key: QueryKey) => queryClient.getQueryData<Data, QueryKey>(key);
    const askUnlessKnown = <Data,>(queryKey: QueryKey, prefetch: () => Promise<void>) => {
      const hash = hashKey(queryKey);
      const known = knownOf<Data>(queryKey);
      const hasFailed = queryClient.getQueryState(queryKey)?.status === 'error';
      const isMissing = known === undefined && (!hasFailed || occasion === 'NAVIGATION');
      if (isMissing && !asked.has(hash)) wait(prefetch());
      asked.add(hash);
      return known;
    };
    const ask: ScreenAddress['ask'] = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) =>
      askUnlessKnown<Data>(query.queryKey, () => queryClient.prefetchQuery(query));
    data({
      ...address,
      ask,
      askPages: (query) => void askUnlessKnown(query.queryKey, () => queryClient.prefetchInfiniteQuery(query)),
      askAhead: (query) => {
        if (queryClient.getQueryState(query.queryKey) === undefined) void queryClient.prefetchQuery(query);
      },
      look: occasion === 'HINT' ? ({ queryKey }) => knownOf(queryKey) : ask,
      load: (part) => {
        if (!loading.has(part)) wait(part.load());
        loading.add(part);
      },
    });
    return waits.length === 0 ? null : Promise.all(waits);
  };
  return askNext();
}
