import type { AttorneyServiceType } from '@troth/domain/purchases';
import { fullName, type Side } from '@troth/domain/people';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { DocumentRow } from '../../records/couples/couple';
import type { PeopleTables } from '../../records/users/people.tables';

/** A person as stored: how to reach them is sealed. */
type PersonRow = Selectable<PeopleTables['users']>;

/** A client of an attorney on a document. */
export interface ClientView {
  readonly client: PersonRow;
  /** The client's side of the document. */
  readonly side: Side;
  readonly document: DocumentRow;
  /** Services for which the client has this attorney. */
  readonly services: readonly AttorneyServiceType[];
  /** Null until the invitation is accepted. */
  readonly partner: PersonRow | null;
}

/** Full name, the e-mail address while there is none. */
export const clientName = (client: PersonRow): string => fullName(client) || client.email;

/** Only who represents a client approves; a call about questions ends without it. */
export const isRepresented = ({ services }: ClientView): boolean => services.includes('REPRESENTATION');

/** When the client's attorney approved the agreement, and the one before it that was made anew since. */
export const approvalsOf = ({ side, document }: ClientView) =>
  side === 'A'
    ? { approvedAt: document.attorneyAApprovedAt, priorApprovedAt: document.priorAttorneyAApprovedAt }
    : { approvedAt: document.attorneyBApprovedAt, priorApprovedAt: document.priorAttorneyBApprovedAt };

/** Who advises the client's partner through Troth; null for nobody. */
export const partnerAttorneyId = ({ side, document }: ClientView): string | null =>
  side === 'A' ? document.attorneyBId : document.attorneyAId;

/**
 * The clients of an attorney, by last name: partners whom the attorney represents, and holders of a live Q&A with the
 * attorney. A full refund ends the service (decision 21).
 */
export async function clientsOf(tx: Tx, attorneyId: string): Promise<ClientView[]> {
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
    ...questions.map(({ clientId, ...document }) => ({ clientId, document, service: 'Q_A' as const })),
  ];
  const byClient = new Map<string, typeof holdings>();
  for (const holding of holdings) {
    const key = `${holding.clientId} ${holding.document.id}`;
    byClient.set(key, [...(byClient.get(key) ?? []), holding]);
  }
  const ids = new Set(
    holdings.flatMap(({ document }) => [document.userAId, ...(document.userBId === null ? [] : [document.userBId])]),
  );
  const rows =
    ids.size === 0
      ? []
      : await tx
          .selectFrom('users')
          .selectAll()
          .where('id', 'in', [...ids])
          .where('deletedAt', 'is', null)
          .execute();
  const people = new Map(rows.map((person) => [person.id, person]));
  const clients = [...byClient.values()].flatMap((group): ClientView[] => {
    const [first] = group;
    const client = people.get(first?.clientId ?? '');
    if (first === undefined || client === undefined) return [];
    const { document } = first;
    const side = document.userAId === client.id ? 'A' : 'B';
    const partnerId = side === 'A' ? document.userBId : document.userAId;
    return [
      {
        client,
        side,
        document,
        services: [...new Set(group.map((holding) => holding.service))],
        partner: people.get(partnerId ?? '') ?? null,
      },
    ];
  });
  return clients.sort(
    ({ client: a }, { client: b }) =>
      (a.lastName ?? '').localeCompare(b.lastName ?? '', 'en-US') || a.email.localeCompare(b.email, 'en-US'),
  );
}
