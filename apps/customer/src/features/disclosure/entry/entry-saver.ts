import type { CalendarDate } from '@troth/domain/dates';
import type { EditableFinancialKind } from '@troth/domain/disclosure';
import type { SaveState } from '@troth/ui/save-indicator';
import { isLineLost, whenLineReturns } from '../../../shared/saving/line';
import type { EditableEntry, EntryFields } from '../queries';
import { errorsOf, fieldsOf, formOf, isSameValue, sendableFields } from './entry-values';
import type { FieldSpec, FormValues } from './kinds';

/** What became of a write. */
export type EntryWriteOutcome =
  | { readonly kind: 'saved'; readonly entry: EditableEntry }
  /** Someone wrote since; nothing was stored. */
  | { readonly kind: 'conflict'; readonly entry: EditableEntry }
  /** Refused, or without an answer: then it may have been stored all the same. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly refused: Readonly<Record<string, string>> }
  /** The entry is no longer there. */
  | { readonly kind: 'gone' };

/** What is typed and not stored, with what each field held when it was typed over. */
export interface Unstored {
  readonly typed: FormValues;
  readonly over: FormValues;
}

export interface EntrySaverOptions {
  readonly kind: EditableFinancialKind;
  readonly specs: readonly FieldSpec[];
  readonly entry: EditableEntry;
  readonly today: () => CalendarDate;
  /** What an earlier visit left on the device. */
  readonly left: Unstored | null;
  /** Keeps what is not stored on the device; null when all is. */
  readonly keep: (unstored: Unstored | null) => void;
  /** Stores some fields over the version of the entry; never throws. */
  readonly write: (entry: EditableEntry, fields: EntryFields) => Promise<EntryWriteOutcome>;
}

/** What the form of an entry shows. */
export interface EntryStatus {
  readonly entry: EditableEntry;
  readonly values: FormValues;
  /** Why fields are not stored; those that are still being typed are not judged. */
  readonly errors: Readonly<Record<string, string>>;
  readonly saveState: SaveState;
  readonly error: unknown;
  /** What was typed in fields that another person has changed since; null when there are none. */
  readonly overtaken: FormValues | null;
  /** Deleted somewhere else. */
  readonly isGone: boolean;
  /** Everything that is shown is stored. */
  readonly isStored: boolean;
}

/** A version that moves again and again under the same write is not fought for longer than this. */
const MOST_REBASES = 3;

/**
 * Saves one entry as it is typed: after a pause, one write at a time, with every changed field that is right. What is
 * wrong, or could not be stored, stays in its field. A newer version of the entry is taken over field by field: only
 * where both changed the same one does the person decide. Customer spec §4 "Answer saving".
 */
