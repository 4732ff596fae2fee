import { api, unwrap } from '@troth/portal/api';
import type { Place } from '../queries';

/** "I received this": the other partner's disclosure as it stood in a version. */
export const confirmReceipt = ({ userId, documentId }: Place, ownerId: string, version: string) =>
  unwrap(
    api.POST('/users/{id}/documents/{docId}/disclosure/receipts', {
      params: { path: { id: userId, docId: documentId } },
      body: { ownerId, version },
    }),
  );
