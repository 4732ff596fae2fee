import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerInput, emptyInput, isSameInput } from './answer-input';
import { AnswerSaver, type WriteOutcome } from './answer-saver';
import { deviceStorage } from '@troth/portal/device-storage';
import { draftsIn } from './drafts';

const FIELD = 'q';
const PAUSE_MS = 1000;

interface Stored {
  readonly input: AnswerInput;
  readonly version: number;
}

/** A request on its way to the store, or its answer on its way back; either may be slow, overtaken or lost. */
interface Message {
  readonly arrive: () => void;
  readonly lose: () => void;
}

/** One stored answer, as the API keeps it: a write on an older version is refused with what stands. */
class Store {
  now: Stored = { input: emptyInput, version: 0 };
  readonly history: AnswerInput[] = [];
  private readonly authors: string[] = [];

  /** Whether everything stored after a version is of one author. */
  isAllOf(author: string, since: number): boolean {
    return this.authors.slice(since).every((each) => each === author);
  }

  write(input: AnswerInput, version: number, author: string): WriteOutcome {
    if (version !== this.now.version) {
      const { input: current, version: at } = this.now;
      return { kind: 'conflict', version: at, isStored: (other) => isSameInput(other, current) };
    }
    this.now = { input, version: version + 1 };
    this.history.push(input);
    this.authors.push(author);
    return { kind: 'saved', version: version + 1, isWhole: true };
  }
}

/** A tab at the store: what it knows, what it typed, what it was told. */
class Tab {
  known: Stored;
  readonly typed: AnswerInput[] = [];
  readonly acknowledged: AnswerInput[] = [];
  /** Whether something that another tab wrote was overwritten without having been on this screen. */
  hasOverwrittenUnseen = false;
  /** The version that was on the screen when the person last decided what to put over it. */
  private seen = 0;
  readonly wire: Message[] = [];
  readonly saver: AnswerSaver;
  readonly drafts;

  constructor(
    readonly id: string,
    private readonly store: Store,
  ) {
    this.known = store.now;
    this.drafts = draftsIn(deviceStorage, 'alex', { id, openTabs: () => Promise.resolve(new Set<string>()) });
    this.saver = new AnswerSaver({
      drafts: this.drafts,
      versionOf: () => this.known.version,
      write: (_field, input, version) => this.send(input, version),
    });
  }

  private send(input: AnswerInput, version: number): Promise<WriteOutcome> {
    return new Promise((hear) => {
      let isHeard = false;
      const tell = (outcome: WriteOutcome) => {
        if (isHeard) return;
        isHeard = true;
        if (outcome.kind === 'saved') this.learn({ input, version: outcome.version });
        if (outcome.kind === 'conflict') this.learn(this.store.now);
        if (outcome.kind === 'saved') this.acknowledged.push(input);
        hear(outcome);
      };
      this.wire.push({
        // It arrives; its answer is another message.
        arrive: () => {
          const outcome = this.write(input, version);
          const lost = () => tell({ kind: 'failed', error: null });
          this.wire.push({ arrive: () => tell(outcome), lose: lost });
        },
        // The person is told that it failed; the request may still arrive, long after.
        lose: () => {
          tell({ kind: 'failed', error: null });
          this.wire.push({ arrive: () => void this.write(input, version), lose: () => undefined });
        },
      });
    });
  }

  private write(input: AnswerInput, version: number): WriteOutcome {
    const isUnseen = !this.store.isAllOf(this.id, this.seen);
    const outcome = this.store.write(input, version, this.id);
    if (outcome.kind === 'saved' && isUnseen) this.hasOverwrittenUnseen = true;
    return outcome;
  }

  private learn(stored: Stored): void {
    if (stored.version > this.known.version) this.known = stored;
  }

  /** Another tab or device told of a change, so this one asked again. */
  refresh(): void {
    this.learn(this.store.now);
  }

  type(text: string): void {
    const input = { text, optionIds: [] };
    this.typed.push(input);
    if (this.saver.statusOf(FIELD).input === null) this.seen = this.known.version;
    this.saver.change(FIELD, input, PAUSE_MS);
  }

  retry(): void {
    if (this.saver.statusOf(FIELD).unsaved === null) return;
    this.seen = this.known.version;
    this.saver.retry(FIELD);
  }

  /** What the screen shows. */
  shown(): AnswerInput {
    return this.saver.statusOf(FIELD).input ?? this.known.input;
  }
}

type Step = (tabs: readonly Tab[]) => Promise<void>;

