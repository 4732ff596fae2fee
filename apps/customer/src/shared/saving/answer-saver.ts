import { type AnswerInput, isSameInput } from './answer-input';
import type { Drafts } from './drafts';

export type SaveState = 'idle' | 'loading' | 'success' | 'error';

/** What became of a write. */
export type WriteOutcome =
  /** `isWhole` is false when an invalid input was stored as null: the input stays on the device. */
  | { readonly kind: 'saved'; readonly version: number; readonly isWhole: boolean }
  /** The answer was changed elsewhere since; the current one is in the cache. */
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What the screen shows of one question's saving. */
export interface AnswerStatus {
  readonly saveState: SaveState;
  /** Shown instead of the stored answer: typed and not stored yet, or invalid and stored as null. */
  readonly input: AnswerInput | null;
  /** The input was judged invalid when its pause ended, so the screen says why. */
  readonly isInvalid: boolean;
  /** Taken off the screen because it could not be stored, or was overtaken; offered for another try. */
  readonly unsaved: { readonly input: AnswerInput; readonly because: 'failed' | 'conflict' } | null;
  readonly error: unknown;
}

const QUIET: AnswerStatus = { saveState: 'idle', input: null, isInvalid: false, unsaved: null, error: null };

interface Entry {
  status: AnswerStatus;
  timer: ReturnType<typeof setTimeout> | null;
  write: Promise<void> | null;
  /** Changed again while a write was under way. */
  isStale: boolean;
  /** The version that the input was typed over; another one in the store means that someone else wrote. */
  baseVersion: number;
}

export interface AnswerSaverOptions {
  readonly drafts: Drafts;
  /** Stores one answer; never throws. `version` is that of the answer the input was typed over, 0 for none. */
  readonly write: (questionId: string, input: AnswerInput, version: number) => Promise<WriteOutcome>;
  /** The version of the stored answer as this page knows it. */
  readonly versionOf: (questionId: string) => number;
}

/**
 * Saves answers as they are typed: after a pause, one write at a time for each question, the latest input last. What
 * was typed shows at once; a failed write takes it off the screen again and offers it for another try. Customer spec §4
 * "Answer saving".
 */
export class AnswerSaver {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  constructor(private readonly options: AnswerSaverOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Counts the changes of any status, for those who watch them all. */
  readonly revision = (): number => this.changes;

  readonly statusOf = (questionId: string): AnswerStatus => this.entries.get(questionId)?.status ?? QUIET;

  /** Whether something is on its way or waits for its pause to end. */
  readonly isPending = (): boolean =>
    [...this.entries.values()].some(({ timer, write }) => timer !== null || write !== null);

  /** Takes an input and saves it after the pause. */
  change(questionId: string, input: AnswerInput, pauseMs: number): void {
    const entry = this.entry(questionId);
    if (entry.status.input === null) entry.baseVersion = this.options.versionOf(questionId);
    this.options.drafts.keep(questionId, { input, version: entry.baseVersion });
    this.schedule(questionId, entry, pauseMs);
    this.set(entry, { ...QUIET, saveState: entry.write === null ? 'idle' : 'loading', input });
  }

  /** Saves without waiting for the pause: on leaving the field. */
  hurry(questionId: string): void {
    const entry = this.entries.get(questionId);
    if (entry !== undefined && entry.timer !== null) void this.save(questionId, entry);
  }

  /** Saves everything now and waits for it. */
  async flush(): Promise<void> {
    while (this.isPending()) {
      for (const questionId of this.entries.keys()) this.hurry(questionId);
      await Promise.all([...this.entries.values()].map(({ write }) => write ?? Promise.resolve()));
    }
  }

  /**
   * Takes up what was left on the device. Typed over the answer as it still stands, it is back in its field and saved;
   * over an older one, it is offered. An input that the API holds already is dropped.
   */
  restore(questionId: string, stored: AnswerInput): void {
    if (this.entries.has(questionId)) return;
    const draft = this.options.drafts.read(questionId);
    if (draft === null) return;
    if (isSameInput(draft.input, stored)) return this.options.drafts.drop(questionId);
    const entry = this.entry(questionId);
    if (draft.version === this.options.versionOf(questionId)) {
      entry.baseVersion = draft.version;
      this.schedule(questionId, entry, 0);
      this.set(entry, { ...QUIET, input: draft.input });
    } else {
      this.set(entry, { ...QUIET, unsaved: { input: draft.input, because: 'conflict' } });
    }
  }

  /** Puts an input that was taken off the screen back, and saves it over what is stored now. */
  retry(questionId: string): void {
    const unsaved = this.statusOf(questionId).unsaved;
    if (unsaved !== null) this.change(questionId, unsaved.input, 0);
  }

  /** Gives up an input that was taken off the screen. */
  discard(questionId: string): void {
    this.options.drafts.drop(questionId);
    const entry = this.entries.get(questionId);
    if (entry !== undefined) this.set(entry, QUIET);
  }

  private entry(questionId: string): Entry {
    const known = this.entries.get(questionId);
    if (known !== undefined) return known;
    const entry: Entry = { status: QUIET, timer: null, write: null, isStale: false, baseVersion: 0 };
    this.entries.set(questionId, entry);
    return entry;
  }

  private schedule(questionId: string, entry: Entry, pauseMs: number): void {
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.save(questionId, entry), pauseMs);
  }

  private save(questionId: string, entry: Entry): Promise<void> {
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
    if (entry.write !== null) {
      // The write under way knows an older input; it is followed by one with the latest.
      entry.isStale = true;
      return entry.write;
    }
    entry.write = this.writeLatest(questionId, entry).finally(() => {
      entry.write = null;
      this.notify();
    });
    this.notify();
    return entry.write;
  }

  private async writeLatest(questionId: string, entry: Entry): Promise<void> {
    do {
      entry.isStale = false;
      const { input } = entry.status;
      if (input === null) return;
      this.set(entry, { ...entry.status, saveState: 'loading' });
      const outcome = await this.options.write(questionId, input, entry.baseVersion);
      if (outcome.kind === 'saved') entry.baseVersion = outcome.version;
      const latest = entry.status.input ?? input;
      if (latest === input) this.settle(questionId, entry, input, outcome);
      // Typed on meanwhile: the newer input is still to be saved, unless it too was typed over an overtaken answer.
      else if (outcome.kind === 'conflict') this.settle(questionId, entry, latest, outcome);
      else this.options.drafts.keep(questionId, { input: latest, version: entry.baseVersion });
    } while (entry.isStale);
  }

  private settle(questionId: string, entry: Entry, input: AnswerInput, outcome: WriteOutcome): void {
    if (outcome.kind === 'saved') {
      if (outcome.isWhole) {
        this.options.drafts.drop(questionId);
        this.set(entry, { ...QUIET, saveState: 'success' });
      } else {
        this.options.drafts.keep(questionId, { input, version: outcome.version });
        this.set(entry, { ...QUIET, input, isInvalid: true });
      }
      return;
    }
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
    entry.isStale = false;
    const error = outcome.kind === 'failed' ? outcome.error : null;
    this.set(entry, { ...QUIET, saveState: 'error', unsaved: { input, because: outcome.kind }, error });
  }

  private set(entry: Entry, status: AnswerStatus): void {
    entry.status = status;
    this.notify();
  }

  private notify(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}
