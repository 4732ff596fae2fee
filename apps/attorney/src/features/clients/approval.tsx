import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@troth/api-client';
import { RESCISSION_REASON_MAX_LENGTH } from '@troth/domain/constants';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName } from '../../shared/clients';
import { t } from '../../shared/texts';
import { afterApproval, type Counsel, grantApproval, rescindApproval } from './queries';

const VERSION_CONFLICT = 409;

export interface ApprovalActionsProps {
  client: Client;
  counsel: Counsel;
  /** What was read, as the server names it; null where nothing can be read here. */
  version: string | null;
  /** A newer version took its place: it is to be read first. */
  isSuperseded: boolean;
}

/** Approving and taking it back, each after a question that says what it does. Portals spec §4, D29. */
export function ApprovalActions({ client, counsel, version, isSuperseded }: ApprovalActionsProps) {
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'grant' | 'rescind' | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { documentId } = client;
  const settle = () => afterApproval(queryClient, attorney.id, documentId);
  const grant = useMutation({
    mutationFn: () => grantApproval(documentId, version),
    onSuccess: () => announce(t('approval.granted')),
    onSettled: settle,
  });
  const rescind = useMutation({
    mutationFn: () => rescindApproval(documentId, reason.trim()),
    onSuccess: () => announce(t('approval.rescinded')),
    onSettled: settle,
  });
  const failure = grant.error ?? rescind.error;
  const isSupersededNow = isSuperseded || (failure instanceof ApiError && failure.status === VERSION_CONFLICT);
  const name = client.firstName ?? clientName(client);
  const isApproved = counsel.sides.some(({ side, approvedAt }) => side === counsel.ownSide && approvedAt !== null);
  const close = () => setAsked(null);
  const press = (what: typeof grant) => what.mutate(undefined, { onSettled: close });

  return (
    <>
      {failure !== null && !isSupersededNow && (
        <Notice tone="danger" isAlert title={t('approval.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      {isApproved ? (
        <Button isFullWidthOnPhone onClick={() => setAsked('rescind')}>
          {t('approval.rescind')}
        </Button>
      ) : counsel.refusal === null && !isSupersededNow ? (
        <Button variant="primary" isFullWidthOnPhone onClick={() => setAsked('grant')}>
          {t('approval.grant')}
        </Button>
      ) : (
        <Text size="small">{isSupersededNow ? t('approval.superseded') : counsel.refusal?.message}</Text>
      )}
      <ConfirmPopup
        isOpen={asked === 'grant'}
        title={t('approval.grant.title', { name })}
        confirmText={t('approval.grant')}
        isConfirming={grant.isPending}
        onConfirm={() => press(grant)}
        onCancel={close}
      >
        <p>{counsel.isLastToApprove ? t('approval.grant.final') : t('approval.grant.first', { name })}</p>
      </ConfirmPopup>
      <ConfirmPopup
        isOpen={asked === 'rescind'}
        title={t('approval.rescind.title')}
        confirmText={t('approval.rescind')}
        isDestructive
        isConfirming={rescind.isPending}
        onConfirm={() => {
          setReasonMissing(reason.trim() === '');
          if (reason.trim() !== '') press(rescind);
        }}
        onCancel={close}
      >
        <p>{t('approval.rescind.what', { name })}</p>
        <TextAreaField
          label={t('approval.rescind.why')}
          help={t('approval.rescind.whyHelp')}
          value={reason}
          onChange={setReason}
          maxLength={RESCISSION_REASON_MAX_LENGTH}
          error={isReasonMissing && reason.trim() === '' ? t('approval.rescind.missing') : undefined}
          isRequired
        />
      </ConfirmPopup>
    </>
  );
}
