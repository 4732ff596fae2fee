import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../../shared/texts';
import type { TicketKind } from './ticket-kinds';

/** The local ticket page: what 'Linear Ticket' opens while no outside form is configured. */
export function NewTicket({ kind }: { kind: TicketKind }) {
  const { id } = usePerson();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const name = t(`tickets.${kind}`);
  const sending = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/users/{id}/support-tickets', {
          params: { path: { id } },
          body: { topic: 'OTHER', message: `${name}\n\n${message.trim()}`, pagePath: null },
        }),
      ),
    onSuccess: () => {
      setMessage('');
      setTried(false);
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const isEmpty = message.trim() === '';
  return (
    <Section title={name} hasRule>
      {sending.isSuccess && (
        <Notice tone="success" isAlert title={t('tickets.new.sent', { number: String(sending.data.number) })} />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isEmpty && !sending.isPending) sending.mutate();
        }}
      >
        <TextAreaField
          label={t('tickets.new.message')}
          help={t('tickets.new.help')}
          value={message}
          onChange={setMessage}
          rows={6}
          maxLength={SUPPORT_MESSAGE_MAX_LENGTH - name.length - 2}
          isRequired
          error={
            sending.isError ? errorText(sending.error) : isTried && isEmpty ? say('validation.required') : undefined
          }
        />
        <PageActions>
          <Button type="submit" variant="primary" isLoading={sending.isPending} isFullWidthOnPhone>
            {t('tickets.new.send')}
          </Button>
        </PageActions>
      </form>
    </Section>
  );
}
