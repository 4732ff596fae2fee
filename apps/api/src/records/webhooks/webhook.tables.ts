import type {
  WebhookDeliveryStatus,
  WebhookDeliveryType,
  WebhookDisabledReason,
  WebhookEventType,
  WebhookFailure,
} from '@troth/domain/integrations';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';

export interface WebhookTables {
  webhookEndpoints: {
    id: Generated<string>;
    userId: string;
    name: string;
    url: string;
    eventTypes: Json<WebhookEventType[]>;
    sealedSecret: Uint8Array;
    sealedOldSecret: Optional<Uint8Array>;
    oldSecretEndsAt: NullableInstant;
    createdAt: Instant;
    failingSince: NullableInstant;
    disabledAt: NullableInstant;
    disabledReason: Optional<WebhookDisabledReason>;
  };
  endpointDeliveries: {
    id: Generated<string>;
    endpointId: string;
    eventId: string;
    type: WebhookDeliveryType;
    body: string;
    documentId: Optional<string>;
    attorneyId: Optional<string>;
    lawFirmId: Optional<string>;
    status: WebhookDeliveryStatus;
    attempts: Generated<number>;
    createdAt: Instant;
    lastAttemptAt: NullableInstant;
    nextAttemptAt: NullableInstant;
    lastStatus: Optional<number>;
    lastFailure: Optional<WebhookFailure>;
  };
}
