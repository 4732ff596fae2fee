import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { type SqlBool, sql } from 'kysely';
import type { EventFilter } from '@troth/domain/records';
import { hashSecretToken } from '../../kernel/auth/secret-token';
import type { Db, Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import { inOrder, pageOfIds, type PageOfIds, type PageRequest } from '../../kernel/database/keyset';
import { isPlaceTaken } from '../../kernel/database/failures';
import { notFound, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { houseColumn } from '../../kernel/protection/protected-database';
import { phoneNumberOf } from '../users/contact';
import type { PeopleTables } from '../users/people.tables';
import type { BookingTables } from './booking.tables';

export type EventRow = Selectable<BookingTables['appointmentEvents']>;

/** Where it takes place: the telephone number that is called. */
export const eventLocation = houseColumn('appointment_events', 'sealed_location');

/** A person as an appointment names them. */
interface Party {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
}

/** An appointment with whom it is between, and what was bought. */
export interface EventView {
  readonly event: EventRow;
  readonly serviceType: AttorneyServiceType;
  readonly documentId: string | null;
  /** Since when the client shares their answers for this call. */
  readonly answersSharedAt: Date | null;
  readonly client: Party;
  readonly attorney: Party;
}

const nameOf = (person: { firstName: string | null; lastName: string | null }): string | null =>
  [person.firstName, person.lastName].filter((part) => part !== null && part !== '').join(' ') || null;

const partyOf = (
  db: Db,
  person: Pick<Selectable<PeopleTables['users']>, 'id' | 'firstName' | 'lastName' | 'email' | 'sealedPhoneNumber'>,
): Party => ({
  id: person.id,
  name: nameOf(person),
  email: person.email,
  phoneNumber: phoneNumberOf(db, person),
});

const everyEvent = (db: Db) => db.selectFrom('appointmentEvents').selectAll('appointmentEvents');
const liveEvents = (db: Db) => everyEvent(db).where('appointmentEvents.deletedAt', 'is', null);

/**
 * The appointments of a query, with what belongs to them. A deleted person is still named on what took place.
 */
async function viewsOf(db: Db, events: ReturnType<typeof liveEvents>): Promise<EventView[]> {
  const rows = await rowsOf(
    db,
    events
      .innerJoin('purchaseItems', 'purchaseItems.id', 'appointmentEvents.purchaseItemId')
      .innerJoin('products', 'products.id', 'purchaseItems.productId')
      .innerJoin('users as client', 'client.id', 'purchaseItems.beneficiaryUserId')
      .innerJoin('users as attorney', 'attorney.id', 'appointmentEvents.attorneyId')
      .select([
        'purchaseItems.documentId',
        'purchaseItems.answersSharedAt',
        'products.productType',
        'client.id as clientId',
        'client.firstName as clientFirstName',
        'client.lastName as clientLastName',
        'client.email as clientEmail',
        'client.sealedPhoneNumber as sealedClientPhoneNumber',
        'attorney.firstName as attorneyFirstName',
        'attorney.lastName as attorneyLastName',
        'attorney.email as attorneyEmail',
        'attorney.sealedPhoneNumber as sealedAttorneyPhoneNumber',
      ]),
  );
  return rows.map(
    ({
      documentId,
      answersSharedAt,
      productType,
      clientId,
      clientFirstName,
      clientLastName,
      clientEmail,
      sealedClientPhoneNumber,
      attorneyFirstName,
      attorneyLastName,
      attorneyEmail,
      sealedAttorneyPhoneNumber,
      ...event
    }) => ({
      event,
      serviceType: productType === 'Q_A' ? 'Q_A' : 'REPRESENTATION',
      documentId,
      answersSharedAt,
      client: partyOf(db, {
        id: clientId,
        firstName: clientFirstName,
        lastName: clientLastName,
        email: clientEmail,
        sealedPhoneNumber: sealedClientPhoneNumber,
      }),
      attorney: partyOf(db, {
        id: event.attorneyId,
        firstName: attorneyFirstName,
        lastName: attorneyLastName,
        email: attorneyEmail,
        sealedPhoneNumber: sealedAttorneyPhoneNumber,
      }),
    }),
  );
}

/** @throws Problem NOT_FOUND */
export async function viewOf(db: Db, event: EventRow): Promise<EventView> {
  const [view] = await viewsOf(db, everyEvent(db).where('appointmentEvents.id', '=', event.id));
  if (view === undefined) throw problem('NOT_FOUND');
  return { ...view, event };
}

/** Appointments by their ids, in no order. */
export const eventsByIds = async (db: Db, ids: readonly string[]): Promise<EventView[]> =>
  ids.length === 0 ? [] : viewsOf(db, liveEvents(db).where('appointmentEvents.id', 'in', [...ids]));

/** Still to be or under way, and neither canceled nor judged: `isFutureEvent`, as the database says it. */
const isFuture = (now: Date) =>
  sql<SqlBool>`(event_status = 'BOOKED' and appointment_events.service_completed_at is null and event_end_at > ${now})`;

/** The appointments in which a person is called or calls, earliest first, or as a list shows them. */
export async function eventsOfPerson(
  db: Db,
  userId: string,
  listed?: { readonly filter: EventFilter; readonly now: Date },
): Promise<EventView[]> {
  let query = liveEvents(db).where((eb) =>
    eb.or([
      eb('appointmentEvents.attorneyId', '=', userId),
      eb(
        'purchaseItemId',
        'in',
        eb
          .selectFrom('purchaseItems')
          .select('id')
          .where('beneficiaryUserId', '=', userId)
          .where('deletedAt', 'is', null),
      ),
    ]),
  );
  if (listed?.filter === 'future') query = query.where(isFuture(listed.now));
  if (listed?.filter === 'past') query = query.where(sql<SqlBool>`not ${isFuture(listed.now)}`);
  const direction = listed === undefined || listed.filter === 'future' ? 'asc' : 'desc';
  return viewsOf(db, query.orderBy('eventStartAt', direction).orderBy('appointmentEvents.id', direction));
}

interface CallListing extends PageRequest {
  readonly filter: EventFilter;
  /** Calls that begin at this moment or later, and before that one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/**
 * A page of an attorney's calls: those to come the earliest first, others the latest first, what waits for an outcome
 * before all others.
 */
export async function pageOfCalls(
  tx: Tx,
  attorneyId: string,
  { filter, from, until, ...request }: CallListing,
  now: Date,
): Promise<{ readonly views: EventView[]; readonly page: PageOfIds['page'] }> {
  const where = [sql<SqlBool>`deleted_at is null`, sql<SqlBool>`attorney_id = ${attorneyId}`];
  if (filter !== 'all') where.push(filter === 'future' ? isFuture(now) : sql<SqlBool>`not ${isFuture(now)}`);
  if (from !== undefined) where.push(sql<SqlBool>`event_start_at >= ${from}`);
  if (until !== undefined) where.push(sql<SqlBool>`event_start_at < ${until}`);
  const waits = sql`(event_status = 'BOOKED' and service_completed_at is null and event_end_at <= ${now})`;
  const { ids, page } = await pageOfIds(
    tx,
    {
      from: sql`appointment_events`,
      id: sql<string>`appointment_events.id`,
      where,
      order: filter === 'future' ? [sql`event_start_at`] : [waits, sql`event_start_at`],
      direction: filter === 'future' ? 'ascending' : 'descending',
    },
    request,
  );
  const views = await eventsByIds(tx, ids);
  return {
    views: inOrder(
      ids,
      views.map((view) => ({ ...view, id: view.event.id })),
    ),
    page,
  };
}

/** The calls of an attorney that begin at a moment or later, canceled ones too, earliest first. */
export const callsSince = async (db: Db, attorneyId: string, from: Date): Promise<EventView[]> =>
  viewsOf(
    db,
    liveEvents(db)
      .where('appointmentEvents.attorneyId', '=', attorneyId)
      .where('eventStartAt', '>=', from)
      .orderBy('eventStartAt')
      .orderBy('appointmentEvents.id'),
  );

/** The appointments of an attorney with one client, latest first. */
export async function eventsWith(db: Db, attorneyId: string, clientId: string): Promise<EventView[]> {
  return viewsOf(
    db,
    liveEvents(db)
      .where('appointmentEvents.attorneyId', '=', attorneyId)
      .where('purchaseItemId', 'in', (eb) =>
        eb.selectFrom('purchaseItems').select('id').where('beneficiaryUserId', '=', clientId),
      )
      .orderBy('eventStartAt', 'desc')
      .orderBy('appointmentEvents.id'),
  );
}

/** The appointments of one purchase, earliest first. */
export const eventsOfPurchase = (db: Db, purchaseItemId: string): Promise<EventRow[]> =>
  liveEvents(db).where('purchaseItemId', '=', purchaseItemId).orderBy('eventStartAt').orderBy('id').execute();

/** @throws Problem NOT_FOUND */
export async function getEvent(db: Db, id: string): Promise<EventRow> {
  return liveEvents(db).where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** The appointment, held until the transaction ends. Its purchase is always held first. @throws Problem NOT_FOUND */
export async function holdEvent(tx: Tx, id: string): Promise<EventRow> {
  const { purchaseItemId } = await getEvent(tx, id);
  await tx.selectFrom('purchaseItems').select('id').where('id', '=', purchaseItemId).forUpdate().execute();
  return liveEvents(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export const findEventByToken = (db: Db, token: string): Promise<EventRow | undefined> =>
  liveEvents(db).where('linkTokenHash', '=', hashSecretToken(token)).executeTakeFirst();

/** The attorney's appointments that keep others off from a moment on. */
export const busyEvents = (db: Db, attorneyId: string, from: Date): Promise<EventRow[]> =>
  liveEvents(db)
    .where('attorneyId', '=', attorneyId)
    .where('eventStatus', '=', 'BOOKED')
    .where('busyUntil', '>', from)
    .execute();

/** The attorney's appointments, or those of a purchase, that are still to be. */
export const upcomingEvents = (
  db: Db,
  of: { readonly attorneyId: string } | { readonly purchaseItemId: string },
  now: Date,
): Promise<EventRow[]> => {
  const query = liveEvents(db)
    .where('eventStatus', '=', 'BOOKED')
    .where('serviceCompletedAt', 'is', null)
    .where('eventStartAt', '>', now);
  return (
    'attorneyId' in of
      ? query.where('attorneyId', '=', of.attorneyId)
      : query.where('purchaseItemId', '=', of.purchaseItemId)
  ).execute();
};

/** Appointments that begin by then and were neither canceled nor judged, each with the number that is called. */
export async function openCallsOf(
  db: Db,
  attorneyId: string,
  until: Date,
): Promise<(EventView & { readonly location: string | null })[]> {
  const views = await viewsOf(
    db,
    liveEvents(db)
      .where('appointmentEvents.attorneyId', '=', attorneyId)
      .where('eventStatus', '=', 'BOOKED')
      .where('appointmentEvents.serviceCompletedAt', 'is', null)
      .where('eventStartAt', '<=', until)
      .orderBy('eventStartAt')
      .orderBy('appointmentEvents.id'),
  );
  return views.map((view) => ({
    ...view,
    location: eventLocation.open(db, view.event.id, view.event.sealedLocation),
  }));
}

/** The calls of an attorney about some documents, by the client and the document that each was bought for. */
export async function callsOfMatters(
  db: Db,
  attorneyId: string,
  documentIds: readonly string[],
): Promise<
  (Pick<EventRow, 'eventStatus' | 'eventStartAt' | 'eventEndAt' | 'serviceCompletedAt'> & {
    readonly clientId: string;
    readonly documentId: string | null;
  })[]
> {
  if (documentIds.length === 0) return [];
  return rowsOf(
    db,
    db
      .selectFrom('appointmentEvents')
      .innerJoin('purchaseItems', 'purchaseItems.id', 'appointmentEvents.purchaseItemId')
      .select(['eventStatus', 'eventStartAt', 'eventEndAt', 'appointmentEvents.serviceCompletedAt'])
      .select(['purchaseItems.beneficiaryUserId as clientId', 'purchaseItems.documentId'])
      .where('appointmentEvents.attorneyId', '=', attorneyId)
      .where('purchaseItems.documentId', 'in', [...documentIds])
      .where('appointmentEvents.deletedAt', 'is', null),
  );
}

/** Calls about questions for which a client shares their answers with an attorney. */
export const sharedCallsWith = (
  db: Db,
  of: { readonly attorneyId: string; readonly documentId: string; readonly clientId: string },
): Promise<(Pick<EventRow, 'eventStatus' | 'eventEndAt'> & { readonly answersSharedAt: Date | null })[]> =>
  db
    .selectFrom('appointmentEvents')
    .innerJoin('purchaseItems', 'purchaseItems.id', 'appointmentEvents.purchaseItemId')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .select(['eventStatus', 'eventEndAt', 'purchaseItems.answersSharedAt'])
    .where('appointmentEvents.attorneyId', '=', of.attorneyId)
    .where('purchaseItems.attorneyId', '=', of.attorneyId)
    .where('purchaseItems.beneficiaryUserId', '=', of.clientId)
    .where('purchaseItems.documentId', '=', of.documentId)
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.answersSharedAt', 'is not', null)
    .where('products.productType', '=', 'Q_A')
    .where('purchaseItems.deletedAt', 'is', null)
    .where('appointmentEvents.deletedAt', 'is', null)
    .execute();

/** Two who are after one time: the database lets one of them have it. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isPlaceTaken(error)) throw problem('CONFLICT', { detail: text('booking.slotTaken'), cause: error });
    throw error;
  }
}

/** @throws Problem CONFLICT when the attorney has something else at that time */
export const insertEvent = (tx: Tx, row: Insertable<BookingTables['appointmentEvents']>): Promise<EventRow> =>
  unlessTaken(() => tx.insertInto('appointmentEvents').values(row).returningAll().executeTakeFirstOrThrow());

/** @throws Problem CONFLICT when the attorney has something else at that time */
export const updateEvent = (
  tx: Tx,
  id: string,
  changes: Updateable<BookingTables['appointmentEvents']>,
): Promise<EventRow> =>
  unlessTaken(() =>
    tx.updateTable('appointmentEvents').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  );

/** A live appointment, locked by nobody. */
export const findEvent = (db: Db, id: string): Promise<EventRow | undefined> =>
  liveEvents(db).where('id', '=', id).executeTakeFirst();

/** The purchase of an appointment that a provider knows by one of these ids. */
export const purchaseOfBooking = (db: Db, provider: NonNullable<EventRow['provider']>, ids: readonly string[]) =>
  db
    .selectFrom('appointmentEvents')
    .select('purchaseItemId')
    .where('provider', '=', provider)
    .where('externalId', 'in', ids)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Appointments at a provider that are not over. */
export const eventsAtProvider = (db: Db, provider: NonNullable<EventRow['provider']>, after: Date) =>
  db
    .selectFrom('appointmentEvents')
    .select(['externalId', 'eventStatus', 'serviceCompletedAt', 'eventEndAt'])
    .where('provider', '=', provider)
    .where('externalId', 'is not', null)
    .where('eventEndAt', '>', after)
    .where('deletedAt', 'is', null)
    .orderBy('eventStartAt')
    .execute();
