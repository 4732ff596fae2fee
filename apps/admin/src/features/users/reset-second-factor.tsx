import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import type { UserDetail } from './queries';

/** For somebody who lost every second step. Not for the admin's own account: another admin does that. */
export function ResetSecondFactor({ user }: { user: UserDetail }) {
  const self = usePerson();
  const [reason, setReason] = useState('');
  const reset = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/admin/users/{id}/reset-second-factor', { params: { path: { id: user.id } }, body: { reason } }),
      ),
    onSuccess: () => setReason(''),
  });
  if (self.id === user.id) return null;
  return (
    <Section title={t('user.secondFactor')} description={t('user.secondFactor.text')} hasRule>
      {reset.isSuccess && <Notice tone="success" title={t('user.secondFactor.done', { email: user.email })} isAlert />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          reset.mutate();
        }}
      >
        <TextField
          label={t('user.secondFactor.reason')}
          value={reason}
          onChange={(typed) => {
            if (!reset.isPending) reset.reset();
            setReason(typed);
          }}
          error={reset.isError ? errorText(reset.error) : undefined}
          isRequired
        />
        <PageActions>
          <Button type="submit" isLoading={reset.isPending} isFullWidthOnPhone>
            {t('user.secondFactor.action')}
          </Button>
        </PageActions>
      </form>
    </Section>
  );
}
