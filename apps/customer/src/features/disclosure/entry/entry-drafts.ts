import { EDITABLE_FINANCIAL_KINDS, type EditableFinancialKind } from '@troth/domain/disclosure';
import type { DeviceStorage } from '@troth/portal/device-storage';
import type { Unstored } from './entry-saver';
import type { FormValues } from './kinds';

/** A new entry that was begun and not added yet. */
export interface BegunEntry {
  readonly kind: EditableFinancialKind;
  /** What tells it from another one of its kind; part of its idempotency key, so that it is added once. */
  readonly slot: string;
  readonly values: FormValues;
  readonly at: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isForm = (value: unknown): value is FormValues =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'boolean');

function parsed(json: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const NEW = 'new.';
const NOTHING_BEGUN: readonly BegunEntry[] = [];

/**
 * Entries that are not stored as they were typed, kept on the device: they survive a failed save, an ended session and
 * a closed tab. D12.
 */
export class EntryDrafts {
  private readonly listeners = new Set<() => void>();
  private begunEntries: readonly BegunEntry[] | null = null;

  constructor(
    private readonly storage: DeviceStorage,
    private readonly ownerId: string,
    private readonly documentId: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What was begun, the oldest first; the same list until it changes. */
  readonly begun = (): readonly BegunEntry[] => {
    this.begunEntries ??= this.readBegun();
    return this.begunEntries;
  };

  begunOf(kind: EditableFinancialKind, slot: string): BegunEntry | null {
    return this.begun().find((entry) => entry.kind === kind && entry.slot === slot) ?? null;
  }

  begin(kind: EditableFinancialKind, slot: string, values: FormValues): void {
    const at = this.begunOf(kind, slot)?.at ?? Date.now();
    this.set(kind, NEW + slot, { values, at });
  }

  end(kind: EditableFinancialKind, slot: string): void {
    this.remove(kind, NEW + slot);
  }

  /** What was typed in an entry and could not be stored. */
  unstoredOf(kind: EditableFinancialKind, entryId: string): Unstored | null {
    const { typed, over } = parsed(this.storage.read(this.nameOf(kind, entryId))) ?? {};
    return isForm(typed) && isForm(over) ? { typed, over } : null;
  }

  readonly hasUnstored = (kind: EditableFinancialKind, entryId: string): boolean =>
    this.unstoredOf(kind, entryId) !== null;

  keep(kind: EditableFinancialKind, entryId: string, unstored: Unstored | null): void {
    if (unstored === null) this.remove(kind, entryId);
    else this.set(kind, entryId, unstored);
  }

  private readBegun(): readonly BegunEntry[] {
    const found = this.storage.names().flatMap((name): BegunEntry[] => {
      const kind = EDITABLE_FINANCIAL_KINDS.find((each) => name.startsWith(this.nameOf(each, NEW)));
      if (kind === undefined) return [];
      const { values, at } = parsed(this.storage.read(name)) ?? {};
      const slot = name.slice(this.nameOf(kind, NEW).length);
      return isForm(values) && typeof at === 'number' ? [{ kind, slot, values, at }] : [];
    });
    return found.length === 0 ? NOTHING_BEGUN : found.toSorted((one, other) => one.at - other.at);
  }

  private nameOf(kind: EditableFinancialKind, rest: string): string {
    return `troth-entry.${this.ownerId}.${this.documentId}.${kind}.${rest}`;
  }

  private set(kind: EditableFinancialKind, rest: string, value: unknown): void {
    this.storage.keep(this.nameOf(kind, rest), JSON.stringify(value));
    this.tell();
  }

  private remove(kind: EditableFinancialKind, rest: string): void {
    this.storage.drop(this.nameOf(kind, rest));
    this.tell();
  }

  private tell(): void {
    this.begunEntries = null;
    for (const listener of this.listeners) listener();
  }
}
