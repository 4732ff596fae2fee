import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { announce } from '../announcer';
import { errorText } from '../errors';
import { t } from '../own-texts';
import { usePerson } from '../person';
import { SecretPopup } from './secret-once';
import {
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  updateWebhookEndpoint,
  type WebhookEndpoint,
  webhookEndpointsQuery,
} from './webhook-queries';

export type WebhookActionKind = 'ROTATE' | 'DISABLE' | 'ENABLE' | 'DELETE';

/** @returns the new secret, where there is one. */
async function act(kind: WebhookActionKind, userId: string, endpointId: string): Promise<string | null> {
  if (kind === 'ROTATE') return (await rotateWebhookSecret(userId, endpointId)).secret;
  if (kind === 'DELETE') await deleteWebhookEndpoint(userId, endpointId);
  else await updateWebhookEndpoint(userId, endpointId, { isEnabled: kind === 'ENABLE' });
  return null;
}

/** Asks before an endpoint changes, and shows a new secret this one time. */
export function WebhookAction({
  kind,
  endpoint,
  onClose,
}: {
  kind: WebhookActionKind;
  endpoint: WebhookEndpoint;
  onClose: () => void;
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { name } = endpoint;
  const acting = useMutation({
    mutationFn: () => act(kind, self.id, endpoint.id),
    onSuccess: (secret) => {
      announce(t(`webhooks.done.${kind}`, { name }));
      if (secret === null) onClose();
    },
    onSettled: () => queryClient.invalidateQueries(webhookEndpointsQuery(self.id)),
  });
  if (acting.data != null)
    return <SecretPopup title={t('webhooks.newSecret')} label={name} secret={acting.data} onClose={onClose} />;
  return (
    <ConfirmPopup
      isOpen
      size="short"
      title={t(`webhooks.ask.${kind}`, { name })}
      confirmText={t(`webhooks.action.${kind}`)}
      cancelText={t('integrations.cancel')}
      isConfirming={acting.isPending}
      onConfirm={() => acting.mutate()}
      onCancel={onClose}
    >
      <p>{t(`webhooks.ask.${kind}.text`)}</p>
      {acting.isError && (
        <Text tone="danger" role="alert">
          {errorText(acting.error)}
        </Text>
      )}
    </ConfirmPopup>
  );
}