const settle = () => vi.advanceTimersByTimeAsync(0);
const ofTab = fc.nat({ max: 1 });
const words = fc.integer({ min: 1, max: 999 }).map((number) => `word ${number}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(ofTab, words).map(
    ([at, text]): Step =>
      async (tabs) => {
        tabs[at]?.type(text);
        await settle();
      },
  ),
  fc.integer({ min: 1, max: 1500 }).map(
    (ms): Step =>
      async () => {
        await vi.advanceTimersByTimeAsync(ms);
      },
  ),
  fc.tuple(ofTab, fc.nat({ max: 4 }), fc.boolean()).map(
    ([at, place, isLost]): Step =>
      async (tabs) => {
        const wire = tabs[at]?.wire ?? [];
        const [message] = wire.splice(wire.length === 0 ? 0 : place % wire.length, 1);
        if (isLost) message?.lose();
        else message?.arrive();
        await settle();
      },
  ),
  ofTab.map(
    (at): Step =>
      async (tabs) => {
        tabs[at]?.refresh();
        await settle();
      },
  ),
  ofTab.map(
    (at): Step =>
      async (tabs) => {
        tabs[at]?.saver.hurry(FIELD);
        await settle();
      },
  ),
  ofTab.map(
    (at): Step =>
      async (tabs) => {
        tabs[at]?.retry();
        await settle();
      },
  ),
);

const isSubsequence = (part: readonly AnswerInput[], whole: readonly AnswerInput[]): boolean => {
  let at = 0;
  for (const item of whole) if (at < part.length && isSameInput(item, part[at] ?? emptyInput)) at += 1;
  return at === part.length;
};

describe('answer saving under any order of events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('loses nothing, shows nothing as saved before it is, and lets no older write beat a newer one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
        window.localStorage.clear();
        const store = new Store();
        const tabs = [new Tab('one', store), new Tab('two', store)];
        for (const take of steps) {
          await take(tabs);
          for (const tab of tabs) {
            const { saveState, input } = tab.saver.statusOf(FIELD);
            // Shown as saved only what the store took.
            if (saveState === 'success') expect(store.history).toContainEqual(tab.shown());
            // What is typed is on the screen until it is stored or offered.
            if (saveState === 'loading') expect(input).not.toBeNull();
            const last = tab.typed.at(-1);
            if (last === undefined) continue;
            const isRecoverable = [...store.history, input, ...tab.saver.offersOf(FIELD)].some((each) =>
              each?.text.includes(last.text),
            );
            expect(isRecoverable).toBe(true);
            // A closed tab's draft comes back.
            if (input !== null) expect(tab.drafts.read(FIELD)?.input).toEqual(input);
          }
        }
        // Everything that is on its way arrives in the end.
        while (tabs.some(({ wire, saver }) => wire.length > 0 || saver.isPending())) {
          await vi.advanceTimersByTimeAsync(PAUSE_MS);
          for (const { wire } of tabs) wire.shift()?.arrive();
          await settle();
        }
        for (const tab of tabs) {
          // No older write beats a newer one.
          expect(tab.hasOverwrittenUnseen).toBe(false);
          // No acknowledged answer is lost.
          for (const input of tab.acknowledged) expect(store.history).toContainEqual(input);
          const { input } = tab.saver.statusOf(FIELD);
          const last = tab.typed.at(-1);
          if (last === undefined) continue;
          // Nothing is left half done.
          expect(input).toBeNull();
          const holders = [...store.history, ...tab.saver.offersOf(FIELD)];
          expect(holders.some((each) => each?.text.includes(last.text))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stores one tab’s inputs in the order in which they were typed, whatever the network does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { minLength: 1, maxLength: 12 }),
        fc.array(step, { maxLength: 40 }),
        async (texts, steps) => {
          window.localStorage.clear();
          const store = new Store();
          const tab = new Tab('one', store);
          const noOther = [tab];
          for (const [at, text] of texts.entries()) {
            tab.type(`${at} ${text}`);
            await steps[at]?.(noOther);
            await vi.advanceTimersByTimeAsync(PAUSE_MS);
          }
          for (let rounds = 0; rounds < 200 && (tab.wire.length > 0 || tab.saver.isPending()); rounds += 1) {
            await vi.advanceTimersByTimeAsync(PAUSE_MS);
            tab.wire.shift()?.arrive();
            await settle();
          }
          const typedOnce = tab.typed.filter(
            ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
          );
          const stored = store.history.filter(
            ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
          );
          expect(isSubsequence(stored, typedOnce)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
