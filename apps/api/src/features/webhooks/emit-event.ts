import { randomUUID } from 'node:crypto';
import {
  WEBHOOK_BODIES,
  type WebhookDeliveryType,
  type WebhookEventType,
  type WebhookFacts,
} from '@troth/domain/integrations';
import type { EventWork } from '../../kernel/events/event';
import { iso } from '../../kernel/http/present';
import { endpointsFor, insertDelivery, type SubjectIds } from '../../records/webhooks/webhook.repository';
import { attemptOf, webhookKind } from '../../records/webhooks/webhook-jobs';

/** The body of a delivery, as it is signed and sent. @throws Error where the facts are not those of the type. */
export const bodyOf = <Type extends WebhookDeliveryType>(
  type: Type,
  { id, at, facts }: { readonly id: string; readonly at: Date; readonly facts: WebhookFacts<Type> },
): string => JSON.stringify(WEBHOOK_BODIES[type].parse({ id, type, timestamp: iso(at), data: facts }));

/** Writes an event for each endpoint that is to hear of it, in the transaction of what happened: with it, or not at all. */
export async function emitEvent<Type extends WebhookEventType>(
  { tx, now, enqueue }: Pick<EventWork, 'tx' | 'now' | 'enqueue'>,
  type: Type,
  { subject, facts }: { readonly subject: SubjectIds; readonly facts: WebhookFacts<Type> },
): Promise<void> {
  const endpointIds = await endpointsFor(tx, type, subject);
  if (endpointIds.length === 0) return;
  const eventId = randomUUID();
  const body = bodyOf(type, { id: eventId, at: now, facts });
  for (const endpointId of endpointIds) {
    const delivery = await insertDelivery(tx, { endpointId, eventId, type, body, subject }, now);
    await enqueue(webhookKind, attemptOf(delivery));
  }
}
