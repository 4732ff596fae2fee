import { randomUUID } from 'node:crypto';
import type { InternalNote } from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { notFound } from '../../kernel/http/problem';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { InternalNoteTables } from './internal-note.tables';

type StoredNote = Selectable<InternalNoteTables['internalNotes']>;

/** A note about a client, opened. */
export type InternalNoteRow = Omit<StoredNote, 'sealedMessage' | 'sealedAbout'> & {
  readonly message: string;
  readonly about: InternalNote['about'];
};

/** Whose notes, and about whom. */
export interface Notebook {
  readonly attorneyId: string;
  readonly clientId: string;
}

const placeOf = (rowId: string) => ({ table: 'internal_notes', column: 'sealed_message', rowId });
const placeOfAbout = (rowId: string) => ({ table: 'internal_notes', column: 'sealed_about', rowId });

async function opened(tx: Tx, { sealedMessage, sealedAbout, ...row }: StoredNote): Promise<InternalNoteRow> {
  const seal = await coupleSealIn(tx, row.documentId);
  const about =
    sealedAbout === null ? null : (JSON.parse(seal.open(placeOfAbout(row.id), sealedAbout)) as InternalNote['about']);
  return { ...row, message: seal.open(placeOf(row.id), sealedMessage), about };
}

const notesIn = (tx: Tx, { attorneyId, clientId }: Notebook) =>
  tx
    .selectFrom('internalNotes')
    .selectAll()
    .where('attorneyId', '=', attorneyId)
    .where('clientId', '=', clientId)
    .where('deletedAt', 'is', null);

/** Pinned notes first, then the newest. */
export async function listNotes(tx: Tx, notebook: Notebook): Promise<InternalNoteRow[]> {
  const rows = await notesIn(tx, notebook)
    .orderBy('isPinned', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const notes: InternalNoteRow[] = [];
  for (const row of rows) notes.push(await opened(tx, row));
  return notes;
}

/** Locks it for a change. @throws Problem NOT_FOUND */
export async function getNote(tx: Tx, notebook: Notebook, id: string): Promise<InternalNoteRow> {
  const row = await notesIn(tx, notebook).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound);
  return opened(tx, row);
}

export async function insertNote(
  tx: Tx,
  { attorneyId, clientId }: Notebook,
  { documentId, message, about, now }: { documentId: string; message: string; about: InternalNote['about']; now: Date },
): Promise<InternalNoteRow> {
  const id = randomUUID();
  const seal = await coupleSealIn(tx, documentId);
  const row = await tx
    .insertInto('internalNotes')
    .values({
      id,
      documentId,
      attorneyId,
      clientId,
      sealedMessage: seal.seal(placeOf(id), message),
      sealedAbout: about === null ? null : seal.seal(placeOfAbout(id), JSON.stringify(about)),
      ...createdBy(attorneyId, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(tx, row);
}

/** Stores what changed of a note that was read and locked. */
export async function updateNote(
  tx: Tx,
  note: InternalNoteRow,
  { message, isPinned, now }: { message: string; isPinned: boolean; now: Date },
): Promise<InternalNoteRow> {
  const seal = await coupleSealIn(tx, note.documentId);
  const row = await tx
    .updateTable('internalNotes')
    .set({
      isPinned,
      version: note.version + 1,
      updatedAt: now,
      ...(message !== note.message && { sealedMessage: seal.seal(placeOf(note.id), message), editedAt: now }),
    })
    .where('id', '=', note.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(tx, row);
}

/** The words go with the note; what is left says that there was one. */
export async function deleteNote(tx: Tx, note: InternalNoteRow, now: Date): Promise<void> {
  const seal = await coupleSealIn(tx, note.documentId);
  await tx
    .updateTable('internalNotes')
    .set({ sealedMessage: seal.seal(placeOf(note.id), ''), sealedAbout: null, updatedAt: now, deletedAt: now })
    .where('id', '=', note.id)
    .execute();
}
