import type { DocumentFile } from '@troth/domain/documents';
import { queuePerDocument } from '../../shared/files/queue-per-document';
import { setFreshData } from '../../shared/set-fresh-data';
import { upload } from '../../shared/upload';
import { filesQuery } from './queries';

/** Papers on their way to a document. Its owner is the document itself. */
export const paperQueueOf = queuePerDocument((queryClient, target, { userId, documentId }) => async (_, options) => {
  const stored = (await upload(target, { ...options, path: `/documents/${documentId}/files` })) as DocumentFile;
  await setFreshData(queryClient, filesQuery(userId, documentId).queryKey, (files) => [
    ...(files ?? []).filter(({ id }) => id !== stored.id),
    stored,
  ]);
});
