import { formatCents } from '@troth/domain/money';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { useCartOrder } from '../../shared/use-cart-order';
import classes from './notarization.module.css';
import { ObstacleNotice } from './obstacle-notice';
import { type Outlook, putNotarizationIntoCart } from './queries';

/** Online, before a notary on a video call: pay, check, send. */
export function OnlineWay({
  userId,
  outlook,
  price,
}: {
  userId: string;
  outlook: Outlook;
  /** In cents; null where the product is not sold now. */
  price: { readonly productId: string; readonly inCents: number } | null;
}) {
  const { obstacle } = outlook.online;
  const isWaiting = obstacle?.code === 'WAITING' || obstacle?.code === 'WAIT_NOT_STARTED';
  return (
    <Section title={t('notarize.online.title')} description={t('notarize.online.text')}>
      <div className={classes.stage}>
        <ol className={classes.asks}>
          <li>{t('notarize.online.identity')}</li>
          <li>{t('notarize.online.call')}</li>
          <li>{t('notarize.online.where')}</li>
          {outlook.certifiedWay === 'IN_PERSON' && <li>{t('notarize.online.otherWay')}</li>}
          {outlook.isWitnessRequired && <li>{t('notarize.online.witness')}</li>}
        </ol>
        {outlook.isPaymentNeeded && price !== null ? (
          <Pay userId={userId} price={price} />
        ) : outlook.isPaymentNeeded ? (
          <Notice tone="warning" title={t('notarize.online.notSold')} />
        ) : (
          <div className={classes.way}>
            <LinkButton
              href={paths.notarizeReview()}
              variant={obstacle === null ? 'primary' : 'secondary'}
              size="lg"
              isFullWidthOnPhone
            >
              {t('notarize.online.check')}
            </LinkButton>
            <span className={classes.note}>
              {t(isWaiting ? 'notarize.online.paidWaiting' : 'notarize.online.paid')}
            </span>
          </div>
        )}
        {/* The wait and the warning stand above, the payment in its button. */}
        {!isWaiting && obstacle?.code !== 'NOT_PAID' && obstacle?.code !== 'WEDDING_NEAR' && (
          <ObstacleNotice obstacle={obstacle} />
        )}
      </div>
    </Section>
  );
}

function Pay({ userId, price }: { userId: string; price: { readonly productId: string; readonly inCents: number } }) {
  const { order, isPending, error } = useCartOrder(userId, putNotarizationIntoCart);
  return (
    <>
      <div className={classes.way}>
        <Button
          variant="primary"
          size="lg"
          isFullWidthOnPhone
          isLoading={isPending}
          onClick={() => order({ productId: price.productId })}
        >
          {t('notarize.online.pay', { price: formatCents(price.inCents) })}
        </Button>
        <span className={classes.note}>{t('notarize.online.payOnce')}</span>
      </div>
      {error !== null && <Notice tone="danger" isAlert title={errorText(error)} />}
    </>
  );
}
