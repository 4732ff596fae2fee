import type { ClauseFact, ReceiptFact } from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import type { AssemblyInput, DisclosureInput } from './input';

/** What inclusions ask of the state, the disclosure and the receipts. */
export type Facts = Record<ClauseFact, string>;

/** Entries and statements that there are none: "I have no debts" is a statement too. */
export const statedCount = (disclosure: DisclosureInput) =>
  Object.values(disclosure).reduce((sum: number, stated: readonly unknown[]) => sum + stated.length, 0);
const hasJoint = (entries: DisclosureInput) =>
  entries.legacyJointProperties.length > 0 || entries.assets.some((entry) => entry.isJoint);

/** What a partner's receipt is of; the text says another thing of one that is of an earlier disclosure. */
function receiptFact({ receipts }: AssemblyInput, side: Side): ReceiptFact {
  const receipt = receipts[side];
  return receipt === null ? 'NONE' : receipt.isOfWhatIsListed ? 'CURRENT' : 'EARLIER';
}

export function factsOf(input: AssemblyInput): Facts {
  const { jurisdiction, templateState, disclosure } = input;
  return {
    distributionLaw: jurisdiction.distributionLaw,
    spousalSupportLaw: jurisdiction.spousalSupportLaw,
    governingActKind: jurisdiction.governingActKind,
    deathRightsWaivable: String(jurisdiction.deathRightsWaivable),
    witnessRequired: String(templateState.witnessRequired),
    acknowledgmentRequired: String(jurisdiction.signing.isAcknowledgmentRequired),
    daysBeforeSigning: String(jurisdiction.signing.daysBeforeSigning),
    daysBeforeWedding: String(jurisdiction.signing.daysBeforeWedding),
    entriesOfA: String(statedCount(disclosure.A) > 0),
    entriesOfB: String(statedCount(disclosure.B) > 0),
    jointEntries: String(hasJoint(disclosure.A) || hasJoint(disclosure.B)),
    receiptOfA: receiptFact(input, 'A'),
    receiptOfB: receiptFact(input, 'B'),
  };
}
