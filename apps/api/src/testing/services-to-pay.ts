import { contentId } from '@troth/content/ids';
import { isSandboxPayouts, type SandboxPayouts } from '../kernel/ports/payments/sandbox-payouts';
import { anAttorney, type TestPerson } from './builders';
import type { TestApp } from './open-app';
import { aLinkedCouple, openCheckout, payAt } from './purchases';

export function sandboxOf(api: TestApp): SandboxPayouts {
  const { payouts } = api.services;
  if (!isSandboxPayouts(payouts)) throw new Error('The tests run on the sandbox.');
  return payouts;
}

/** An approved attorney who leads a firm that can be paid. */
export async function aPayableAttorney(api: TestApp): Promise<TestPerson & { lawFirmId: string; accountId: string }> {
  const attorney = await anAttorney(api);
  await api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', attorney.id).execute();
  const now = api.clock.now();
  const { provider } = api.services.payouts;
  const firm = { lawFirmId: attorney.lawFirmId, email: attorney.email };
  const accountId = await api.services.payouts.createAccount(api.db, firm, now);
  await api.db
    .updateTable('sandboxAccounts')
    .set({ answer: 'COMPLETE', answeredAt: now })
    .where('id', '=', accountId)
    .execute();
  await api.db
    .updateTable('lawFirms')
    .set({ stripeAccountId: accountId })
    .where('id', '=', attorney.lawFirmId)
    .execute();
  await api.db
    .insertInto('firmAccounts')
    .values({
      lawFirmId: attorney.lawFirmId,
      provider,
      accountId,
      isDetailsSubmitted: true,
      canReceiveTransfers: true,
      canBePaidOut: true,
      due: '[]',
      disabledReason: null,
      checkedAt: now,
    })
    .execute();
  return { ...attorney, accountId };
}

/**
 * A service that names the attorney and whose first call took place. Bought as the prenup is, so that nothing has to be
 * answered first: $599.00, of which the provider keeps $17.67.
 */
export async function aServiceToPay(api: TestApp, attorney: { readonly id: string }) {
  const couple = await aLinkedCouple(api);
  const { sessionId, cartId } = await openCheckout(api, couple.a);
  await payAt(api, sessionId, '4242');
  await api.runJobs();
  return { couple, id: await toService(api, cartId, attorney), sessionId };
}

/** Makes of what was bought in a cart a service that names the attorney and whose first call took place. @returns its id */
export async function toService(
  api: Pick<TestApp, 'db'>,
  cartId: string,
  attorney: { readonly id: string },
): Promise<string> {
  const { id } = await api.db
    .updateTable('purchaseItems')
    .set({
      productId: contentId('product', 'representation'),
      attorneyId: attorney.id,
      bookingStatus: 'BOOKED',
    })
    .where('cartId', '=', cartId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
