import type { AnswerInput } from './answer-input';
import type { Base, Drafts } from './drafts';
import { isLineLost, whenLineReturns } from './line';

export type SaveState = 'idle' | 'loading' | 'success' | 'error';

/** What became of a write. */
export type WriteOutcome<B extends Base = number> =
  /** `isWhole` is false when an invalid input was stored as null: the input stays on the device. */
  | { readonly kind: 'saved'; readonly version: B; readonly isWhole: boolean }
  /** Something was stored since; it is in the cache by now. `isStored` tells an input that says the same. */
  | { readonly kind: 'conflict'; readonly version: B; readonly isStored: (input: AnswerInput) => boolean }
  /** Refused, or without an answer: then it may have been stored all the same. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** An input that was taken off the screen, offered for another try. */
export interface UnsavedInput<B extends Base = number> {
  readonly input: AnswerInput;
  readonly because: 'failed' | 'conflict';
  /** What it was typed over. */
  readonly version: B;
}

/** What the screen shows of one field's saving. */
export interface AnswerStatus<B extends Base = number> {
  readonly saveState: SaveState;
  /** Shown instead of the stored answer: typed and not stored yet, or invalid and stored as null. */
  readonly input: AnswerInput | null;
  /** The input was judged invalid when its pause ended, so the screen says why. */
  readonly isInvalid: boolean;
  readonly unsaved: UnsavedInput<B> | null;
  readonly error: unknown;
}

const QUIET = { saveState: 'idle', input: null, isInvalid: false, unsaved: null, error: null } as const;

interface Entry<B extends Base> {
  status: AnswerStatus<B>;
  timer: ReturnType<typeof setTimeout> | null;
  write: Promise<void> | null;
  /** Changed again while a write was under way. */
  isStale: boolean;
  /** What the input was typed over; something else in the store means that someone else wrote. */
  base: B;
  /** Offered before and not decided on yet; they come up again when what is offered now is. */
  shelf: UnsavedInput<B>[];
  /** Sent without an answer: when the store turns out to hold one of them, it was this tab that wrote it. */
  inDoubt: AnswerInput[];
}

export interface AnswerSaverOptions<B extends Base = number> {
  readonly drafts: Drafts<B>;
  /** Stores one field; never throws. `version` is that of the value the input was typed over. */
  readonly write: (field: string, input: AnswerInput, version: B) => Promise<WriteOutcome<B>>;
  /** The version of the stored value as this page knows it. */
  readonly versionOf: (field: string) => B;
}

/** A stored value as it is when a draft is taken up. */
export interface StoredNow {
  readonly isStored: (input: AnswerInput) => boolean;
}

/** Whether the newer input makes an offered one needless: only words that it does not hold are worth keeping. */
const covers = (newer: AnswerInput, offered: AnswerInput): boolean =>
  offered.text.trim() === '' || newer.text.includes(offered.text);

/** Takes the next input to offer off the shelf, leaving out what a newer input covers. */
function nextOffer<B extends Base>({ shelf }: Entry<B>, newer: AnswerInput | null): UnsavedInput<B> | null {
  let next = shelf.pop();
  while (next !== undefined && newer !== null && covers(newer, next.input)) next = shelf.pop();
  return next ?? null;
}

/**
 * Saves answers as they are typed: after a pause, one write at a time for each field, the latest input last. What was
 * typed shows at once; a failed write takes it off the screen again and offers it for another try. Customer spec §4
 * "Answer saving".
 */
export class AnswerSaver<B extends Base = number> {
  private readonly entries = new Map<string, Entry<B>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: AnswerSaverOptions<B>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly statusOf = (field: string): AnswerStatus<B> => this.entries.get(field)?.status ?? QUIET;

  /** Inputs that are shown in place of what is stored. */
  *inputs(): Iterable<readonly [field: string, input: AnswerInput]> {
    for (const [field, { status }] of this.entries) if (status.input !== null) yield [field, status.input];
  }

