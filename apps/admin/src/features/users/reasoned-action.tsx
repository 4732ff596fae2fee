import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import type { UserDetail } from './queries';

interface ReasonedActionProps {
  user: UserDetail;
  title: string;
  text: string;
  reasonLabel: string;
  actionLabel: string;
  doneText: string;
  act: (reason: string) => Promise<unknown>;
}

/** Something an admin does to an account, for a reason. Not to the own account: another admin does that. */
export function ReasonedAction({ user, title, text, reasonLabel, actionLabel, doneText, act }: ReasonedActionProps) {
  const self = usePerson();
  const [reason, setReason] = useState('');
  const action = useMutation({ mutationFn: () => act(reason), onSuccess: () => setReason('') });
  if (self.id === user.id) return null;
  return (
    <Section title={title} description={text} hasRule>
      {action.isSuccess && <Notice tone="success" title={doneText} isAlert />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.isPending) action.mutate();
        }}
      >
        <TextField
          label={reasonLabel}
          value={reason}
          onChange={(typed) => {
            if (!action.isPending) action.reset();
            setReason(typed);
          }}
          error={action.isError ? errorText(action.error) : undefined}
          isRequired
        />
        <PageActions>
          <Button type="submit" isLoading={action.isPending} isFullWidthOnPhone>
            {actionLabel}
          </Button>
        </PageActions>
      </form>
    </Section>
  );
}
