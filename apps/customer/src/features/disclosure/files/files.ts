import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EvidenceFile } from '@troth/domain/disclosure';
import { api, unwrap } from '@troth/portal/api';
import { UploadQueue } from '../../../shared/files/upload-queue';
import { onePerPerson } from '../../../shared/one-per-person';
import { putAnswerFirst } from '../../../shared/put-answer-first';
import { saveAs } from '../../../shared/save-as';
import { upload, type UploadTarget } from '../../../shared/upload';
import { disclosureKey, type Place } from '../queries';

/** Whose entry it is, and which. */
export interface EntryPlace extends Place {
  readonly entryId: string;
}

const filesPath = '/users/{id}/documents/{docId}/entries/{entryId}/files';
const pathOf = ({ userId, documentId, entryId }: EntryPlace) => ({ id: userId, docId: documentId, entryId });

/** The files that an entry carries. Both partners may read them. */
export const filesQuery = (place: EntryPlace, readerId: string) =>
  queryOptions({
    queryKey: [...disclosureKey(readerId, place.documentId), 'files', place.entryId],
    queryFn: ({ signal }): Promise<EvidenceFile[]> =>
      unwrap(api.GET(filesPath, { params: { path: pathOf(place) }, signal })),
  });

export const deleteFile = (place: EntryPlace, fileId: string) =>
  unwrap(api.DELETE(`${filesPath}/{fileId}`, { params: { path: { ...pathOf(place), fileId } } }));

/** Saves a file on the reader's device: it comes as an attachment, and is never shown on the page. */
export async function downloadFile(place: EntryPlace, { id, name }: EvidenceFile): Promise<void> {
  const call = { params: { path: { ...pathOf(place), fileId: id } }, parseAs: 'blob' } as const;
  const bytes: unknown = await unwrap(api.GET(`${filesPath}/{fileId}/content`, call));
  saveAs(bytes as Blob, name);
}

const queues = onePerPerson(() => new Map<string, UploadQueue>());

/** The one queue of a person and a document in this browser tab. */
export function uploadQueueOf(queryClient: QueryClient, target: UploadTarget, place: Place): UploadQueue {
  const { userId, documentId } = place;
  const known = queues(queryClient, userId).get(documentId);
  if (known !== undefined) return known;
  const queue = new UploadQueue({
    send: async (entryId, options) => {
      const path = `/users/${userId}/documents/${documentId}/entries/${entryId}/files`;
      const stored = (await upload(target, { ...options, path })) as EvidenceFile;
      const { queryKey } = filesQuery({ ...place, entryId }, userId);
      await putAnswerFirst(queryClient, queryKey, (files) => [
        ...(files ?? []).filter(({ id }) => id !== stored.id),
        stored,
      ]);
      void queryClient.invalidateQueries({ queryKey: disclosureKey(userId, documentId) });
    },
  });
  queues(queryClient, userId).set(documentId, queue);
  return queue;
}
