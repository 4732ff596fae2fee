import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { askFor, type Occasion, type ScreenData } from './screen-data';

const queryOf = (name: string, queryFn: () => Promise<string> = () => Promise.resolve(`${name} is here`)) =>
  queryOptions({ queryKey: [name], queryFn: vi.fn(queryFn), retry: false });

const askIn = (queryClient: QueryClient, data: ScreenData, occasion: Occasion = 'NAVIGATION') =>
  askFor(queryClient, { data, params: {}, search: new URLSearchParams(), userId: 'me' }, occasion);

describe('what a screen reads', () => {
  it('is asked for all at once, and what depends on an answer once that is here', async () => {
    const queryClient = new QueryClient();
    const [client, tasks, notes] = [queryOf('client'), queryOf('tasks'), queryOf('notes')];
    const wait = askIn(queryClient, ({ ask }) => {
      ask(tasks);
      if (ask(client) === 'client is here') ask(notes);
    });
    expect([client, tasks, notes].map(({ queryFn }) => vi.mocked(queryFn as () => unknown).mock.calls.length)).toEqual([
      1, 1, 0,
    ]);
    await wait;
    expect(queryClient.getQueryData(notes.queryKey)).toBe('notes is here');
    expect(tasks.queryFn).toHaveBeenCalledTimes(1);
  });

  it('is not waited for when all of it is here', async () => {
    const queryClient = new QueryClient();
    const client = queryOf('client');
    await askIn(queryClient, ({ ask }) => void ask(client));
    expect(askIn(queryClient, ({ ask }) => void ask(client))).toBeNull();
  });

  it('ends the wait when it fails, without a word, and is asked for again by the next visit alone', async () => {
    const queryClient = new QueryClient();
    let isDown = true;
    const client = queryOf('client', () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('up')));
    const data: ScreenData = ({ ask }) => void ask(client);
    await askIn(queryClient, data);
    expect(queryClient.getQueryState(client.queryKey)).toMatchObject({ status: 'error', data: undefined });
    isDown = false;
    // Drawing it again and again must not.
    expect(askIn(queryClient, data, 'DRAWING')).toBeNull();
    await askIn(queryClient, data);
    expect(queryClient.getQueryData(client.queryKey)).toBe('up');
  });

  it('may come later for a part that shows later', () => {
    const queryClient = new QueryClient();
    const activity = queryOf('activity');
    expect(askIn(queryClient, ({ askAhead }) => askAhead(activity))).toBeNull();
    expect(activity.queryFn).toHaveBeenCalledTimes(1);
  });

  it('includes the first page of what comes page by page', async () => {
    const queryClient = new QueryClient();
    const history = infiniteQueryOptions({
      queryKey: ['history'],
      queryFn: ({ pageParam }) => Promise.resolve(`page ${pageParam}`),
      initialPageParam: 1,
      getNextPageParam: (_page, _pages, last) => last + 1,
    });
    await askIn(queryClient, ({ askPages }) => askPages(history));
    expect(queryClient.getQueryData(history.queryKey)).toEqual({ pages: ['page 1'], pageParams: [1] });
    expect(askIn(queryClient, ({ askPages }) => askPages(history))).toBeNull();
  });

  it('leaves what the API records as a look to the visit itself', async () => {
    const queryClient = new QueryClient();
    const [sections, answers] = [queryOf('sections'), queryOf('answers')];
    const data: ScreenData = ({ ask, look }) => {
      ask(sections);
      look(answers);
    };
    await askIn(queryClient, data, 'HINT');
    expect(sections.queryFn).toHaveBeenCalledTimes(1);
    expect(answers.queryFn).not.toHaveBeenCalled();
    await askIn(queryClient, data);
    expect(answers.queryFn).toHaveBeenCalledTimes(1);
  });

  it('includes the programs of its parts', async () => {
    const load = vi.fn(() => Promise.resolve());
    const [missing, present] = [{ load }, { load: () => null }];
    await askIn(new QueryClient(), (address) => address.load(missing));
    expect(load).toHaveBeenCalledTimes(1);
    expect(askIn(new QueryClient(), (address) => address.load(present))).toBeNull();
  });
});
