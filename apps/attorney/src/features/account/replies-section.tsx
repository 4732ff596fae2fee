import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { SAVED_REPLIES_MAX, type SavedReplies } from '@troth/domain/attorneys';
import { SAVED_NAME_MAX_LENGTH } from '@troth/domain/records';
import { CHAT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { PlusIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useRef, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import classes from '../../shared/profile/profile.module.css';
import { repliesQuery, saveReplies } from '../../shared/replies';
import { t } from '../../shared/texts';
import { SaveActions } from './save-actions';

type Reply = SavedReplies['replies'][number];
const isEmpty = (text: string) => text.trim() === '';

function RepliesForm({ saved, onEnd }: { saved: readonly Reply[]; onEnd: () => void }) {
  const { id } = useAttorney();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState(() =>
    (saved.length === 0 ? [{ name: '', message: '' }] : saved).map((reply) => ({ ...reply, key: crypto.randomUUID() })),
  );
  const [isChecked, setChecked] = useState(false);
  // A row with nothing in it is none.
  const kept = rows.filter(({ name, message }) => !isEmpty(name) || !isEmpty(message));
  const isWhole = kept.every(({ name, message }) => !isEmpty(name) && !isEmpty(message));
  const saving = useMutation({
    mutationFn: () => saveReplies(id, { replies: kept.map(({ name, message }) => ({ name, message })) }),
    onSuccess: (now) => {
      queryClient.setQueryData(repliesQuery(id).queryKey, now);
      announce(t('account.saved', { what: t('replies.title') }));
      onEnd();
    },
  });
  const change = (key: string, changes: Partial<Reply>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const missing = (row: Reply, of: keyof Reply) =>
    isChecked && kept.some((each) => each === row) && isEmpty(row[of]) ? t('replies.missing') : undefined;
  return (
    <form
      noValidate
      aria-label={t('replies.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isWhole && !saving.isPending) saving.mutate();
      }}
    >
      <Stack gap={5}>
        {rows.map((row, index) => (
          <fieldset key={row.key} className={classes.question}>
            <legend className="troth-vh">{t('replies.legend', { number: index + 1 })}</legend>
            <Stack gap={3}>
              <TextField
                label={t('replies.name')}
                maxLength={SAVED_NAME_MAX_LENGTH}
                value={row.name}
                error={missing(row, 'name')}
                onChange={(name) => change(row.key, { name })}
              />
              <TextAreaField
                label={t('replies.message')}
                rows={3}
                maxLength={CHAT_MESSAGE_MAX_LENGTH}
                value={row.message}
                error={missing(row, 'message')}
                onChange={(message) => change(row.key, { message })}
              />
              <Button
                variant="text"
                size="sm"
                aria-label={t('replies.remove.of', { number: index + 1 })}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              >
                {t('replies.remove')}
              </Button>
            </Stack>
          </fieldset>
        ))}
        {rows.length < SAVED_REPLIES_MAX && (
          <Button
            className={classes.add ?? ''}
            icon={<PlusIcon size={16} />}
            onClick={() => setRows([...rows, { name: '', message: '', key: crypto.randomUUID() }])}
          >
            {t('replies.add')}
          </Button>
        )}
        {saving.error !== null && (
          <Notice tone="danger" isAlert title={t('account.notSaved')}>
            {errorText(saving.error)}
          </Notice>
        )}
      </Stack>
      <SaveActions isSaving={saving.isPending} onCancel={onEnd} />
    </form>
  );
}

/** Up to five replies, to be put into messages to clients. Ours. */
export function RepliesSection() {
  const { data } = useSuspenseQuery(repliesQuery(useAttorney().id));
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    // The form that held the focus is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Section title={t('replies.title')} description={t('replies.detail')} hasRule>
      {isEditing ? (
        <RepliesForm saved={data.replies} onEnd={end} />
      ) : (
        <>
          {data.replies.length === 0 ? (
            <Text tone="secondary">{t('replies.none')}</Text>
          ) : (
            <ul className={classes.licenses}>
              {data.replies.map(({ name, message }) => (
                <li key={`${name} ${message}`} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          )}
          <Button
            ref={button}
            className={classes.change ?? ''}
            size="sm"
            aria-label={t('account.change.what', { what: t('replies.title') })}
            onClick={() => setEditing(true)}
          >
            {t('account.change')}
          </Button>
        </>
      )}
    </Section>
  );
}
