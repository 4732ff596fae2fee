import { disclosureTotals } from '@troth/domain/disclosure';
import type { Currency } from '@troth/domain/money';
import { SIDES } from '@troth/domain/people';
import { Segmented } from '@troth/ui/filter-chips';
import { Sheet } from '@troth/ui/layout';
import { useState } from 'react';
import type { OwnDocument } from '../../../shared/document';
import { t } from '../../../shared/texts';
import { useDisclosures } from '../use-disclosures';
import { EverythingInDollars } from './everything-in-dollars';
import { PictureDrawing } from './picture-drawing';
import { PICTURE_VIEWS, pictureOf, type PictureView } from './picture-model';
import { PictureTable } from './picture-table';
import classes from './pictures.module.css';

/** What both own and owe at a glance: one sheet, one view and one currency at a time, each with its table. */
export function Pictures({ own }: { own: OwnDocument }) {
  const { disclosures } = useDisclosures(own);
  const [view, setView] = useState<PictureView>('NET_WORTH');
  const [chosen, setChosen] = useState<Currency | null>(null);
  const totals = disclosureTotals(disclosures);
  // The chosen currency goes when its last entry does.
  const shown = totals.find(({ currency }) => currency === chosen) ?? totals[0];
  const sides = SIDES.filter((side) => disclosures[side] !== null);
  const names = { A: own.names.A, B: own.names.B ?? t('partner.yourPartner') };
  const head = (
    <div className={classes.head}>
      <h2>{t('disclosure.picture.title')}</h2>
      {shown !== undefined && <p>{t('disclosure.picture.legend')}</p>}
    </div>
  );
  if (shown === undefined) {
    return (
      <Sheet padding={8} className={classes.sheet ?? ''}>
        {head}
        <p className={classes.empty}>{t('disclosure.picture.empty')}</p>
      </Sheet>
    );
  }
  const picture = { picture: pictureOf(view, shown), currency: shown.currency, sides, names };
  return (
    <Sheet padding={8} className={classes.sheet ?? ''}>
      {head}
      <div className={classes.choices}>
        <Segmented<PictureView>
          label={t('disclosure.picture.view')}
          value={view}
          onChange={setView}
          isPairedOnPhone
          options={PICTURE_VIEWS.map((value) => ({ value, label: t(`disclosure.picture.view.${value}`) }))}
        />
        {totals.length > 1 && (
          <Segmented<Currency>
            label={t('disclosure.picture.currency')}
            value={shown.currency}
            onChange={setChosen}
            options={totals.map(({ currency }) => ({ value: currency, label: currency }))}
          />
        )}
      </div>
      <div className={classes.two}>
        <PictureDrawing {...picture} own={own.side} />
        <PictureTable {...picture} />
      </div>
      {totals.some(({ currency }) => currency !== 'USD') && (
        <EverythingInDollars totals={totals} sides={sides} names={names} />
      )}
    </Sheet>
  );
}
