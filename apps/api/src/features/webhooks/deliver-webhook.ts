import { afterWebhookAttempt, type WebhookDisabledReason, type WebhookFailure } from '@troth/domain/integrations';
import { Webhook } from 'standardwebhooks';
import type { Tx } from '../../kernel/database/database';
import { type Job, job } from '../../kernel/jobs/job';
import { mailIn } from '../../kernel/mail/mail';
import type { Services } from '../../kernel/services';
import { VERSION } from '../../kernel/version';
import { attemptOf, type WebhookJob, webhookKind } from '../../records/webhooks/webhook-jobs';
import {
  disableEndpoints,
  holdDueDelivery,
  mayHear,
  noteHealth,
  ownerOf,
  secretsOf,
  settleDelivery,
  type WebhookEndpointRow,
} from '../../records/webhooks/webhook.repository';

/**
 * Makes one attempt. Whether it may be sent is judged in a short transaction before, what came of it is written in one
 * after. A crash in between repeats the attempt under the same event id.
 */
export async function deliverWebhook(services: Services, { id, due: dueAt }: WebhookJob): Promise<void> {
  const { db } = services.database;
  const due = new Date(dueAt);
  const message = await db.transaction().execute((tx) => messageOf(services, tx, { id, due }));
  if (message === null) return;
  const answer = await services.webhooks.post(message.url, message);
  await db.transaction().execute((tx) => settle(services, tx, { id, due }, answer));
}

export const webhookJob: Job<WebhookJob> = job({ ...webhookKind, handle: deliverWebhook });

interface Due {
  readonly id: string;
  readonly due: Date;
}

/** What is to be sent; null where nothing is. */
async function messageOf({ now: clock }: Services, tx: Tx, of: Due) {
  const found = await holdDueDelivery(tx, of);
  if (found === undefined) return null;
  const { delivery, endpoint } = found;
  const isHeard = await mayHear(tx, delivery);
  if (!isHeard || endpoint.disabledAt !== null) {
    await settleDelivery(tx, delivery, {
      status: isHeard ? 'FAILED' : 'WITHHELD',
      attemptedAt: null,
      nextAttemptAt: null,
      lastStatus: null,
      lastFailure: isHeard ? 'ENDPOINT_DISABLED' : null,
    });
    return null;
  }
  const now = clock();
  const { eventId, body } = delivery;
  const signatures = secretsOf(tx, endpoint, now).map((secret) => new Webhook(secret).sign(eventId, now, body));
  return {
    url: endpoint.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': `Troth/${VERSION}`,
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  };
}

async function settle(services: Services, tx: Tx, of: Due, answer: number | WebhookFailure): Promise<void> {
  const found = await holdDueDelivery(tx, of);
  // Sent again by its owner, or its endpoint was deleted, while the endpoint took its time.
  if (found === undefined) return;
  const { delivery, endpoint } = found;
  const now = services.now();
  const { status, nextAttemptAt, failingSince, disabled } = afterWebhookAttempt(
    delivery,
    endpoint.failingSince,
    answer,
    now,
  );
  await settleDelivery(tx, delivery, {
    status,
    attemptedAt: now,
    nextAttemptAt,
    lastStatus: typeof answer === 'number' ? answer : null,
    lastFailure: typeof answer === 'number' ? null : answer,
  });
  await noteHealth(tx, endpoint, failingSince);
  if (nextAttemptAt !== null) {
    const attempt = attemptOf({ ...delivery, nextAttemptAt });
    await services.jobs.enqueue(tx, webhookKind, attempt, { startAfter: nextAttemptAt });
  }
  if (disabled !== null) await disable(services, tx, endpoint, disabled, now);
}

async function disable(
  services: Services,
  tx: Tx,
  { id, name, url }: WebhookEndpointRow,
  reason: WebhookDisabledReason,
  now: Date,
): Promise<void> {
  await disableEndpoints(tx, { id }, reason, now);
  const owner = await ownerOf(tx, id);
  if (owner === undefined) return;
  await mailIn(
    services,
    tx,
    now,
  )({
    kind: 'webhook-disabled',
    to: owner.email,
    data: {
      name,
      host: new URL(url).host,
      isGone: reason === 'GONE',
      portal: owner.userType === 'ADMIN' ? 'admin' : 'attorney',
    },
  });
}
