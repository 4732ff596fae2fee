import type { Selectable, Updateable } from 'kysely';
import { hashSecretToken, newSecretToken } from '../../kernel/auth/secret-token';
import { countRows } from '../../kernel/database/count-rows';
import type { Tx } from '../../kernel/database/database';
import type { DocumentTables } from '../documents/document.tables';

export type InvitationRow = Selectable<DocumentTables['invitations']>;

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 30;
const MS_PER_DAY = 86_400_000;

const open = (tx: Tx, now: Date) =>
  tx
    .selectFrom('invitations')
    .selectAll()
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);

export async function openInvitationOf(tx: Tx, documentId: string, now: Date): Promise<InvitationRow | undefined> {
  return open(tx, now).where('documentId', '=', documentId).executeTakeFirst();
}

export async function openInvitationByToken(tx: Tx, token: string, now: Date): Promise<InvitationRow | undefined> {
  return open(tx, now).where('tokenHash', '=', hashSecretToken(token)).executeTakeFirst();
}

/** Invitations bound to a person: by a link that they opened, or by their verified address (D6). */
export async function openInvitationsFor(
  tx: Tx,
  person: { id: string; verifiedEmail: string | null },
  now: Date,
): Promise<InvitationRow[]> {
  return open(tx, now)
    .where((eb) =>
      eb.or([
        eb('openedById', '=', person.id),
        ...(person.verifiedEmail === null
          ? []
          : [eb(eb.fn<string>('lower', ['email']), '=', person.verifiedEmail.toLowerCase())]),
      ]),
    )
    .where('invitedById', '!=', person.id)
    .orderBy('sentAt', 'desc')
    .execute();
}

export const countInvitationsSince = (tx: Tx, documentId: string, since: Date): Promise<number> =>
  countRows(tx.selectFrom('invitations').where('documentId', '=', documentId).where('sentAt', '>', since));

/** Replaces whatever invitation is open by a new one. @returns the row, and the token that only the mail carries. */
export async function replaceInvitation(
  tx: Tx,
  invitation: { documentId: string; invitedById: string; email: string },
  now: Date,
): Promise<{ row: InvitationRow; token: string }> {
  await revokeInvitations(tx, invitation.documentId, now);
  const { token, tokenHash } = newSecretToken();
  const row = await tx
    .insertInto('invitations')
    .values({
      ...invitation,
      tokenHash,
      sentAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * MS_PER_DAY),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, token };
}

export async function revokeInvitations(tx: Tx, documentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ revokedAt: now })
    .where('documentId', '=', documentId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
}

export const updateInvitation = async (
  tx: Tx,
  id: string,
  changes: Updateable<DocumentTables['invitations']>,
): Promise<void> => {
  await tx.updateTable('invitations').set(changes).where('id', '=', id).execute();
};
