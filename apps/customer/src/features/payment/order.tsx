import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import { formatLongDay } from '@troth/portal/instants';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { CheckIcon, LockIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOwnDocument } from '../../shared/document';
import { afterChange, useCouple } from '../../shared/journey';
import { type Cart, openCartQuery } from '../../shared/open-cart';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import type { OrderState } from '../../shared/use-cart-order';
import { pageHeading, useKeptFocus } from '@troth/portal/use-kept-focus';
import classes from './payment.module.css';
import { PromoCode } from './promo-code';
import { cartTotalsQuery, type Product, productsQuery, purchasesQuery, removeCartItem } from './queries';
import { useCheckout } from './use-checkout';

const included = [
  'payment.includes.questionnaire',
  'payment.includes.alignment',
  'payment.includes.disclosure',
  'payment.includes.document',
  'payment.includes.both',
] as const;

/**
 * What is bought, what it costs, and the way to pay. Until the couple has the prenup it stands first; then whatever is
 * in the cart, such as an attorney's service. Customer spec §2 "/payment".
 */
export function OrderOrPaid() {
  const { self, journey } = useCouple();
  const { data: products } = useSuspenseQuery(productsQuery());
  const { data: cart } = useSuspenseQuery(openCartQuery(self.id));
  const prenup = products.find(({ productType }) => productType === 'PRENUP');
  const isEmpty = (cart?.cartItems ?? []).length === 0;
  // A line that was removed takes its button along.
  useKeptFocus(cart?.cartItems.map(({ id }) => id).join(' '), pageHeading);
  if (journey.isPaid) return isEmpty ? <PaidNotice /> : <Order cart={cart} prenup={null} />;
  if (prenup === undefined) return <Notice tone="warning" title={t('payment.notSold')} />;
  return <Order cart={cart} prenup={prenup} />;
}

