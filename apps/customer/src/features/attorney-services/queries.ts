import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { openCart, putIntoCart } from '../../shared/cart';
import type { Journey } from '../../shared/journey';

export type Attorney = components['schemas']['Attorney'];
export type Availability = components['schemas']['AvailableAttorneys'];
export type Eligibility = components['schemas']['AttorneyServicesEligibility'];
export type PurchaseItem = components['schemas']['PurchaseItem'];
export type ServiceType = components['schemas']['AttorneyServiceType'];
export type ServiceOffer = Eligibility['services'][number];

/** Whether there is anything for the couple to buy from attorneys. */
export const canBuyServices = ({ isPaid, stateId, document }: Journey): boolean =>
  isPaid && stateId !== null && document?.isNotarized !== true;

/** Whether attorney services are open, and what to do about each. */
export const eligibilityQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'attorney-services'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/products/attorney-services/eligibility', { params: { path: { id: userId } }, signal }),
      ),
  });

/**
 * Who can be hired, page by page. "Refetched on mount, focus and reconnect" (customer spec §7), for the partner may have
 * taken a firm in the meantime: the one exception to the cache's rule.
 *
 * @param chosenId Comes first, on whatever page they would be, unless they were taken.
 */
export const availabilityQuery = (
  userId: string,
  documentId: string,
  serviceType: ServiceType,
  chosenId: string | null,
) =>
  infiniteQueryOptions({
    queryKey: ['users', userId, 'attorney-services', documentId, serviceType, chosenId],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/attorneys', {
          params: {
            path: { id: userId, docId: documentId },
            query: {
              serviceType,
              ...(chosenId !== null && { chosenId }),
              ...(pageParam !== null && { after: pageParam }),
            },
          },
          signal,
        }),
      ),
    select: ({ pages }) =>
      pages.reduce((before, page) => ({
        ...page,
        availableAttorneysForUser: [...before.availableAttorneysForUser, ...page.availableAttorneysForUser],
      })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Whoever was just chosen stands in the list that is there.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** The attorney services that a person bought or was bought. */
export const servicesBoughtQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'purchase-items', 'ATTORNEY_SERVICE'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/purchase-items', {
          params: { path: { id: userId }, query: { category: 'ATTORNEY_SERVICE' } },
          signal,
        }),
      ),
  });

export interface ServiceOrder {
  readonly productId: string;
  readonly quantity: number;
  readonly beneficiaryUserId: string | null;
  readonly chosenAttorneyId: string | null;
}

/** Puts a service into the open cart. @param key Of the whole attempt, which a repeat shares. */
export const orderService = async (userId: string, order: ServiceOrder, key: string) => {
  await putIntoCart(userId, await openCart(userId, key), order, key);
};

/** Chooses the attorney of a purchase, where the choice is still the one that was seen. */
export const chooseAttorney = (userId: string, seen: Pick<PurchaseItem, 'id' | 'attorneyId'>, attorneyId: string) =>
  unwrap(
    api.PATCH('/users/{id}/purchase-items/{pid}', {
      params: { path: { id: userId, pid: seen.id } },
      body: { attorneyId },
      headers: { 'If-Match': `"${seen.attorneyId ?? 'none'}"` },
    }),
  );

/** So many reviews are shown at once. */
const REVIEWS_AT_ONCE = 3;

/** What is said of an attorney, the newest first. Portals spec §7 "attorney-reviews". */
export const reviewsQuery = (userId: string, attorneyId: string) =>
  infiniteQueryOptions({
    queryKey: ['users', userId, 'attorneys', attorneyId, 'attorney-reviews'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/attorney-reviews', {
          params: {
            path: { id: userId, aid: attorneyId },
            query: {
              status: 'APPROVED',
              includeUser: 'true',
              // One more than is shown tells whether there are more.
              limit: REVIEWS_AT_ONCE + 1,
              ...(pageParam !== null && { after: pageParam }),
            },
          },
          signal,
        }),
      ),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, REVIEWS_AT_ONCE)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length > REVIEWS_AT_ONCE ? (page[REVIEWS_AT_ONCE - 1]?.id ?? null) : null),
  });
