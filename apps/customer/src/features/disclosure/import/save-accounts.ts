import { ApiError } from '@troth/portal/api';
import { changeEntry, createEntry, type Place } from '../queries';
import { type Decision, fieldsOf, kindOf, type ListedEntry, type ReviewItem, updateOf } from './review-items';

/** An account with what the person decided of it. */
export interface Judged {
  readonly item: ReviewItem;
  readonly decision: Decision;
}

export type Outcome = 'ADDED' | 'UPDATED' | 'LEFT';

export interface SaveContext {
  readonly place: Place;
  readonly own: readonly ListedEntry[];
  /** The shares that the partner has stated for the account, where it is joint. */
  readonly sharesOf: (item: ReviewItem) => ListedEntry['shares'];
}

async function saveOne({ item, decision }: Judged, { place, own, sharesOf }: SaveContext): Promise<Outcome> {
  const kind = kindOf(item);
  if (decision === 'LEAVE') return 'LEFT';
  if (decision === 'ADD' || decision === 'ADD_JOINT') {
    const joint = decision === 'ADD_JOINT' ? (sharesOf(item) ?? {}) : null;
    await createEntry(place, kind, fieldsOf(item, joint), item.idempotencyKey);
    return 'ADDED';
  }
  const listed = own.find(({ facts }) => decision === `UPDATE:${facts.id}`);
  if (listed === undefined) throw new Error('The entry is no longer listed.');
  await changeEntry(place, kind, { id: listed.facts.id, version: listed.version }, updateOf(item));
  return 'UPDATED';
}

/** An answer came: the next try is another attempt. Without one, the same key makes it the same. */
export const wasAnswered = (error: unknown): boolean => error instanceof ApiError && typeof error.status === 'number';

/**
 * Saves account by account, and stops at the first that fails: what was saved stays, and the rest can be tried again.
 * @param onSaved Hears of each as it is saved.
 * @throws What made the first one fail, with the account's key in `onFailed`.
 */
export async function saveAccounts(
  judged: readonly Judged[],
  context: SaveContext,
  onSaved: (key: string, outcome: Outcome) => void,
  onFailed: (key: string, error: unknown) => void,
): Promise<void> {
  for (const each of judged) {
    const { key } = each.item.found;
    try {
      onSaved(key, await saveOne(each, context));
    } catch (error) {
      onFailed(key, error);
      throw error;
    }
  }
}
