import { type Comparison, DEFAULT_ASSUMPTIONS, type Range, type Told } from '@troth/outcomes';
import { type Names, rangeText, sayTo, type Shown, shownIn, supportText } from '@troth/outcomes/words';
import type { Side } from '@troth/domain/people';
import { PartnerMark } from '@troth/ui/partner-mark';
import type { ReactNode } from 'react';
import { t } from '../../shared/texts';
import classes from './meaning.module.css';

/** The year at which ways to answer are compared. */
export const COMPARED_YEAR = 10;
const say = sayTo('PARTNER');
const shown: Shown = shownIn(COMPARED_YEAR, DEFAULT_ASSUMPTIONS.inflationBp, true);

export interface MeaningProps<Key extends string> {
  comparison: Comparison<Key>;
  /** Each way, in the words of the one who reads. */
  titleOf: (key: Key) => ReactNode;
  names: Names;
  state: string;
}

/** What several ways to answer come to in one year, side by side, with the law beside them. */
export function Meaning<Key extends string>({ comparison, titleOf, names, state }: MeaningProps<Key>) {
  const { event, lines, isSupportDifferent, variants, byLaw } = comparison;
  const sides: readonly Side[] = event.kind === 'DIVORCE' ? ['A', 'B'] : [event.of === 'A' ? 'B' : 'A'];
  const ending = event.kind === 'DIVORCE' ? 'DIVORCE' : (`DEATH_${event.of}` as const);
  const most = Math.max(1, ...[...variants, byLaw].map(({ a, b }) => Math.max(0, a.high) + Math.max(0, b.high)));
  const rows: readonly { key: string; title: ReactNode; told: Told }[] = [
    ...variants.map((told) => ({ key: told.key, title: titleOf(told.key), told })),
    { key: 'law', title: say('without', { state }), told: byLaw },
  ];
  return (
    <>
      <p className={classes.lead}>
        {t('meaning.lead', { year: COMPARED_YEAR, event: say(`event.${ending}`, names) })}{' '}
        {lines.length > 0 && t('meaning.about', { lines: lines.map((line) => say(`line.${line}`)).join('; ') })}
      </p>
      <dl className={classes.rows}>
        {rows.map(({ key, title, told }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              {lines.length > 0 && (
                <>
                  <Bar told={told} sides={sides} most={most} />
                  <span className={classes.amounts}>
                    {sides.map((side) => (
                      <span key={side}>
                        <PartnerMark side={side} name={names[side]} size={17} isNameBeside /> {names[side]}{' '}
                        {rangeText(say, side === 'A' ? told.a : told.b, shown)}
                      </span>
                    ))}
                  </span>
                </>
              )}
              {isSupportDifferent && told.support !== null && (
                <span className={classes.amounts}>
                  {say('support')}: {supportText(say, told.support, names, shown)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.care}>{t('meaning.care')}</p>
    </>
  );
}

/** Both parts of one whole, for the eye alone. What a court decides lies between them, left open. */
function Bar({ told, sides, most }: { told: Told; sides: readonly Side[]; most: number }) {
  const open = (range: Range) => Math.max(0, range.high) - Math.max(0, range.low);
  const parts = (
    [
      ['A', sides.includes('A') ? told.a.low : 0],
      ['open', open(sides.includes('A') ? told.a : told.b)],
      ['B', sides.includes('B') ? told.b.low : 0],
    ] as const
  ).filter(([, cents]) => cents > 0);
  return (
    <span className={classes.bar} aria-hidden="true">
      {parts.map(([key, cents]) => (
        <i key={key} data-side={key} style={{ width: `${((100 * cents) / most).toFixed(2)}%` }} />
      ))}
    </span>
  );
}
