import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { sideOf } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import { api, unwrap } from '@troth/portal/api';
import { shownName, usePerson } from '@troth/portal/person';
import { t } from './texts';

/** The record that carries the couple's agreement. */
export type CoupleDocument = components['schemas']['Document'];

/** The documents of a person, the active one first. */
export const documentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/documents', { params: { path: { id: userId } }, signal })),
  });

export interface OwnDocument {
  readonly document: CoupleDocument;
  /** Which partner the reader is. */
  readonly side: Side;
  /** Names as the partners call each other; B is null until someone has joined. */
  readonly names: { readonly A: string; readonly B: string | null };
}

/** The names of both, with words for a partner who has not joined. */
export const namesOf = ({ names }: Pick<OwnDocument, 'names'>) => ({
  A: names.A,
  B: names.B ?? t('partner.yourPartner'),
});

/** The reader's active document as a screen needs it; null before a state was chosen. */
export function useOwnDocument(): OwnDocument | null {
  const self = usePerson();
  const { data: documents } = useSuspenseQuery(documentsQuery(self.id));
  const document = documents.find(({ isActive }) => isActive);
  const side = document === undefined ? null : sideOf(document, self.id);
  if (document === undefined || side === null) return null;
  const { userA, userB } = document;
  const called = (person: typeof userB) => (person ? person.firstName?.trim() || shownName(person) : null);
  return { document, side, names: { A: called(userA) ?? side, B: called(userB) } };
}
