import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Side } from '@troth/domain/people';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { rowsOf, together } from '../../kernel/database/read-together';
import type { DocumentRow } from '../couples/couple';
import type { PeopleTables } from '../users/people.tables';
import { type Matter, mattersOf, type MatterScope } from './matter.repository';

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
  /** Who advises the partner through Troth. */
  readonly partnerAttorney: PersonRow | null;
}

/** Only who represents a client approves; a call about questions ends without it. */
export const isRepresented = ({ services }: ClientView): boolean => services.includes('REPRESENTATION');

export const servicesOf = ({ isRepresented: isActedFor, isAsking }: Matter): AttorneyServiceType[] => [
  ...(isActedFor ? (['REPRESENTATION'] as const) : []),
  ...(isAsking ? (['Q_A'] as const) : []),
];

/** Matters with the rows of whom and what they are about, in the same order. */
export async function viewsOf(tx: Tx, matters: readonly Matter[]): Promise<ClientView[]> {
  if (matters.length === 0) return [];
  const ids = matters.flatMap(({ clientId, partnerId, partnerAttorneyId }) => [clientId, partnerId, partnerAttorneyId]);
  const [documents, people] = await together(
    rowsOf(
      tx,
      tx
        .selectFrom('documents')
        .selectAll()
        .where('id', 'in', [...new Set(matters.map(({ documentId }) => documentId))]),
    ),
    rowsOf(
      tx,
      tx
        .selectFrom('users')
        .selectAll()
        .where(
          'id',
          'in',
          [...new Set(ids)].filter((id) => id !== null),
        )
        .where('deletedAt', 'is', null),
    ),
  );
  const documentById = new Map(documents.map((document) => [document.id, document]));
  const personById = new Map(people.map((person) => [person.id, person]));
  return matters.flatMap((matter): ClientView[] => {
    const document = documentById.get(matter.documentId);
    const client = personById.get(matter.clientId);
    if (document === undefined || client === undefined) return [];
    return [
      {
        client,
        side: matter.side,
        document,
        services: servicesOf(matter),
        partner: personById.get(matter.partnerId ?? '') ?? null,
        partnerAttorney: personById.get(matter.partnerAttorneyId ?? '') ?? null,
      },
    ];
  });
}

/** The clients of an attorney whom a call names. */
export const clientsOf = async (tx: Tx, attorneyId: string, now: Date, scope: MatterScope): Promise<ClientView[]> =>
  viewsOf(tx, await mattersOf(tx, attorneyId, now, scope));
