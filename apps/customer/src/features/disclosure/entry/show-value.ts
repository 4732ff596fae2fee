import { creditText } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { CURRENCIES, type Currency, formatCents, parseMoney } from '@troth/domain/money';
import { formatDate } from '../../../shared/dates';
import { t } from '../../../shared/texts';
import { withTrueMinus } from '../sums';
import type { FieldSpec, FormValue, FormValues } from './kinds';

const isCurrency = (value: unknown): value is Currency => (CURRENCIES as readonly unknown[]).includes(value);
const currencyOf = ({ currency }: FormValues): Currency => (isCurrency(currency) ? currency : 'USD');

/** What a field holds, in words; an empty text for nothing, and as typed for what cannot be read. */
export function showValue({ name, type, choices = [] }: FieldSpec, value: FormValue, values: FormValues): string {
  if (typeof value === 'boolean') return value ? t('disclosure.yes') : t('disclosure.no');
  if (value.trim() === '') return '';
  switch (type) {
    case 'cents': {
      const cents = parseMoney(value);
      if (cents === null) return value;
      if (name === 'amountDueInCents' && cents < 0) return creditText(formatCents(-cents, currencyOf(values)));
      return withTrueMinus(formatCents(cents, currencyOf(values)));
    }
    case 'percent':
      return `${value}%`;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : '';
    case 'choice':
      return choices.find((choice) => choice.value === value)?.label ?? value;
    case 'text':
    case 'lines':
    case 'year':
      return value;
  }
}

/** What some fields hold, each with its label: 'Institution: Harbor Bank'. */
export function wordsOf(typed: FormValues, specs: readonly FieldSpec[], values: FormValues): string[] {
  const besides: Readonly<Record<string, string>> = {
    currency: t('disclosure.field.currency'),
    isJoint: t('disclosure.field.isJoint'),
    assetAccountType: t('disclosure.assets.sort'),
  };
  return Object.entries(typed).map(([name, value]) => {
    const spec = specs.find((each) => each.name === name);
    const label = spec?.label ?? besides[name] ?? name;
    if (name === 'currency' && isCurrency(value)) return `${label}: ${enumerationLabel(say, 'currency', value)}`;
    if (name === 'assetAccountType' && (value === 'ASSET' || value === 'ACCOUNT')) {
      return `${label}: ${enumerationLabel(say, 'assetAccountType', value)}`;
    }
    const shown = showValue(spec ?? { name, type: 'text', label }, value, { ...values, ...typed });
    return `${label}: ${shown || t('saving.unsaved.nothing')}`;
  });
}
