import { randomBytes, randomUUID } from 'node:crypto';
import {
  hearsOfEvent,
  overlapEnd,
  type WebhookDeliveryType,
  type WebhookDisabledReason,
  type WebhookEventType,
  type WebhookFailure,
  type WebhookSubject,
} from '@troth/domain/integrations';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { countRows } from '../../kernel/database/count-rows';
import { toJson } from '../../kernel/database/columns';
import type { Db, Tx } from '../../kernel/database/database';
import { inOrder, pageOfIds, type PageRequest } from '../../kernel/database/keyset';
import { notFound } from '../../kernel/http/problem';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { WebhookTables } from './webhook.tables';

export type WebhookEndpointRow = Selectable<WebhookTables['webhookEndpoints']>;
export type DeliveryRow = Selectable<WebhookTables['endpointDeliveries']>;

/** As Standard Webhooks has them: 24 to 64 bytes. */
const SECRET_BYTES = 32;

const secretColumn = houseColumn('webhook_endpoints', 'sealed_secret');
const oldSecretColumn = houseColumn('webhook_endpoints', 'sealed_old_secret');

const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** What a delivery is signed with now, the newest secret first. */
export function secretsOf(db: Db, row: WebhookEndpointRow, now: Date): string[] {
  const isOverlapping = row.oldSecretEndsAt !== null && row.oldSecretEndsAt > now;
  return [
    secretColumn.open(db, row.id, row.sealedSecret),
    isOverlapping ? oldSecretColumn.open(db, row.id, row.sealedOldSecret) : null,
  ].filter((secret) => secret !== null);
}

export const endpointsOf = (tx: Tx, userId: string): Promise<WebhookEndpointRow[]> =>
  tx
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/**
 * How many endpoints a person has. A call that creates one waits in line at the person's row, so that two never
 * exceed the limit.
 */
export async function countEndpoints(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return countRows(tx.selectFrom('webhookEndpoints').where('userId', '=', userId));
}

interface Endpoint {
  readonly userId: string;
  readonly id: string;
}

