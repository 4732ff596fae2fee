import { useQueryClient } from '@tanstack/react-query';
import { LONG_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { errorText } from '@troth/portal/errors';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import classes from './notes.module.css';
import { addNote, type NewNote as Note, type Notebook, type NoteSubject, notesQuery } from './queries';
import { useKeptWords } from './use-kept-words';

export function NewNote({
  notebook,
  about,
  onAboutDone,
}: {
  notebook: Notebook;
  /** What the note is about; null for the client as a whole. */
  about: NoteSubject | null;
  /** The note is about nothing in particular from now on. */
  onAboutDone: () => void;
}) {
  const queryClient = useQueryClient();
  const { words, write } = useKeptWords(notebook.clientId);
  const [isEmpty, setEmpty] = useState(false);
  const add = useIdempotentMutation({
    mutationFn: (note: Note, key) => addNote(notebook, note, key),
    onSuccess: async () => {
      write('');
      onAboutDone();
      await queryClient.invalidateQueries({ queryKey: notesQuery(notebook).queryKey });
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (add.isPending) return;
        setEmpty(words.trim() === '');
        if (words.trim() !== '') add.mutate({ message: words.trim(), about });
      }}
    >
      {about !== null && (
        <p className={classes.about}>
          {t('notes.about', { kind: about.kind, label: about.label })}
          <Button size="sm" variant="text" onClick={onAboutDone}>
            {t('notes.about.remove')}
          </Button>
        </p>
      )}
      <TextAreaField
        label={t('notes.new')}
        value={words}
        maxLength={LONG_TEXT_MAX_LENGTH}
        error={isEmpty && words.trim() === '' ? t('notes.empty') : undefined}
        onChange={write}
      />
      {add.error !== null && (
        <Notice tone="danger" isAlert title={t('notes.failed')}>
          {errorText(add.error)}
        </Notice>
      )}
      <Button type="submit" isLoading={add.isPending}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
