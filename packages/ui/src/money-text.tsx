import { type Currency, formatCents } from '@troth/domain/money';

/** U+2212, the true minus: as wide as the figures and never broken from them. */
const TRUE_MINUS = '−';
const NO_AMOUNT = '—';

/** Money as read: the product's format in tabular figures with a true minus; a dash for none. */
export function MoneyText({
  cents,
  currency = 'USD',
  className,
}: {
  cents: number | null | undefined;
  currency?: Currency;
  className?: string;
}) {
  const text =
    cents === null || cents === undefined ? NO_AMOUNT : formatCents(cents, currency).replace(/^-/, TRUE_MINUS);
  return <span className={`troth-num ${className ?? ''}`}>{text}</span>;
}
