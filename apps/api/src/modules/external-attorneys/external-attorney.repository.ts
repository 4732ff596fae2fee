import type { ExternalAttorneyCreation } from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import { hashSecretToken, newSecretToken } from '../../auth/secret-token';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';

export type ExternalAttorneyRow = Selectable<Schema['externalAttorneys']>;
export type LinkRow = Selectable<Schema['externalAttorneyLinks']>;

/** Days in which a link can be used: an attorney reads an agreement between other work. */
export const LINK_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** The attorneys whom the partners of a document found themselves. */
export const externalAttorneysOf = (tx: Tx, documentId: string): Promise<ExternalAttorneyRow[]> =>
  tx
    .selectFrom('externalAttorneys')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .execute();

export function externalAttorneyRepository(tx: Tx, place: { readonly documentId: string; readonly userId: string }) {
  const live = () =>
    tx
      .selectFrom('externalAttorneys')
      .selectAll()
      .where('documentId', '=', place.documentId)
      .where('userId', '=', place.userId)
      .where('deletedAt', 'is', null);
  return {
    find: (): Promise<ExternalAttorneyRow | undefined> => live().executeTakeFirst(),

    save: async (facts: ExternalAttorneyCreation, before: ExternalAttorneyRow | undefined, now: Date) => {
      const columns = {
        name: facts.name.trim(),
        email: facts.email,
        phoneNumber: facts.phoneNumber ?? null,
        firmName: facts.firmName.trim(),
        barStateId: facts.barStateId,
        updatedAt: now,
        updatedById: place.userId,
      };
      return before === undefined
        ? tx
            .insertInto('externalAttorneys')
            .values({ ...place, ...columns, createdAt: now, createdById: place.userId })
            .returningAll()
            .executeTakeFirstOrThrow()
        : tx
            .updateTable('externalAttorneys')
            .set(columns)
            .where('id', '=', before.id)
            .returningAll()
            .executeTakeFirstOrThrow();
    },

    certify: async (id: string, certificate: { fileId: string; version: string }, now: Date) =>
      tx
        .updateTable('externalAttorneys')
        .set({
          certificateFileId: certificate.fileId,
          certificateVersion: certificate.version,
          updatedAt: now,
          updatedById: place.userId,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: async (id: string, now: Date): Promise<void> => {
      await tx
        .updateTable('externalAttorneys')
        .set({ deletedAt: now, updatedAt: now, updatedById: place.userId })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** The links that were mailed to attorneys whom partners found themselves. */
export function linkRepository(tx: Tx) {
  return {
    latestOf: (externalAttorneyId: string): Promise<LinkRow | undefined> =>
      tx
        .selectFrom('externalAttorneyLinks')
        .selectAll()
        .where('externalAttorneyId', '=', externalAttorneyId)
        .orderBy('sentAt', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    byToken: (token: string): Promise<LinkRow | undefined> =>
      tx
        .selectFrom('externalAttorneyLinks')
        .selectAll()
        .where('tokenHash', '=', hashSecretToken(token))
        .executeTakeFirst(),

    countSince: async (documentId: string, since: Date): Promise<number> => {
      const { count } = await tx
        .selectFrom('externalAttorneyLinks')
        .innerJoin('externalAttorneys', 'externalAttorneys.id', 'externalAttorneyLinks.externalAttorneyId')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('externalAttorneys.documentId', '=', documentId)
        .where('externalAttorneyLinks.sentAt', '>', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    revokeAll: async (externalAttorneyId: string, now: Date): Promise<void> => {
      await tx
        .updateTable('externalAttorneyLinks')
        .set({ revokedAt: now })
        .where('externalAttorneyId', '=', externalAttorneyId)
        .where('confirmedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .execute();
    },

    /** @returns the row, and the token that only the mail carries. */
    insert: async (
      externalAttorneyId: string,
      version: string,
      now: Date,
    ): Promise<{ row: LinkRow; token: string }> => {
      const { token, tokenHash } = newSecretToken();
      const row = await tx
        .insertInto('externalAttorneyLinks')
        .values({
          externalAttorneyId,
          version,
          tokenHash,
          sentAt: now,
          expiresAt: new Date(now.getTime() + LINK_DAYS * MS_PER_DAY),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { row, token };
    },

    confirm: async (id: string, signedName: string, now: Date): Promise<void> => {
      await tx
        .updateTable('externalAttorneyLinks')
        .set({ confirmedAt: now, signedName })
        .where('id', '=', id)
        .execute();
    },
  };
}