  /** Whether something is on its way or waits for its pause to end. */
  readonly isPending = (): boolean => {
    for (const { timer, write } of this.entries.values()) if (timer !== null || write !== null) return true;
    return false;
  };

  /** All inputs of a field that are offered, the one that is shown first. */
  offersOf(field: string): readonly AnswerInput[] {
    const entry = this.entries.get(field);
    if (entry === undefined || entry.status.unsaved === null) return [];
    return [entry.status.unsaved, ...entry.shelf].map(({ input }) => input);
  }

  /** Fields whose last input is off the screen because it could not be stored. */
  readonly unsavedFields = (): readonly string[] =>
    [...this.entries].filter(([, { status }]) => status.unsaved !== null).map(([field]) => field);

  /** Takes an input and saves it after the pause. */
  change(field: string, input: AnswerInput, pauseMs: number): void {
    const entry = this.entry(field);
    if (entry.status.input === null) entry.base = this.options.versionOf(field);
    this.options.drafts.keep(field, { input, version: entry.base });
    this.schedule(field, entry, pauseMs);
    const { unsaved } = entry.status;
    this.set(entry, { ...QUIET, saveState: entry.write === null ? 'idle' : 'loading', input, unsaved });
  }

  /** Saves without waiting for the pause: on leaving the field. */
  hurry(field: string): void {
    const entry = this.entries.get(field);
    if (entry !== undefined && entry.timer !== null) void this.save(field, entry);
  }

  /** Saves everything now and waits for it. */
  async flush(): Promise<void> {
    while (this.isPending()) {
      for (const field of this.entries.keys()) this.hurry(field);
      await Promise.all([...this.entries.values()].map(({ write }) => write ?? Promise.resolve()));
    }
  }

  /**
   * Takes up what was left on the device. Typed over the value as it still stands, it is back in its field and saved;
   * over an older one, it is offered. An input that the API holds already is dropped.
   */
  restore(field: string, { isStored }: StoredNow): void {
    if (this.entries.has(field)) return;
    const draft = this.options.drafts.read(field);
    if (draft === null) return;
    if (isStored(draft.input)) return this.options.drafts.drop(field);
    const entry = this.entry(field);
    if (draft.version === this.options.versionOf(field)) {
      entry.base = draft.version;
      this.schedule(field, entry, 0);
      this.set(entry, { ...QUIET, input: draft.input });
    } else {
      this.set(entry, { ...QUIET, unsaved: { ...draft, because: 'conflict' } });
    }
  }

  /** Puts an input that was taken off the screen back, and saves it over what is stored now. */
  retry(field: string): void {
    const entry = this.entries.get(field);
    const unsaved = entry?.status.unsaved ?? null;
    if (entry === undefined || unsaved === null) return;
    // What is being typed there now changes places with it.
    const typed = entry.status.input;
    if (typed !== null) entry.shelf.push({ ...unsaved, input: typed, version: entry.base });
    entry.status = { ...entry.status, unsaved: nextOffer(entry, unsaved.input) };
    this.change(field, unsaved.input, 0);
  }

  /** Tries again what could not be sent for want of a connection, unless something newer is being typed there. */
  private readonly retryLost = (): void => {
    for (const [field, { status }] of this.entries) {
      if (status.unsaved !== null && status.input === null && isLineLost(status.error)) this.retry(field);
    }
  };

  /** Gives up an input that was taken off the screen. */
  discard(field: string): void {
    const entry = this.entries.get(field);
    if (entry === undefined) return;
    const unsaved = nextOffer(entry, null);
    if (entry.status.input === null) {
      if (unsaved === null) this.options.drafts.drop(field);
      else this.options.drafts.keep(field, unsaved);
    }
    this.set(entry, { ...entry.status, unsaved, saveState: entry.write === null ? 'idle' : 'loading' });
  }

