import { z } from 'zod';
import { say } from '../messages';
import { idSchema, instantSchema } from '../records/fields';
import {
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_FAILURES,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_TEST_TYPE,
  WEBHOOK_URL_MAX_LENGTH,
} from './webhooks';

const eventTypesSchema = z
  .array(z.enum(WEBHOOK_EVENT_TYPES).meta({ id: 'WebhookEventType', description: 'What a webhook can tell.' }))
  .max(WEBHOOK_EVENT_TYPES.length)
  .min(1, { error: () => say('validation.required') })
  .refine((types) => new Set(types).size === types.length, { error: 'Each event once' })
  .meta({ description: 'The events that it gets.' });

const NAME = 'What the endpoint is for.';
const URL_OF = 'Where events are posted: an HTTPS address that is not in a private network.';

export const webhookEndpointCreationSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: () => say('validation.required') })
      .max(WEBHOOK_NAME_MAX_LENGTH)
      .meta({ description: NAME }),
    url: z
      .string()
      .trim()
      .min(1, { error: () => say('validation.required') })
      .max(WEBHOOK_URL_MAX_LENGTH)
      .meta({ description: URL_OF }),
    eventTypes: eventTypesSchema,
  })
  .meta({ id: 'WebhookEndpointCreation', description: 'A webhook endpoint to create.' });

export const webhookEndpointUpdateSchema = webhookEndpointCreationSchema
  .partial()
  .extend({
    isEnabled: z.boolean().optional().meta({ description: 'False stops deliveries; true starts them again.' }),
  })
  .meta({ id: 'WebhookEndpointUpdate', description: 'What changes about a webhook endpoint.' });

export const webhookEndpointSchema = z
  .object({
    id: idSchema.meta({ description: 'Of the endpoint.' }),
    name: z.string().meta({ description: NAME }),
    url: z.string().meta({ description: URL_OF }),
    eventTypes: eventTypesSchema,
    createdAt: instantSchema.meta({ description: 'When it was created.' }),
    disabledReason: z
      .enum(WEBHOOK_DISABLED_REASONS)
      .nullable()
      .meta({ description: 'Why it gets nothing now; null where it does.' }),
    disabledAt: instantSchema.nullable().meta({ description: 'Since when it gets nothing.' }),
    failingSince: instantSchema
      .nullable()
      .meta({ description: 'Since when no delivery got through; null where one did.' }),
    oldSecretEndsAt: instantSchema
      .nullable()
      .meta({ description: 'Until when deliveries are signed by the secret before, too; null where there is none.' }),
  })
  .meta({ id: 'WebhookEndpoint', description: 'A webhook endpoint, without its secret.' });
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

export const webhookEndpointWithSecretSchema = webhookEndpointSchema
  .extend({
    secret: z.string().meta({ description: 'What its deliveries are signed with: `whsec_…`. It is shown only here.' }),
  })
  .meta({ id: 'WebhookEndpointWithSecret', description: 'A webhook endpoint with its new secret.' });

export const webhookDeliverySchema = z
  .object({
    id: idSchema.meta({ description: 'Of the delivery.' }),
    eventId: idSchema.meta({ description: 'Of the event, as in `webhook-id`.' }),
    type: z.enum([...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE]).meta({ description: 'What happened.' }),
    status: z.enum(WEBHOOK_DELIVERY_STATUSES).meta({
      description: '`WITHHELD` was not sent, since the endpoint’s owner may not see it any more.',
    }),
    attempts: z.int().min(0).meta({ description: 'How often it was sent since it was queued.' }),
    createdAt: instantSchema.meta({ description: 'When it happened.' }),
    lastAttemptAt: instantSchema.nullable().meta({ description: 'When it was last sent.' }),
    nextAttemptAt: instantSchema.nullable().meta({ description: 'When it is sent next; null where it is not.' }),
    lastStatus: z.int().nullable().meta({ description: 'What the endpoint answered last; null where it did not.' }),
    lastFailure: z.enum(WEBHOOK_FAILURES).nullable().meta({ description: 'Why it did not answer.' }),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event on its way to one endpoint.' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
