import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { attorneyQuery, useAttorney } from '../../shared/attorney';
import classes from '../../shared/profile/profile.module.css';
import { t } from '../../shared/texts';

/** Whether couples can find and choose the attorney; current clients stay. Ours. */
export function NewClients() {
  const { id, isTakingNewClients } = useAttorney();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (isTaking: boolean) => {
      const body = { isTakingNewClients: isTaking };
      await unwrap(api.PATCH('/users/{id}/attorneys/{aid}', { params: { path: { id, aid: id } }, body }));
      await queryClient.invalidateQueries({ queryKey: attorneyQuery(id).queryKey });
    },
    // By then the attorney may have been read again: what was asked for tells which it is.
    onSuccess: (_, isTaking) => announce(t(isTaking ? 'account.newClients.resumed' : 'account.newClients.paused')),
  });
  return (
    <Section title={t('account.newClients')} hasRule>
      <Text>{t(isTakingNewClients ? 'account.newClients.taking' : 'account.newClients.notTaking')}</Text>
      {error !== null && (
        <div className={classes.notices} role="alert">
          <Notice tone="danger" title={t('account.notSaved')}>
            {errorText(error)}
          </Notice>
        </div>
      )}
      <Button
        className={classes.change ?? ''}
        size="sm"
        isLoading={isPending}
        loadingText={t('account.saving')}
        onClick={() => mutate(!isTakingNewClients)}
      >
        {t(isTakingNewClients ? 'account.newClients.pause' : 'account.newClients.resume')}
      </Button>
    </Section>
  );
}
