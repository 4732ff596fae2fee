import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_URL_MAX_LENGTH,
  webhookEndpointCreationSchema,
  type WebhookEventType,
} from '@troth/domain/integrations';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { answeredIssue, useFormIssues } from '../form-issues';
import { t } from '../own-texts';
import { usePerson } from '../person';
import { Choices } from './choices';
import { FormPopup } from './form-popup';
import { SecretPopup } from './secret-once';
import {
  createWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookEndpoint,
  webhookEndpointsQuery,
} from './webhook-queries';

/** Adds an endpoint and shows its secret this one time, or edits one. */
export function WebhookForm({ endpoint, onClose }: { endpoint: WebhookEndpoint | null; onClose: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const [name, setName] = useState(endpoint?.name ?? '');
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [eventTypes, setEventTypes] = useState<WebhookEventType[]>(endpoint?.eventTypes ?? [...WEBHOOK_EVENT_TYPES]);
  const filled = { name: name.trim(), url: url.trim(), eventTypes };
  const { issueOf, tryToSend } = useFormIssues(webhookEndpointCreationSchema, filled);
  const saving = useMutation({
    mutationFn: async () => {
      if (endpoint === null) return createWebhookEndpoint(self.id, filled);
      await updateWebhookEndpoint(self.id, endpoint.id, filled);
      return null;
    },
    onSuccess: async (created) => {
      await queryClient.invalidateQueries(webhookEndpointsQuery(self.id));
      if (created === null) onClose();
    },
  });
  const submit = () => {
    if (tryToSend() && !saving.isPending) saving.mutate();
  };
  // Whether an address can be reached is known to the API alone.
  const refusal = answeredIssue(saving.error, 'url');
  if (saving.data != null) {
    const { name: label, secret } = saving.data;
    return <SecretPopup title={t('webhooks.added')} label={label} secret={secret} onClose={onClose} />;
  }
  const title = t(endpoint === null ? 'webhooks.add' : 'webhooks.edit');
  return (
    <FormPopup
      title={title}
      submitText={endpoint === null ? title : t('webhooks.save')}
      saving={refusal === undefined ? saving : { ...saving, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('webhooks.name')}
        help={t('tokens.name.help')}
        value={name}
        onChange={setName}
        maxLength={WEBHOOK_NAME_MAX_LENGTH}
        autoComplete="off"
        isRequired
        error={issueOf('name')}
      />
      <TextField
        label={t('webhooks.url')}
        help={t('webhooks.url.help')}
        type="url"
        inputMode="url"
        value={url}
        onChange={(value) => {
          setUrl(value);
          saving.reset();
        }}
        maxLength={WEBHOOK_URL_MAX_LENGTH}
        autoComplete="off"
        isRequired
        error={issueOf('url') ?? refusal}
      />
      <Choices
        label={t('webhooks.events')}
        values={WEBHOOK_EVENT_TYPES}
        chosen={eventTypes}
        onChange={setEventTypes}
        words={(type) => ({ label: t(`webhooks.event.${type}`) })}
        error={issueOf('eventTypes')}
      />
    </FormPopup>
  );
}
