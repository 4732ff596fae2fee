import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { formatDate } from '../../shared/dates';
import { formatInstant } from '../../shared/instants';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { acknowledgeWarning, type Outlook } from './queries';

/**
 * The state counts so many days between signing and wedding, and there are fewer: it warns, and both partners confirm
 * that they know. D30.
 */
export function WeddingWarning({
  userId,
  documentId,
  version,
  warning,
  partnerName,
}: {
  userId: string;
  documentId: string;
  version: string;
  warning: NonNullable<Outlook['weddingWarning']>;
  partnerName: string;
}) {
  const queryClient = useQueryClient();
  const { weddingDate, days, citation, ownAcknowledgedAt, partnerAcknowledgedAt } = warning;
  const acknowledge = useMutation({
    mutationFn: () => acknowledgeWarning(documentId, version, weddingDate),
    onSettled: () => afterChange(queryClient, userId),
  });
  const isKnown = ownAcknowledgedAt !== null && partnerAcknowledgedAt !== null;
  return (
    <Notice
      tone="warning"
      title={t('notarize.nearWedding.title')}
      {...(ownAcknowledgedAt === null && {
        actions: (
          <Button isLoading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            {t('notarize.nearWedding.confirm')}
          </Button>
        ),
      })}
    >
      <p>
        {t('notarize.nearWedding.text', { days, date: formatDate(weddingDate) })}{' '}
        {citation !== null && <cite>{citation}</cite>}
      </p>
      <div role="status">
        {ownAcknowledgedAt !== null && (
          <p>{t('notarize.nearWedding.own', { time: formatInstant(ownAcknowledgedAt) })}</p>
        )}
        {partnerAcknowledgedAt !== null ? (
          <p>{t('notarize.nearWedding.partner', { name: partnerName, time: formatInstant(partnerAcknowledgedAt) })}</p>
        ) : (
          !isKnown && <p>{t('notarize.nearWedding.partnerOpen', { name: partnerName })}</p>
        )}
      </div>
      {acknowledge.error !== null && <p role="alert">{errorText(acknowledge.error)}</p>}
    </Notice>
  );
}
