import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { ActionMenu } from '@troth/ui/action-menu';
import { Notice } from '@troth/ui/notice';
import { Link } from '@troth/ui/link';
import { ConfirmPopup } from '@troth/ui/popup';
import { StatusTag } from '@troth/ui/status-tag';
import { useState } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { formatMoment } from '../../shared/dates';
import { t } from '../../shared/texts';
import { EditNote } from './edit-note';
import { keptWords } from './kept-words';
import classes from './notes.module.css';
import { changeNote, type InternalNote, type Notebook, type NoteSubject, notesQuery, removeNote } from './queries';

export function Note({
  note,
  notebook,
  hrefOf,
}: {
  note: InternalNote;
  notebook: Notebook;
  /** Where the question or the clause of a note is read. */
  hrefOf: (about: NoteSubject) => string;
}) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: notesQuery(notebook).queryKey });
  // What was typed before a reload is still there to be saved.
  const [isEditing, setEditing] = useState(() => keptWords.read(notebook.attorneyId, note.id) !== null);
  const [isDeleting, setDeleting] = useState(false);
  const pin = useMutation({
    mutationFn: () => changeNote(notebook, note, { isPinned: !note.isPinned }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => removeNote(notebook, note.id),
    onSuccess: () => {
      setDeleting(false);
      keptWords.drop(notebook.attorneyId, note.id);
    },
    onSettled: refresh,
  });
  const written = formatMoment(note.createdAt);
  const error = pin.error ?? remove.error;

  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <p className={classes.when}>
          {note.editedAt === null ? written : t('notes.edited', { written, edited: formatLongDay(note.editedAt) })}
        </p>
        {note.isPinned && <StatusTag tone="neutral">{t('notes.pinned')}</StatusTag>}
        <ActionMenu
          name={t('notes.of', { written })}
          items={[
            { key: 'edit', label: t('notes.edit'), onSelect: () => setEditing(true) },
            { key: 'pin', label: t(note.isPinned ? 'notes.unpin' : 'notes.pin'), onSelect: () => pin.mutate() },
            { key: 'delete', label: t('notes.delete'), onSelect: () => setDeleting(true), isDestructive: true },
          ]}
        />
      </div>
      {note.about !== null && (
        <p className={classes.about}>
          <Link href={hrefOf(note.about)}>{t('notes.about', { kind: note.about.kind, label: note.about.label })}</Link>
        </p>
      )}
      {isEditing ? (
        <EditNote note={note} notebook={notebook} onDone={() => setEditing(false)} />
      ) : (
        <p className={classes.words} dir="auto">
          {note.message}
        </p>
      )}
      {error !== null && !isDeleting && (
        <Notice tone="danger" isAlert title={t('notes.failed')}>
          {errorText(error)}
        </Notice>
      )}
      <ConfirmPopup
        isOpen={isDeleting}
        title={t('notes.delete.question')}
        confirmText={t('notes.delete')}
        isDestructive
        isConfirming={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setDeleting(false)}
      >
        {t('notes.delete.text')}
        {remove.error !== null && (
          <Notice tone="danger" isAlert title={t('notes.failed')}>
            {errorText(remove.error)}
          </Notice>
        )}
      </ConfirmPopup>
    </li>
  );
}
