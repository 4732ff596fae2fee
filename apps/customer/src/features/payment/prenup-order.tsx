import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { CheckIcon, LockIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { useOwnDocument } from '../../shared/document';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './payment.module.css';
import { openCartQuery, type Product, productsQuery, purchasesQuery, removeCartItem } from './queries';
import { type Leave, useCheckout } from './use-checkout';

const included = [
  'payment.includes.questionnaire',
  'payment.includes.alignment',
  'payment.includes.disclosure',
  'payment.includes.document',
  'payment.includes.both',
] as const;

/** What is bought, what it costs, and the way to pay; or that it is paid. Customer spec §2 "/payment". */
export function PrenupOrder({ leave }: { leave?: Leave }) {
  const { self, journey } = useCouple();
  const own = useOwnDocument();
  const { data: products } = useSuspenseQuery(productsQuery());
  const product = products.find(({ productType }) => productType === 'PRENUP');
  if (journey.isPaid) return <PaidNotice />;
  if (product === undefined) return <Notice tone="warning" title={t('payment.notSold')} />;
  return <Order userId={self.id} product={product} hasState={own !== null} {...(leave && { leave })} />;
}

function PaidNotice() {
  const { self, partner, journey } = useCouple();
  const { data: purchases } = useSuspenseQuery(purchasesQuery(self.id));
  const own = purchases.find(
    ({ product, paymentStatus }) => product?.productType === 'PRENUP' && paymentStatus === 'SUCCESSFUL',
  );
  const isByPartner = own === undefined || own.userId !== self.id;
  const date = own === undefined ? null : new Date(own.createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <>
      <Notice tone="success" title={t('payment.paid.title')}>
        {isByPartner
          ? t('payment.paid.byPartner', { name: partner?.firstName ?? t('partner.yourPartner') })
          : t('payment.paid.detail', { amount: formatCents(own.pricePaidInCents), date: date ?? '' })}
      </Notice>
      <PageActions>
        <LinkButton href={journey.nextStep.path} variant="primary" size="continue">
          {t('payment.next')}
        </LinkButton>
      </PageActions>
    </>
  );
}

function Order({
  userId,
  product,
  hasState,
  leave,
}: {
  userId: string;
  product: Product;
  hasState: boolean;
  leave?: Leave;
}) {
  const queryClient = useQueryClient();
  const { data: cart } = useSuspenseQuery(openCartQuery(userId));
  const checkout = useCheckout(userId, leave);
  const removal = useMutation({
    mutationFn: (itemId: string) => removeCartItem(userId, cart?.id ?? '', itemId),
    onSettled: () => afterChange(queryClient, userId),
  });
  const items = (cart?.cartItems ?? []).filter(({ deletedAt }) => deletedAt === null);
  const others = items.filter((item) => item.productId !== product.id);
  const wasHere = items.some((item) => item.productId === product.id);
  const total = others.reduce(
    (sum, item) => sum + item.quantity * (item.product?.priceInCents ?? 0),
    product.priceInCents,
  );

  return (
    <>
      {wasHere && checkout.error === null && !checkout.isBusy && (
        <Notice title={t('payment.unfinished.title')}>{t('payment.unfinished.text')}</Notice>
      )}
      <Sheet padding={0} className={classes.order ?? ''}>
        <div className={classes.product}>
          <div>
            <h2>{product.title}</h2>
            <p className={classes.description}>{product.description}</p>
          </div>
          <p className={classes.price}>
            {formatCents(product.priceInCents)}
            <small>{t('payment.perCouple')}</small>
          </p>
        </div>
        <ul className={classes.included} aria-label={t('payment.includes')}>
          {included.map((key) => (
            <li key={key}>
              <CheckIcon size={16} />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
        {others.map((item) => (
          <div key={item.id} className={classes.line}>
            <span>{item.product?.title}</span>
            <span className="troth-num">{formatCents(item.quantity * (item.product?.priceInCents ?? 0))}</span>
            <Button
              variant="text"
              size="sm"
              aria-label={t('payment.removeItem', { title: item.product?.title ?? '' })}
              isLoading={removal.isPending && removal.variables === item.id}
              onClick={() => removal.mutate(item.id)}
            >
              {t('payment.remove')}
            </Button>
          </div>
        ))}
        <p className={classes.total}>
          <span>{t('payment.total')}</span>
          <span className="troth-num">{formatCents(total)}</span>
        </p>
      </Sheet>
      {checkout.error !== null && (
        <div className={classes.notice}>
          <CheckoutFailure error={checkout.error} />
        </div>
      )}
      {hasState ? (
        <PageActions note={t('payment.note')}>
          <Button
            variant="primary"
            size="continue"
            icon={<LockIcon size={16} />}
            isLoading={checkout.isBusy}
            loadingText={t('payment.opening')}
            onClick={() => checkout.start(product)}
          >
            {t('payment.pay', { amount: formatCents(total) })}
          </Button>
        </PageActions>
      ) : (
        <PageActions note={t('payment.stateFirst')}>
          <LinkButton href={paths.questionnaire()} variant="primary" size="continue">
            {t('payment.chooseState')}
          </LinkButton>
        </PageActions>
      )}
    </>
  );
}

/** A payment that is under way already is no failure, and nothing to try again. */
function CheckoutFailure({ error }: { error: Error }) {
  const isUnderWay = error instanceof ApiError && error.code === 'CONFLICT';
  return isUnderWay ? (
    <Notice isAlert title={errorText(error)}>
      {t('payment.underWay')}
    </Notice>
  ) : (
    <Notice tone="danger" isAlert title={errorText(error)}>
      {t('payment.failed.safe')}
    </Notice>
  );
}
