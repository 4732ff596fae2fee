import type { ChangeTopic } from '@troth/domain/changes';
import { SUBSCRIPTION_SYNC_MS } from '@troth/ui/timings';
import { readChanges } from './change-stream';

/** Changes that come so close together are asked for once: a tenth of the time within which they are seen. */
const GATHER_MS = SUBSCRIPTION_SYNC_MS / 10;
/** A page that is hidden for longer lets go of its stream: a browser has few connections, and nobody looks. */
const HIDDEN_GRACE_MS = 5000;
/** The first pause after a stream that broke; each further one is twice as long. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Longer than any server remembers: it then tells of everything. */
const LONGEST_GAP_MS = 365 * 86_400_000;

interface LiveChangesOptions {
  /** Opens the stream with a fresh token; it begins with what has moved in the last `sinceMs` milliseconds. */
  readonly open: (signal: AbortSignal, sinceMs: number) => Promise<ReadableStream<Uint8Array>>;
  /** Asks again for what has moved; resolves when it is there. */
  readonly askAgain: (topics: ReadonlySet<ChangeTopic>) => Promise<void>;
  /** A number from 0 to 1, so that all browsers do not come back at once after a restart of the server. */
  readonly random?: () => number;
}

/** Gathers topics and asks for them again, one round after the other. */
function gatherer(askAgain: LiveChangesOptions['askAgain']) {
  const gathered = new Set<ChangeTopic>();
  let gathering: ReturnType<typeof setTimeout> | null = null;
  let isAsking = false;
  let isStopped = false;

  const gather = (topics: Iterable<ChangeTopic>) => {
    for (const topic of topics) gathered.add(topic);
    if (gathered.size > 0 && gathering === null && !isAsking) gathering = setTimeout(() => void ask(), GATHER_MS);
  };

  // One round at a time: a new one would break off the answers that are on their way, and on a slow line none came.
  const ask = async (): Promise<void> => {
    gathering = null;
    const topics = new Set(gathered);
    gathered.clear();
    isAsking = true;
    await askAgain(topics).catch(() => undefined);
    isAsking = false;
    if (!isStopped) gather([]);
  };

  return {
    gather,
    stop: () => {
      isStopped = true;
      if (gathering !== null) clearTimeout(gathering);
    },
  };
}

/**
 * Follows what changes for a person, wherever it was changed, so that it is seen within SUBSCRIPTION_SYNC_MS without
 * asking over and over: customer spec §9 "Subscription sync" and "Polling", and row 41 of
 * ADR 0000. What moved while nobody followed, from the page's first request to the first
 * stream and between two streams, is told when a stream opens.
 *
 * @returns ends the following.
 */
export function followChanges({ open, askAgain, random = Math.random }: LiveChangesOptions): () => void {
  // Messages are requested separately: they do not wait for everything that an answer has changed.
  const messages = gatherer(askAgain);
  const others = gatherer(askAgain);
  let line: AbortController | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let hiding: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let isStopped = false;

  const gather = (topics: readonly ChangeTopic[]) => {
    messages.gather(topics.filter((topic) => topic === 'chats'));
    others.gather(topics.filter((topic) => topic !== 'chats'));
  };

  const isWanted = () => !isStopped && navigator.onLine && document.visibilityState === 'visible';
  // Up to here everything is known: what the page asked for first is as new as the page itself.
  let knownUntil = performance.timeOrigin;

  const connect = async (): Promise<void> => {
    if (line !== null || !isWanted()) return;
    const own = new AbortController();
    line = own;
    try {
      // A clock that was set back tells nothing of the gap, so the whole of it is asked for.
      const gap = Date.now() - knownUntil;
      const stream = await open(own.signal, gap >= 0 ? Math.min(Math.ceil(gap), LONGEST_GAP_MS) : LONGEST_GAP_MS);
      failures = 0;
      await readChanges(stream, { onTopics: gather, onSign: () => (knownUntil = Date.now()) }, own.signal);
    } catch {
      // Why it broke makes no difference: it is opened again, later each time.
    }
    own.abort();
    if (line === own) line = null;
    if (isStopped) return;
    if (line === null && isWanted()) reconnectLater();
  };

  const reconnectLater = () => {
    if (pause !== null) clearTimeout(pause);
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    pause = setTimeout(
      () => {
        pause = null;
        void connect();
      },
      longest * (0.5 + random() / 2),
    );
  };

  const resume = () => {
    if (hiding !== null) clearTimeout(hiding);
    hiding = null;
    if (pause !== null) clearTimeout(pause);
    pause = null;
    failures = 0;
    void connect();
  };

  const release = () => {
    if (pause !== null) clearTimeout(pause);
    pause = null;
    line?.abort();
    line = null;
  };

  const onVisibility = () => {
    if (document.visibilityState === 'visible') resume();
    else hiding ??= setTimeout(release, HIDDEN_GRACE_MS);
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', resume);
  window.addEventListener('offline', release);
  void connect();

  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', resume);
    window.removeEventListener('offline', release);
    if (hiding !== null) clearTimeout(hiding);
    messages.stop();
    others.stop();
    release();
  };
}
