import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CalendarDate } from '@troth/domain/dates';
import type { EditableFinancialKind } from '@troth/domain/disclosure';
import { ApiError } from '@troth/portal/api';
import { deviceStorage } from '@troth/portal/device-storage';
import { isMissing } from '@troth/portal/errors';
import { isMoved } from '../../../shared/changed-queries';
import { journeyQuery } from '../../../shared/journey';
import { onePerPerson } from '../../../shared/one-per-person';
import { setFreshData } from '../../../shared/set-fresh-data';
import { announceChange } from '../../../shared/tab-sync';
import {
  changeEntry,
  createEntry,
  disclosureKey,
  disclosureQuery,
  type EditableEntry,
  type EntryFields,
  type Place,
} from '../queries';
import { EntryDrafts } from './entry-drafts';
import { EntrySaver, type EntryWriteOutcome } from './entry-saver';
import type { FieldSpec, FormValues } from './kinds';

const FINANCES = new Set(['finances'] as const);

/** What the API finds wrong, by field, where it names the field. */
function refusedFields(error: unknown): Record<string, string> {
  const body: unknown = error instanceof ApiError ? error.data : null;
  const issues = (body as { error?: { issues?: unknown } } | null)?.error?.issues;
  if (!Array.isArray(issues)) return {};
  const known = issues as { path?: (string | number)[]; message?: string }[];
  return Object.fromEntries(known.map(({ path, message }) => [String(path?.[0] ?? ''), message ?? '']));
}

/** The current entry, which the refusal of an older version carries. */
const currentOf = (error: ApiError): EditableEntry | null =>
  (error.data as { current?: EditableEntry } | null)?.current ?? null;

/**
 * Where a person's own entries on a document are written, in this browser tab: it outlives the form that shows one, so
 * that closing it loses nothing that is on its way.
 */
export class EntryStore {
  readonly drafts: EntryDrafts;
  /** What a new entry starts with, until something is typed in it. */
  private readonly starts = new Map<string, FormValues>();
  private readonly savers = new Map<string, EntrySaver>();

  constructor(
    private readonly queryClient: QueryClient,
    readonly place: Place,
  ) {
    this.drafts = new EntryDrafts(deviceStorage, place.userId, place.documentId);
  }

  /** Opens a slot for a new entry that starts with some values. */
  prepare(values: FormValues): string {
    const slot = crypto.randomUUID();
    this.starts.set(slot, values);
    return slot;
  }

  startOf(slot: string): FormValues | null {
    return this.starts.get(slot) ?? null;
  }

  /** What saves an entry as it is typed. */
  saverOf(
    kind: EditableFinancialKind,
    entry: EditableEntry,
    specs: readonly FieldSpec[],
    today: () => CalendarDate,
  ): EntrySaver {
    const known = this.savers.get(entry.id);
    if (known !== undefined) return known;
    const saver = new EntrySaver({
      kind,
      specs,
      entry,
      today,
      left: this.drafts.unstoredOf(kind, entry.id),
      keep: (unstored) => this.drafts.keep(kind, entry.id, unstored),
      write: (stored, fields) => this.write(kind, stored, fields),
    });
    this.savers.set(entry.id, saver);
    return saver;
  }

  /** The form is closed: what waits for its pause is saved now; what is stored is read afresh the next time. */
  async close(entryId: string): Promise<void> {
    const saver = this.savers.get(entryId);
    if (saver === undefined) return;
    await saver.flush();
    if (this.savers.get(entryId) === saver) this.savers.delete(entryId);
  }

  /** Adds an entry; the same attempt, sent again without having had an answer, adds it once. */
  async add(kind: EditableFinancialKind, fields: EntryFields, key: string): Promise<EditableEntry> {
    const entry = await createEntry(this.place, kind, fields, key);
    await this.take(kind, entry);
    return entry;
  }

  private async write(
    kind: EditableFinancialKind,
    stored: EditableEntry,
    fields: EntryFields,
  ): Promise<EntryWriteOutcome> {
    try {
      const entry = await changeEntry(this.place, kind, stored, fields);
      await this.take(kind, entry);
      return { kind: 'saved', entry };
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? currentOf(error) : null;
      if (current !== null) {
        await this.take(kind, current);
        return { kind: 'conflict', entry: current };
      }
      if (isMissing(error)) return { kind: 'gone' };
      return { kind: 'failed', error, refused: refusedFields(error) };
    }
  }

  /** Puts an entry into the list that it belongs to; what depends on the disclosure is asked for again. */
  private async take(kind: EditableFinancialKind, entry: EditableEntry): Promise<void> {
    const { userId, documentId } = this.place;
    const { queryKey } = disclosureQuery(this.place, userId);
    await setFreshData(this.queryClient, queryKey, (known) => {
      if (known === undefined) return known;
      const others = known[kind] as readonly EditableEntry[];
      const isKnown = others.some(({ id }) => id === entry.id);
      return {
        ...known,
        [kind]: isKnown ? others.map((other) => (other.id === entry.id ? entry : other)) : [...others, entry],
      };
    });
    announceChange(disclosureKey(userId, documentId), journeyQuery(userId).queryKey);
    const own = hashKey(queryKey);
    void this.queryClient.invalidateQueries({
      predicate: (query) => query.queryHash !== own && isMoved(query.queryKey, userId, FINANCES),
    });
  }
}

const storesOf = onePerPerson(() => new Map<string, EntryStore>());

/** The one store of a person and a document in this browser tab. */
export function entryStoreOf(queryClient: QueryClient, place: Place): EntryStore {
  const stores = storesOf(queryClient, place.userId);
  const store = stores.get(place.documentId) ?? new EntryStore(queryClient, place);
  stores.set(place.documentId, store);
  return store;
}
