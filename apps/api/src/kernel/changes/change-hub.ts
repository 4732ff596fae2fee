import { CHANGE_TOPICS, type ChangeTopic, changeTopicSchema } from '@troth/domain/changes';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../database/database';
import { problem } from '../http/problem';

/** The channel of the database on which the copies of the program tell each other of changes. */
export const CHANGES_CHANNEL = 'troth_changes';

/** Proxies close what stays silent; and a page notices by it that its line is dead. */
const HEARTBEAT_MS = 15_000;
/** A reader who takes nothing for so many heartbeats is gone. */
const MOST_UNREAD_HEARTBEATS = 3;
/** Some providers give tokens of many days, which no timer can count. */
const LONGEST_LIFE_MS = 3_600_000;
/** Streams that one person may hold open at once: a few windows on a few devices. */
export const MOST_STREAMS_PER_PERSON = 12;
/**
 * How far back a reader who was away learns what has changed; after longer than that the reader asks for everything.
 */
const MEMORY_MS = 120_000;
/** Notices that are remembered at most: on a very busy copy the memory is shorter. */
const MOST_REMEMBERED = 20_000;
/** What the reader calls the same moment may differ by the network's delays. */
const DELAY_MS = 2000;
/** Events that may wait in a stream; what comes after them is merged into one until the reader has caught up. */
const MOST_WAITING_EVENTS = 4;

/**
 * What travels between copies: for whom which topics, and the tab that made the change and knows already. Or that
 * sessions of a person have ended: those that are named, or all.
 */
export const noticeSchema = z.object({
  byTab: z.string().nullable(),
  to: z.record(z.string(), z.array(changeTopicSchema)),
  ended: z.object({ userId: z.string(), sessionIds: z.array(z.string()).readonly().nullable() }).optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

interface Follower {
  readonly userId: string;
  /** The tab that reads the stream; null when it did not say. */
  readonly tabId: string | null;
  /** The session that it is read in, with which the stream ends; null where the token named none. */
  readonly sessionId: string | null;
  /** The stream ends when the token that opened it does; the reader comes back with a fresh one. */
  readonly lifeMs: number;
  /** How long ago the reader last knew everything; null to hear only of what comes. */
  readonly sinceMs: number | null;
}

/** Everybody who follows their changes through this copy of the program. */
export interface ChangeHub {
  /** @throws Problem TOO_MANY_REQUESTS, or UNAVAILABLE while the program stops. */
  follow(follower: Follower): ReadableStream<Uint8Array>;
  /** How many streams are open. */
  readonly size: number;
  /** Ends all streams, so that a stop need not wait for them. */
  close(): Promise<void>;
}

const encoder = new TextEncoder();

const changeEvent = (topics: readonly ChangeTopic[]) => `event: change\ndata: ${JSON.stringify({ topics })}\n\n`;

/** Whether a notice tells a reader what the reader's own tab has done, and so knows. */
const isOwn = ({ byTab }: Notice, { tabId }: Follower) => byTab !== null && byTab === tabId;

/** What this copy heard in the last minutes, for those who were away for a moment. */
class Memory {
  private heard: { readonly at: number; readonly notice: Notice }[] = [];
  /** Nothing of the time before is known. */
  private from = performance.now();

  add(notice: Notice): void {
    const now = performance.now();
    this.heard.push({ at: now, notice });
    const isOver = (this.heard[0]?.at ?? now) < now - 2 * MEMORY_MS || this.heard.length > MOST_REMEMBERED;
    if (!isOver) return;
    // Cleared away in portions, so that most notices cost nothing more than their place.
    const kept = this.heard.filter(({ at }) => at >= now - MEMORY_MS).slice(-MOST_REMEMBERED / 2);
    this.heard = kept;
    this.from = Math.max(this.from, kept[0]?.at ?? now);
  }

  forget(): void {
    this.heard = [];
    this.from = performance.now();
  }

  /** The topics that a reader has missed; all of them when nobody can tell any more. */
  missedBy(follower: Follower): readonly ChangeTopic[] {
    if (follower.sinceMs === null) return [];
    const now = performance.now();
    const since = now - follower.sinceMs - DELAY_MS;
    if (since < Math.max(this.from, now - MEMORY_MS)) return CHANGE_TOPICS;
    const missed = new Set<ChangeTopic>();
    for (let place = this.heard.length - 1; place >= 0; place -= 1) {
      const { at, notice } = this.heard[place]!;
      if (at < since) break;
      if (!isOwn(notice, follower)) for (const topic of notice.to[follower.userId] ?? []) missed.add(topic);
    }
    return CHANGE_TOPICS.filter((topic) => missed.has(topic));
  }
}

/** One open stream. What its reader does not take in time is merged, never piled up. */
class Stream {
  readonly readable: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private readonly waiting = new Set<ChangeTopic>();
  private unreadHeartbeats = 0;
  private readonly life: ReturnType<typeof setTimeout>;

  constructor(
    readonly follower: Follower,
    missed: readonly ChangeTopic[],
    private readonly onEnd: (stream: Stream) => void,
  ) {
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller;
          // The first bytes carry the headers with them: the reader knows that it follows from here on.
          controller.enqueue(encoder.encode(`: following\n\n${missed.length === 0 ? '' : changeEvent(missed)}`));
        },
        pull: () => this.flush(),
        cancel: () => this.forget(),
      },
      { highWaterMark: MOST_WAITING_EVENTS },
    );
    this.life = setTimeout(() => this.end(), Math.min(follower.lifeMs, LONGEST_LIFE_MS));
    this.life.unref();
  }

  tell(topics: readonly ChangeTopic[]): void {
    for (const topic of topics) this.waiting.add(topic);
    this.flush();
  }

  beat(): void {
    if (this.hasRoom()) {
      this.unreadHeartbeats = 0;
      this.controller?.enqueue(encoder.encode(':\n\n'));
      return;
    }
    this.unreadHeartbeats += 1;
    if (this.unreadHeartbeats >= MOST_UNREAD_HEARTBEATS) this.end();
  }

  end(): void {
    const { controller } = this;
    this.forget();
    controller?.close();
  }

  private hasRoom(): boolean {
    return (this.controller?.desiredSize ?? 0) > 0;
  }

  private flush(): void {
    if (this.waiting.size === 0 || !this.hasRoom()) return;
    const topics = CHANGE_TOPICS.filter((topic) => this.waiting.has(topic));
    this.waiting.clear();
    this.controller?.enqueue(encoder.encode(changeEvent(topics)));
  }

  private forget(): void {
    if (this.controller === null) return;
    this.controller = null;
    clearTimeout(this.life);
    this.onEnd(this);
  }
}

