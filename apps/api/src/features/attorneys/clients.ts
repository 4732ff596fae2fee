import { documentStatusSchema } from '@troth/domain/documents';
import { genderSchema, sideSchema } from '@troth/domain/people';
import { attorneyServiceTypeSchema } from '@troth/domain/purchases';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import { phoneNumberOf } from '../../records/users/contact';

/** A client as their attorney sees them in the list: who they are, and where their document stands. No answers. */
export const attorneyClientSchema = z
  .object({
    id: idSchema,
    firstName: z.string().nullable(),
    middleName: z.string().nullable(),
    lastName: z.string().nullable(),
    suffix: z.string().nullable(),
    gender: genderSchema.nullable(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    /** The client's side of the document. */
    side: sideSchema,
    partnerName: z.string().nullable(),
    /** Services for which the client has this attorney. */
    services: z.array(attorneyServiceTypeSchema),
    documentId: idSchema,
    stateId: idSchema.nullable(),
    documentStatus: documentStatusSchema,
    generatedAt: instantSchema.nullable(),
    /** This attorney's own approval. */
    approvedAt: instantSchema.nullable(),
    /** The approval before it, of an agreement that was made anew since. */
    priorApprovedAt: instantSchema.nullable(),
    finalizedAt: instantSchema.nullable(),
    clientSince: instantSchema,
    /** Messages of the client that the attorney has not read; to anybody else none. */
    unread: z.number().int().min(0),
  })
  .meta({ id: 'AttorneyClient', description: 'A client of an attorney. Portals spec §6.' });
type AttorneyClient = z.input<typeof attorneyClientSchema>;

/**
 * The clients of an attorney: partners whom the attorney represents, and holders of a live Q&A with the attorney.
 * A full refund ends the service (decision 21).
 *
 * @param unreadOf How many messages of each client wait for whoever asks.
 */
export async function clientsOf(
  tx: Tx,
  attorneyId: string,
  unreadOf: (client: { clientId: string; documentId: string }) => number,
): Promise<AttorneyClient[]> {
  const represented = await tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('attorneyAId', '=', attorneyId), eb('attorneyBId', '=', attorneyId)]))
    .where('deletedAt', 'is', null)
    .execute();
  const questions = await tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .innerJoin('documents', 'documents.id', 'purchaseItems.documentId')
    .selectAll('documents')
    .select('purchaseItems.beneficiaryUserId as clientId')
    .where('purchaseItems.attorneyId', '=', attorneyId)
    .where('products.productType', '=', 'Q_A')
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .where('documents.deletedAt', 'is', null)
    .execute();
  const holdings = [
    ...represented.flatMap((document) => {
      const sides = [];
      if (document.attorneyAId === attorneyId) sides.push({ clientId: document.userAId, document });
      if (document.attorneyBId === attorneyId && document.userBId !== null) {
        sides.push({ clientId: document.userBId, document });
      }
      return sides.map((side) => ({ ...side, service: 'REPRESENTATION' as const }));
    }),
    ...questions.map((row) => ({ clientId: row.clientId, document: row, service: 'Q_A' as const })),
  ];
  const byClient = new Map<string, typeof holdings>();
  for (const holding of holdings) {
    const key = `${holding.clientId} ${holding.document.id}`;
    byClient.set(key, [...(byClient.get(key) ?? []), holding]);
  }
  const ids = [
    ...new Set(
      holdings.flatMap(({ document }) => [document.userAId, ...(document.userBId === null ? [] : [document.userBId])]),
    ),
  ];
  const people =
    ids.length === 0
      ? []
      : await tx.selectFrom('users').selectAll().where('id', 'in', ids).where('deletedAt', 'is', null).execute();
  const clients = [...byClient.values()].flatMap((group): AttorneyClient[] => {
    const [first] = group;
    const client = people.find((person) => person.id === first?.clientId);
    if (first === undefined || client === undefined) return [];
    const { document } = first;
    const side = document.userAId === client.id ? 'A' : 'B';
    const partner = people.find((person) => person.id === (side === 'A' ? document.userBId : document.userAId));
    return [
      {
        id: client.id,
        firstName: client.firstName,
        middleName: client.middleName,
        lastName: client.lastName,
        suffix: client.suffix,
        gender: client.gender,
        email: client.email,
        phoneNumber: phoneNumberOf(tx, client),
        side,
        partnerName:
          partner === undefined ? null : [partner.firstName, partner.lastName].filter(Boolean).join(' ') || null,
        services: [...new Set(group.map((holding) => holding.service))],
        documentId: document.id,
        stateId: document.stateId,
        documentStatus: document.status,
        generatedAt: isoOrNull(document.lastGeneratedAt),
        approvedAt: isoOrNull(side === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt),
        priorApprovedAt: isoOrNull(
          side === 'A' ? document.priorAttorneyAApprovedAt : document.priorAttorneyBApprovedAt,
        ),
        finalizedAt: isoOrNull(document.finalizedAt),
        clientSince: iso(document.createdAt),
        unread: unreadOf({ clientId: client.id, documentId: document.id }),
      },
    ];
  });
  return clients.sort(
    (a, b) => (a.lastName ?? '').localeCompare(b.lastName ?? '', 'en-US') || a.email.localeCompare(b.email, 'en-US'),
  );
}
