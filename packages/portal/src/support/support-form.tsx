import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { SUPPORT_TOPICS, type SupportTopic, supportTicketCreationSchema } from '@troth/domain/support';
import { errorText } from '../errors';
import { usePerson } from '../person';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { MailIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { SelectField } from '@troth/ui/select-field';
import { TextAreaField } from '@troth/ui/text-field';
import { useFormIssues } from '../form-issues';
import { t } from '../own-texts';
import { openTicket, supportTicketsQuery } from './queries';
import { useSupportDraft } from './support-draft';

const topics = SUPPORT_TOPICS.map((topic) => ({ value: topic, label: enumerationLabel(say, 'supportTopic', topic) }));
const isTopic = (value: string): value is SupportTopic => SUPPORT_TOPICS.some((topic) => topic === value);

/**
 * Writes to the support team: in couples' portal what the chat bubble opens while no chat widget is configured. What was typed stays when
 * sending fails. D16.
 */
export function SupportForm({ pagePath, hint }: { pagePath: string; hint: string }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { draft, change, clear } = useSupportDraft(self.id);
  const ticket = { ...draft, pagePath };
  const { isTried, issueOf, tryToSend, startOver } = useFormIssues(supportTicketCreationSchema, ticket);
  const send = useMutation({
    mutationFn: () => openTicket(self.id, supportTicketCreationSchema.parse(ticket)),
    onSuccess: async () => {
      clear();
      startOver();
      await queryClient.invalidateQueries({ queryKey: supportTicketsQuery(self.id).queryKey });
    },
  });

  if (send.isSuccess) {
    return (
      <div role="status">
        <Notice
          tone="success"
          title={t('support.sent', { number: send.data.number })}
          actions={<Button onClick={() => send.reset()}>{t('support.another')}</Button>}
        >
          {t('support.sentText', { email: self.email })}
        </Notice>
      </div>
    );
  }
  const missingTopic = draft.topic === null ? say('validation.required') : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tryToSend()) send.mutate();
      }}
    >
      <Stack gap={5}>
        {send.error !== null && <ErrorPanel safeText={t('support.kept')}>{errorText(send.error)}</ErrorPanel>}
        <SelectField
          label={t('support.topic')}
          isRequired
          options={topics}
          value={draft.topic}
          onChange={(topic) => isTopic(topic) && change({ topic })}
          error={isTried ? missingTopic : undefined}
        />
        <TextAreaField
          label={t('support.message')}
          help={hint}
          isRequired
          rows={5}
          value={draft.message}
          onChange={(message) => change({ message })}
          error={issueOf('message')}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={<MailIcon size={16} />}
            isLoading={send.isPending}
            loadingText={t('support.sending')}
          >
            {t('support.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