  private entry(field: string): Entry<B> {
    const known = this.entries.get(field);
    if (known !== undefined) return known;
    const entry: Entry<B> = {
      status: QUIET,
      timer: null,
      write: null,
      isStale: false,
      base: this.options.versionOf(field),
      shelf: [],
      inDoubt: [],
    };
    this.entries.set(field, entry);
    return entry;
  }

  private schedule(field: string, entry: Entry<B>, pauseMs: number): void {
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.save(field, entry), pauseMs);
  }

  private save(field: string, entry: Entry<B>): Promise<void> {
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
    if (entry.write !== null) {
      // The write under way knows an older input; it is followed by one with the latest.
      entry.isStale = true;
      return entry.write;
    }
    entry.write = this.writeLatest(field, entry).finally(() => {
      entry.write = null;
      this.notify();
    });
    this.notify();
    return entry.write;
  }

  private async writeLatest(field: string, entry: Entry<B>): Promise<void> {
    do {
      entry.isStale = false;
      const { input } = entry.status;
      if (input === null) return;
      this.set(entry, { ...entry.status, saveState: 'loading' });
      const outcome = await this.writeOnce(field, entry, input);
      const latest = entry.status.input ?? input;
      if (latest === input) this.settle(field, entry, input, outcome);
      // Typed on since: the newer input is still to be saved, unless it too was typed over an overtaken answer.
      else if (outcome.kind === 'conflict' && !outcome.isStored(latest)) this.settle(field, entry, latest, outcome);
      else this.options.drafts.keep(field, { input: latest, version: entry.base });
    } while (entry.isStale);
  }

  /** One write. A conflict with what this tab itself wrote, without hearing of it, is none. */
  private async writeOnce(field: string, entry: Entry<B>, input: AnswerInput): Promise<WriteOutcome<B>> {
    const outcome = await this.options.write(field, input, entry.base);
    switch (outcome.kind) {
      case 'saved':
        entry.base = outcome.version;
        entry.inDoubt = [];
        return outcome;
      case 'failed':
        entry.inDoubt.push(input);
        return outcome;
      case 'conflict': {
        const { version, isStored } = outcome;
        if (isStored(input)) {
          entry.base = version;
          entry.inDoubt = [];
          return { kind: 'saved', version, isWhole: true };
        }
        const isOwn = entry.inDoubt.some(isStored);
        entry.inDoubt = [];
        if (isOwn || isStored(entry.status.input ?? input)) entry.base = version;
        return isOwn ? this.writeOnce(field, entry, input) : outcome;
      }
    }
  }

  private settle(field: string, entry: Entry<B>, input: AnswerInput, outcome: WriteOutcome<B>): void {
    if (outcome.kind === 'saved') return this.settleSaved(field, entry, input, outcome.isWhole);
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
    entry.isStale = false;
    const error = outcome.kind === 'failed' ? outcome.error : null;
    if (isLineLost(error)) whenLineReturns(this.retryLost);
    const { unsaved: offered } = entry.status;
    if (offered !== null && !covers(input, offered.input)) entry.shelf.push(offered);
    const unsaved = { input, because: outcome.kind, version: entry.base };
    this.options.drafts.keep(field, unsaved);
    this.set(entry, { ...QUIET, saveState: 'error', unsaved, error });
  }

  private settleSaved(field: string, entry: Entry<B>, input: AnswerInput, isWhole: boolean): void {
    const offered = entry.status.unsaved;
    const unsaved = offered === null || covers(input, offered.input) ? nextOffer(entry, input) : offered;
    if (!isWhole) {
      this.options.drafts.keep(field, { input, version: entry.base });
      this.set(entry, { ...QUIET, input, isInvalid: true, unsaved });
      return;
    }
    if (unsaved === null) this.options.drafts.drop(field);
    else this.options.drafts.keep(field, unsaved);
    this.set(entry, { ...QUIET, saveState: 'success', unsaved });
  }

  private set(entry: Entry<B>, status: AnswerStatus<B>): void {
    entry.status = status;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
