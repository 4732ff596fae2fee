import { queryOptions } from '@tanstack/react-query';
import type { AttorneyFileKind } from '@troth/domain/attorneys';
import { api, unwrap } from '@troth/portal/api';
import { saveAnswer } from '@troth/portal/save-answer';

const pathOf = (attorneyId: string) => ({ id: attorneyId, aid: attorneyId });

/** What an attorney sent in. */
export const attorneyFilesQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'attorney', 'files'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys/{aid}/files', { params: { path: pathOf(attorneyId) }, signal })),
  });

/** Sends a file in; the profile shows it once it names it. */
export const sendAttorneyFile = (attorneyId: string, kind: AttorneyFileKind, file: File) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/files', {
      params: { path: pathOf(attorneyId) },
      body: { file: file.name, kind },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file, file.name);
        form.append('kind', kind);
        return form;
      },
    }),
  );

export const saveAttorneyFile = (attorneyId: string, { id, name }: { id: string; name: string }): Promise<void> =>
  saveAnswer(
    api.GET('/users/{id}/attorneys/{aid}/files/{fileId}/content', {
      params: { path: { ...pathOf(attorneyId), fileId: id } },
      parseAs: 'blob',
    }),
    name,
  );
