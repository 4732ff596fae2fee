import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@troth/api-client';
import { LONG_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import classes from './notes.module.css';
import { changeNote, type InternalNote, type Notebook, notesQuery } from './queries';
import { useKeptWords } from './use-kept-words';

const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** What is stored now, as the refusal says it. */
const currentOf = ({ data }: ApiError) => (data as { current?: InternalNote } | undefined)?.current;

interface EditNoteProps {
  note: InternalNote;
  notebook: Notebook;
  onDone: () => void;
}

/** Changes a note where it is. When another tab was first, both texts are there, and saving again replaces the other. */
export function EditNote({ note, notebook, onDone }: EditNoteProps) {
  const queryClient = useQueryClient();
  const { words, write, drop } = useKeptWords(note.id, note.message);
  const [stored, setStored] = useState(note);
  const save = useMutation({
    mutationFn: (message: string) => changeNote(notebook, stored, { message }),
    onSuccess: () => close(),
    onError: (error) => {
      const current = isConflict(error) ? currentOf(error) : undefined;
      if (current !== undefined) setStored(current);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesQuery(notebook).queryKey }),
  });
  const close = () => {
    drop();
    onDone();
  };
  const isBehind = isConflict(save.error);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending || words.trim() === '') return;
        save.mutate(words.trim());
      }}
    >
      <TextAreaField
        label={t('notes.edit')}
        value={words}
        maxLength={LONG_TEXT_MAX_LENGTH}
        error={words.trim() === '' ? t('notes.empty') : undefined}
        onChange={write}
      />
      {save.error !== null && (
        <Notice tone={isBehind ? 'warning' : 'danger'} isAlert title={t(isBehind ? 'notes.behind' : 'notes.failed')}>
          {isBehind ? t('notes.behind.text', { message: stored.message }) : errorText(save.error)}
        </Notice>
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" isLoading={save.isPending}>
          {t('notes.save')}
        </Button>
        <Button onClick={close}>{t('notes.cancel')}</Button>
      </div>
    </form>
  );
}
