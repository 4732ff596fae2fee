import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDeliveryStatus } from '@troth/domain/integrations';
import { Button } from '@troth/ui/button';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { announce } from '../announcer';
import { errorText } from '../errors';
import { formatInstant } from '../instants';
import { LoadFailed } from '../load-failed';
import { t } from '../own-texts';
import { usePerson } from '../person';
import classes from './integrations.module.css';
import {
  type DeliveryPlace,
  sendDeliveryAgain,
  testWebhookEndpoint,
  type WebhookDelivery,
  webhookDeliveriesQuery,
  type WebhookEndpoint,
  webhookEndpointsQuery,
} from './webhook-queries';

const tones: Readonly<Record<WebhookDeliveryStatus, TagTone>> = {
  WAITING: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
  WITHHELD: 'neutral',
};

/** What went to an endpoint in the last 30 days. Any of it can be sent again, and a test. */
export function WebhookDeliveries({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const [place, setPlace] = useState<DeliveryPlace>({});
  const { data, error, refetch } = useQuery(webhookDeliveriesQuery(self.id, endpoint.id, place));
  const sending = useMutation({
    /** @param id Of the delivery to repeat; null sends a test. */
    mutationFn: (id: string | null) =>
      id === null ? testWebhookEndpoint(self.id, endpoint.id) : sendDeliveryAgain(self.id, endpoint.id, id),
    onSuccess: (_sent, id) => announce(t(id === null ? 'webhooks.testSent' : 'webhooks.sentAgain')),
    onSettled: () => queryClient.invalidateQueries(webhookEndpointsQuery(self.id)),
  });
  const isEnabled = endpoint.disabledReason === null;
  return (
    <Popup
      isOpen
      isFullScreenOnPhone
      title={t('webhooks.deliveries.of', { name: endpoint.name })}
      onClose={onClose}
      actions={
        <>
          {isEnabled && (
            <Button isLoading={sending.isPending && sending.variables === null} onClick={() => sending.mutate(null)}>
              {t('webhooks.test')}
            </Button>
          )}
          <Button onClick={onClose}>{t('integrations.done')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('webhooks.deliveries.text')}</Text>
        {sending.isError && <Notice tone="danger" isAlert title={errorText(sending.error)} />}
        {data === undefined ? (
          error === null ? (
            <CardSkeleton height={120} />
          ) : (
            <LoadFailed error={error} onRetry={() => void refetch()} />
          )
        ) : data.deliveries.length === 0 ? (
          <Text>{t('webhooks.deliveries.none')}</Text>
        ) : (
          <ul className={classes.rows}>
            {data.deliveries.map((delivery) => (
              <Delivery
                key={delivery.id}
                delivery={delivery}
                onSend={isEnabled ? () => sending.mutate(delivery.id) : null}
              />
            ))}
          </ul>
        )}
        {data !== undefined && (
          <Row gap={3}>
            {data.previousCursor !== null && (
              <Button size="sm" onClick={() => setPlace({ before: data.previousCursor ?? '' })}>
                {t('webhooks.newer')}
              </Button>
            )}
            {data.nextCursor !== null && (
              <Button size="sm" onClick={() => setPlace({ after: data.nextCursor ?? '' })}>
                {t('webhooks.older')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Popup>
  );
}

function Delivery({ delivery, onSend }: { delivery: WebhookDelivery; onSend: (() => void) | null }) {
  const { type, status, createdAt, lastStatus, lastFailure, attempts, nextAttemptAt } = delivery;
  const words = t(`webhooks.event.${type}`);
  const when = formatInstant(createdAt);
  return (
    <li>
      <Row gap={3} justify="between" align="start">
        <div className={classes.what}>
          <Text as="span" weight={600}>
            {words}
          </Text>{' '}
          <StatusTag tone={tones[status]}>{t(`webhooks.status.${status}`)}</StatusTag>
          <Text size="small" tone="secondary">
            {when}
            {attempts > 0 && ` · ${t('webhooks.attempts', { count: attempts })}`}
            {lastStatus !== null && ` · ${t('webhooks.answered', { status: String(lastStatus) })}`}
            {lastFailure !== null && ` · ${t(`webhooks.failure.${lastFailure}`)}`}
          </Text>
          {nextAttemptAt !== null && attempts > 0 && (
            <Text size="caption" tone="hint">
              {t('webhooks.next', { when: formatInstant(nextAttemptAt) })}
            </Text>
          )}
        </div>
        {onSend !== null && status !== 'WAITING' && type !== 'endpoint.test' && (
          <Button size="sm" aria-label={t('webhooks.sendAgain.what', { what: words, when })} onClick={onSend}>
            {t('webhooks.sendAgain')}
          </Button>
        )}
      </Row>
    </li>
  );
}