function PaidNotice() {
  const { self, partner, journey } = useCouple();
  const { data: purchases } = useSuspenseQuery(purchasesQuery(self.id));
  const own = purchases.find(
    ({ product, paymentStatus }) => product?.productType === 'PRENUP' && paymentStatus === 'SUCCESSFUL',
  );
  const isByPartner = own === undefined || own.userId !== self.id;
  const date = own === undefined ? null : formatLongDay(own.createdAt);
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

/** @param prenup To be bought with it, as long as the couple does not have it. */
function Order({ cart, prenup }: { cart: Cart | null; prenup: Product | null }) {
  const { self, partner } = useCouple();
  const own = useOwnDocument();
  const queryClient = useQueryClient();
  const { data: totals } = useSuspenseQuery(cartTotalsQuery(self.id, cart?.id ?? null));
  const checkout = useCheckout(self.id);
  const removal = useMutation({
    mutationFn: (itemId: string) => removeCartItem(self.id, cart?.id ?? '', itemId),
    onSettled: () => afterChange(queryClient, self.id),
  });
  const items = cart?.cartItems ?? [];
  const isPrenupInCart = items.some((item) => item.productId === prenup?.id);
  // Only what was there when the page opened tells of a payment that was left; a code puts the prenup there too.
  const [cameBack] = useState(isPrenupInCart);
  const lines = items.filter((item) => item.productId !== prenup?.id);
  const missingInCents = prenup === null || isPrenupInCart ? 0 : prenup.priceInCents;
  const total = (totals?.totalInCents ?? 0) + missingInCents;

  const { addedProductId } = (useLocation().state ?? {}) as OrderState;
  const added = lines.find(({ productId }) => productId === addedProductId);
  const others = lines.flatMap(({ productId, product }) =>
    productId === addedProductId ? [] : (product?.title ?? []),
  );

  return (
    <>
      {cameBack && checkout.error === null && !checkout.isBusy && (
        <Notice title={t('payment.unfinished.title')}>{t('payment.unfinished.text')}</Notice>
      )}
      {added !== undefined && (
        <Notice title={t('payment.added.title', { title: added.product?.title ?? '' })}>
          {others.length > 0 && t('payment.added.others', { titles: others.join(', ') })}
        </Notice>
      )}
      {(cart?.removedItems ?? []).map(({ productId, title }) => (
        <Notice key={productId} title={t('payment.removedItem.title', { title })}>
          {t('payment.removedItem.text')}
        </Notice>
      ))}
      <Sheet padding={0} className={classes.order ?? ''}>
        {prenup !== null && <Prenup product={prenup} />}
        {lines.map((item) => (
          <div key={item.id} className={classes.line}>
            <span>
              {item.quantity === 1
                ? item.product?.title
                : t('payment.lineQuantity', { title: item.product?.title ?? '', quantity: item.quantity })}
              <span className={classes.aside}>{forWhom(item, self.id, partner?.firstName ?? null)}</span>
              <ChosenAttorney item={item} selfId={self.id} />
            </span>
            <Button
              variant="text"
              size="sm"
              aria-label={t('payment.removeItem', { title: item.product?.title ?? '' })}
              isLoading={removal.isPending && removal.variables === item.id}
              onClick={() => removal.mutate(item.id)}
            >
              {t('payment.remove')}
            </Button>
            <span className="troth-num">{formatCents(item.quantity * (item.product?.priceInCents ?? 0))}</span>
          </div>
        ))}
        {own !== null && <PromoCode userId={self.id} cart={cart} prenup={prenup} totals={totals} />}
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
      {own === null ? (
        <PageActions note={t('payment.stateFirst')}>
          <LinkButton href={paths.questionnaire()} variant="primary" size="continue">
            {t('payment.chooseState')}
          </LinkButton>
        </PageActions>
      ) : (
        <PageActions note={total === 0 ? t('payment.freeNote') : t('payment.note')}>
          <Button
            variant="primary"
            size="continue"
            {...(total === 0 ? {} : { icon: <LockIcon size={16} /> })}
            isLoading={checkout.isBusy}
            loadingText={total === 0 ? t('payment.completing') : t('payment.opening')}
            onClick={() => checkout.start(prenup)}
          >
            {total === 0 ? t('payment.complete') : t('payment.pay', { amount: formatCents(total) })}
          </Button>
        </PageActions>
      )}
    </>
  );
}

/** Whom a line is for: what one buys, the partner may be the one to have. */
function forWhom(
  { product, quantity, beneficiaryUserId }: Cart['cartItems'][number],
  selfId: string,
  partnerName: string | null,
): string {
  if (product?.isSharedProduct === true || quantity > 1) return t('payment.for.both');
  if (beneficiaryUserId === null || beneficiaryUserId === selfId) return t('payment.for.you');
  return t('payment.for.partner', { name: partnerName ?? t('partner.yourPartner') });
}

/**
 * Who acts for the buyer, as the selection named them, and the way to choose someone else: an attorney may not be free
 * any more when one comes to pay. The partner chooses theirs.
 */
function ChosenAttorney({ item, selfId }: { item: Cart['cartItems'][number]; selfId: string }) {
  const { chosenAttorney, product, quantity, beneficiaryUserId } = item;
  const service = ATTORNEY_SERVICE_TYPES.find((type) => type === product?.productType);
  const isForPartner = quantity === 1 && beneficiaryUserId !== null && beneficiaryUserId !== selfId;
  if (service === undefined || isForPartner) return null;
  return (
    <span className={classes.aside}>
      {chosenAttorney === null ? (
        t('payment.attorney.later')
      ) : (
        <>
          {t('payment.attorney.chosen', { name: chosenAttorney.name })}
          <span className={classes.firm}>{chosenAttorney.lawFirmName}</span>
        </>
      )}{' '}
      <Link href={paths.attorneyServices(service)}>
        {t(chosenAttorney === null ? 'payment.attorney.choose' : 'attorneys.bought.change')}
      </Link>
    </span>
  );
}

function Prenup({ product }: { product: Product }) {
  return (
    <>
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
    </>
  );
}

/**
 * A payment that is under way already is no failure, and nothing to try again; nor is an order that is not any more what
 * was seen: it is shown again, to be looked at before it is paid.
 */
function CheckoutFailure({ error }: { error: Error }) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'CONFLICT') {
    return (
      <Notice isAlert title={errorText(error)}>
        {t('payment.underWay')}
      </Notice>
    );
  }
  if (code === 'VERSION_CONFLICT') {
    return (
      <Notice tone="warning" isAlert title={errorText(error)}>
        {t('payment.lookAgain')}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" isAlert title={errorText(error)}>
      {t('payment.failed.safe')}
    </Notice>
  );
}
