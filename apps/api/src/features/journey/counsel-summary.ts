import type { Side } from '@troth/domain/people';
import { isAttorneyService, isLivePurchase, type PurchaseFacts } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { iso } from '../../kernel/http/present';
import type { SideCounsel } from '../../records/case/counsel';
import { eventsOfPerson } from '../../records/booking/event.repository';
import type { Journey } from '../../records/journey/journey.schemas';

export const NO_COUNSEL: Journey['counsel'] = { attorneys: [], nextCall: null, representation: null };

/** The couple's attorneys, and what the person has to do with theirs. */
export async function counselSummaryOf(
  tx: Tx,
  person: { readonly id: string; readonly side: Side },
  counsel: Readonly<Record<Side, SideCounsel>>,
  purchases: readonly (PurchaseFacts & { readonly userId: string })[],
  now: Date,
): Promise<Journey['counsel']> {
  const own = purchases.filter((item) => item.beneficiaryUserId === person.id && isLivePurchase(item));
  const bought = own.find(({ productType }) => productType === 'REPRESENTATION');
  const hasService = own.some(({ productType }) => isAttorneyService(productType));
  return {
    attorneys: (['A', 'B'] as const).flatMap((side) => {
      const { adviser, approvedAt } = counsel[side];
      if (adviser === null) return [];
      const { name, firmName, kind } = adviser;
      return [{ side, name, firmName, kind, isApproved: approvedAt !== null }];
    }),
    nextCall: hasService ? await nextCallOf(tx, person.id, now) : null,
    representation:
      bought === undefined
        ? null
        : {
            status: bought.bookingStatus,
            isFromPartner: bought.userId !== person.id,
            isAttorneyChosen: counsel[person.side].adviser !== null,
          },
  };
}

async function nextCallOf(tx: Tx, userId: string, now: Date): Promise<Journey['counsel']['nextCall']> {
  const next = (await eventsOfPerson(tx, userId)).find(
    ({ event, client }) => client.id === userId && event.eventStatus === 'BOOKED' && event.eventEndAt > now,
  );
  if (next === undefined) return null;
  return {
    eventStartAt: iso(next.event.eventStartAt),
    attorneyName: next.attorney.name,
    serviceType: next.serviceType,
  };
}
