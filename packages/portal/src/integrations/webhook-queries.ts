import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '../api';

export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
type Creation = components['schemas']['WebhookEndpointCreation'];
type Update = components['schemas']['WebhookEndpointUpdate'];

const own = (userId: string) => ({ params: { path: { id: userId } } });
const of = (userId: string, endpointId: string) => ({ params: { path: { id: userId, endpointId } } });

export const webhookEndpointsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'webhook-endpoints'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/webhook-endpoints', { ...own(userId), signal })),
  });

const PAGE_SIZE = 10;
/** A delivery that was asked for is soon there. */
const REFRESHED_MS = 4000;

export interface DeliveryPlace {
  readonly after?: string;
  readonly before?: string;
}

export const webhookDeliveriesQuery = (userId: string, endpointId: string, place: DeliveryPlace) =>
  queryOptions({
    queryKey: ['users', userId, 'webhook-endpoints', endpointId, 'deliveries', place],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/webhook-endpoints/{endpointId}/deliveries', {
          params: { path: { id: userId, endpointId }, query: { limit: PAGE_SIZE, ...place } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESHED_MS,
  });

export const createWebhookEndpoint = (userId: string, body: Creation) =>
  unwrap(api.POST('/users/{id}/webhook-endpoints', { ...own(userId), body }));
export const updateWebhookEndpoint = (userId: string, endpointId: string, body: Update) =>
  unwrap(api.PATCH('/users/{id}/webhook-endpoints/{endpointId}', { ...of(userId, endpointId), body }));
export const deleteWebhookEndpoint = (userId: string, endpointId: string) =>
  unwrap(api.DELETE('/users/{id}/webhook-endpoints/{endpointId}', of(userId, endpointId)));
export const rotateWebhookSecret = (userId: string, endpointId: string) =>
  unwrap(api.POST('/users/{id}/webhook-endpoints/{endpointId}/secret', of(userId, endpointId)));
export const testWebhookEndpoint = (userId: string, endpointId: string) =>
  unwrap(api.POST('/users/{id}/webhook-endpoints/{endpointId}/test', of(userId, endpointId)));
export const sendDeliveryAgain = (userId: string, endpointId: string, deliveryId: string) =>
  unwrap(
    api.POST('/users/{id}/webhook-endpoints/{endpointId}/deliveries/{deliveryId}/send', {
      params: { path: { id: userId, endpointId, deliveryId } },
    }),
  );
