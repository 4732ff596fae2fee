import { creditText } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Currency, formatCents } from '@troth/domain/money';
import { t } from '../own-texts';
import type { PartName, PictureView } from '../picture-model';

const CENTS_PER_UNIT = 100;

/** What a part is called. Homes and vehicles alone carry what is owed on them. */
export function partText(name: PartName): string {
  switch (name.of) {
    case 'OWNED':
      return enumerationLabel(say, 'financialKind', name.kind);
    case 'OWED':
      if (name.kind === 'real-estates') return t('picture.part.mortgages');
      if (name.kind === 'vehicles') return t('picture.part.vehicleLoans');
      return enumerationLabel(say, 'financialKind', 'debts');
    case 'NET':
      return name.kind === 'real-estates' ? t('picture.part.lessMortgages') : t('picture.part.lessLoans');
    case 'ALL_OWNED':
      return t('picture.part.owned');
    case 'ALL_OWED':
      return t('picture.part.owed');
    case 'SEPARATE':
      return t('picture.part.separate');
    case 'JOINT':
      return t('picture.part.joint');
  }
}

/** What the parts of a view add up to. */
export const totalText = (view: PictureView): string =>
  view === 'JOINT_AND_SEPARATE' ? t('picture.part.owned') : t('picture.net');

/** An amount with a true minus, exact. */
export const exactAmount = (cents: number, currency: Currency): string =>
  formatCents(cents, currency).replace(/^-/, '−');

/** An amount on the edge of a bar: whole units where there are any; the table beside it has the cents. */
export const labelAmount = (cents: number, currency: Currency): string =>
  Math.abs(cents) < CENTS_PER_UNIT
    ? exactAmount(cents, currency)
    : exactAmount(Math.round(cents / CENTS_PER_UNIT) * CENTS_PER_UNIT, currency).replace(/\.00$/, '');

/** An amount of a part: what is owed counts below zero, so above it the creditor owes it. */
export const withCredit = (name: PartName | null, cents: number, amount: string): string =>
  (name?.of === 'OWED' || name?.of === 'ALL_OWED') && cents > 0 ? creditText(amount) : amount;

/** An amount of the table: exact, without the symbol that its head has; a dash for nothing. */
export const tableAmount = (cents: number): string => (cents === 0 ? '—' : exactAmount(cents, 'USD').replace('$', ''));
