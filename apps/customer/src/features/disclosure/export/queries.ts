import { api, unwrap } from '@troth/portal/api';
import type { Place } from '../queries';

export type ExportFormat = 'csv' | 'json';

/** One partner's whole disclosure as a file's bytes; the call needs the token, so a plain link would not do. */
export async function downloadDisclosure({ userId, documentId }: Place, format: ExportFormat): Promise<Blob> {
  const bytes: unknown = await unwrap(
    api.GET('/users/{id}/documents/{docId}/disclosure/export', {
      params: { path: { id: userId, docId: documentId }, query: { format } },
      parseAs: 'blob',
    }),
  );
  if (!(bytes instanceof Blob)) throw new TypeError('the export came without bytes');
  return bytes;
}
