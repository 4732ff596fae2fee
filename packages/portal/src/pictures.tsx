import { disclosureTotals } from '@troth/domain/disclosure';
import type { Currency } from '@troth/domain/money';
import { type Side, SIDES } from '@troth/domain/people';
import { Segmented } from '@troth/ui/filter-chips';
import { Sheet } from '@troth/ui/layout';
import { useState } from 'react';
import { t } from './own-texts';
import { EverythingInDollars } from './pictures/everything-in-dollars';
import { PictureDrawing } from './pictures/picture-drawing';
import { PICTURE_VIEWS, pictureOf, type PictureView } from './picture-model';
import { PictureTable } from './pictures/picture-table';
import classes from './pictures/pictures.module.css';

/** What both own and owe at a glance: one sheet, one view and one currency at a time, each with its table. */
export function Pictures({
  disclosures,
  names,
  own,
}: {
  /** Null for a partner who has not joined. */
  disclosures: Parameters<typeof disclosureTotals>[0];
  names: Readonly<Record<Side, string>>;
  /** The reader's own side; null for someone who is neither partner. */
  own: Side | null;
}) {
  const [view, setView] = useState<PictureView>('NET_WORTH');
  const [chosen, setChosen] = useState<Currency | null>(null);
  const totals = disclosureTotals(disclosures);
  // The chosen currency goes when its last entry does.
  const shown = totals.find(({ currency }) => currency === chosen) ?? totals[0];
  const sides = SIDES.filter((side) => disclosures[side] !== null);
  const head = (
    <div className={classes.head}>
      <h2>{t('picture.title')}</h2>
      {shown !== undefined && <p>{t('picture.legend')}</p>}
    </div>
  );
  if (shown === undefined) {
    return (
      <Sheet padding={8} className={classes.sheet ?? ''}>
        {head}
        <p className={classes.empty}>{t('picture.empty')}</p>
      </Sheet>
    );
  }
  const picture = { picture: pictureOf(view, shown), currency: shown.currency, sides, names };
  return (
    <Sheet padding={8} className={classes.sheet ?? ''}>
      {head}
      <div className={classes.choices}>
        <Segmented<PictureView>
          label={t('picture.view')}
          value={view}
          onChange={setView}
          isPairedOnPhone
          options={PICTURE_VIEWS.map((value) => ({ value, label: t(`picture.view.${value}`) }))}
        />
        {totals.length > 1 && (
          <Segmented<Currency>
            label={t('picture.currency')}
            value={shown.currency}
            onChange={setChosen}
            options={totals.map(({ currency }) => ({ value: currency, label: currency }))}
          />
        )}
      </div>
      <div className={classes.two}>
        <PictureDrawing {...picture} own={own} />
        <PictureTable {...picture} />
      </div>
      {totals.some(({ currency }) => currency !== 'USD') && (
        <EverythingInDollars totals={totals} sides={sides} names={names} />
      )}
    </Sheet>
  );
}
