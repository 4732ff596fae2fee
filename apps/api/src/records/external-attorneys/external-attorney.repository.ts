import { randomUUID } from 'node:crypto';
import type { ExternalAttorneyCreation } from '@troth/domain/attorneys';
import type { Selectable, Updateable } from 'kysely';
import { hashSecretToken, newSecretToken } from '../../kernel/auth/secret-token';
import { createdBy } from '../../kernel/database/columns';
import { countRows } from '../../kernel/database/count-rows';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { CoupleSeal } from '../../kernel/protection/protection';

type StoredAttorney = Selectable<Schema['externalAttorneys']>;

/** Who advises a partner from outside. */
export interface AttorneyFacts {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly firmName: string;
}

/** An attorney whom a partner found, opened. */
export type ExternalAttorneyRow = Omit<StoredAttorney, 'sealedFacts'> & AttorneyFacts;

const placeOf = (rowId: string) => ({ table: 'external_attorneys', column: 'sealed_facts', rowId });

export const sealFacts = (
  seal: CoupleSeal,
  id: string,
  { name, email, phoneNumber, firmName }: AttorneyFacts,
): Buffer => seal.seal(placeOf(id), JSON.stringify({ name, email, phoneNumber, firmName }));

export const sealSignedName = (seal: CoupleSeal, linkId: string, name: string): Buffer =>
  seal.seal({ table: 'external_attorney_links', column: 'sealed_signed_name', rowId: linkId }, name);

async function opened(tx: Tx, { sealedFacts, ...row }: StoredAttorney): Promise<ExternalAttorneyRow> {
  const seal = await coupleSealIn(tx, row.documentId);
  return { ...row, ...(JSON.parse(seal.open(placeOf(row.id), sealedFacts)) as AttorneyFacts) };
}
export type LinkRow = Selectable<Schema['externalAttorneyLinks']>;

/** Days in which a link can be used: an attorney reads an agreement between other work. */
export const LINK_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** The attorneys whom the partners of a document found themselves. */
export async function externalAttorneysOf(tx: Tx, documentId: string): Promise<ExternalAttorneyRow[]> {
  const rows = await rowsOf(
    tx,
    tx.selectFrom('externalAttorneys').selectAll().where('documentId', '=', documentId).where('deletedAt', 'is', null),
  );
  const open: ExternalAttorneyRow[] = [];
  for (const row of rows) open.push(await opened(tx, row));
  return open;
}

/** The attorneys whom a partner found, those whom they dropped since included. */
export async function everyExternalAttorneyOf(tx: Tx, documentId: string): Promise<ExternalAttorneyRow[]> {
  const rows = await rowsOf(tx, tx.selectFrom('externalAttorneys').selectAll().where('documentId', '=', documentId));
  const open: ExternalAttorneyRow[] = [];
  for (const row of rows) open.push(await opened(tx, row));
  return open;
}

/** The attorney of a link, who may have been removed since. */
export const attorneyOfLink = async (tx: Tx, { externalAttorneyId }: LinkRow): Promise<ExternalAttorneyRow> =>
  opened(
    tx,
    await tx.selectFrom('externalAttorneys').selectAll().where('id', '=', externalAttorneyId).executeTakeFirstOrThrow(),
  );

export function externalAttorneyRepository(tx: Tx, place: { readonly documentId: string; readonly userId: string }) {
  const change = (id: string, now: Date, changes: Updateable<Schema['externalAttorneys']>) =>
    tx
      .updateTable('externalAttorneys')
      .set({ ...changes, updatedAt: now, updatedById: place.userId })
      .where('id', '=', id);
  return {
    find: async (): Promise<ExternalAttorneyRow | undefined> => {
      const row = await tx
        .selectFrom('externalAttorneys')
        .selectAll()
        .where('documentId', '=', place.documentId)
        .where('userId', '=', place.userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return row === undefined ? undefined : opened(tx, row);
    },

    save: async (facts: ExternalAttorneyCreation, before: ExternalAttorneyRow | undefined, now: Date) => {
      const id = before?.id ?? randomUUID();
      const columns = {
        sealedFacts: sealFacts(await coupleSealIn(tx, place.documentId), id, {
          name: facts.name.trim(),
          email: facts.email,
          phoneNumber: facts.phoneNumber ?? null,
          firmName: facts.firmName.trim(),
        }),
        barStateId: facts.barStateId,
      };
      const saved =
        before === undefined
          ? tx
              .insertInto('externalAttorneys')
              .values({ id, ...place, ...columns, ...createdBy(place.userId, now) })
              .returningAll()
          : change(id, now, columns).returningAll();
      return opened(tx, await saved.executeTakeFirstOrThrow());
    },

    certify: async (id: string, certificate: { fileId: string; version: string }, now: Date): Promise<void> => {
      const changes = { certificateFileId: certificate.fileId, certificateVersion: certificate.version };
      await change(id, now, changes).execute();
    },

    remove: async (id: string, now: Date): Promise<void> => {
      await change(id, now, { deletedAt: now }).execute();
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

    countSince: (documentId: string, since: Date): Promise<number> =>
      countRows(
        tx
          .selectFrom('externalAttorneyLinks')
          .innerJoin('externalAttorneys', 'externalAttorneys.id', 'externalAttorneyLinks.externalAttorneyId')
          .where('externalAttorneys.documentId', '=', documentId)
          .where('externalAttorneyLinks.sentAt', '>', since),
      ),

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

    confirm: async (
      { id, documentId }: { readonly id: string; readonly documentId: string },
      signedName: string,
      now: Date,
    ): Promise<void> => {
      const sealedSignedName = sealSignedName(await coupleSealIn(tx, documentId), id, signedName);
      await tx
        .updateTable('externalAttorneyLinks')
        .set({ confirmedAt: now, sealedSignedName })
        .where('id', '=', id)
        .execute();
    },
  };
}
