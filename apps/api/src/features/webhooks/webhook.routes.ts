import { randomUUID } from 'node:crypto';
import {
  WEBHOOK_ENDPOINTS_MAX,
  WEBHOOK_TEST_TYPE,
  webhookDeliverySchema,
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookEndpointCreationSchema,
  webhookEndpointSchema,
  webhookEndpointUpdateSchema,
  webhookEndpointWithSecretSchema,
} from '@troth/domain/integrations';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { pageQuery, pageShape } from '../../kernel/database/keyset';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { invalidField, problem } from '../../kernel/http/problem';
import type { UrlRefusal } from '../../kernel/ports/webhooks/webhook-sender';
import { text } from '../../kernel/texts';
import { ownerInPath } from '../../records/users/user.repository';
import { webhookPolicy } from '../../records/webhooks/webhook.policy';
import {
  countEndpoints,
  deleteEndpoint,
  type DeliveryRow,
  endpointsOf,
  holdDelivery,
  holdEndpoint,
  insertDelivery,
  insertEndpoint,
  pageOfDeliveries,
  queueDeliveryAgain,
  rotateSecret,
  updateEndpoint,
  type WebhookEndpointRow,
} from '../../records/webhooks/webhook.repository';
import { attemptOf, webhookKind } from '../../records/webhooks/webhook-jobs';
import { bodyOf } from './emit-event';

const present = (row: WebhookEndpointRow, now: Date): WebhookEndpoint => ({
  id: row.id,
  name: row.name,
  url: row.url,
  eventTypes: row.eventTypes,
  createdAt: iso(row.createdAt),
  disabledReason: row.disabledReason,
  disabledAt: isoOrNull(row.disabledAt),
  failingSince: isoOrNull(row.failingSince),
  oldSecretEndsAt: row.oldSecretEndsAt !== null && row.oldSecretEndsAt > now ? iso(row.oldSecretEndsAt) : null,
});

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  createdAt: iso(row.createdAt),
  lastAttemptAt: isoOrNull(row.lastAttemptAt),
  nextAttemptAt: isoOrNull(row.nextAttemptAt),
  lastStatus: row.lastStatus,
  lastFailure: row.lastFailure,
});

const endpointParam = idParam.extend({ endpointId: idSchema });

const own = {
  tag: 'integrations',
  isOurs: true,
  policy: webhookPolicy,
  load: ownerInPath,
} as const;

/** An endpoint that the address names, held. @throws Problem NOT_FOUND */
const endpointOf = ({ tx }: Work, params: { endpointId: string }, { userId }: { userId: string }) =>
  holdEndpoint(tx, { userId, id: params.endpointId });

function refuseUrl(refusal: UrlRefusal): void {
  if (refusal === null) return;
  throw invalidField('url', text(`webhook.url.${refusal}`), refusal);
}

const aboutEndpoint = ({ id: subjectId }: WebhookEndpointRow) => ({ subjectKind: 'webhookEndpoint', subjectId });

/** @throws Problem REFUSED_BY_RULE for an endpoint that gets nothing now */
function requireEnabled({ disabledAt }: WebhookEndpointRow): void {
  if (disabledAt !== null) throw problem('REFUSED_BY_RULE', { detail: text('webhook.disabled') });
}

