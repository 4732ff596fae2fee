import { namedAddressees } from '../../records/users/user.repository';
import type { EventWork } from '../../kernel/events/event';
import { text } from '../../kernel/texts';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import { productsById } from '../../records/payments/product.repository';

/** Mails those for whom someone else bought representation: they choose their own attorney. */
export async function mailRepresented(
  { tx, sendMail }: EventWork,
  { checkout }: { readonly checkout: CheckoutRow },
): Promise<void> {
  const products = await productsById(tx);
  const represented = checkout.lines
    .filter(({ productId }) => products.get(productId)?.productType === 'REPRESENTATION')
    .flatMap(({ beneficiaryUserIds }) => beneficiaryUserIds)
    .filter((id) => id !== checkout.userId);
  if (represented.length === 0) return;
  const people = await namedAddressees(tx, [checkout.userId, ...represented]);
  const buyer = people.find(({ id }) => id === checkout.userId)?.firstName ?? text('mail.yourPartner');
  for (const { id, email } of people) {
    if (id === checkout.userId) continue;
    await sendMail({
      kind: 'representation-bought-for-you',
      to: email,
      data: { buyer },
      dedupeKey: `representation-bought-for-you:${checkout.id}:${id}`,
    });
  }
}
