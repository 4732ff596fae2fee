import { useAddressParams } from '@troth/portal/list-address';
import { paths } from '../../shared/paths';

/**
 * Which version is read, and with which it is compared: instants of commits. Null: the newest; with what the reader saw
 * last, and an older version with none.
 */
export interface ReviewPlace {
  readonly version: string | null;
  readonly since: string | null;
}

/** In the place of an instant: nothing is compared. */
export const SINCE_NONE = 'none';

/** The address of a version on /documents/review; without one, of the newest. */
export function reviewLink({ version = null, since = null }: Partial<ReviewPlace> = {}): string {
  const query = new URLSearchParams();
  if (version !== null) query.set('version', version);
  if (since !== null) query.set('since', since);
  return query.size === 0 ? paths.documentReview() : `${paths.documentReview()}?${query.toString()}`;
}

/** What the address asks for, and `ask` to have it ask for something else: Back does not lead through what was asked. */
export function useReviewPlace() {
  const [query, change] = useAddressParams();
  const ask = (changes: Partial<Record<'version' | 'since' | 'question', string | null>>) => change(changes);
  return {
    version: query.get('version'),
    since: query.get('since'),
    /** The question whose clauses are shown. */
    question: query.get('question'),
    ask,
  };
}