export const webhookEndpointOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/webhook-endpoints',
    id: 'webhookEndpoints.list',
    summary: 'Webhook endpoints of an attorney or admin, the oldest first',
    params: idParam,
    response: z.array(webhookEndpointSchema),
    action: 'read',
    handle: async ({ tx, subject, now }) => (await endpointsOf(tx, subject.userId)).map((row) => present(row, now)),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/webhook-endpoints',
    id: 'webhookEndpoints.create',
    summary: 'Creates a webhook endpoint; its secret is in this answer and nowhere else',
    params: idParam,
    body: webhookEndpointCreationSchema,
    response: webhookEndpointWithSecretSchema,
    status: 201,
    needsFreshSignIn: true,
    showsSecret: true,
    action: 'change',
    prepare: ({ url }, { services }) => services.webhooks.refusalOf(url),
    handle: async ({ tx, subject: { userId }, body, prepared: refusal, now, audit }) => {
      refuseUrl(refusal);
      if ((await countEndpoints(tx, userId)) >= WEBHOOK_ENDPOINTS_MAX)
        throw problem('REFUSED_BY_RULE', { detail: text('webhook.tooMany', { count: WEBHOOK_ENDPOINTS_MAX }) });
      const { row, secret } = await insertEndpoint(tx, { ...body, userId }, now);
      audit(aboutEndpoint(row));
      return { ...present(row, now), secret };
    },
  }),
  operation({
    ...own,
    route: 'PATCH /users/{id}/webhook-endpoints/{endpointId}',
    id: 'webhookEndpoints.update',
    summary: 'Changes a webhook endpoint, and stops or starts its deliveries',
    description: 'Events that happen while it is disabled are not delivered later.',
    params: endpointParam,
    body: webhookEndpointUpdateSchema,
    response: webhookEndpointSchema,
    needsFreshSignIn: true,
    action: 'change',
    prepare: async ({ url }, { services }) => (url === undefined ? null : services.webhooks.refusalOf(url)),
    handle: async (call) => {
      const { tx, body, prepared: refusal, now, audit } = call;
      refuseUrl(refusal);
      const row = await updateEndpoint(tx, await endpointOf(call, call.params, call.subject), body, now);
      audit(aboutEndpoint(row));
      return present(row, now);
    },
  }),
  operation({
    ...own,
    route: 'DELETE /users/{id}/webhook-endpoints/{endpointId}',
    id: 'webhookEndpoints.delete',
    summary: 'Deletes a webhook endpoint with its deliveries',
    params: endpointParam,
    response: null,
    action: 'change',
    handle: async (call) => {
      const row = await endpointOf(call, call.params, call.subject);
      await deleteEndpoint(call.tx, row);
      call.audit(aboutEndpoint(row));
      return null;
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/webhook-endpoints/{endpointId}/secret',
    id: 'webhookEndpoints.rotateSecret',
    summary: 'Gives a webhook endpoint a new secret; it is in this answer and nowhere else',
    description: 'For 24 hours deliveries are signed by both the new secret and the one before.',
    params: endpointParam,
    response: webhookEndpointWithSecretSchema,
    needsFreshSignIn: true,
    showsSecret: true,
    action: 'change',
    handle: async (call) => {
      const { tx, now, audit } = call;
      const { row, secret } = await rotateSecret(tx, await endpointOf(call, call.params, call.subject), now);
      audit(aboutEndpoint(row));
      return { ...present(row, now), secret };
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/webhook-endpoints/{endpointId}/test',
    id: 'webhookEndpoints.test',
    summary: 'Sends a webhook endpoint a test event, once',
    params: endpointParam,
    response: webhookDeliverySchema,
    status: 202,
    limit: 'WEBHOOK_SENDS',
    action: 'send',
    handle: async (call) => {
      const { tx, now, audit, enqueue } = call;
      const row = await endpointOf(call, call.params, call.subject);
      requireEnabled(row);
      const eventId = randomUUID();
      const body = bodyOf(WEBHOOK_TEST_TYPE, { id: eventId, at: now, facts: { endpointId: row.id } });
      const test = { endpointId: row.id, eventId, type: WEBHOOK_TEST_TYPE, body, subject: {} } as const;
      const delivery = await insertDelivery(tx, test, now);
      await enqueue(webhookKind, attemptOf(delivery));
      audit(aboutEndpoint(row));
      return presentDelivery(delivery);
    },
  }),
  operation({
    ...own,
    route: 'GET /users/{id}/webhook-endpoints/{endpointId}/deliveries',
    id: 'webhookEndpoints.listDeliveries',
    summary: 'What went to a webhook endpoint in the last 30 days, the newest first',
    params: endpointParam,
    query: z.object(pageQuery),
    response: z
      .object({ deliveries: z.array(webhookDeliverySchema), ...pageShape })
      .meta({ id: 'WebhookDeliveryPage' }),
    action: 'read',
    handle: async ({ tx, params: { endpointId: id }, query, subject: { userId } }) => {
      if (!(await endpointsOf(tx, userId)).some((row) => row.id === id)) throw problem('NOT_FOUND');
      const { rows, page } = await pageOfDeliveries(tx, id, query);
      return { deliveries: rows.map(presentDelivery), ...page };
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/webhook-endpoints/{endpointId}/deliveries/{deliveryId}/send',
    id: 'webhookEndpoints.sendAgain',
    summary: 'Sends a delivery again, under the same event id and as often as a new one',
    params: endpointParam.extend({ deliveryId: idSchema }),
    response: webhookDeliverySchema,
    status: 202,
    limit: 'WEBHOOK_SENDS',
    action: 'send',
    handle: async (call) => {
      const { tx, now, params, audit, enqueue } = call;
      const row = await endpointOf(call, params, call.subject);
      requireEnabled(row);
      const held = await holdDelivery(tx, { id: params.deliveryId, endpointId: row.id });
      const delivery = await queueDeliveryAgain(tx, held, now);
      await enqueue(webhookKind, attemptOf(delivery));
      audit({ subjectKind: 'webhookDelivery', subjectId: delivery.id });
      return presentDelivery(delivery);
    },
  }),
];
