import { draftsBetween } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';
import type { ClauseDraftPart, DraftChanges, DraftSet, SectionDraftPart } from '@troth/domain/agreement';
import { DOCUMENT_LOCK_EXPIRY_MS, DOCUMENT_LOCK_RENEWAL_MS, DRAFT_PARTS_MAX } from '@troth/domain/constants';

/** Words go out this long after the last key. */
export const SAVE_AFTER_MS = 1000;
/** A save that failed is tried again after this long. */
const RETRY_AFTER_MS = 5000;
/** Without a key for this long the lock is given back. */
export const IDLE_AFTER_MS = 20 * 60_000;
/** Said before it is. */
export const IDLE_WARNING_MS = 60_000;

export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly side: 'A' | 'B' | null;
  readonly isMe: boolean;
}
export interface LockView {
  readonly holder: Holder | null;
  readonly acquiredAt: string | null;
}

/** Why the API refused, by its code; null when it could not be reached. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string;
  readonly holder?: Holder | null;
}

/** What the session asks of the API. Each call rejects with what `refusalOf` understands. */
export interface Calls {
  readLock: () => Promise<LockView>;
  takeLock: (request: { token: string | null; isTakeover: boolean }) => Promise<LockView & { readonly token: string }>;
  releaseLock: (token: string, isLeaving: boolean) => Promise<void>;
  /** @param isLeaving The page may be gone before the answer comes. */
  save: (
    save: DraftChanges,
    isLeaving: boolean,
  ) => Promise<{ readonly draftVersion: number; readonly savedAt: string }>;
  refusalOf: (error: unknown) => Refusal;
}

/** Where words are kept on the device: sealed, by the portal. */
export interface DeviceStore {
  read: (name: string) => string | null;
  /** @returns Whether it's kept: the device may have no room. */
  keep: (name: string, value: string) => boolean;
  drop: (name: string) => void;
}

export type LockState =
  | { readonly kind: 'CHECKING' }
  | { readonly kind: 'HELD'; readonly token: string; readonly since: string | null }
  | { readonly kind: 'OTHER'; readonly holder: Holder; readonly since: string | null }
  | { readonly kind: 'OTHER_TAB' }
  | { readonly kind: 'FREE'; readonly why: 'STOPPED' | 'IDLE' | 'LOST' | null }
  | { readonly kind: 'REFUSED'; readonly message: string };

export type SaveState =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'SAVING' }
  | { readonly kind: 'SAVED'; readonly at: string }
  | {
      readonly kind: 'FAILED';
      readonly since: number;
      readonly refusal: Refusal;
      /** Whether the words are on the device, for after a closed tab. */
      readonly isKept: boolean;
    };

export interface SessionState {
  readonly lock: LockState;
  readonly save: SaveState;
  readonly draftVersion: number;
  /** When the lock goes if no key comes; null while that is far. */
  readonly idleAt: number | null;
  /** Words of this device that the server does not have, found when the page was opened or when it refused them. */
  readonly kept: DraftSet | null;
}

/** Words that wait on the device, with what they stand on. */
interface Kept {
  readonly baseCommitAt: string;
  readonly drafts: DraftSet;
}

export interface SessionOptions {
  readonly calls: Calls;
  readonly storage: DeviceStore;
  /** Under which the words are kept on the device. */
  readonly name: string;
  readonly base: AgreementTree;
  readonly baseCommitAt: string;
  /** What the server has. */
  readonly saved: DraftSet;
  readonly draftVersion: number;
  /** The settled text as it is now. */
  readonly current: () => AgreementTree;
  readonly now?: () => number;
}

interface Part {
  readonly json: string;
  readonly part: SectionDraftPart | ClauseDraftPart;
  readonly isSection: boolean;
}
type Parts = ReadonlyMap<string, Part>;

const partsOf = ({ sections, clauses }: DraftSet): Parts =>
  new Map<string, Part>([
    ...sections.map((part): [string, Part] => [part.id, { json: JSON.stringify(part), part, isSection: true }]),
    ...clauses.map((part): [string, Part] => [part.id, { json: JSON.stringify(part), part, isSection: false }]),
  ]);

