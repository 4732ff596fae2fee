import { useQuery } from '@tanstack/react-query';
import type { CurrencyTotals } from '@troth/domain/disclosure';
import { sumInCurrency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { formatCalendarDate } from '../instants';
import { t } from '../own-texts';
import { exactAmount } from './picture-texts';
import classes from './pictures.module.css';
import { exchangeRatesQuery } from '../exchange-rates';

/** Net worth over all currencies, at the dated reference rates: to get an idea, and no part of the agreement. */
export function EverythingInDollars({
  totals,
  sides,
  names,
}: {
  totals: readonly CurrencyTotals[];
  sides: readonly Side[];
  names: Readonly<Record<Side, string>>;
}) {
  const { data: rates, isError } = useQuery(exchangeRatesQuery());
  if (isError) {
    return (
      <div className={classes.inDollars}>
        <p>{t('picture.dollars.failed')}</p>
      </div>
    );
  }
  if (rates === undefined) return null;
  const netOf = (side: Side) =>
    sumInCurrency(
      totals.map(({ currency, netCents }) => ({ currency, cents: netCents[side] })),
      'USD',
      rates,
    );
  const nets = sides.map((side) => ({ key: side, name: names[side], cents: netOf(side) }));
  // Of the amounts that stand beside it, so that the line adds up.
  const together = nets.reduce((sum, { cents }) => sum + cents, 0);
  const rows = [...nets, ...(nets.length > 1 ? [{ key: 'BOTH', name: t('picture.together'), cents: together }] : [])];
  return (
    <div className={classes.inDollars}>
      <h3>{t('picture.dollars.title')}</h3>
      <dl>
        {rows.map(({ key, name, cents }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{t('picture.dollars.about', { amount: exactAmount(cents, 'USD') })}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {t('picture.dollars.note')}{' '}
        {t(rates.isOld ? 'picture.dollars.old' : 'picture.dollars.date', {
          date: formatCalendarDate(rates.date),
        })}
      </p>
    </div>
  );
}