/** An endpoint of a person, held. @throws Problem NOT_FOUND */
export async function holdEndpoint(tx: Tx, { userId, id }: Endpoint): Promise<WebhookEndpointRow> {
  return tx
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** @returns the secret too, which is never shown again. */
export async function insertEndpoint(
  tx: Tx,
  creation: {
    readonly userId: string;
    readonly name: string;
    readonly url: string;
    readonly eventTypes: readonly WebhookEventType[];
  },
  now: Date,
): Promise<{ row: WebhookEndpointRow; secret: string }> {
  const id = randomUUID();
  const secret = newSecret();
  const row = await tx
    .insertInto('webhookEndpoints')
    .values({
      ...creation,
      id,
      eventTypes: toJson(creation.eventTypes),
      sealedSecret: secretColumn.seal(tx, id, secret),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, secret };
}

export async function updateEndpoint(
  tx: Tx,
  row: WebhookEndpointRow,
  changes: {
    readonly name?: string | undefined;
    readonly url?: string | undefined;
    readonly eventTypes?: readonly WebhookEventType[] | undefined;
    readonly isEnabled?: boolean | undefined;
  },
  now: Date,
): Promise<WebhookEndpointRow> {
  const { isEnabled, eventTypes, name = row.name, url = row.url } = changes;
  const isDisabledNow = isEnabled === false && row.disabledAt === null;
  return tx
    .updateTable('webhookEndpoints')
    .set({
      name,
      url,
      ...(eventTypes !== undefined && { eventTypes: toJson(eventTypes) }),
      ...(isDisabledNow && { disabledAt: now, disabledReason: 'OWNER' as const }),
      ...(isEnabled === true && { disabledAt: null, disabledReason: null }),
      // Another address, or another try of this one, has yet to fail.
      ...((url !== row.url || isEnabled === true) && { failingSince: null }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A new secret; the one before signs along for a while. @returns the secret, which is never shown again. */
export async function rotateSecret(
  tx: Tx,
  row: WebhookEndpointRow,
  now: Date,
): Promise<{ row: WebhookEndpointRow; secret: string }> {
  const secret = newSecret();
  const before = secretColumn.open(tx, row.id, row.sealedSecret);
  const rotated = await tx
    .updateTable('webhookEndpoints')
    .set({
      sealedSecret: secretColumn.seal(tx, row.id, secret),
      sealedOldSecret: oldSecretColumn.seal(tx, row.id, before),
      oldSecretEndsAt: overlapEnd(now),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row: rotated, secret };
}

/** Its deliveries go with it. */
export const deleteEndpoint = async (tx: Tx, { id }: WebhookEndpointRow): Promise<void> => {
  await tx.deleteFrom('webhookEndpoints').where('id', '=', id).execute();
};

export const disableEndpoints = async (
  tx: Tx,
  of: { readonly userId: string } | { readonly id: string },
  reason: WebhookDisabledReason,
  now: Date,
): Promise<void> => {
  const [column, value] = 'id' in of ? (['id', of.id] as const) : (['userId', of.userId] as const);
  await tx
    .updateTable('webhookEndpoints')
    .set({ disabledAt: now, disabledReason: reason })
    .where(column, '=', value)
    .where('disabledAt', 'is', null)
    .execute();
};

/** Since when it takes nothing: a failure begins that, and a delivery that it takes ends it. */
export const noteHealth = async (tx: Tx, row: WebhookEndpointRow, failingSince: Date | null): Promise<void> => {
  if (row.failingSince?.getTime() === failingSince?.getTime()) return;
  await tx.updateTable('webhookEndpoints').set({ failingSince }).where('id', '=', row.id).execute();
};

/** Whom an event concerns, by number. */
export type SubjectIds =
  | { readonly documentId: string }
  | { readonly attorneyId: string }
  | { readonly lawFirmId: string | null };

/** An agreement that is gone has no attorneys any more. */
async function subjectOf(tx: Tx, ids: SubjectIds): Promise<WebhookSubject> {
  if (!('documentId' in ids)) return ids;
  const document = await tx
    .selectFrom('documents')
    .select(['attorneyAId', 'attorneyBId'])
    .where('id', '=', ids.documentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return { document: { attorneyIds: [document?.attorneyAId ?? null, document?.attorneyBId ?? null] } };
}

const withOwners = (tx: Tx) =>
  tx
    .selectFrom('webhookEndpoints as endpoint')
    .innerJoin('users', 'users.id', 'endpoint.userId')
    .leftJoin('attorneys', 'attorneys.id', 'users.id')
    .select(['users.id', 'users.userType', 'users.email', 'attorneys.stage', 'attorneys.lawFirmId'])
    .select((eb) => eb.fn.coalesce('attorneys.isLawFirmLead', sql<boolean>`false`).as('isLawFirmLead'))
    .where('users.deletedAt', 'is', null);

/** The enabled endpoints that asked for an event and whose owners may hear of it now. */
export async function endpointsFor(tx: Tx, type: WebhookEventType, ids: SubjectIds): Promise<string[]> {
  const rows = await withOwners(tx)
    .select('endpoint.id as endpointId')
    .where('endpoint.disabledAt', 'is', null)
    .where(sql<SqlBool>`endpoint.event_types ? ${type}`)
    .execute();
  if (rows.length === 0) return [];
  const subject = await subjectOf(tx, ids);
  return rows.filter((owner) => hearsOfEvent(owner, subject)).map(({ endpointId }) => endpointId);
}

/** The owner of an endpoint; undefined for one who is gone. */
export const ownerOf = (tx: Tx, endpointId: string) =>
  withOwners(tx).where('endpoint.id', '=', endpointId).executeTakeFirst();

/** Whether the owner of an endpoint may hear of what is on its way to it. A test is of nobody else. */
export async function mayHear(tx: Tx, delivery: DeliveryRow): Promise<boolean> {
  const owner = await ownerOf(tx, delivery.endpointId);
  if (owner === undefined) return false;
  const { documentId, attorneyId, lawFirmId } = delivery;
  if (documentId !== null) return hearsOfEvent(owner, await subjectOf(tx, { documentId }));
  if (attorneyId !== null) return hearsOfEvent(owner, { attorneyId });
  return delivery.type === 'endpoint.test' || hearsOfEvent(owner, { lawFirmId });
}

/** An event on its way to an endpoint, due now; not a second time for the same event. */
export async function insertDelivery(
  tx: Tx,
  delivery: {
    readonly endpointId: string;
    readonly eventId: string;
    readonly type: WebhookDeliveryType;
    readonly body: string;
    readonly subject: SubjectIds | Record<never, never>;
  },
  now: Date,
): Promise<DeliveryRow> {
  const { subject, ...plain } = delivery;
  return tx
    .insertInto('endpointDeliveries')
    .values({ ...plain, ...subject, status: 'WAITING', createdAt: now, nextAttemptAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A delivery to an endpoint of a person, held. @throws Problem NOT_FOUND */
export async function holdDelivery(tx: Tx, { id, endpointId }: { id: string; endpointId: string }) {
  return tx
    .selectFrom('endpointDeliveries')
    .selectAll()
    .where('id', '=', id)
    .where('endpointId', '=', endpointId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** A delivery whose attempt is due, held with its endpoint; undefined where another job took its place, or it is over. */
export async function holdDueDelivery(tx: Tx, { id, due }: { id: string; due: Date }) {
  const delivery = await tx
    .selectFrom('endpointDeliveries')
    .selectAll()
    .where('id', '=', id)
    .where('nextAttemptAt', '=', due)
    .forUpdate()
    .executeTakeFirst();
  if (delivery === undefined) return undefined;
  const endpoint = await tx
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', delivery.endpointId)
    .forUpdate()
    .executeTakeFirst();
  return endpoint === undefined ? undefined : { delivery, endpoint };
}

/** Another round of attempts, whatever came of it before. */
export const queueDeliveryAgain = (tx: Tx, { id }: DeliveryRow, now: Date): Promise<DeliveryRow> =>
  tx
    .updateTable('endpointDeliveries')
    .set({ status: 'WAITING', attempts: 0, nextAttemptAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** How many deliveries are on their way or came to nothing, of all endpoints: no addresses, and no bodies. */
export async function standingDeliveries(tx: Tx) {
  return tx
    .selectFrom('endpointDeliveries')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'endpointDeliveries.endpointId')
    .select([
      sql<number>`count(*) filter (where status = 'DELIVERED')::int`.as('delivered'),
      sql<number>`count(*) filter (where status = 'WAITING')::int`.as('waiting'),
      sql<number>`count(*) filter (where status = 'FAILED' and disabled_at is null)::int`.as('failed'),
      sql<Date | null>`min(endpoint_deliveries.created_at) filter (where status = 'WAITING')`.as('oldestWaitingSince'),
      sql<Date | null>`max(last_attempt_at) filter (where status = 'FAILED' and disabled_at is null)`.as(
        'lastFailedAt',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Another round of attempts for what failed at endpoints that are enabled, the oldest first. */
export const queueFailedAgain = (tx: Tx, most: number, now: Date): Promise<DeliveryRow[]> =>
  tx
    .updateTable('endpointDeliveries')
    .set({ status: 'WAITING', attempts: 0, nextAttemptAt: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('endpointDeliveries as failed')
        .innerJoin('webhookEndpoints as endpoint', 'endpoint.id', 'failed.endpointId')
        .select('failed.id')
        .where('failed.status', '=', 'FAILED')
        .where('endpoint.disabledAt', 'is', null)
        .orderBy('failed.createdAt')
        .limit(most),
    )
    .returningAll()
    .execute();

/** What came of an attempt; `attemptedAt` null where nothing was sent. */
export const settleDelivery = async (
  tx: Tx,
  row: DeliveryRow,
  outcome: {
    readonly status: DeliveryRow['status'];
    readonly attemptedAt: Date | null;
    readonly nextAttemptAt: Date | null;
    readonly lastStatus: number | null;
    readonly lastFailure: WebhookFailure | null;
  },
): Promise<void> => {
  const { attemptedAt, ...rest } = outcome;
  const attempt = attemptedAt === null ? {} : { lastAttemptAt: attemptedAt, attempts: row.attempts + 1 };
  await tx
    .updateTable('endpointDeliveries')
    .set({ ...rest, ...attempt })
    .where('id', '=', row.id)
    .execute();
};

/** One page of what went to an endpoint, the newest first. */
export async function pageOfDeliveries(tx: Tx, endpointId: string, request: PageRequest) {
  const { ids, page } = await pageOfIds(
    tx,
    {
      from: sql`endpoint_deliveries`,
      id: sql<string>`endpoint_deliveries.id`,
      where: [sql<SqlBool>`endpoint_id = ${endpointId}`],
      order: [sql`created_at`],
      direction: 'descending',
    },
    request,
  );
  const rows =
    ids.length === 0 ? [] : await tx.selectFrom('endpointDeliveries').selectAll().where('id', 'in', ids).execute();
  return { rows: inOrder(ids, rows), page };
}
