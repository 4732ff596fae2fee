import { enumerationLabel, say } from '@troth/domain/messages';
import { formatCents } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { Sheet } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { PartnerName } from '@troth/ui/partner-mark';
import { t } from '../../shared/texts';
import classes from './picture.module.css';
import type { CurrencyTotals, TotalRow } from './totals';

interface PictureProps {
  totals: readonly CurrencyTotals[];
  sides: readonly Side[];
  names: { readonly A: string; readonly B: string };
  own: Side;
}

const wholeUnits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const CENTS_PER_UNIT = 100;

/** An amount of the overview, in whole units of its currency; the ledgers have the cents. */
const whole = (cents: number): string =>
  cents === 0 ? '—' : wholeUnits.format(Math.round(cents / CENTS_PER_UNIT)).replace(/^-/, '−');

const share = (cents: number, scale: number) => `${(Math.abs(cents) / scale) * 100}%`;

/** One partner's bar: owed, outlined, left of the zero line; owned, filled, right of it. The table says the same. */
function Bar({
  side,
  rows,
  scale,
  owedScale,
}: {
  side: Side;
  rows: readonly TotalRow[];
  scale: number;
  owedScale: number;
}) {
  const owed = rows.filter((row) => row.cents[side] < 0);
  const owned = rows.filter((row) => row.cents[side] > 0);
  return (
    <div className={classes.bar} aria-hidden="true">
      <div className={classes.owedSide} style={{ width: share(owedScale, scale) }}>
        {owed.map((row) => (
          <i
            key={row.kind}
            className={side === 'A' ? classes.owedA : classes.owedB}
            style={{ width: share(row.cents[side], owedScale) }}
          />
        ))}
      </div>
      <div className={classes.ownedSide}>
        {owned.map((row, at) => (
          <i
            key={row.kind}
            className={side === 'A' ? classes.ownedA : classes.ownedB}
            data-step={at % 2}
            style={{ width: share(row.cents[side], scale - owedScale) }}
          />
        ))}
      </div>
    </div>
  );
}

const sumOf = (rows: readonly TotalRow[], side: Side, isCounted: (cents: number) => boolean) =>
  rows.reduce((sum, { cents }) => sum + (isCounted(cents[side]) ? Math.abs(cents[side]) : 0), 0);

/** What both own and owe at a glance, one part for each currency. */
export function Picture({ totals, sides, names, own }: PictureProps) {
  return (
    <Sheet padding={8} className={classes.picture ?? ''}>
      <div className={classes.head}>
        <h2>{t('disclosure.picture.title')}</h2>
        <p>{t('disclosure.picture.legend')}</p>
      </div>
      {totals.map(({ currency, rows, net }) => {
        const owedScale = Math.max(...sides.map((side) => sumOf(rows, side, (cents) => cents < 0)));
        const ownedScale = Math.max(...sides.map((side) => sumOf(rows, side, (cents) => cents > 0)));
        const scale = owedScale + ownedScale;
        return (
          <div key={currency} className={classes.currency}>
            <div className={classes.bars}>
              {sides.map((side) => (
                <div key={side}>
                  <PartnerName side={side} name={names[side]} isYou={side === own} />
                  {scale > 0 && <Bar side={side} rows={rows} scale={scale} owedScale={owedScale} />}
                  <p className={classes.net}>
                    {t('disclosure.picture.net')} <MoneyText cents={net[side]} currency={currency} />
                  </p>
                </div>
              ))}
            </div>
            <table className={classes.table}>
              <caption className="troth-vh">{t('disclosure.picture.caption', { currency })}</caption>
              <thead>
                <tr>
                  <td />
                  {sides.map((side) => (
                    <th key={side} scope="col">
                      {names[side]}
                    </th>
                  ))}
                  {sides.length > 1 && <th scope="col">{t('disclosure.picture.together')}</th>}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ kind, cents }) => (
                  <tr key={kind}>
                    <th scope="row">{enumerationLabel(say, 'financialKind', kind)}</th>
                    {sides.map((side) => (
                      <td key={side}>{whole(cents[side])}</td>
                    ))}
                    {sides.length > 1 && <td>{whole(cents.A + cents.B)}</td>}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('disclosure.picture.netIn', { currency })}</th>
                  {sides.map((side) => (
                    <td key={side}>{whole(net[side])}</td>
                  ))}
                  {sides.length > 1 && <td>{whole(net.A + net.B)}</td>}
                </tr>
              </tfoot>
            </table>
          </div>
        );
      })}
    </Sheet>
  );
}

/** For a ledger's head: the sums of its entries, one for each currency. */
export const sumText = (sums: ReadonlyMap<string, number>): string =>
  [...sums].map(([currency, cents]) => formatCents(cents, currency as 'USD').replace(/^-/, '−')).join(' + ');
