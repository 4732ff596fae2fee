import type { Tx } from '../../kernel/database/database';
import { financeRepository } from '../../records/finances/finance.repository';
import { readDisclosed } from '../../records/case/disclosed';
import { nothingRepository } from '../../records/receipts/nothing.repository';
import { receiptRepository } from '../../records/receipts/receipt.repository';
import type { DemoDisclosure } from './demo-disclosure';

interface DemoCouple {
  readonly id: string;
  readonly userAId: string;
  readonly userBId: string;
}

/** What two partners disclosed, received of each other, and changed since. */
export async function seedDisclosures(
  tx: Tx,
  document: DemoCouple,
  disclosures: { readonly A: DemoDisclosure; readonly B: DemoDisclosure },
  now: Date,
): Promise<void> {
  const entries = financeRepository(tx);
  const sides = [
    { side: 'A', ownerId: document.userAId, partnerId: document.userBId },
    { side: 'B', ownerId: document.userBId, partnerId: document.userAId },
  ] as const;
  const changedSince: (() => Promise<unknown>)[] = [];
  for (const { side, ownerId, partnerId } of sides) {
    const place = { documentId: document.id, userId: ownerId };
    for (const { kind, fields, currency = 'USD', formerly, partnerAgrees } of disclosures[side].entries) {
      const row = await entries.insert(place, kind, { currency, fields: { ...fields, ...formerly } }, now);
      if (partnerAgrees !== undefined)
        await entries.setPartnerAgrees(row.id, { agrees: partnerAgrees, byId: partnerId }, now);
      if (formerly !== undefined)
        changedSince.push(() => entries.update(row, { currency, fields, partnerAgrees: null }, now));
    }
    for (const kind of disclosures[side].nothingToDisclose) await nothingRepository(tx).state(place, kind, now);
  }
  const disclosed = await readDisclosed(tx, document);
  for (const { side, ownerId, partnerId } of sides) {
    const snapshot = disclosed.of[side]?.snapshot;
    if (!disclosures[side].isReceived || snapshot === undefined) continue;
    await receiptRepository(tx).add({ documentId: document.id, ownerId, readerId: partnerId }, 1, snapshot, now);
  }
  for (const change of changedSince) await change();
}
