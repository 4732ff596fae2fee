import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { LoadFailed } from '@troth/portal/load-failed';
import { usePerson } from '@troth/portal/person';
import { useKeptFocus } from '@troth/portal/use-kept-focus';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { Skeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useRef, useState } from 'react';
import { formatMoment } from '../../shared/instants';
import { t } from '../../shared/texts';
import { type AccountDeletion, cancelDeletion, deletionQuery, requestDeletion } from './queries';
import classes from './personal-data.module.css';

/** What is typed to confirm; the same in each language, as the call wants it. */
const CONFIRMATION = 'DELETE';

/** Deleting the account: what stands in the way, the preview, the confirmation, and the days in which it is taken back. */
export function DeleteAccount() {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { data: deletion, error, refetch } = useQuery(deletionQuery(self.id));
  const [isOpen, setOpen] = useState(false);
  /** The one button that there is: it asks for the deletion, or takes it back. */
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(deletion && (deletion.scheduled?.dueAt ?? ''), () => button.current);
  const keep = useMutation({
    mutationFn: () => cancelDeletion(self.id),
    onSuccess: (next) => {
      queryClient.setQueryData(deletionQuery(self.id).queryKey, next);
      announce(t('yourData.delete.keptNow'));
    },
  });

  if (deletion === undefined) {
    if (error === null) return <Skeleton height={44} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  if (deletion.scheduled !== null) {
    return (
      <Stack gap={4}>
        <Notice
          tone="warning"
          title={t('yourData.delete.scheduled', { when: formatMoment(deletion.scheduled.dueAt) })}
          actions={
            <Button ref={button} size="sm" isLoading={keep.isPending} onClick={() => keep.mutate()}>
              {t('yourData.delete.keepAccount')}
            </Button>
          }
        >
          {t('yourData.delete.scheduledNote')}
        </Notice>
        {keep.error !== null && <Notice tone="danger" isAlert title={errorText(keep.error)} />}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {keep.isSuccess && <Notice tone="success" title={t('yourData.delete.keptNow')} />}
      <div>
        <Button ref={button} onClick={() => setOpen(true)}>
          {t('yourData.delete.show')}
        </Button>
      </div>
      {isOpen && <Confirmation deletion={deletion} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Confirmation({ deletion, onClose }: { deletion: AccountDeletion; onClose: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { queryKey } = deletionQuery(self.id);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const ask = useMutation({
    mutationFn: () => requestDeletion(self.id, deletion.version),
    onSuccess: (next) => {
      queryClient.setQueryData(queryKey, next);
      onClose();
    },
    // Refused means that the state has moved since it was read: the popup shows what it is now.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const confirm = () => {
    setTried(true);
    if (typed.trim() === CONFIRMATION) ask.mutate();
  };
  const isHindered = deletion.obstacles.length > 0;
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t(isHindered ? 'yourData.delete.notYet' : 'yourData.delete.popup')}
      isFullScreenOnPhone
      actions={
        isHindered ? (
          <Button onClick={onClose}>{t('yourData.delete.keep')}</Button>
        ) : (
          <>
            <Button variant="danger" isLoading={ask.isPending} onClick={confirm}>
              {t('yourData.delete.confirm')}
            </Button>
            <Button onClick={onClose}>{t('yourData.delete.keep')}</Button>
          </>
        )
      }
    >
      <Stack gap={6}>
        {isHindered && (
          <ul className={classes.list}>
            {deletion.obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`yourData.delete.obstacle.${obstacle}`)}</li>
            ))}
          </ul>
        )}
        <div>
          <h3 className={classes.heading}>{t('yourData.delete.goes')}</h3>
          <ul className={classes.list}>
            {deletion.erased.map((what) => (
              <li key={what}>{t(`yourData.delete.erased.${what}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={classes.heading}>{t('yourData.delete.stays')}</h3>
          <ul className={classes.list}>
            {deletion.kept.map(({ what, until }) => (
              <li key={what}>
                {t(`yourData.delete.kept.${what}`)}{' '}
                <span className={classes.until}>{t(`yourData.delete.until.${until}`)}</span>
              </li>
            ))}
          </ul>
          <Text size="caption" tone="hint">
            {t('yourData.delete.law')}
          </Text>
        </div>
        {!isHindered && (
          <>
            <Notice tone="info" title={t('yourData.delete.copyFirst')}>
              {t('yourData.delete.when')}
            </Notice>
            <TextField
              label={t('yourData.delete.type')}
              help={t('yourData.delete.typeHelp')}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              spellCheck={false}
              error={isTried && typed.trim() !== CONFIRMATION ? t('yourData.delete.mistyped') : undefined}
            />
          </>
        )}
        {ask.error !== null && <Notice tone="danger" isAlert title={errorText(ask.error)} />}
      </Stack>
    </Popup>
  );
}
