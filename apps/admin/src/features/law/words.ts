import { ATTORNEY_SUPPORTS, DISTRIBUTION_LAWS, SPOUSAL_SUPPORT_LAWS } from '@troth/domain/jurisdictions';
import { enumerationLabel, say } from '@troth/domain/messages';
import { t } from '../../shared/texts';
import type { LawChange, LawFact } from './queries';

type Place = Pick<LawFact | LawChange, 'subject' | 'field'>;

const LABELS = {
  name: 'law.field.name',
  abbreviation: 'law.field.abbreviation',
  isActive: 'law.field.isActive',
  icon: 'law.field.icon',
  termForState: 'law.field.termForState',
  allowsOnlineNotary: 'law.field.allowsOnlineNotary',
  notaryBlockText: 'law.field.notaryBlockText',
  distributionLaw: 'law.field.distributionLaw',
  embryoRepRequired: 'law.field.embryoRepRequired',
  spousalSupportLaw: 'law.field.spousalSupportLaw',
  attorneySupport: 'law.field.attorneySupport',
  termForDocument: 'law.field.termForDocument',
  statute: 'law.field.statute',
  witnessRequired: 'law.field.witnessRequired',
  maritalProperty: 'law.term.maritalProperty',
  separateProperty: 'law.term.separateProperty',
  spousalSupport: 'law.term.spousalSupport',
  divorce: 'law.term.divorce',
  notaryPlace: 'law.term.notaryPlace',
} as const;

/** What a value is called; a term that came after this release by its key. */
export const fieldLabel = ({ field }: Place): string =>
  field in LABELS ? t(LABELS[field as keyof typeof LABELS]) : field;

/** In the middle of a sentence. */
export const fieldInline = (place: Place): string => {
  const label = fieldLabel(place);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

const yesNo = (value: boolean) => t(value ? 'shared.yes' : 'shared.no');

/** A value in words. */
export function valueLabel({ field }: Place, value: string | boolean | null): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return yesNo(value);
  const law = DISTRIBUTION_LAWS.find((one) => one === value);
  if (field === 'distributionLaw' && law !== undefined) return enumerationLabel(say, 'distributionLaw', law);
  const support = SPOUSAL_SUPPORT_LAWS.find((one) => one === value);
  if (field === 'spousalSupportLaw' && support !== undefined)
    return enumerationLabel(say, 'spousalSupportLaw', support);
  const attorneys = ATTORNEY_SUPPORTS.find((one) => one === value);
  if (field === 'attorneySupport' && attorneys !== undefined) return t(`law.attorneySupport.${attorneys}`);
  return value;
}

/** What can be chosen; null where it is typed. */
export function choicesOf(fact: LawFact): { value: string; label: string }[] | null {
  const labelled = (values: readonly string[]) => values.map((value) => ({ value, label: valueLabel(fact, value) }));
  if (typeof fact.value === 'boolean')
    return [true, false].map((value) => ({ value: String(value), label: yesNo(value) }));
  if (fact.field === 'distributionLaw') return labelled(DISTRIBUTION_LAWS);
  if (fact.field === 'spousalSupportLaw') return labelled(SPOUSAL_SUPPORT_LAWS);
  if (fact.field === 'attorneySupport') return labelled(ATTORNEY_SUPPORTS);
  return null;
}

export const isLong = ({ field }: Place): boolean => field === 'notaryBlockText';
