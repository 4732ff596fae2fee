import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invitationSchema } from '@troth/domain/people';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { MailIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { invitePartner, revokeInvitation, type SentInvitation, sentInvitationQuery } from './queries';

const day = (instant: string) => new Date(instant).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

/** Inviting the partner by e-mail: the form, or the invitation that is open, which can be sent again, replaced or revoked. */
export function InvitePartner() {
  const self = usePerson();
  const { data: invitation, error, refetch } = useQuery(sentInvitationQuery(self.id));
  const [isReplacing, setReplacing] = useState(false);
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  if (invitation === undefined) return <CardSkeleton height={150} />;
  if (invitation !== null && !isReplacing) {
    return <OpenInvitation userId={self.id} invitation={invitation} onReplace={() => setReplacing(true)} />;
  }
  return (
    <InvitationForm
      userId={self.id}
      replaced={invitation}
      onSent={() => setReplacing(false)}
      {...(isReplacing && { onCancel: () => setReplacing(false) })}
    />
  );
}

function InvitationForm({
  userId,
  replaced,
  onSent,
  onCancel,
}: {
  userId: string;
  replaced: SentInvitation | null;
  onSent: () => void;
  onCancel?: () => void;
}) {
  const queryClient = useQueryClient();
  const form = useForm({
    mode: 'controlled',
    initialValues: { email: '' },
    validate: (values) => {
      const issue = invitationSchema.safeParse(values).error?.issues[0];
      return issue === undefined ? {} : { email: issue.message };
    },
  });
  const invite = useMutation({
    mutationFn: (email: string) => invitePartner(userId, email),
    onSuccess: async (sent) => {
      queryClient.setQueryData(sentInvitationQuery(userId).queryKey, sent);
      onSent();
      await afterChange(queryClient, userId);
    },
    onError: (error) => form.setFieldError('email', errorText(error)),
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ email }) => invite.mutate(email.trim()))}>
      <Stack gap={4}>
        <TextField
          value={form.values.email}
          onChange={(email) => form.setFieldValue('email', email)}
          error={form.errors.email}
          label={t('partner.invite.email')}
          help={
            replaced === null ? t('partner.invite.help') : t('partner.invite.replaceHelp', { email: replaced.email })
          }
          type="email"
          autoComplete="off"
          isRequired
        />
        <Row gap={3}>
          <Button
            type="submit"
            icon={<MailIcon size={16} />}
            isLoading={invite.isPending}
            loadingText={t('partner.invite.sending')}
          >
            {t('partner.invite.send')}
          </Button>
          {onCancel !== undefined && (
            <Button variant="text" onClick={onCancel}>
              {t('partner.invite.keep')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

function OpenInvitation({
  userId,
  invitation,
  onReplace,
}: {
  userId: string;
  invitation: SentInvitation;
  onReplace: () => void;
}) {
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => invitePartner(userId, invitation.email),
    onSuccess: (sent) => queryClient.setQueryData(sentInvitationQuery(userId).queryKey, sent),
  });
  const revoke = useMutation({
    mutationFn: () => revokeInvitation(userId),
    onSuccess: async () => {
      queryClient.setQueryData(sentInvitationQuery(userId).queryKey, null);
      await afterChange(queryClient, userId);
    },
  });
  const failure = again.error ?? revoke.error;
  return (
    <Stack gap={4}>
      <div>
        <Text weight={600}>{t('partner.open.title', { email: invitation.email })}</Text>
        <Text size="small" tone="secondary">
          {invitation.isOpened
            ? t('partner.open.opened', { sent: day(invitation.sentAt) })
            : t('partner.open.waiting', { sent: day(invitation.sentAt), expires: day(invitation.expiresAt) })}
        </Text>
      </div>
      <div role="status">
        {again.isSuccess && (
          <Text size="small" tone="success">
            {t('partner.open.sentAgain')}
          </Text>
        )}
      </div>
      {failure !== null && <Notice tone="danger" isAlert title={errorText(failure)} />}
      <Row gap={2}>
        <Button size="sm" icon={<MailIcon size={16} />} isLoading={again.isPending} onClick={() => again.mutate()}>
          {t('partner.open.again')}
        </Button>
        <Button size="sm" variant="text" onClick={onReplace}>
          {t('partner.open.replace')}
        </Button>
        <Button size="sm" variant="text" isLoading={revoke.isPending} onClick={() => revoke.mutate()}>
          {t('partner.open.revoke')}
        </Button>
      </Row>
    </Stack>
  );
}
