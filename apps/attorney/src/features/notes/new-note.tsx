import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONG_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { TextAreaField } from '@troth/ui/text-field';
import { useRef, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './notes.module.css';
import { addNote, type Notebook, notesQuery } from './queries';
import { useKeptWords } from './use-kept-words';

export function NewNote({ notebook }: { notebook: Notebook }) {
  const queryClient = useQueryClient();
  const { words, write } = useKeptWords(notebook.clientId);
  const [isEmpty, setEmpty] = useState(false);
  // One key for as long as the same words are tried.
  const attempt = useRef({ message: '', key: '' });
  const add = useMutation({
    mutationFn: (message: string) => {
      if (attempt.current.message !== message) attempt.current = { message, key: crypto.randomUUID() };
      return addNote(notebook, attempt.current);
    },
    onSuccess: async () => {
      attempt.current = { message: '', key: '' };
      write('');
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
        if (words.trim() !== '') add.mutate(words.trim());
      }}
    >
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
