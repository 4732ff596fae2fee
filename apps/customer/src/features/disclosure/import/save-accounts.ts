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

/** An answer that says that nothing was stored by this try: a refusal, but for one that another try is still under way. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && typeof error.status === 'number' && error.status < 500 && error.code !== 'CONFLICT';

/**
 * What an account remembers of a try that failed, so that the next one lists it once. The key stays: only what is
 * known not to be stored may be sent changed.
 */
function afterFailure({ decision }: Judged, error: unknown): Partial<ReviewItem> {
  if (decision !== 'ADD' && decision !== 'ADD_JOINT') return {};
  if (error instanceof ApiError) {
    // An entry is stored under the key, and it is another than was sent now. It is among one's own; the person judges.
    if (error.code === 'IDEMPOTENCY_CONFLICT') {
      return { idempotencyKey: crypto.randomUUID(), isUncertain: false, decision: null };
    }
    // What is sent is looked at after the key is: nothing is stored under it.
    if (error.code === 'VALIDATION_FAILED') return { isUncertain: false };
  }
  return isRefusal(error) ? {} : { isUncertain: true, decision };
}

/**
 * Saves account by account, and stops at the first that fails: what was saved stays, and the rest can be tried again.
 * @param onSaved Hears of each as it is saved.
 * @param onFailed Hears of the first that fails, with what it remembers of it.
 * @throws What made it fail.
 */
export async function saveAccounts(
  judged: readonly Judged[],
  context: SaveContext,
  onSaved: (key: string, outcome: Outcome) => void,
  onFailed: (key: string, changes: Partial<ReviewItem>) => void,
): Promise<void> {
  for (const each of judged) {
    const { key } = each.item.found;
    try {
      onSaved(key, await saveOne(each, context));
    } catch (error) {
      onFailed(key, afterFailure(each, error));
      throw error;
    }
  }
}
