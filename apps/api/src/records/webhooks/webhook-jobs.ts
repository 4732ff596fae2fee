import { z } from 'zod';
import { iso } from '../../kernel/http/present';
import type { JobKind } from '../../kernel/jobs/job';
import type { DeliveryRow } from './webhook.repository';

const jobSchema = z.object({ id: z.uuid(), due: z.iso.datetime({ precision: 3 }) });
export type WebhookJob = z.infer<typeof jobSchema>;

export const webhookKind: JobKind<WebhookJob> = { name: 'webhooks', schema: jobSchema };

/** The job of a delivery's next attempt. It names when it is due, so that each attempt is made by one job alone. */
export const attemptOf = ({ id, nextAttemptAt }: DeliveryRow): WebhookJob => {
  if (nextAttemptAt === null) throw new Error(`The delivery ${id} has no next attempt.`);
  return { id, due: iso(nextAttemptAt) };
};
