import { useSuspenseQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { Section } from '@troth/ui/layout';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatRecent } from '../../shared/dates';
import { t } from '../../shared/texts';
import { mailsQuery, type UserDetail, type UserMail } from './queries';

const tones = {
  WAITING: 'info',
  SENT: 'success',
  FAILED: 'warning',
  UNDELIVERABLE: 'danger',
  DROPPED: 'neutral',
} as const satisfies Record<UserMail['outcome'], TagTone>;

/** `attorney-chosen` as people read it: the catalog's own name for the mail. */
const kindOf = ({ kind }: UserMail): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The mails to a person's address: kind, day and outcome, and again what did not arrive. */
export function UserMails({ user }: { user: UserDetail }) {
  const { data: mails } = useSuspenseQuery(mailsQuery(user.id));
  const [resending, setResending] = useState<UserMail | null>(null);
  return (
    <Section title={t('mails.title')} description={t('mails.lead', { email: user.email })} hasRule>
      <DataTable
        caption={t('mails.title')}
        rows={mails}
        rowKey={({ id }) => id}
        empty={<Text tone="secondary">{t('mails.none')}</Text>}
        columns={[
          { key: 'kind', label: t('mails.kind'), isTitle: true, render: kindOf },
          { key: 'day', label: t('mails.day'), render: ({ createdAt }) => formatRecent(createdAt) },
          {
            key: 'outcome',
            label: t('mails.outcome'),
            render: ({ outcome, lastError }) => (
              <>
                <StatusTag tone={tones[outcome]}>{t(`mails.outcome.${outcome}`)}</StatusTag>
                {lastError !== null && (
                  <Text size="caption" tone="secondary">
                    {lastError}
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'resend',
            label: t('payouts.actions'),
            isActions: true,
            render: (mail) =>
              mail.canResend && (
                <Button size="sm" onClick={() => setResending(mail)}>
                  {t('mails.resend')}
                </Button>
              ),
          },
        ]}
      />
      {resending !== null && (
        <ActionDialog
          title={t('mails.resend.title', { kind: kindOf(resending) })}
          effects={[t('mails.resend.effect', { email: user.email })]}
          confirmText={t('mails.resend')}
          act={(reason) =>
            unwrap(
              api.POST('/admin/users/{id}/mails/{mailId}/resend', {
                params: { path: { id: user.id, mailId: resending.id } },
                body: { reason },
              }),
            )
          }
          doneText={() => t('mails.resend.done')}
          onClose={() => setResending(null)}
        />
      )}
    </Section>
  );
}
