import type { Side } from '@troth/domain/people';
import { LAST_YEAR, type Projection, type Range } from '@troth/outcomes';
import { amount, rangeIn, rangeText, type Say, type Shown } from '@troth/outcomes/words';
import { PartnerName } from '@troth/ui/partner-mark';
import { memo, useMemo } from 'react';
import { Picture, type Series } from './picture';
import { Amounts } from './year-rows';
import classes from './years.module.css';

const MILLION_IN_CENTS = 100_000_000;
/** The scale ends at one of these, times a power of ten, so that its half is a round sum too. */
const ENDS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The next round sum, in cents. */
function roundedUp(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, cents)));
  return (ENDS.find((end) => end * power >= cents) ?? 10) * power;
}

const scaleText = (say: Say, cents: number): string =>
  Math.abs(cents) < MILLION_IN_CENTS
    ? amount(cents)
    : say('scale', { amount: `${cents < 0 ? '−' : ''}$${Math.abs(cents) / MILLION_IN_CENTS}` });

export interface YearPicturesProps {
  years: readonly Projection[];
  year: number;
  sides: readonly Side[];
  names: Readonly<Record<Side, string>>;
  /** The reader's own side; null for an attorney. */
  own: Side | null;
  state: string;
  say: Say;
  shownAt: (year: number) => Shown;
}

const asIs: Shown = (cents) => cents;
const NOTHING: Range = { low: 0, high: 0 };

/** A picture for each partner, all to one scale, with its amounts in one year. */
export function YearPictures({ years, year, sides, names, own, state, say, shownAt }: YearPicturesProps) {
  const { series, most, least } = useMemo(() => {
    const inMoney = (range: Range, at: number): Range => {
      const shown = shownAt(at);
      return { low: shown(range.low), high: shown(range.high) };
    };
    const drawn = sides.map((side): Series & { side: Side } => ({
      side,
      own: years.map(({ withAgreement }, at) => inMoney(rangeIn(withAgreement, side), at)),
      law: years.map(({ withoutAgreement }, at) => inMoney(rangeIn(withoutAgreement, side), at)),
    }));
    const all = drawn.flatMap((one) => [...one.own, ...one.law]);
    const lowest = Math.min(0, ...all.map(({ low }) => low));
    return {
      series: drawn,
      most: roundedUp(Math.max(1, ...all.map(({ high }) => high))),
      least: lowest < 0 ? -roundedUp(-lowest) : 0,
    };
  }, [sides, years, shownAt]);
  const left = `${(100 * year) / LAST_YEAR}%`;
  return (
    <div className={classes.pair} data-count={series.length}>
      {series.map((one) => (
        <section key={one.side} aria-label={say('picture', { name: names[one.side] })} data-side={one.side}>
          <PartnerName side={one.side} name={names[one.side]} isYou={one.side === own} />
          <div className={classes.plot} aria-hidden="true">
            <Picture side={one.side} series={one} least={least} most={most} />
            <Scale most={most} least={least} say={say} />
            <i className={classes.cursor} style={{ left }} />
          </div>
          <p className={classes.span} aria-hidden="true">
            <span>{say('yearNow', { year: 0 })}</span>
            <span>{LAST_YEAR}</span>
          </p>
          <dl>
            <div>
              <dt>
                <i className={classes.keyOwn} aria-hidden="true" /> {say('with')}
              </dt>
              <dd>
                <Amounts text={rangeText(say, one.own[year] ?? NOTHING, asIs)} />
              </dd>
            </div>
            <div>
              <dt>
                <i className={classes.keyLaw} aria-hidden="true" /> {say('without', { state })}
              </dt>
              <dd>
                <Amounts text={rangeText(say, one.law[year] ?? NOTHING, asIs)} />
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
}

/** What the top, the middle and the bottom of the picture stand for. */
const Scale = memo(function Scale({ most, least, say }: { most: number; least: number; say: Say }) {
  return [most, (most + least) / 2, ...(least < 0 ? [least] : [])].map((cents, at) => (
    <span key={cents} className={classes.scale} style={{ top: `${50 * at}%` }}>
      {scaleText(say, cents)}
    </span>
  ));
});
