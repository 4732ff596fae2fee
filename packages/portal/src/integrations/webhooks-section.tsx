import { useQuery } from '@tanstack/react-query';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { Row, Section, Stack } from '@troth/ui/layout';
import { CardSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { formatInstant } from '../instants';
import { LoadFailed } from '../load-failed';
import { t } from '../own-texts';
import { usePerson } from '../person';
import classes from './integrations.module.css';
import { WebhookAction, type WebhookActionKind } from './webhook-action';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookForm } from './webhook-form';
import { type WebhookEndpoint, webhookEndpointsQuery } from './webhook-queries';

type Opened =
  | { readonly what: 'ADD' }
  | { readonly what: 'EDIT' | 'DELIVERIES' | WebhookActionKind; readonly endpoint: WebhookEndpoint };

/** On the account page of attorneys and admins: where Troth tells their own software what happens. */
export function WebhooksSection() {
  const { data: endpoints, error, refetch } = useQuery(webhookEndpointsQuery(usePerson().id));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Section id="webhooks" title={t('webhooks.title')} description={t('webhooks.text')} hasRule>
      <Stack gap={4}>
        {endpoints === undefined ? (
          error === null ? (
            <CardSkeleton height={56} />
          ) : (
            <LoadFailed error={error} onRetry={() => void refetch()} />
          )
        ) : endpoints.length === 0 ? (
          <Text tone="secondary">{t('webhooks.none')}</Text>
        ) : (
          <ul className={classes.rows}>
            {endpoints.map((endpoint) => (
              <Endpoint key={endpoint.id} endpoint={endpoint} onOpen={(what) => setOpened({ what, endpoint })} />
            ))}
          </ul>
        )}
        <div>
          <Button size="sm" onClick={() => setOpened({ what: 'ADD' })}>
            {t('webhooks.add')}
          </Button>
        </div>
      </Stack>
      {opened !== null && <OpenedPopup opened={opened} onClose={close} />}
    </Section>
  );
}

function OpenedPopup({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.what === 'ADD') return <WebhookForm endpoint={null} onClose={onClose} />;
  const { what, endpoint } = opened;
  if (what === 'EDIT') return <WebhookForm endpoint={endpoint} onClose={onClose} />;
  if (what === 'DELIVERIES') return <WebhookDeliveries endpoint={endpoint} onClose={onClose} />;
  return <WebhookAction kind={what} endpoint={endpoint} onClose={onClose} />;
}

function Endpoint({
  endpoint,
  onOpen,
}: {
  endpoint: WebhookEndpoint;
  onOpen: (what: 'EDIT' | 'DELIVERIES' | WebhookActionKind) => void;
}) {
  const { name, url, disabledReason, failingSince, oldSecretEndsAt } = endpoint;
  const toggle = disabledReason === null ? 'DISABLE' : 'ENABLE';
  return (
    <li>
      <Row gap={3} justify="between" align="start">
        <div className={classes.what}>
          <Text as="span" weight={600}>
            {name}
          </Text>{' '}
          <StatusTag tone={disabledReason === null ? (failingSince === null ? 'success' : 'warning') : 'neutral'}>
            {disabledReason !== null
              ? t(`webhooks.disabled.${disabledReason}`)
              : t(failingSince === null ? 'webhooks.enabled' : 'webhooks.failing')}
          </StatusTag>
          <Text size="small" tone="secondary">
            {url}
          </Text>
          <Text size="caption" tone="hint">
            {t('webhooks.eventCount', { count: endpoint.eventTypes.length })}
            {failingSince !== null && ` ${t('webhooks.failingSince', { when: formatInstant(failingSince) })}`}
            {oldSecretEndsAt !== null && ` ${t('webhooks.oldSecret', { when: formatInstant(oldSecretEndsAt) })}`}
          </Text>
        </div>
        <Row gap={2}>
          <Button size="sm" aria-label={t('webhooks.deliveries.of', { name })} onClick={() => onOpen('DELIVERIES')}>
            {t('webhooks.deliveries')}
          </Button>
          <ActionMenu
            name={name}
            items={[
              { key: 'edit', label: t('webhooks.edit'), onSelect: () => onOpen('EDIT') },
              { key: 'rotate', label: t('webhooks.action.ROTATE'), onSelect: () => onOpen('ROTATE') },
              { key: 'toggle', label: t(`webhooks.action.${toggle}`), onSelect: () => onOpen(toggle) },
              {
                key: 'delete',
                label: t('webhooks.action.DELETE'),
                isDestructive: true,
                onSelect: () => onOpen('DELETE'),
              },
            ]}
          />
        </Row>
      </Row>
    </li>
  );
}
