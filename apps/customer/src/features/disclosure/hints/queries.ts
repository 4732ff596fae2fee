import type { StatableKind } from '@troth/domain/disclosure';
import { api, unwrap } from '@troth/portal/api';
import type { Place } from '../queries';

const at = ({ userId, documentId }: Place, kind: StatableKind) => ({
  params: { path: { id: userId, docId: documentId, kind } },
});

/** "I have none": a statement that stands in the agreement until something of the kind is added. */
export const stateNothing = async (place: Place, kind: StatableKind): Promise<void> => {
  await unwrap(api.PUT('/users/{id}/documents/{docId}/disclosure/nothing/{kind}', at(place, kind)));
};

export const withdrawNothing = async (place: Place, kind: StatableKind): Promise<void> => {
  await unwrap(api.DELETE('/users/{id}/documents/{docId}/disclosure/nothing/{kind}', at(place, kind)));
};
