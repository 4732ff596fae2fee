import { contentId } from '@troth/content/ids';
import type { KeptHours } from '@troth/domain/booking';
import { aCouple, anAttorney, type TestCouple, type TestPerson } from './builders';
import type { TestApp } from './open-app';

/** Every day from nine to noon in New York, with no notice: twelve calls a day of the tests. */
export const MORNINGS: KeptHours = {
  timeZone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '09:00', endsAt: '12:00' })),
  exceptions: [],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  minimumNoticeHours: 24,
  horizonDays: 30,
};

/** An attorney of New York who takes calls. */
export async function anAttorneyWithHours(api: TestApp, hours: Partial<KeptHours> = {}) {
  const attorney = await anAttorney(api, { states: ['NY'] });
  const set = await api.put(
    `/users/${attorney.id}/attorneys/${attorney.id}/hours`,
    { ...MORNINGS, ...hours },
    attorney,
  );
  if (set.status !== 200) throw new Error(`Setting hours answered ${set.status}: ${JSON.stringify(set.body)}`);
  return attorney;
}

/** A service that was bought for a person, to be had from an attorney. */
export async function aService(
  api: TestApp,
  options: {
    readonly couple: TestCouple;
    readonly client: TestPerson;
    readonly attorney: { readonly id: string } | null;
    readonly product?: 'q_a' | 'representation';
  },
): Promise<string> {
  const { id } = await api.db
    .insertInto('purchaseItems')
    .values({
      productId: contentId('product', options.product ?? 'representation'),
      userId: options.client.id,
      beneficiaryUserId: options.client.id,
      attorneyId: options.attorney?.id ?? null,
      documentId: options.couple.documentId,
      pricePaidInCents: 69_900,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A couple of New York whose partner A has bought representation by an attorney who takes calls. */
export async function aClientOf(api: TestApp, attorney: TestPerson) {
  const couple = await aCouple(api).inState('NY').withAttorneyFor('A', attorney).paid();
  const purchaseItemId = await aService(api, { couple, client: couple.a, attorney });
  return { couple, client: couple.a, purchaseItemId };
}

/** An appointment of a service that was bought, of twenty minutes. */
export async function anAppointment(
  api: TestApp,
  of: {
    readonly purchaseItemId: string;
    readonly attorneyId: string;
    readonly endsAt: Date;
    readonly outcome?: 'COMPLETED' | 'BOOKED' | 'NO_SHOW';
  },
): Promise<string> {
  const { purchaseItemId, attorneyId, endsAt, outcome = 'BOOKED' } = of;
  const startsAt = new Date(endsAt.getTime() - 1_200_000);
  const now = api.clock.now();
  const { id } = await api.db
    .insertInto('appointmentEvents')
    .values({
      purchaseItemId,
      attorneyId,
      provider: 'builtin',
      eventStartAt: startsAt,
      eventEndAt: endsAt,
      busyFrom: startsAt,
      busyUntil: endsAt,
      timeZone: 'America/New_York',
      eventStatus: outcome === 'NO_SHOW' ? 'NO_SHOW' : 'BOOKED',
      serviceCompletedAt: outcome === 'COMPLETED' ? endsAt : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
