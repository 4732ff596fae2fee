import { approvedOf } from '../../records/attorneys/law-firm.repository';
import { approvalLossRefusal, type FirmDependents } from '@troth/domain/attorneys';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { attorneyViews } from '../../records/attorneys/attorney.repository';
import { changeStage } from '../attorneys/change-stage';
import { mattersOf } from '../../records/attorneys/matter.repository';

/** What a firm that loses its approval takes along now. */
export async function dependentsOf(tx: Tx, lawFirmId: string, now: Date): Promise<FirmDependents> {
  const attorneys = await approvedOf(tx, lawFirmId);
  const clients = new Set<string>();
  for (const id of attorneys) for (const { clientId } of await mattersOf(tx, id, now)) clients.add(clientId);
  return { attorneys: attorneys.length, clients: clients.size };
}

/**
 * Deactivates the approved attorneys of a firm that loses its approval, with all that follows (D2 and D53).
 * Called before the firm's row changes.
 * @throws Problem CONFLICT with the numbers until these are confirmed as they are
 */
export async function deactivateAttorneysOf(
  call: Work,
  lawFirmId: string,
  { confirm, reason }: { readonly confirm: FirmDependents | undefined; readonly reason: string },
): Promise<void> {
  const { tx } = call;
  const dependents = await dependentsOf(tx, lawFirmId, call.now);
  const refusal = approvalLossRefusal(dependents, confirm);
  if (refusal !== null) {
    throw problem('CONFLICT', {
      detail: text(`lawFirm.refusal.${refusal}`, dependents),
      extensions: { reason: refusal, ...dependents },
    });
  }
  for (const view of await attorneyViews(tx, await approvedOf(tx, lawFirmId))) {
    await changeStage(call, view, 'DEACTIVATED', reason);
  }
}
