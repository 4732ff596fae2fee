import { useSuspenseQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { usePerson } from '@troth/portal/person';
import { type Column, DataTable } from '@troth/ui/data-table';
import { Row, Section } from '@troth/ui/layout';
import { formatLongDay } from '@troth/portal/instants';
import type { Cart } from '../../shared/open-cart';
import { t } from '../../shared/texts';
import classes from './payment.module.css';
import { paidCartsQuery, purchasesQuery } from './queries';
import { ReceiptButton } from './receipt-button';

const titlesOf = ({ cartItems }: Cart): string =>
  cartItems
    .map(({ product, quantity }) => {
      const title = product?.title ?? '';
      return quantity === 1 ? title : t('payment.lineQuantity', { title, quantity });
    })
    .join(', ');

/**
 * What the reader paid, each with its receipt, for a reader who has lost the mail. The partner's payments are the
 * partner's.
 */
export function PastPayments() {
  const self = usePerson();
  const { data: carts } = useSuspenseQuery(paidCartsQuery(self.id));
  const { data: purchases } = useSuspenseQuery(purchasesQuery(self.id));
  const paid = carts.flatMap((cart) =>
    cart.transactionCompletedAt === null ? [] : [{ ...cart, paidOn: formatLongDay(cart.transactionCompletedAt) }],
  );
  if (paid.length === 0) return null;
  const refundedOf = (cartId: string): number =>
    purchases.filter((item) => item.cartId === cartId).reduce((sum, item) => sum + item.amountRefundedInCents, 0);
  const columns: Column<(typeof paid)[number]>[] = [
    { key: 'what', label: t('payment.past.what'), isTitle: true, render: titlesOf },
    { key: 'date', label: t('payment.past.date'), render: ({ paidOn }) => paidOn },
    {
      key: 'total',
      label: t('payment.total'),
      align: 'end',
      render: ({ id, totalPaidInCents }) => {
        const refunded = refundedOf(id);
        return (
          <>
            {formatCents(totalPaidInCents)}
            {refunded > 0 && (
              <span className={classes.aside}>{t('payment.past.refunded', { amount: formatCents(refunded) })}</span>
            )}
          </>
        );
      },
    },
    {
      key: 'receipt',
      label: t('payment.past.receipt'),
      isActions: true,
      isBelowOnPhone: true,
      render: ({ id, paidOn }) => (
        <Row className={classes.receipt ?? ''}>
          <ReceiptButton cartId={id} paidOn={paidOn} />
        </Row>
      ),
    },
  ];
  return (
    <Section title={t('payment.past')}>
      <DataTable caption={t('payment.past')} columns={columns} rows={paid} rowKey={({ id }) => id} />
    </Section>
  );
}
