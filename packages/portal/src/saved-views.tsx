import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SAVED_NAME_MAX_LENGTH, SAVED_VIEWS_MAX, type SavedViews as Saved } from '@troth/domain/records';
import { Button, IconButton } from '@troth/ui/button';
import { TrashIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { announce } from './announcer';
import { errorText } from './errors';
import { t } from './own-texts';
import classes from './saved-views.module.css';

type View = Saved['views'][number];

/** Where the views of one list are kept. */
export interface KeptViews {
  readonly queryKey: readonly string[];
  readonly read: (signal: AbortSignal) => Promise<Saved>;
  readonly replace: (views: View[]) => Promise<Saved>;
}

function useKeptViews({ queryKey, read, replace }: KeptViews) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  const replacing = useMutation({
    mutationFn: replace,
    onSuccess: (kept) => queryClient.setQueryData(queryKey, kept),
  });
  return { views: data?.views ?? [], replacing };
}

/**
 * Views of a list that a person saved by name, and the one that is shown, to be saved.
 * @param path The list's own address; `address` is what the shown view adds to it.
 */
export function SavedViews({ path, address, kept }: { path: string; address: string; kept: KeptViews }) {
  const { views, replacing } = useKeptViews(kept);
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSaved = views.some((view) => view.address === address);
  const isMissing = name.trim() === '';
  const save = () => {
    setChecked(true);
    if (isMissing || replacing.isPending) return;
    // A name that is there already is given to this view.
    const others = views.filter((view) => view.name !== name.trim());
    replacing.mutate([...others, { name: name.trim(), address }], {
      onSuccess: () => {
        announce(t('savedViews.done', { name: name.trim() }));
        setNaming(false);
        setName('');
        setChecked(false);
      },
    });
  };
  return (
    <div className={classes.saved}>
      {views.length > 0 && (
        <ul aria-label={t('savedViews')}>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                href={`${path}${view.address}`}
                {...(view.address === address && { 'aria-current': 'page' as const })}
              >
                {view.name}
              </Link>
              <IconButton
                icon={<TrashIcon size={14} />}
                label={t('savedViews.remove', { name: view.name })}
                onClick={() =>
                  replacing.mutate(
                    views.filter((each) => each !== view),
                    { onSuccess: () => announce(t('savedViews.removed', { name: view.name })) },
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {address !== '' && !isSaved && views.length < SAVED_VIEWS_MAX && (
        <Row gap={2}>
          <Button size="sm" variant="text" onClick={() => setNaming(true)}>
            {t('savedViews.save')}
          </Button>
        </Row>
      )}
      <ConfirmPopup
        isOpen={isNaming}
        title={t('savedViews.save')}
        confirmText={t('savedViews.confirm')}
        isConfirming={replacing.isPending}
        onConfirm={save}
        onCancel={() => setNaming(false)}
      >
        <Stack gap={4}>
          {replacing.error !== null && <Notice tone="danger" isAlert title={errorText(replacing.error)} />}
          <TextField
            label={t('savedViews.name')}
            help={t('savedViews.help')}
            isRequired
            maxLength={SAVED_NAME_MAX_LENGTH}
            value={name}
            error={isChecked && isMissing ? t('savedViews.missing') : undefined}
            onChange={setName}
          />
        </Stack>
      </ConfirmPopup>
    </div>
  );
}