/** Codes after which the server's drafts, or their base, are not what this tab thinks: nothing is sent any more. */
export const MOVED = new Set(['DRAFTS_MOVED', 'BASE_MOVED']);
const LOST = new Set(['LOCK_LOST', 'LOCKED']);

/** One tab's hold on the agreement, and the way of its words to the server. */
export class Session {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;
  #state: SessionState;
  #sent: Parts;
  #isDirty = false;
  #saving: Promise<void> | null = null;
  #saveTimer: ReturnType<typeof setTimeout> | null = null;
  #renewTimer: ReturnType<typeof setInterval> | null = null;
  #lastKey: number;
  #renewedAt = 0;
  #isEnded = false;
  /** A pending request for the lock: another request waits for this one. */
  #taking: Promise<void> | null = null;
  /** The lock on its way back: to ask before it is there would find one's own. */
  #leaving: Promise<void> | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#lastKey = this.#now();
    this.#sent = partsOf(options.saved);
    this.#state = {
      lock: { kind: 'CHECKING' },
      save: { kind: 'NOTHING' },
      draftVersion: options.draftVersion,
      idleAt: null,
      kept: this.#keptWords(),
    };
  }

  readonly state = (): SessionState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #keptWords(): DraftSet | null {
    const text = this.#options.storage.read(this.#options.name);
    if (text === null) return null;
    try {
      const kept = JSON.parse(text) as Kept;
      // Words that the server has by now are kept no longer.
      const isSaved = JSON.stringify(kept.drafts) === JSON.stringify(this.#options.saved);
      if (isSaved) this.#options.storage.drop(this.#options.name);
      return isSaved ? null : kept.drafts;
    } catch {
      return null;
    }
  }

  /** The text is here: for the first time, or again after `end`. */
  readonly begin = (): void => {
    this.#isEnded = false;
  };

  /** Takes the lock, if it is free. */
  readonly take = (isTakeover = false): Promise<void> => {
    if (isTakeover) return this.#take(true);
    this.#taking ??= this.#take(false).finally(() => {
      this.#taking = null;
    });
    return this.#taking;
  };

  async #take(isTakeover: boolean): Promise<void> {
    if (this.#leaving !== null) await this.#leaving;
    if (this.#isEnded) return;
    const token = this.#state.lock.kind === 'HELD' ? this.#state.lock.token : null;
    try {
      const held = await this.#options.calls.takeLock({ token, isTakeover });
      if (this.#isEnded) {
        await this.#options.calls.releaseLock(held.token, true);
        return;
      }
      this.#renewedAt = this.#now();
      this.#lastKey = this.#now();
      this.#set({ lock: { kind: 'HELD', token: held.token, since: held.acquiredAt }, idleAt: null });
      this.#renewTimer ??= setInterval(() => void this.renew(), DOCUMENT_LOCK_RENEWAL_MS);
      if (this.#isDirty) void this.save();
    } catch (error) {
      this.#refused(this.#options.calls.refusalOf(error));
      // Since when, which a refusal does not say.
      if (this.#state.lock.kind === 'OTHER') await this.look();
    }
  }

  #refused({ code, message, holder }: Refusal): void {
    this.#stopRenewing();
    if (holder !== undefined && holder !== null)
      this.#set({ lock: holder.isMe ? { kind: 'OTHER_TAB' } : { kind: 'OTHER', holder, since: null } });
    else if (code === null) this.#set({ lock: { kind: 'FREE', why: 'LOST' } });
    else this.#set({ lock: { kind: 'REFUSED', message } });
  }

  #stopRenewing(): void {
    if (this.#renewTimer !== null) clearInterval(this.#renewTimer);
    this.#renewTimer = null;
  }

  /** Each 20 seconds, and when a tab wakes. */
  readonly renew = async (): Promise<void> => {
    const { lock } = this.#state;
    if (lock.kind !== 'HELD') return;
    const now = this.#now();
    const idleFor = now - this.#lastKey;
    if (idleFor >= IDLE_AFTER_MS) {
      await this.release('IDLE');
      return;
    }
    const idleAt = this.#lastKey + IDLE_AFTER_MS;
    const isNear = idleAt - now <= IDLE_WARNING_MS + DOCUMENT_LOCK_RENEWAL_MS;
    if (isNear !== (this.#state.idleAt !== null)) this.#set({ idleAt: isNear ? idleAt : null });
    try {
      await this.#options.calls.takeLock({ token: lock.token, isTakeover: false });
      this.#renewedAt = this.#now();
    } catch (error) {
      const refusal = this.#options.calls.refusalOf(error);
      if (refusal.code !== null) await this.#lost(refusal);
      else if (this.#now() - this.#renewedAt > DOCUMENT_LOCK_EXPIRY_MS) this.#loseHold();
    }
  };

  #loseHold(): void {
    this.#stopRenewing();
    this.#keep();
    this.#set({ lock: { kind: 'FREE', why: 'LOST' } });
  }

  /** The lock went: to another tab or person, or by time. If it is free it is taken again; the words stay either way. */
  async #lost(refusal: Refusal): Promise<void> {
    this.#stopRenewing();
    this.#keep();
    if (refusal.holder !== undefined && refusal.holder !== null) {
      this.#refused(refusal);
      return;
    }
    this.#set({ lock: { kind: 'FREE', why: 'LOST' } });
    if (LOST.has(refusal.code ?? '')) await this.take();
    else this.#set({ lock: { kind: 'REFUSED', message: refusal.message } });
  }

  /** Looks who holds the lock, for those who only read. */
  readonly look = async (): Promise<void> => {
    if (this.#leaving !== null) await this.#leaving;
    try {
      const { holder, acquiredAt } = await this.#options.calls.readLock();
      if (this.#state.lock.kind === 'HELD') return;
      if (holder === null)
        this.#set({ lock: { kind: 'FREE', why: this.#state.lock.kind === 'FREE' ? this.#state.lock.why : null } });
      else this.#set({ lock: holder.isMe ? { kind: 'OTHER_TAB' } : { kind: 'OTHER', holder, since: acquiredAt } });
    } catch {
      if (this.#state.lock.kind === 'CHECKING') this.#set({ lock: { kind: 'FREE', why: null } });
    }
  };

  /** A key was pressed: the lock is used. */
  readonly touched = (): void => {
    this.#lastKey = this.#now();
    if (this.#state.idleAt !== null) this.#set({ idleAt: null });
  };

  /** Words changed: they go out when the keys rest. */
  readonly changed = (): void => {
    this.touched();
    this.#isDirty = true;
    if (this.#saveTimer !== null) clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
  };

  /** Keeps on the device what the server does not have. @returns Whether it's there. */
  #keep(): boolean {
    if (!this.#isDirty) return true;
    const { storage, name, baseCommitAt } = this.#options;
    const kept: Kept = { baseCommitAt, drafts: this.drafts() };
    return storage.keep(name, JSON.stringify(kept));
  }

  readonly drafts = (): DraftSet => draftsBetween(this.#options.base, this.#options.current());

  /** Sends what changed; one save at a time. */
  readonly save = async (): Promise<void> => {
    if (this.#saveTimer !== null) clearTimeout(this.#saveTimer);
    this.#saveTimer = null;
    if (this.#saving !== null) {
      await this.#saving;
      if (this.#isDirty && this.#saveTimer === null && this.#state.save.kind !== 'FAILED') await this.save();
      return;
    }
    if (!this.#isDirty) return;
    this.#saving = this.#send().finally(() => {
      this.#saving = null;
    });
    await this.#saving;
  };

  async #send(isLeaving = false): Promise<void> {
    const { lock } = this.#state;
    if (lock.kind !== 'HELD') {
      this.#keep();
      return;
    }
    const { calls, storage, name, baseCommitAt } = this.#options;
    this.#isDirty = false;
    const next = partsOf(this.drafts());
    const changed = [...next].filter(([id, { json }]) => this.#sent.get(id)?.json !== json);
    const gone = [...this.#sent.keys()].filter((id) => !next.has(id));
    if (changed.length + gone.length === 0) {
      if (this.#state.save.kind === 'FAILED') this.#set({ save: { kind: 'NOTHING' } });
      storage.drop(name);
      return;
    }
    this.#set({ save: { kind: 'SAVING' } });
    try {
      const sent = new Map(this.#sent);
      let savedAt = '';
      // Parents before what is within them, as they are; a large change goes in several saves.
      for (let at = 0; at < changed.length + gone.length; at += DRAFT_PARTS_MAX) {
        const parts = changed.slice(at, at + DRAFT_PARTS_MAX);
        const deletedIds = gone.slice(
          Math.max(0, at - changed.length),
          Math.max(0, at + DRAFT_PARTS_MAX - changed.length),
        );
        const answer = await calls.save(
          {
            baseCommitAt,
            draftVersion: this.#state.draftVersion,
            lockToken: lock.token,
            sections: parts.flatMap(([, { part, isSection }]) => (isSection ? [part as SectionDraftPart] : [])),
            clauses: parts.flatMap(([, { part, isSection }]) => (isSection ? [] : [part as ClauseDraftPart])),
            deletedIds,
          },
          isLeaving,
        );
        for (const [id, part] of parts) sent.set(id, part);
        for (const id of deletedIds) sent.delete(id);
        this.#sent = new Map(sent);
        savedAt = answer.savedAt;
        this.#set({ draftVersion: answer.draftVersion });
      }
      if (!this.#isDirty) storage.drop(name);
      this.#set({ save: { kind: 'SAVED', at: savedAt } });
    } catch (error) {
      this.#isDirty = true;
      const refusal = calls.refusalOf(error);
      const since = this.#state.save.kind === 'FAILED' ? this.#state.save.since : this.#now();
      this.#set({ save: { kind: 'FAILED', since, refusal, isKept: this.#keep() } });
      // Nothing is tried again by a page that was left: its words are on the device.
      if (this.#isEnded) return;
      if (refusal.code === null) {
        this.#saveTimer ??= setTimeout(() => void this.save(), RETRY_AFTER_MS);
        return;
      }
      if (MOVED.has(refusal.code)) {
        this.#stopRenewing();
        this.#set({ kept: this.drafts(), lock: { kind: 'REFUSED', message: refusal.message } });
      } else if (LOST.has(refusal.code)) await this.#lost(refusal);
    }
  }

  /** Drafts of an older version go: a save on the newest takes their place. */
  readonly replaceOlder = async (lockToken: string): Promise<void> => {
    const { calls, baseCommitAt } = this.#options;
    const { draftVersion } = await calls.save(
      {
        baseCommitAt,
        draftVersion: this.#state.draftVersion,
        lockToken,
        sections: [],
        clauses: [],
        deletedIds: [],
      },
      false,
    );
    this.#set({ draftVersion });
  };

  /** Everything that was typed is with the server. */
  get isClean(): boolean {
    return !this.#isDirty && this.#saving === null;
  }

  /** The words on the device are looked at: taken over, or thrown away. */
  readonly forget = (): void => {
    this.#options.storage.drop(this.#options.name);
    this.#set({ kept: null });
  };

  /** The token of this tab; null where it may not write. */
  get token(): string | null {
    return this.#state.lock.kind === 'HELD' ? this.#state.lock.token : null;
  }

  readonly release = async (why: 'STOPPED' | 'IDLE'): Promise<void> => {
    const { lock } = this.#state;
    if (lock.kind !== 'HELD') return;
    await this.save();
    this.#stopRenewing();
    this.#set({ lock: { kind: 'FREE', why }, idleAt: null });
    try {
      await this.#options.calls.releaseLock(lock.token, false);
    } catch {
      // It expires within a minute.
    }
  };

  /**
   * The text is left: what is not sent is kept and sent, and the lock given back.
   *
   * @param isPageGoing Nothing that waits for an answer is sent any more, so both go out at once. Should the lock be given back
   * first, the words are refused, and are found on the device.
   */
  readonly end = (isPageGoing = false): void => {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#stopRenewing();
    if (this.#saveTimer !== null) clearTimeout(this.#saveTimer);
    this.#keep();
    const { lock } = this.#state;
    if (lock.kind !== 'HELD') return;
    const leave = async () => {
      const sent = this.#isDirty ? this.#send(true) : Promise.resolve();
      if (!isPageGoing) await sent;
      await this.#options.calls.releaseLock(lock.token, true);
    };
    const leaving = leave()
      .catch(() => undefined)
      .finally(() => {
        if (this.#leaving === leaving) this.#leaving = null;
      });
    this.#leaving = leaving;
    this.#set({ lock: { kind: 'CHECKING' }, idleAt: null });
  };
}
