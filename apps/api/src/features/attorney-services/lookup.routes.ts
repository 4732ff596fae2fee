import { type Attorney, type AttorneyFacts, attorneySchema, availableAttorneysSchema } from '@troth/domain/attorneys';
import { CALL_MINUTES } from '@troth/domain/booking';
import { type AttorneyServiceType, attorneyServiceTypeSchema } from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { pageOfRows } from '../../kernel/database/keyset';
import { together } from '../../kernel/database/read-together';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { allOf, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { lastDeclined } from '../../records/assignments/assignment.repository';
import { namesOf } from '../../records/users/user.repository';
import { presentAttorney } from '../../records/attorneys/attorney.presenter';
import { attorneyViews } from '../../records/attorneys/attorney.repository';
import { getCouple, getDocumentRow } from '../../records/couples/couple';
import { isOwningCustomer, isPartner, type OfDocument, type Owned } from '../../records/couples/couple.policy';
import { nextFreeOf } from '../../records/booking/next-free';
import { loadHiring } from './hiring';

/** A profile is long: fewer of them than rows of other lists. */
const PAGE_SIZE = 20;
const LARGEST_PAGE = 50;

/** A partner looks for an attorney under the own id. */
const hiringPolicy = {
  read: allOf<Owned & OfDocument>(isOwningCustomer, isPartner),
} satisfies Policy<never, Owned & OfDocument>;

const params = z.object({ id: idSchema, docId: idSchema });
const query = z.object({ serviceType: attorneyServiceTypeSchema.default('REPRESENTATION') });
const listQuery = query.extend({
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  /** The last attorney of the page before. */
  after: idSchema.optional(),
  /** Comes first, where they can be hired. */
  chosenId: idSchema.optional(),
});
const load = async ({ tx, params: { id, docId } }: { tx: Tx; params: z.output<typeof params> }) => ({
  userId: id,
  document: await getDocumentRow(tx, docId),
});

/** Attorneys as a customer sees them, in the given order. */
async function present(
  { tx, actor, now }: { tx: Tx; actor: Actor; now: Date },
  attorneys: readonly AttorneyFacts[],
  serviceType: AttorneyServiceType,
): Promise<Attorney[]> {
  const ids = attorneys.map(({ id }) => id);
  const [nextFree, views] = await together(
    nextFreeOf(tx, ids, { now, lengthMinutes: CALL_MINUTES[serviceType] }),
    attorneyViews(tx, ids),
  );
  const ratings = new Map(attorneys.map(({ id, averageRating }) => [id, averageRating]));
  return views.map((view) => ({
    ...presentAttorney(view, actor),
    averageRating: ratings.get(view.attorney.id) ?? null,
    nextFreeAt: nextFree.get(view.attorney.id) ?? null,
  }));
}

const chosenFirst = (attorneys: readonly AttorneyFacts[], chosenId: string | undefined) => [
  ...attorneys.filter(({ id }) => id === chosenId),
  ...attorneys.filter(({ id }) => id !== chosenId),
];

/** Who said last that they cannot act for a partner; never why. */
async function declinedBy(tx: Tx, of: { documentId: string; clientId: string }) {
  const declined = await lastDeclined(tx, of);
  if (declined === undefined || declined.answeredAt === null) return null;
  const names = await namesOf(tx, [declined.attorneyId]);
  return { name: names.get(declined.attorneyId) ?? text('booking.yourAttorney'), at: iso(declined.answeredAt) };
}

export const lookupOperations = [
  operation({
    route: 'GET /users/{id}/documents/{docId}/attorneys',
    id: 'attorneys.listAvailable',
    summary: 'The attorneys a customer can hire for a service, and who it can be bought for',
    description:
      'For Q_A, `userCanPurchase` says whether a call can be bought, and nobody buys one for the partner. Without a ' +
      '`serviceType` it is about representation. The attorney of `chosenId` comes first as long as they can be hired: ' +
      'send it with every page.',
    tag: 'attorneys',
    params,
    query: listQuery,
    response: availableAttorneysSchema,
    policy: hiringPolicy,
    action: 'read',
    load,
    handle: async ({ tx, params: { id, docId }, query: { serviceType, limit, after, chosenId }, actor, now }) => {
      const [hiring, declined] = await together(
        loadHiring(tx, await getCouple(tx, docId, id), now),
        declinedBy(tx, { documentId: docId, clientId: id }),
      );
      const { rows, page } = pageOfRows(
        chosenFirst(hiring.ranked(), chosenId),
        { cursorOf: ({ id: attorneyId }) => attorneyId, isListed: hiring.canHire(serviceType, hiring.couple.side) },
        { limit, after },
      );
      const isCall = serviceType === 'Q_A';
      return {
        availableAttorneysForUser: await present({ tx, actor, now }, rows, serviceType),
        nextCursor: page.nextCursor,
        userAssignedAttorneyAndLawFirmIds: hiring.assigned,
        maxRepresentationProductsUserCanPurchase: hiring.offer.maximum,
        userCanPurchase: isCall ? hiring.isQaAvailable : hiring.offer.userCanPurchase,
        fianceCanPurchase: !isCall && hiring.offer.fianceCanPurchase,
        declinedBy: declined,
      };
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/{docId}/attorneys/featured-attorney',
    id: 'attorneys.readFeatured',
    summary: 'The attorney shown first: fast turnaround, then reviews, then the sooner answer, then experience',
    tag: 'attorneys',
    params,
    query,
    response: attorneySchema,
    policy: hiringPolicy,
    action: 'read',
    load,
    handle: async ({ tx, params: { id, docId }, query: { serviceType }, actor, now }) => {
      const hiring = await loadHiring(tx, await getCouple(tx, docId, id), now);
      const first = hiring.available(serviceType, hiring.couple.side)[0];
      const [attorney] = first === undefined ? [] : await present({ tx, actor, now }, [first], serviceType);
      if (attorney === undefined) throw problem('NOT_FOUND');
      return attorney;
    },
  }),
];
