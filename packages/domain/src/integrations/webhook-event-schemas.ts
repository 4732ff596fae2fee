import { z } from 'zod';
import { sideSchema } from '../people/schemas';
import { ATTORNEY_SERVICE_TYPES } from '../purchases/enumerations';
import { idSchema, instantSchema } from '../records/fields';
import { WEBHOOK_TEST_TYPE, type WebhookDeliveryType } from './webhooks';

/** Who canceled an appointment. */
export const WEBHOOK_CANCELED_BY = ['CLIENT', 'ATTORNEY', 'TROTH'] as const;

const documentId = idSchema.meta({ description: 'Of the document: `GET /documents/{id}`.' });

const version = z.object({
  documentId,
  commitId: idSchema.meta({ description: 'Of the version.' }),
  versionHash: z.string().meta({ description: 'SHA-256 by which reviews, approvals and notarizations name it.' }),
  committedAt: instantSchema.meta({ description: 'By which the history names it: `GET /documents/{id}/history`.' }),
  origin: z
    .enum(['ANSWERS', 'EDITS'])
    .meta({ description: 'Whether Troth created it from answers, or an attorney or admin edited it.' }),
});
const approval = z.object({
  documentId,
  side: sideSchema,
  isFullyApproved: z.boolean().meta({ description: 'Whether nobody else has to approve after it.' }),
});
const appointment = z.object({
  appointmentId: idSchema.meta({ description: 'Stays the same when it moves.' }),
  attorneyId: idSchema.meta({ description: 'Whom it is with.' }),
  clientId: idSchema.meta({ description: 'Whose call it is.' }),
  serviceType: z.enum(ATTORNEY_SERVICE_TYPES).meta({ description: 'What was bought.' }),
  startsAt: instantSchema.meta({ description: 'When it begins.' }),
  endsAt: instantSchema.meta({ description: 'When it ends.' }),
});
const payout = z.object({
  payoutId: idSchema.meta({ description: 'Of the payout.' }),
  lawFirmId: idSchema.nullable().meta({ description: 'The firm that was paid.' }),
  amountInCents: z.int().meta({ description: 'US cents that were paid, or that were taken back.' }),
});

/** The facts of each event. */
const FACTS = {
  'agreement.created': version,
  'agreement.version_committed': version,
  'agreement.approved': approval,
  'agreement.approval_rescinded': approval,
  'agreement.notarized': z.object({
    documentId,
    notarizationId: idSchema.meta({ description: 'Of the notarization.' }),
  }),
  'appointment.booked': appointment,
  'appointment.moved': appointment,
  'appointment.canceled': appointment.extend({
    canceledBy: z.enum(WEBHOOK_CANCELED_BY).meta({ description: 'Who canceled it.' }),
  }),
  'payout.made': payout,
  'payout.reversed': payout,
  [WEBHOOK_TEST_TYPE]: z.object({ endpointId: idSchema.meta({ description: 'The endpoint that is tried.' }) }),
} as const satisfies Record<WebhookDeliveryType, z.ZodType>;

/** What an event tells, by its type. */
export type WebhookFacts<Type extends WebhookDeliveryType> = z.input<(typeof FACTS)[Type]>;

/** `agreement.version_committed` as `AgreementVersionCommittedEvent`. */
const nameOf = (type: string): string =>
  `${type
    .split(/[._]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')}Event`;

const eventSchema = (type: WebhookDeliveryType) =>
  z
    .object({
      id: idSchema.meta({ description: 'Of the event, as in `webhook-id`. The same at each attempt.' }),
      type: z.literal(type).meta({ description: 'What happened.' }),
      timestamp: instantSchema.meta({ description: 'When it happened.' }),
      data: FACTS[type],
    })
    .meta({ id: nameOf(type), description: `The body of a delivery of \`${type}\`.` });

/** The body of a delivery, by its type. */
export const WEBHOOK_BODIES = Object.fromEntries(
  Object.keys(FACTS).map((type) => [type, eventSchema(type as WebhookDeliveryType)]),
) as unknown as Readonly<Record<WebhookDeliveryType, ReturnType<typeof eventSchema>>>;
