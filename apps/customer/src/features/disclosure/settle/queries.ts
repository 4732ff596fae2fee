import { api, unwrap } from '@troth/portal/api';
import type { Place } from '../queries';

/** What the reader says of an entry that the partner listed for both, as it is in a version. */
export const sayOfJointEntry = (
  { userId, documentId }: Place,
  entryId: string,
  statement: { readonly agrees: boolean; readonly version: number },
) =>
  unwrap(
    api.PUT('/users/{id}/documents/{docId}/joint-entries/{entryId}/statement', {
      params: { path: { id: userId, docId: documentId, entryId } },
      body: statement,
    }),
  );