export class EntrySaver {
  private stored: EditableEntry;
  private typed: FormValues = {};
  private overtaken: FormValues = {};
  private refused: Readonly<Record<string, string>> = {};
  private readonly judged = new Set<string>();
  private saveState: SaveState = 'idle';
  private error: unknown = null;
  private isGone = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private write: Promise<void> | null = null;
  private isBehind = false;
  private status: EntryStatus;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: EntrySaverOptions) {
    this.stored = options.entry;
    if (options.left !== null) this.takeUp(options.left);
    this.status = this.look();
    if (Object.keys(this.changed()).length > 0) this.schedule(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): EntryStatus => this.status;

  /** Takes what is typed and saves it after the pause. */
  change(values: FormValues, pauseMs: number): void {
    this.typed = { ...this.typed, ...values };
    for (const name of Object.keys(values)) this.judged.delete(name);
    this.refused = without(this.refused, Object.keys(values));
    this.saveState = this.write === null ? 'idle' : 'loading';
    this.error = null;
    this.keep();
    this.schedule(pauseMs);
    this.tell();
  }

  /** Saves without waiting for the pause: on leaving a field, and on closing the form. */
  hurry(): void {
    if (this.timer !== null) void this.save();
  }

  /** Saves everything now and waits for it. */
  async flush(): Promise<void> {
    while (this.timer !== null || this.write !== null) await (this.timer === null ? this.write : this.save());
  }

  /** Tries again what could not be stored. */
  retry(): void {
    void this.save();
  }

  private readonly retryLost = (): void => {
    if (isLineLost(this.error)) this.retry();
  };

  /** The entry as the API tells it now. What is older than what this page knows is passed over. */
  take(entry: EditableEntry): void {
    if (entry.version <= this.stored.version || this.write !== null) return;
    this.rebase(entry);
    this.keep();
    this.tell();
  }

  /** Deleted on this page or elsewhere. */
  leave(): void {
    this.isGone = true;
    this.stop();
    this.tell();
  }

  /** Puts what was typed over someone's change back, and saves it over that. */
  useOvertaken(): void {
    const values = this.overtaken;
    this.overtaken = {};
    this.change(values, 0);
  }

  /** Gives up what was typed over someone's change. */
  dropOvertaken(): void {
    this.overtaken = {};
    this.keep();
    this.tell();
  }

  private takeUp({ typed, over }: Unstored): void {
    const form = this.form();
    for (const [name, value] of Object.entries(typed)) {
      if (!(name in form)) continue;
      if (form[name] === over[name]) this.typed = { ...this.typed, [name]: value };
      else if (form[name] !== value) this.overtaken = { ...this.overtaken, [name]: value };
    }
    for (const name of Object.keys(this.typed)) this.judged.add(name);
  }

  private form(entry = this.stored): FormValues {
    return formOf(this.options.kind, this.options.specs, entry);
  }

  private values(): FormValues {
    return { ...this.form(), ...this.typed };
  }

  /** Fields whose value is another than the stored one, as they would be sent. */
  private changed(): EntryFields {
    const { specs } = this.options;
    const stored = fieldsOf(this.form(), specs);
    const shown = fieldsOf(this.values(), specs);
    return Object.fromEntries(Object.entries(shown).filter(([name, value]) => !isSameValue(value, stored[name])));
  }

  private errors(): Record<string, string> {
    const { kind, specs, today } = this.options;
    return errorsOf(kind, this.values(), specs, today());
  }

  private schedule(pauseMs: number): void {
    this.stop();
    this.timer = setTimeout(() => void this.save(), pauseMs);
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private save(): Promise<void> {
    this.stop();
    if (this.write !== null) {
      // The write under way knows older values; it is followed by one with the latest.
      this.isBehind = true;
      return this.write;
    }
    for (const name of Object.keys(this.values())) this.judged.add(name);
    this.write = this.writeLatest().finally(() => {
      this.write = null;
      this.keep();
      this.tell();
    });
    return this.write;
  }

  private async writeLatest(): Promise<void> {
    let rebases = 0;
    do {
      this.isBehind = false;
      if (this.isGone) return;
      const fields = sendableFields(this.changed(), this.errors());
      if (Object.keys(fields).length === 0) {
        if (this.saveState === 'loading') this.saveState = 'idle';
        break;
      }
      this.saveState = 'loading';
      this.error = null;
      this.tell();
      const outcome = await this.options.write(this.stored, fields);
      if (outcome.kind === 'conflict' && rebases < MOST_REBASES) {
        rebases += 1;
        this.rebase(outcome.entry);
        this.isBehind = true;
      } else this.settle(outcome);
    } while (this.isBehind);
  }

  private settle(outcome: EntryWriteOutcome): void {
    switch (outcome.kind) {
      case 'saved':
        this.stored = outcome.entry;
        this.refused = {};
        this.saveState = 'success';
        return;
      case 'gone':
        this.isGone = true;
        this.isBehind = false;
        this.saveState = 'error';
        return;
      case 'conflict':
      case 'failed':
        this.error = outcome.kind === 'failed' ? outcome.error : null;
        if (isLineLost(this.error)) whenLineReturns(this.retryLost);
        this.refused = outcome.kind === 'failed' ? outcome.refused : {};
        this.isBehind = false;
        this.saveState = 'error';
    }
  }

  /** Takes a newer version over: its values in all fields but those that were typed in, and both where both changed. */
  private rebase(entry: EditableEntry): void {
    const { specs } = this.options;
    const before = fieldsOf(this.form(), specs);
    const now = fieldsOf(this.form(entry), specs);
    const mine = fieldsOf(this.values(), specs);
    for (const name of Object.keys(this.typed)) {
      const isTheirs = !isSameValue(before[name], now[name]);
      if (!isTheirs || isSameValue(mine[name], now[name])) continue;
      const typed = this.typed[name];
      if (typed !== undefined && !isSameValue(mine[name], before[name])) {
        this.overtaken = { ...this.overtaken, [name]: typed };
      }
      this.typed = without(this.typed, [name]);
    }
    this.stored = entry;
  }

  private unstored(): FormValues {
    const names = Object.keys(this.changed()).filter((name) => name in this.typed);
    return { ...Object.fromEntries(names.map((name) => [name, this.typed[name] ?? ''])), ...this.overtaken };
  }

  private keep(): void {
    const typed = this.unstored();
    const form = this.form();
    const over = Object.fromEntries(Object.keys(typed).map((name) => [name, form[name] ?? '']));
    this.options.keep(Object.keys(typed).length === 0 ? null : { typed, over });
  }

  private look(): EntryStatus {
    const atOnce = new Set(this.options.specs.flatMap(({ name, isJudgedAtOnce }) => (isJudgedAtOnce ? [name] : [])));
    const errors = Object.entries({ ...this.refused, ...this.errors() });
    return {
      entry: this.stored,
      values: this.values(),
      errors: Object.fromEntries(errors.filter(([name]) => this.judged.has(name) || atOnce.has(name))),
      saveState: this.saveState,
      error: this.error,
      overtaken: Object.keys(this.overtaken).length === 0 ? null : this.overtaken,
      isGone: this.isGone,
      isStored: Object.keys(this.changed()).length === 0,
    };
  }

  private tell(): void {
    this.status = this.look();
    for (const listener of this.listeners) listener();
  }
}

const without = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