/** Listens to the database for as long as the program runs, and passes each change on to those whom it concerns. */
export async function openChangeHub(database: Database, logger: Logger): Promise<ChangeHub> {
  const streams = new Map<string, Set<Stream>>();
  const memory = new Memory();
  let size = 0;
  let isClosed = false;
  let heartbeat: ReturnType<typeof setInterval> | null = null;

  const all = () => [...streams.values()].flatMap((own) => [...own]);
  const remove = (stream: Stream) => {
    const own = streams.get(stream.follower.userId);
    if (own?.delete(stream) !== true) return;
    size -= 1;
    if (own.size === 0) streams.delete(stream.follower.userId);
    if (size === 0 && heartbeat !== null) {
      clearInterval(heartbeat);
      heartbeat = null;
    }
  };

  const endStreams = ({ userId, sessionIds }: NonNullable<Notice['ended']>) => {
    for (const stream of [...(streams.get(userId) ?? [])]) {
      const { sessionId } = stream.follower;
      if (sessionIds === null || (sessionId !== null && sessionIds.includes(sessionId))) stream.end();
    }
  };

  const stopListening = await database.listen(CHANGES_CHANNEL, {
    heard: (payload) => {
      const notice = readNotice(payload);
      if (notice === null) {
        logger.error('a notice of a change could not be read');
        return;
      }
      if (notice.ended !== undefined) endStreams(notice.ended);
      memory.add(notice);
      for (const [userId, topics] of Object.entries(notice.to)) {
        for (const stream of streams.get(userId) ?? []) if (!isOwn(notice, stream.follower)) stream.tell(topics);
      }
    },
    // Nobody knows what was missed, so everything is asked for again.
    missed: () => {
      memory.forget();
      for (const stream of all()) stream.tell(CHANGE_TOPICS);
    },
  });
  memory.forget();

  return {
    follow: (follower) => {
      if (isClosed) throw problem('UNAVAILABLE', { headers: { 'retry-after': '1' } });
      const own = streams.get(follower.userId) ?? new Set();
      if (own.size >= MOST_STREAMS_PER_PERSON) throw problem('TOO_MANY_REQUESTS', { headers: { 'retry-after': '60' } });
      const stream = new Stream(follower, memory.missedBy(follower), remove);
      streams.set(follower.userId, own.add(stream));
      size += 1;
      heartbeat ??= setInterval(() => {
        for (const open of all()) open.beat();
      }, HEARTBEAT_MS).unref();
      return stream.readable;
    },
    get size() {
      return size;
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      for (const stream of all()) stream.end();
      await stopListening();
    },
  };
}

function readNotice(payload: string): Notice | null {
  try {
    return noticeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
