import type { Currency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { BothMarks, PartnerMark, PartnerName } from '@troth/ui/partner-mark';
import { Fragment } from 'react';
import { t } from '../own-texts';
import { BarDrawing, LabelledBar } from './labelled-bar';
import { type Bar, barsOf, barsOfPart, type Picture, reachOfAll, type Segment } from '../picture-model';
import { exactAmount, labelAmount, partText, totalText, withCredit } from './picture-texts';
import classes from './pictures.module.css';

export interface PictureDrawingProps {
  picture: Picture;
  currency: Currency;
  sides: readonly Side[];
  names: Readonly<Record<Side, string>>;
  /** Which partner the reader is. */
  own: Side | null;
}

/** What a stretch says: debts by what they come to, sums with their sign. */
function amountOf({ part, cents }: Segment, currency: Currency): string {
  const isOwed = part?.of === 'OWED' || part?.of === 'ALL_OWED';
  return withCredit(part, cents, labelAmount(isOwed ? Math.abs(cents) : cents, currency));
}

/** Partner by partner, and the two together: each a bar of the parts. */
function StackedBars({ picture, currency, sides, names, own }: PictureDrawingProps) {
  const bars = barsOf(picture, sides);
  const reach = reachOfAll(bars);
  const totalOf = ({ owner }: Bar) => (owner === 'BOTH' ? picture.total.A + picture.total.B : picture.total[owner]);
  return bars.map((bar) => (
    <div key={bar.owner} className={classes.partner}>
      <p className={classes.owner}>
        {bar.owner === 'BOTH' ? (
          <>
            <BothMarks names={names} /> {t('picture.together')}
          </>
        ) : (
          <PartnerName side={bar.owner} name={names[bar.owner]} isYou={bar.owner === own} />
        )}
        <span className={classes.total}>
          {totalText(picture.view)} <b>{exactAmount(totalOf(bar), currency)}</b>
        </span>
      </p>
      {bar.segments.length > 0 && (
        <LabelledBar
          bar={bar}
          reach={reach}
          labelOf={(segment) => {
            const { side, part } = segment;
            const amount = amountOf(segment, currency);
            if (part === null) return { name: names[side], amount };
            if (bar.owner !== 'BOTH') return { name: partText(part), amount };
            return { name: t('picture.ofPartner', { name: names[side], part: partText(part) }), amount };
          }}
        />
      )}
    </div>
  ));
}

/** Kind by kind, the partners below each other. */
function KindBars({ picture, currency, sides, names }: PictureDrawingProps) {
  const kinds = picture.parts.map((part) => ({ part, bars: barsOfPart(part, sides) }));
  const reach = reachOfAll(kinds.flatMap(({ bars }) => bars));
  return (
    <div className={classes.kinds}>
      {kinds.map(({ part, bars }) => (
        <Fragment key={partText(part.name)}>
          <p className={classes.kind}>{partText(part.name)}</p>
          {sides.map((side, at) => {
            const bar = bars[at];
            const cents = part.cents[side];
            return (
              <Fragment key={side}>
                <PartnerMark side={side} name={names[side]} size={20} isNameBeside />
                {bar !== undefined && <BarDrawing bar={bar} reach={reach} />}
                <span className={classes.amount}>
                  {cents === 0 ? '—' : withCredit(part.name, cents, labelAmount(cents, currency))}
                </span>
              </Fragment>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

/** The drawing, for the eye alone: the table beside it says the same to everyone. */
export function PictureDrawing(props: PictureDrawingProps) {
  return (
    <div className={classes.drawing} aria-hidden="true">
      {props.picture.view === 'BY_KIND' ? <KindBars {...props} /> : <StackedBars {...props} />}
    </div>
  );
}
