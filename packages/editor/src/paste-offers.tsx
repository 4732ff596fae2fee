import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import type { Controller } from './controller';
import { useSnapshot } from './hooks';
import { t } from './texts';

/** A pasted name or number that could follow the agreement, offered as a value or reference. */
export function PasteOffers({ controller }: { controller: Controller }) {
  const offers = useSnapshot(controller, (snapshot) => snapshot.offers);
  if (offers.length === 0) return null;
  return (
    <Notice
      title={t('offers.title', { count: offers.length, first: offers[0]?.text ?? '' })}
      actions={
        <>
          <Button size="sm" onClick={() => controller.settleOffers(true)}>
            {t('offers.take', { count: offers.length })}
          </Button>
          <Button size="sm" variant="text" onClick={() => controller.settleOffers(false)}>
            {t('offers.leave')}
          </Button>
        </>
      }
    />
  );
}
