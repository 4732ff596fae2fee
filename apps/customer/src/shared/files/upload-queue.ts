import type { UploadOptions } from '../upload';

/** A file on its way to what it belongs to: an entry, a document. */
export interface QueuedFile {
  readonly id: string;
  readonly file: File;
  /** `held` until what it belongs to is added. */
  readonly state: 'held' | 'waiting' | 'sending' | 'failed';
  /** How much has gone, from 0 to 1. */
  readonly part: number;
  readonly error: unknown;
}

export interface UploadQueueOptions {
  /** Sends a file to its owner, and takes what the API says of it before it resolves. */
  readonly send: (owner: string, options: Omit<UploadOptions, 'path'>) => Promise<void>;
}

/** The line to a home is rarely made quicker by more at once. */
const MOST_AT_ONCE = 2;
const NONE: readonly QueuedFile[] = [];

interface Item extends QueuedFile {
  /** An entry or a document, or the slot of an entry that is not added yet. */
  readonly owner: string;
}

/**
 * Files on their way. It outlives the form: a closed drawer or another screen stops nothing. Each is sent once at a time, at
 * most two together; one that failed stays until the person tries again or removes it.
 */
export class UploadQueue {
  private items: readonly Item[] = [];
  private readonly views = new Map<string, readonly QueuedFile[]>();
  private readonly running = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: UploadQueueOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The files of an owner that are not stored yet; the same list until it changes. */
  readonly of = (owner: string): readonly QueuedFile[] => {
    const known = this.views.get(owner);
    if (known !== undefined) return known;
    const own = this.items.filter((item) => item.owner === owner);
    const view = own.length === 0 ? NONE : own;
    this.views.set(owner, view);
    return view;
  };

  /** All files that are not stored yet; another list with each change. */
  readonly all = (): readonly QueuedFile[] => this.items;

  /** Takes files; those of an owner that is not there yet are held. */
  add(owner: string, files: readonly File[], isHeld: boolean): void {
    const state = isHeld ? 'held' : 'waiting';
    const added = files.map((file): Item => ({ id: crypto.randomUUID(), owner, file, state, part: 0, error: null }));
    this.set([...this.items, ...added]);
  }

  /** The entry of a slot was added: what was held for it goes there. */
  release(slot: string, entryId: string): void {
    this.set(this.items.map((item) => (item.owner === slot ? { ...item, owner: entryId, state: 'waiting' } : item)));
  }

  retry(id: string): void {
    this.set(this.items.map((item) => (item.id === id ? { ...item, state: 'waiting', part: 0, error: null } : item)));
  }

  /** Takes a file back, also while it is being sent. */
  remove(id: string): void {
    this.running.get(id)?.abort(new DOMException('taken back', 'AbortError'));
    this.running.delete(id);
    this.set(this.items.filter((item) => item.id !== id));
  }

  /** Takes back all files of an owner or a slot. */
  forget(owner: string): void {
    for (const { id } of this.of(owner)) this.remove(id);
  }

  private set(items: readonly Item[]): void {
    this.items = items;
    this.views.clear();
    this.sendNext();
    for (const listener of this.listeners) listener();
  }

  private change(id: string, changes: Partial<Item>): void {
    this.set(this.items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  private sendNext(): void {
    while (this.running.size < MOST_AT_ONCE) {
      const next = this.items.find(({ state, id }) => state === 'waiting' && !this.running.has(id));
      if (next === undefined) return;
      const control = new AbortController();
      this.running.set(next.id, control);
      this.items = this.items.map((item) => (item.id === next.id ? { ...item, state: 'sending' } : item));
      this.views.clear();
      void this.sendOne(next, control);
    }
  }

  private async sendOne({ id, owner, file }: Item, { signal }: AbortController): Promise<void> {
    try {
      await this.options.send(owner, { file, signal, onProgress: (part) => this.change(id, { part }) });
      this.running.delete(id);
      this.remove(id);
    } catch (error) {
      this.running.delete(id);
      if (signal.aborted) this.set(this.items);
      else this.change(id, { state: 'failed', error });
    }
  }
}
