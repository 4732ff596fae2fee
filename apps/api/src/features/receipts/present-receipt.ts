import { disclosureChanges, type Receipt, receiptStatus } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { iso } from '../../kernel/http/present';
import type { Disclosed } from '../../records/case/disclosed';
import type { StoredReceipt } from '../../records/receipts/receipt.repository';

/** A receipt with what changed since, in the disclosure as it is now. */
export const presentReceipt = (receipt: StoredReceipt, { snapshot, version }: Disclosed): Receipt => ({
  confirmedAt: iso(receipt.confirmedAt),
  version: receipt.version,
  isCurrent: receiptStatus(receipt, version) === 'CURRENT',
  changes: disclosureChanges(say, receipt.snapshot, snapshot),
});
