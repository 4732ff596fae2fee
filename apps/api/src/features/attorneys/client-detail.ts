import { canOfferCall, openOffer } from '@troth/domain/booking';
import { attorneyServiceTypeSchema, eventSchema, isAttorneyService, purchaseItemSchema } from '@troth/domain/purchases';
import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import type { Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { presentEvent } from '../../records/booking/event.presenter';
import { eventsWith } from '../../records/booking/event.repository';
import { caseOf } from '../../records/case/load-case';
import { readWait } from '../../records/case/notarization-facts';
import { getCouple } from '../../records/couples/couple';
import { purchasesOfClient } from '../../records/payments/purchase-item.repository';
import { isOutsidePage } from '../booking/outside-page';
import { type AttorneyClient, attorneyClientSchema } from './client-list';

/** One client: the list's facts, what was bought, the calls, and how long the couple still waits before they sign. */
export const attorneyClientDetailSchema = attorneyClientSchema
  .extend({
    /** What this client has of this attorney, the earliest purchase first. */
    purchases: z.array(
      z.object({
        ...purchaseItemSchema.pick({ id: true, pricePaidInCents: true, bookingStatus: true }).shape,
        serviceType: attorneyServiceTypeSchema,
        boughtAt: instantSchema,
        /** Times that the attorney offers for its call and that are still to come; null where no call can be offered. */
        offeredTimes: z.array(instantSchema).nullable(),
      }),
    ),
    /** Calls of this attorney with the client, the latest first. */
    appointments: z.array(eventSchema),
    /** The state's wait after the final text; null where the state has none, and for a client who only has a call. */
    signingWait: z
      .object({
        days: z.int(),
        /** Null until the text is final and was mailed to both. */
        endsAt: instantSchema.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AttorneyClientDetail', description: 'One client of an attorney. Portals spec §6.' });
type Detail = z.input<typeof attorneyClientDetailSchema>;

/** The wait that the couple of a represented client is in. Customer spec §4 "California waiting rule". */
async function signingWaitOf(tx: Tx, { id, documentId, services }: AttorneyClient): Promise<Detail['signingWait']> {
  if (!services.includes('REPRESENTATION')) return null;
  const known = caseOf(tx, await getCouple(tx, documentId, id));
  const wait = await readWait(tx, known, { hasAttorney: true });
  if (wait === null) return null;
  return { days: wait.rule.days, endsAt: wait.ends === 'NOT_STARTED' ? null : iso(wait.ends) };
}

async function purchasesOf(
  tx: Tx,
  attorneyId: string,
  { id, documentId }: AttorneyClient,
  { now, services }: Pick<Work, 'now' | 'services'>,
): Promise<Detail['purchases']> {
  const rows = await purchasesOfClient(tx, { attorneyId, clientId: id, documentId });
  return rows.flatMap(({ productType, createdAt, callOffer, paymentStatus, bookingLink, ...row }) => {
    if (!isAttorneyService(productType)) return [];
    const isBookedElsewhere = isOutsidePage(services.booking, bookingLink);
    const isOfferable = canOfferCall({ bookingStatus: row.bookingStatus, paymentStatus, isBookedElsewhere });
    const offeredTimes = isOfferable ? openOffer(callOffer, { attorneyId, now: iso(now) }) : null;
    return [{ ...row, serviceType: productType, boughtAt: iso(createdAt), offeredTimes }];
  });
}

/** What the client's page shows besides the list's line. */
export async function clientDetail(
  { tx, actor, services, now }: Pick<Work, 'tx' | 'actor' | 'services' | 'now'>,
  attorneyId: string,
  client: AttorneyClient,
): Promise<Detail> {
  const [events, purchases, signingWait] = await together(
    eventsWith(tx, attorneyId, client.id),
    purchasesOf(tx, attorneyId, client, { now, services }),
    signingWaitOf(tx, client),
  );
  return {
    ...client,
    purchases,
    appointments: events.map((view) => presentEvent(tx, view, actor, { config: services.config, now })),
    signingWait,
  };
}
