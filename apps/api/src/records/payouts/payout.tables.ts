import type { PayoutState } from '@troth/domain/attorneys';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';
import type { AccountAnswer } from '../../kernel/ports/payments/sandbox-payouts';

export interface PayoutTables {
  payouts: {
    id: Generated<string>;
    purchaseItemId: string;
    attorneyId: string;
    lawFirmId: string;
    amountInCents: number;
    reversedInCents: ColumnType<number, number | undefined, number>;
    status: PayoutState;
    provider: string;
    accountId: Optional<string>;
    checkoutId: Optional<string>;
    providerTransferId: Optional<string>;
    failure: Optional<string>;
    sealedReason: Optional<Uint8Array>;
    paidOutsideOn: Optional<string>;
    outsideReference: Optional<string>;
    requestedById: string;
    createdAt: Instant;
    updatedAt: Instant;
  };
  payoutReversals: {
    id: Generated<string>;
    payoutId: string;
    refundId: Optional<string>;
    amountInCents: number;
    status: 'REQUESTED' | 'DONE' | 'FAILED';
    providerReversalId: Optional<string>;
    failure: Optional<string>;
    sealedReason: Uint8Array;
    requestedById: string;
    createdAt: Instant;
    updatedAt: Instant;
  };
  firmAccounts: {
    lawFirmId: string;
    provider: string;
    accountId: string;
    isDetailsSubmitted: boolean;
    canReceiveTransfers: boolean;
    canBePaidOut: boolean;
    due: Json<string[]>;
    disabledReason: Optional<string>;
    checkedAt: Instant;
  };
  sandboxAccounts: {
    id: string;
    lawFirmReference: string;
    email: string;
    answer: Optional<AccountAnswer>;
    createdAt: Instant;
    answeredAt: NullableInstant;
  };
  sandboxAccountLinks: {
    token: string;
    accountId: string;
    kind: 'ONBOARDING' | 'DASHBOARD';
    refreshUrl: Optional<string>;
    returnUrl: Optional<string>;
    expiresAt: Instant;
    usedAt: NullableInstant;
  };
  sandboxTransfers: {
    id: string;
    key: string;
    accountId: string;
    paymentId: Optional<string>;
    amountInCents: number;
    createdAt: Instant;
  };
  sandboxTransferReversals: {
    id: string;
    key: string;
    transferId: string;
    amountInCents: number;
    createdAt: Instant;
  };
  sandboxEvents: {
    id: string;
    type: string;
    objectId: string;
    inbox: ColumnType<'payments' | 'notary', 'payments' | 'notary' | undefined, never>;
    signerReference: Optional<string>;
    times: ColumnType<number, number | undefined, number>;
    dueAt: Instant;
    createdAt: Instant;
  };
  sandboxEventTries: { eventId: string; try: number; sentAt: Instant; status: number };
}
