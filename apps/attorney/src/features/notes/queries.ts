import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type InternalNote = components['schemas']['InternalNote'];
export type NoteSubject = components['schemas']['NoteSubject'];

/** Whose notes, and about whom. */
export interface Notebook {
  readonly attorneyId: string;
  readonly clientId: string;
}

const pathOf = ({ attorneyId, clientId }: Notebook) => ({ id: attorneyId, aid: attorneyId, cid: clientId });

export const notesQuery = (notebook: Notebook) =>
  queryOptions({
    queryKey: ['users', notebook.attorneyId, 'clients', notebook.clientId, 'internal-notes'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes', {
          params: { path: pathOf(notebook) },
          signal,
        }),
      ),
  });

export interface NewNote {
  readonly message: string;
  readonly about: NoteSubject | null;
}

export const addNote = (notebook: Notebook, note: NewNote, key: string) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes', {
      params: { path: pathOf(notebook) },
      body: note,
      headers: { 'idempotency-key': key },
    }),
  );

export const changeNote = (
  notebook: Notebook,
  note: Pick<InternalNote, 'id' | 'version'>,
  change: { message?: string; isPinned?: boolean },
) =>
  unwrap(
    api.PATCH('/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes/{noteId}', {
      params: { path: { ...pathOf(notebook), noteId: note.id } },
      body: { ...change, version: note.version },
    }),
  );

export const removeNote = (notebook: Notebook, noteId: string) =>
  unwrap(
    api.DELETE('/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes/{noteId}', {
      params: { path: { ...pathOf(notebook), noteId } },
    }),
  );
