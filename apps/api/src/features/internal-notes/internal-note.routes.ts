import {
  type InternalNote,
  internalNoteCreationSchema,
  internalNoteSchema,
  internalNoteUpdateSchema,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { expectedVersion } from '../../kernel/http/if-match';
import { operation } from '../../kernel/http/operation';
import { present } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import type { Tx } from '../../kernel/database/database';
import { allOf, type Policy } from '../../kernel/http/policy';
import { type AttorneySubject, isApproved, isOwnRecord } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { mattersOf } from '../../records/attorneys/matter.repository';
import {
  deleteNote,
  getNote,
  insertNote,
  type InternalNoteRow,
  listNotes,
  updateNote,
} from '../../records/internal-notes/internal-note.repository';

/** Notes are their author's alone (D3): no admin, no client and no other attorney reads them. */
const isAuthor = allOf<AttorneySubject>(isOwnRecord, isApproved);
const internalNotePolicy = { read: isAuthor, write: isAuthor } satisfies Policy<'write', AttorneySubject>;

const params = z.object({ id: idSchema, aid: idSchema, cid: idSchema });
const noteParams = params.extend({ noteId: idSchema });
type Params = z.output<typeof params>;

/** @throws Problem NOT_FOUND when the person is not the attorney's client, or is no longer. */
async function documentOfClient(tx: Tx, now: Date, { aid, cid }: Params): Promise<string> {
  const [matter] = await mattersOf(tx, aid, now, { clientId: cid });
  if (matter === undefined) throw problem('NOT_FOUND');
  return matter.documentId;
}

const load = ({ tx, params: { id, aid } }: { tx: Tx; params: Params }) => loadAttorneySubject(tx, { id, aid });
const notebookOf = ({ aid, cid }: Params) => ({ attorneyId: aid, clientId: cid });

const presentNote = (row: InternalNoteRow): InternalNote => present(internalNoteSchema, row);

/** @throws Problem VERSION_CONFLICT with the current note, when the write is based on an older one. */
function requireCurrent(note: InternalNoteRow, expected: number | null): void {
  if (expected === null || expected === note.version) return;
  throw problem('VERSION_CONFLICT', { extensions: { current: presentNote(note) } });
}

export const internalNoteOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/clients/{cid}/internal-notes',
    id: 'internalNotes.list',
    summary: "The attorney's own notes about a client: pinned ones first, then the newest",
    tag: 'attorneys',
    params,
    response: z.array(internalNoteSchema),
    policy: internalNotePolicy,
    action: 'read',
    load,
    handle: async ({ tx, now, params: given }) => {
      await documentOfClient(tx, now, given);
      return (await listNotes(tx, notebookOf(given))).map(presentNote);
    },
  }),
  operation({
    route: 'POST /users/{id}/attorneys/{aid}/clients/{cid}/internal-notes',
    id: 'internalNotes.create',
    summary: 'Writes a note about a client, for the author alone',
    tag: 'attorneys',
    params,
    body: internalNoteCreationSchema,
    limit: 'MESSAGES',
    response: internalNoteSchema,
    status: 201,
    policy: internalNotePolicy,
    action: 'write',
    load,
    handle: async ({ tx, now, params: given, body: { message, about = null }, audit }) => {
      const documentId = await documentOfClient(tx, now, given);
      const note = await insertNote(tx, notebookOf(given), { documentId, message, about, now });
      audit({ subjectKind: 'internalNote', subjectId: note.id });
      return presentNote(note);
    },
  }),
  operation({
    route: 'PATCH /users/{id}/attorneys/{aid}/clients/{cid}/internal-notes/{noteId}',
    id: 'internalNotes.update',
    summary: 'Changes the words of a note, or pins it',
    description:
      'Takes the version on which the write is based as `If-Match` or in the body; an older one answers 409 with the `current` note.',
    tag: 'attorneys',
    params: noteParams,
    body: internalNoteUpdateSchema,
    response: internalNoteSchema,
    policy: internalNotePolicy,
    action: 'write',
    load,
    handle: async ({ tx, now, request, params: { noteId, ...given }, body, audit }) => {
      await documentOfClient(tx, now, given);
      const note = await getNote(tx, notebookOf(given), noteId);
      requireCurrent(note, expectedVersion(request, body.version));
      audit({ subjectKind: 'internalNote', subjectId: note.id });
      const { message = note.message, isPinned = note.isPinned } = body;
      if (message === note.message && isPinned === note.isPinned) return presentNote(note);
      return presentNote(await updateNote(tx, note, { message, isPinned, now }));
    },
  }),
  operation({
    route: 'DELETE /users/{id}/attorneys/{aid}/clients/{cid}/internal-notes/{noteId}',
    id: 'internalNotes.delete',
    summary: 'Deletes a note with its words',
    tag: 'attorneys',
    isOurs: true,
    params: noteParams,
    response: null,
    policy: internalNotePolicy,
    action: 'write',
    load,
    handle: async ({ tx, now, request, params: { noteId, ...given }, audit }) => {
      await documentOfClient(tx, now, given);
      const note = await getNote(tx, notebookOf(given), noteId);
      requireCurrent(note, expectedVersion(request, undefined));
      await deleteNote(tx, note, now);
      audit({ subjectKind: 'internalNote', subjectId: note.id });
      return null;
    },
  }),
];
