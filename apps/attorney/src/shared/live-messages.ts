import { useLiveChanges } from '@troth/portal/live-changes/use-live-changes';
import { usePerson } from '@troth/portal/person';

const loadAskAgain = () => import('./asked-again');

/** Shows messages, and how many wait, as they come. Decision 0040. */
export function useLiveMessages(): void {
  useLiveChanges(usePerson().id, loadAskAgain);
}
