import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDateIn } from '@troth/domain/dates';
import { isImported, regenerationRefusal } from '@troth/domain/documents';
import { say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatInstant } from '../../shared/instants';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { DownloadButton } from './download-button';
import { historyQuery, regenerate, regenerationQuery } from './queries';
import { shortHash } from './short-hash';

/** The current version: when it was made, whether it still says what was answered, and what can be done with it. */
export function VersionPanel({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const { journey } = useCouple();
  const { document } = own;
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, document.id));
  const { data: check } = useQuery(regenerationQuery(self.id, document.id));
  const isMadeElsewhere = isImported(document);
  const current = isMadeElsewhere ? undefined : commits[0];
  const isReviewed = document.reviewedAt !== null;
  return (
    <>
      {check?.needsRegeneration === true && check.reason !== null && (
        <Notice tone="warning" title={t('documents.stale.title')}>
          {t(`documents.stale.${check.reason}`)}
        </Notice>
      )}
      <Sheet padding={8}>
        <h2 style={{ font: 'var(--h2)' }}>
          {isMadeElsewhere ? t('documents.version.imported') : t('documents.version.title', { number: commits.length })}
        </h2>
        <dl className={classes.version}>
          <dt>{t(isMadeElsewhere ? 'documents.version.added' : 'documents.version.made')}</dt>
          <dd>{document.lastGeneratedAt === null ? '' : formatInstant(document.lastGeneratedAt)}</dd>
          {current !== undefined && (
            <>
              <dt>{t('documents.version.hash')}</dt>
              <dd className={classes.hash}>{shortHash(current.hash)}</dd>
            </>
          )}
          <dt>{t('documents.version.review')}</dt>
          <dd>
            {isReviewed
              ? t('documents.version.reviewed', { time: formatInstant(document.reviewedAt ?? '') })
              : t('documents.version.notReviewed')}
          </dd>
        </dl>
        <div className={classes.versionActions}>
          <LinkButton href={paths.documentReview()} variant="primary">
            {isReviewed ? t('documents.read') : t('documents.review')}
          </LinkButton>
          {document.generatedPdfFileId !== null && (
            <DownloadButton documentId={document.id} fileId={document.generatedPdfFileId} hasName />
          )}
        </div>
      </Sheet>
      {journey.document !== null && <Regenerate own={own} />}
    </>
  );
}

function Regenerate({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { journey } = useCouple();
  const [isAsking, setAsking] = useState(false);
  const start = useMutation({
    mutationFn: () => regenerate(own.document.id),
    onSuccess: async () => {
      setAsking(false);
      await afterChange(queryClient, self.id);
    },
  });
  const state = journey.document;
  const refusal = regenerationRefusal({
    states: {
      isGenerated: own.document.lastGeneratedAt !== null,
      isInEditor: state?.isInEditor ?? false,
      isReviewed: own.document.reviewedAt !== null,
      isFinalized: own.document.finalizedAt !== null,
      isInProof: journey.questionnaireBlock === 'IN_PROOF',
      isNotarized: state?.isNotarized ?? false,
      isImported: state?.isImported ?? false,
    },
    weddingDate: journey.weddingDate,
    today: calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
    isLocked: false,
  });
  const hasAttorney = own.document.attorneyAId !== null || own.document.attorneyBId !== null;
  return (
    <div style={{ marginTop: 'var(--s-10)' }}>
      <Text size="small" tone="secondary">
        {refusal === null ? t('documents.regenerate.text') : say(`regeneration.refusal.${refusal}`)}
      </Text>
      {refusal === null && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {t('documents.regenerate')}
        </Button>
      )}
      <ConfirmPopup
        isOpen={isAsking}
        title={t('documents.regenerate.title')}
        confirmText={t('documents.regenerate')}
        onConfirm={() => start.mutate()}
        onCancel={() => setAsking(false)}
        isConfirming={start.isPending}
      >
        <p>{t('documents.regenerate.what')}</p>
        {hasAttorney && <p>{t('documents.regenerate.attorneys')}</p>}
        {start.error !== null && <Notice tone="danger" isAlert title={errorText(start.error)} />}
      </ConfirmPopup>
    </div>
  );
}
