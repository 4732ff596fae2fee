import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SAVED_NAME_MAX_LENGTH, SAVED_VIEWS_MAX, type SavedViews as Saved } from '@troth/domain/attorneys';
import { announce } from '@troth/portal/announcer';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button, IconButton } from '@troth/ui/button';
import { TrashIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './client-list.module.css';

type View = Saved['views'][number];

function useSavedViews() {
  const { id } = useAttorney();
  const queryClient = useQueryClient();
  const at = { params: { path: { id, aid: id } } };
  const queryKey = ['users', id, 'saved-views'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/attorneys/{aid}/saved-views', { ...at, signal })),
  });
  const replacing = useMutation({
    mutationFn: (views: View[]) =>
      unwrap(api.PUT('/users/{id}/attorneys/{aid}/saved-views', { ...at, body: { views } })),
    onSuccess: (kept) => queryClient.setQueryData(queryKey, kept),
  });
  return { views: data?.views ?? [], replacing };
}

/** Views of the list that the attorney saved by name, and the one that is shown, to be saved. */
export function SavedViews({ address }: { address: string }) {
  const { views, replacing } = useSavedViews();
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSaved = views.some((view) => view.address === address);
  const isMissing = name.trim() === '';
  const save = () => {
    setChecked(true);
    if (isMissing || replacing.isPending) return;
    // A name that is there already is given to this view.
    const kept = views.filter((view) => view.name !== name.trim());
    replacing.mutate([...kept, { name: name.trim(), address }], {
      onSuccess: () => {
        announce(t('clients.saved.done', { name: name.trim() }));
        setNaming(false);
        setName('');
        setChecked(false);
      },
    });
  };
  return (
    <div className={classes.saved}>
      {views.length > 0 && (
        <ul aria-label={t('clients.saved')}>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                href={`${paths.clients()}${view.address}`}
                {...(view.address === address && { 'aria-current': 'page' as const })}
              >
                {view.name}
              </Link>
              <IconButton
                icon={<TrashIcon size={14} />}
                label={t('clients.saved.remove', { name: view.name })}
                onClick={() =>
                  replacing.mutate(
                    views.filter((each) => each !== view),
                    { onSuccess: () => announce(t('clients.saved.removed', { name: view.name })) },
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
            {t('clients.saved.save')}
          </Button>
        </Row>
      )}
      <ConfirmPopup
        isOpen={isNaming}
        title={t('clients.saved.save')}
        confirmText={t('clients.saved.confirm')}
        isConfirming={replacing.isPending}
        onConfirm={save}
        onCancel={() => setNaming(false)}
      >
        <Stack gap={4}>
          {replacing.error !== null && <Notice tone="danger" isAlert title={errorText(replacing.error)} />}
          <TextField
            label={t('clients.saved.name')}
            help={t('clients.saved.help')}
            isRequired
            maxLength={SAVED_NAME_MAX_LENGTH}
            value={name}
            error={isChecked && isMissing ? t('clients.saved.missing') : undefined}
            onChange={setName}
          />
        </Stack>
      </ConfirmPopup>
    </div>
  );
}
