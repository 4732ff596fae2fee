import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { LONG_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PartnerName } from '@troth/ui/partner-mark';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName } from '../../shared/clients';
import { formatLongDay } from '@troth/portal/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { answerConflict, conflictQuestionQuery } from './queries';

/** Asks once, before anything of the couple opens, whether the attorney can act for a new client. D51. */
export function ConflictQuestion({ client }: { client: Client }) {
  const { id: attorneyId } = useAttorney();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: question } = useSuspenseQuery(conflictQuestionQuery(attorneyId, client.id));
  const [isLeaving, setLeaving] = useState(false);
  const [reason, setReason] = useState('');
  const name = client.firstName ?? clientName(client);
  const answer = useMutation({
    mutationFn: (said: 'NO_CONFLICT' | 'CANNOT_ACT') =>
      answerConflict(attorneyId, client.id, {
        documentId: client.documentId,
        answer: said,
        reason: said === 'CANNOT_ACT' ? reason : null,
      }),
    onSuccess: async (_, said) => {
      announce(t(said === 'NO_CONFLICT' ? 'conflict.said.clear' : 'conflict.said.left', { name }));
      // A client who left is no longer listed here.
      if (said === 'CANNOT_ACT') await navigate(paths.clients(), { replace: true });
      await queryClient.invalidateQueries({ queryKey: ['users', attorneyId] });
    },
    onSettled: () => setLeaving(false),
  });
  const { compared } = question;
  return (
    <Section title={t('conflict.title', { name })} description={t('conflict.lead', { name })} hasRule>
      <Stack gap={6}>
        {question.parties.map((party) => (
          <Facts
            key={party.side}
            facts={[
              {
                key: 'name',
                label: t(party.isClient ? 'conflict.client' : 'conflict.partner'),
                value: <PartnerName side={party.side} name={party.name} />,
              },
              { key: 'email', label: t('client.email'), value: party.email },
              ...(party.employer === null
                ? []
                : [{ key: 'employer', label: t('conflict.employer'), value: party.employer }]),
            ]}
          />
        ))}
        {compared !== null && (
          <Text size="small" tone="secondary">
            {t('conflict.compared', {
              day: formatLongDay(compared.at),
              attorneys: compared.attorneys + compared.outsideAttorneys,
              firms: compared.lawFirms,
            })}
          </Text>
        )}
        {answer.error !== null && (
          <Notice tone="danger" isAlert title={t('conflict.failed')}>
            {errorText(answer.error)}
          </Notice>
        )}
        <Row gap={3}>
          <Button
            variant="primary"
            isLoading={answer.isPending && !isLeaving}
            onClick={() => answer.mutate('NO_CONFLICT')}
          >
            {t('conflict.none')}
          </Button>
          <Button onClick={() => setLeaving(true)}>{t('conflict.cannotAct')}</Button>
        </Row>
      </Stack>
      <ConfirmPopup
        isOpen={isLeaving}
        title={t('conflict.cannotAct.title', { name })}
        confirmText={t('conflict.cannotAct')}
        isDestructive
        isConfirming={answer.isPending}
        onConfirm={() => answer.mutate('CANNOT_ACT')}
        onCancel={() => setLeaving(false)}
      >
        <Stack gap={4}>
          <Text>{t('conflict.cannotAct.what', { name })}</Text>
          <TextAreaField
            label={t('conflict.reason')}
            help={t('conflict.reason.help', { name })}
            value={reason}
            maxLength={LONG_TEXT_MAX_LENGTH}
            onChange={setReason}
          />
        </Stack>
      </ConfirmPopup>
    </Section>
  );
}
