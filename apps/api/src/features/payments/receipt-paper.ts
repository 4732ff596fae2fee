import type { ReceiptPaper } from '@troth/agreement/pdf';
import { formatCents } from '@troth/domain/money';
import type { ChosenAttorney } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { RECEIPT_FILE_NAME } from '../../kernel/mail/deliver-mail';
import { text } from '../../kernel/texts';
import { chosenAttorneys } from '../../records/attorneys/chosen-attorneys';
import type { CartRow } from '../../records/payments/cart.repository';
import type { CheckoutRow } from '../../records/payments/checkout.repository';

/** A receipt to be saved. */
export const receiptResponse = (pdf: Uint8Array): Response =>
  new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${RECEIPT_FILE_NAME}"`,
      'cache-control': 'no-store',
    },
  });

/** Whom the buyer chose with each line of an order, as receipts name them; null where nobody was chosen. */
export async function attorneysOfLines(tx: Tx, { lines }: Pick<CheckoutRow, 'lines'>): Promise<(string | null)[]> {
  const attorneys = await chosenAttorneys(
    tx,
    lines.map(({ chosenAttorneyId }) => chosenAttorneyId),
  );
  return lines.map(({ chosenAttorneyId }) => nameWithFirm(attorneys.get(chosenAttorneyId ?? '')));
}

const nameWithFirm = (attorney: ChosenAttorney | undefined): string | null =>
  attorney === undefined ? null : [attorney.name, attorney.lawFirmName].filter((part) => part !== null).join(', ');

/**
 * What a payment's receipt says. Dates are of the calendar in UTC, and say so.
 * @param attorneys Of `attorneysOfLines`.
 */
export function receiptPaper(
  checkout: CheckoutRow,
  cart: Pick<CartRow, 'transactionCompletedAt' | 'paymentMethod'>,
  buyer: { readonly email: string; readonly firstName: string | null; readonly lastName: string | null },
  attorneys: readonly (string | null)[],
): ReceiptPaper {
  const paidAt = cart.transactionCompletedAt ?? checkout.updatedAt;
  const methods = {
    CARD: text('sandbox.method.card'),
    KLARNA: text('sandbox.method.klarna'),
    AFTERPAY: text('sandbox.method.afterpay'),
    CASHAPP: text('sandbox.method.cashapp'),
  };
  const name = [buyer.firstName, buyer.lastName].filter((part) => part !== null).join(' ');
  return {
    title: text('receipt.title'),
    facts: [
      { label: text('receipt.number'), value: checkout.id },
      {
        label: text('receipt.date'),
        value: `${paidAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} (UTC)`,
      },
      { label: text('receipt.buyer'), value: name === '' ? buyer.email : `${name}, ${buyer.email}` },
      ...(cart.paymentMethod === null ? [] : [{ label: text('receipt.method'), value: methods[cart.paymentMethod] }]),
      ...(checkout.provider === 'sandbox' ? [{ label: text('receipt.sandbox'), value: text('sandbox.band') }] : []),
    ],
    head: [text('receipt.item'), text('receipt.amount')],
    lines: [
      ...checkout.lines.map((line, index) => ({
        label:
          line.quantity === 1
            ? line.title
            : text('sandbox.lineQuantity', { title: line.title, quantity: line.quantity }),
        value: formatCents(line.quantity * line.unitPriceInCents),
        ...(attorneys[index] == null ? {} : { detail: text('receipt.attorney', { name: attorneys[index] }) }),
      })),
      ...(checkout.discountInCents === 0
        ? []
        : [{ label: text('sandbox.discount'), value: `−${formatCents(checkout.discountInCents)}` }]),
    ],
    total: { label: text('sandbox.total'), value: formatCents(checkout.amountInCents) },
    note: text('receipt.note'),
  };
}
