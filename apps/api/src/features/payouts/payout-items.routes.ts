import { PAYOUT_WAITS } from '@troth/domain/attorneys';
import { attorneyServiceTypeSchema, payoutStatusSchema } from '@troth/domain/purchases';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { servicePayoutsOf } from '../../records/payouts/payout-item.repository';

const cents = z.int();

const payoutItemSchema = z
  .object({
    id: idSchema,
    attorneyId: idSchema,
    attorneyName: z.string(),
    clientName: z.string(),
    serviceType: attorneyServiceTypeSchema,
    boughtAt: instantSchema,
    /** When the first call took place. */
    metAt: instantSchema.nullable(),
    pricePaidInCents: cents,
    feePaidInCents: cents,
    refundedInCents: cents,
    paidInCents: cents,
    payoutStatus: payoutStatusSchema,
    partialPayoutReason: z.string().nullable(),
    /** Price less fee, refunds and what was paid. */
    dueInCents: cents,
    waitsFor: z
      .enum(PAYOUT_WAITS)
      .meta({ id: 'PayoutWait', description: 'Why an amount due hasn’t been paid yet.' })
      .nullable(),
  })
  .meta({ id: 'PayoutItem', description: 'A service, and what a firm is due for it. Customer spec §9 "Payout due".' });

export const payoutItemOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/payouts',
    id: 'payouts.listItems',
    summary: 'Services assigned to the attorney, or to the whole firm for its lead, with amounts due and paid',
    tag: 'attorneys',
    isOurs: true,
    params: z.object({ id: idSchema, aid: idSchema }),
    response: z.array(payoutItemSchema),
    policy: attorneyPolicy,
    action: 'readClients',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, services, subject }) => {
      const { id, lawFirmId, isLawFirmLead } = subject.attorney;
      const of = isLawFirmLead && lawFirmId !== null ? { lawFirmId } : { attorneyId: id };
      const items = await servicePayoutsOf(tx, of, services.payouts.provider);
      return items.map((item) => ({
        id: item.id,
        attorneyId: item.attorneyId,
        attorneyName: item.attorneyName,
        clientName: item.clientName,
        serviceType: item.serviceType,
        boughtAt: iso(item.boughtAt),
        metAt: isoOrNull(item.metAt),
        pricePaidInCents: item.row.pricePaidInCents,
        feePaidInCents: item.row.feePaidInCents,
        refundedInCents: item.refundedInCents,
        paidInCents: item.paidInCents,
        payoutStatus: item.row.payoutStatus,
        partialPayoutReason: item.partialPayoutReason,
        dueInCents: item.dueInCents,
        waitsFor: item.waitsFor,
      }));
    },
  }),
];
