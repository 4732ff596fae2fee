import type { ChangeTopic } from '@troth/domain/changes';
import { SUBSCRIPTION_SYNC_MS } from '@troth/ui/timings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from './live-changes';

/** A server's streams, written by the test. */
function aServer() {
  const encoder = new TextEncoder();
  const streams: {
    controller: ReadableStreamDefaultController<Uint8Array>;
    signal: AbortSignal;
    isCancelled: boolean;
  }[] = [];
  let isDown = false;
  const latest = () => {
    const stream = streams.at(-1);
    if (stream === undefined) throw new Error('No stream was opened.');
    return stream;
  };
  return {
    streams,
    latest,
    goDown: () => {
      isDown = true;
      latest().controller.error(new TypeError('network'));
    },
    comeUp: () => {
      isDown = false;
    },
    open: vi.fn<Parameters<typeof followChanges>[0]['open']>((signal) => {
      if (isDown) return Promise.reject(new TypeError('network'));
      return Promise.resolve(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            streams.push({ controller, signal, isCancelled: false });
            controller.enqueue(encoder.encode(': following\n\n'));
          },
          cancel: () => {
            latest().isCancelled = true;
          },
        }),
      );
    }),
    write: (text: string) => latest().controller.enqueue(encoder.encode(text)),
    tell: (...topics: string[]) => {
      latest().controller.enqueue(encoder.encode(`event: change\ndata: ${JSON.stringify({ topics })}\n\n`));
    },
  };
}

let stop: () => void = () => undefined;
const asked: ChangeTopic[][] = [];
let answerArrives: Promise<void>;

async function start(server: ReturnType<typeof aServer>): Promise<void> {
  stop = followChanges({
    open: server.open,
    askAgain: (topics) => {
      asked.push([...topics].sort());
      return answerArrives;
    },
    random: () => 1,
  });
  await vi.advanceTimersByTimeAsync(0);
}

const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const goLine = (isOnLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answerArrives = Promise.resolve();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('live changes (customer spec §9 "Subscription sync")', () => {
  it('ask again for what has moved, well within 500 ms', async () => {
    const server = aServer();
    await start(server);
    server.tell('disputes', 'partner');
    await vi.advanceTimersByTimeAsync(SUBSCRIPTION_SYNC_MS / 5);
    expect(asked).toEqual([['disputes', 'partner']]);
  });

  it('ask once for changes that come close together', async () => {
    const server = aServer();
    await start(server);
    server.tell('partner');
    await vi.advanceTimersByTimeAsync(20);
    server.tell('finances');
    server.tell('partner');
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([['finances', 'partner']]);
  });

  it('do not break off an answer that is on its way', async () => {
    const server = aServer();
    let arrive: () => void = () => undefined;
    answerArrives = new Promise((resolve) => {
      arrive = resolve;
    });
    await start(server);
    server.tell('partner');
    await vi.advanceTimersByTimeAsync(100);
    server.tell('finances');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([['partner']]);
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([['partner'], ['finances']]);
  });

  it('ask for messages by themselves, and while other answers are on their way', async () => {
    const server = aServer();
    answerArrives = new Promise(() => undefined);
    await start(server);
    server.tell('document', 'partner');
    await vi.advanceTimersByTimeAsync(100);
    server.tell('chats', 'finances');
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([['document', 'partner'], ['chats']]);
  });

  it('are read however the network cuts them up', async () => {
    const server = aServer();
    await start(server);
    for (const piece of ['event: cha', 'nge\nda', 'ta: {"topics":["finances"]}', '\n', '\n:\n\n']) {
      server.write(piece);
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([['finances']]);
  });

  it('pass over what a newer server says and this page does not know', async () => {
    const server = aServer();
    await start(server);
    server.write('event: farewell\ndata: {}\n\n');
    server.tell('weather');
    server.tell('document');
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([['document']]);
  });
});

/** How long ago everything was known, as the last opening said, in tenths of a second. */
const lastSince = (server: ReturnType<typeof aServer>) =>
  Math.round((server.open.mock.lastCall?.[1] ?? NaN) / 100) / 10;

describe('the first stream', () => {
  it('is asked for what has moved since the page began to load', async () => {
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1200);
    const server = aServer();
    await start(server);
    expect(lastSince(server)).toBe(1.2);
    expect(asked).toEqual([]);
  });

  it('of a page that was loaded in the background, for what has moved until it is first looked at', async () => {
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now());
    show('hidden');
    const server = aServer();
    await start(server);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.open).not.toHaveBeenCalled();
    show('visible');
    expect(lastSince(server)).toBe(20);
  });

  it('is asked for everything when the clock was set back', async () => {
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 3_600_000);
    const server = aServer();
    await start(server);
    expect(lastSince(server)).toBeGreaterThan(86_400);
  });
});

describe('a gap', () => {
  it('ends with what has moved since the server was last heard', async () => {
    const server = aServer();
    await start(server);
    await vi.advanceTimersByTimeAsync(10_000);
    server.write(':\n\n');
    await vi.advanceTimersByTimeAsync(4000);
    server.latest().controller.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.open).toHaveBeenCalledTimes(2);
    expect(lastSince(server)).toBe(4.5);
  });

  it('is tried to be closed ever less often while the server is away, and at once again after that', async () => {
    const server = aServer();
    await start(server);
    server.goDown();
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 10);
    expect(server.open).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(server.open.mock.calls.length).toBeLessThan(5 + 3 + 20);
    server.comeUp();
    await vi.advanceTimersByTimeAsync(30_100);
    expect(lastSince(server)).toBeGreaterThan(10 * 60);
    server.latest().controller.close();
    const calls = server.open.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600);
    expect(server.open).toHaveBeenCalledTimes(calls + 1);
  });

  it('is noticed when the line is silent, though nobody hung up', async () => {
    const server = aServer();
    await start(server);
    server.write(':\n\n');
    await vi.advanceTimersByTimeAsync(44_000);
    server.write(':\n\n');
    await vi.advanceTimersByTimeAsync(44_000);
    expect(server.open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.open).toHaveBeenCalledTimes(2);
  });
});

describe('a page that nobody looks at, or that is offline', () => {
  it('lets go after a few seconds, and asks for what has moved when it is looked at again', async () => {
    const server = aServer();
    await start(server);
    show('hidden');
    await vi.advanceTimersByTimeAsync(4900);
    expect(server.latest().signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.latest().signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.open).toHaveBeenCalledTimes(1);
    show('visible');
    await vi.advanceTimersByTimeAsync(100);
    expect(server.open).toHaveBeenCalledTimes(2);
    expect(lastSince(server)).toBe(65.1);
  });

  it('keeps its stream over a glance at another tab', async () => {
    const server = aServer();
    await start(server);
    show('hidden');
    await vi.advanceTimersByTimeAsync(3000);
    show('visible');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.open).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });

  it('waits for the connection, and asks for what has moved when it is back', async () => {
    const server = aServer();
    await start(server);
    goLine(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.open).toHaveBeenCalledTimes(1);
    goLine(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.open).toHaveBeenCalledTimes(2);
    expect(lastSince(server)).toBe(60);
  });
});

it('leaves nothing running when it is stopped', async () => {
  const server = aServer();
  await start(server);
  server.tell('answers');
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(server.latest().signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  show('hidden');
  show('visible');
  goLine(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.open).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
