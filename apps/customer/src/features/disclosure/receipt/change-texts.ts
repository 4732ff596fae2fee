import { creditText, type DisclosureChange, disclosureFieldLabel, disclosureFieldText } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { type Currency, formatCents } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { formatDate } from '../../../shared/dates';
import { t } from '../../../shared/texts';
import { withTrueMinus } from '../sums';

type FieldChange = DisclosureChange['fields'][number];
type Value = FieldChange['before'];
type Names = Readonly<Record<Side, string>>;

/** What a field was or is, in words; null where nothing was given. */
function valueText(field: string, value: Value, currency: Currency): string | null {
  if (value === null) return null;
  if (typeof value !== 'number') {
    return field === 'valuationDate' && typeof value === 'string'
      ? formatDate(value)
      : disclosureFieldText(say, field, value);
  }
  if (field === 'amountDueInCents')
    return value < 0 ? creditText(formatCents(-value, currency)) : formatCents(value, currency);
  if (field.endsWith('InCents')) return withTrueMinus(formatCents(value, currency));
  return field.endsWith('Percentage') ? t('disclosure.receipt.percent', { percent: value }) : String(value);
}

/** The share of each partner is called by name; everything else as the disclosure's fields are. */
function fieldText(field: string, names: Names): string {
  if (field === 'userAPercentage') return t('disclosure.field.share', { name: names.A });
  if (field === 'userBPercentage') return t('disclosure.field.share', { name: names.B });
  if (field === 'ownershipPercentage') return t('disclosure.receipt.ownership');
  return disclosureFieldLabel(say, field);
}

export interface ChangedField {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields of a change as a person reads them. */
export function changedFields({ fields, currency }: DisclosureChange, names: Names): ChangedField[] {
  const before = currency.before ?? currency.after ?? 'USD';
  const after = currency.after ?? before;
  return fields.map(({ field, ...values }) => ({
    field,
    label: fieldText(field, names),
    before: valueText(field, values.before, before),
    after: valueText(field, values.after, after),
  }));
}
