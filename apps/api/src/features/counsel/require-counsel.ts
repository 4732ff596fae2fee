import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { countedItems, isAllApproved, reviewedItemsOf } from '../../records/counsel/counsel.repository';
import type { StateRow } from '../../records/states/state.repository';

/** Refuses to open a state that counsel keeps closed. @throws Problem REFUSED_BY_RULE */
export async function requireCounselFor(tx: Tx, state: StateRow): Promise<void> {
  if (!state.requiresCounsel) return;
  const counts = countedItems(await reviewedItemsOf(tx, state));
  if (isAllApproved(counts)) return;
  throw problem('REFUSED_BY_RULE', {
    detail: text('counsel.notAllApproved', { approved: counts.approved, total: counts.total }),
    reason: 'NOT_ALL_APPROVED',
  });
}
