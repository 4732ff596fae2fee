import { queryOptions } from '@tanstack/react-query';
import type { EvidenceFile } from '@troth/domain/disclosure';
import { api, unwrap } from '@troth/portal/api';
import { queuePerDocument } from '../../../shared/files/queue-per-document';
import { setFreshData } from '../../../shared/set-fresh-data';
import { saveAs } from '@troth/portal/save-as';
import { upload } from '../../../shared/upload';
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

/** Evidence on its way to entries: the one queue of a person and a document in this browser tab. */
export const uploadQueueOf = queuePerDocument<Place>((queryClient, target, place) => async (entryId, options) => {
  const { userId, documentId } = place;
  const path = `/users/${userId}/documents/${documentId}/entries/${entryId}/files`;
  const stored = (await upload(target, { ...options, path })) as EvidenceFile;
  const { queryKey } = filesQuery({ ...place, entryId }, userId);
  await setFreshData(queryClient, queryKey, (files) => [...(files ?? []).filter(({ id }) => id !== stored.id), stored]);
  void queryClient.invalidateQueries({ queryKey: disclosureKey(userId, documentId) });
});
