import type { DomainMessageKey, DomainTranslator } from './say';

/** Enumerations that have a label for each value: the part of the catalog's keys before the dot. */
export type EnumerationName =
  | 'accountType'
  | 'assetAccountType'
  | 'assetType'
  | 'attorneyServiceType'
  | 'attorneyStage'
  | 'attorneySupport'
  | 'bookingStatus'
  | 'businessType'
  | 'currency'
  | 'deadlineReason'
  | 'deadlineStep'
  | 'distributionLaw'
  | 'documentStatus'
  | 'eventFilter'
  | 'eventStatus'
  | 'financialKind'
  | 'gender'
  | 'incomeType'
  | 'inheritanceCategory'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'payoutStatus'
  | 'productType'
  | 'pronouns'
  | 'reviewStatus'
  | 'sectionStatus'
  | 'spousalSupportLaw'
  | 'supportTicketStatus'
  | 'supportTopic'
  | 'userType'
  | 'valuationBasis'
  | 'vehicleType';

/** The values of an enumeration that the catalog labels. */
export type EnumerationValue<E extends EnumerationName> =
  Extract<DomainMessageKey, `${E}.${string}`> extends `${E}.${infer Value}` ? Value : never;

/**
 * The words for a value of an enumeration.
 * @example enumerationLabel(say, 'accountType', 'HEALTH_SAVINGS') // 'Health savings'
 */
export function enumerationLabel<E extends EnumerationName>(
  translate: DomainTranslator,
  enumeration: E,
  value: EnumerationValue<E>,
): string {
  const key = `${enumeration}.${value}` as DomainMessageKey;
  return (translate as (key: DomainMessageKey) => string)(key);
}
