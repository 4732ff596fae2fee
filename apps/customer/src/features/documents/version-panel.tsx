import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDateIn } from '@troth/domain/dates';
import { isImported, regenerationRefusal } from '@troth/domain/documents';
import { say } from '@troth/domain/messages';
import { SIDES } from '@troth/domain/people';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PartnerName } from '@troth/ui/partner-mark';
import { ConfirmPopup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { formatInstant, formatMoment } from '../../shared/instants';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { DownloadButton, DownloadMenu } from './download-button';
import { VersionFingerprint } from './version-fingerprint';
import { historyQuery, regenerate, type RegenerationCheck, regenerationQuery } from './queries';

/** The current version: whether it still says what was answered, what to do with it, and who has confirmed it. */
export function VersionPanel({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const { document, side } = own;
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, document.id));
  const { data: check } = useQuery(regenerationQuery(self.id, document.id));
  const regeneration = useRegeneration(own);
  const isMadeElsewhere = isImported(document);
  const [current, before] = isMadeElsewhere ? [] : commits;
  const reviewedAt = { A: document.userAReviewedAt, B: document.userBReviewedAt };
  const isReviewed = document.reviewedAt !== null;
  const isNotarized = useCouple().journey.document?.isNotarized === true;
  const isStale = check?.needsRegeneration === true && check.reason !== null;
  const isReadingNext = !isStale && reviewedAt[side] === null;
  // The document is known before its new version is.
  if (!isMadeElsewhere && current === undefined) return <CardSkeleton height={320} />;
  return (
    <>
      {isStale && (
        <div className={classes.stale}>
          <StaleNotice
            own={own}
            check={check}
            onRegenerate={regeneration.refusal === null ? regeneration.ask : null}
            refusalText={regeneration.text}
          />
        </div>
      )}
      <Sheet padding={8} className={classes.current}>
        <h2>
          {isMadeElsewhere ? t('documents.version.imported') : t('documents.version.title', { number: commits.length })}
        </h2>
        <dl className={classes.version}>
          <dt>{t(isMadeElsewhere ? 'documents.version.added' : 'documents.version.made')}</dt>
          <dd>{document.lastGeneratedAt === null ? '' : formatMoment(document.lastGeneratedAt)}</dd>
          {current !== undefined && (
            <>
              <dt>{t('documents.version.hash')}</dt>
              <dd>
                <VersionFingerprint hash={current.hash} number={commits.length} />
              </dd>
            </>
          )}
          <dt>{t('documents.version.review')}</dt>
          <dd className={classes.reviewers}>
            {SIDES.map((each) => {
              const time = reviewedAt[each];
              const name = own.names[each] ?? t('partner.yourPartner');
              return (
                <span key={each} className={classes.reviewer}>
                  <PartnerName side={each} name={name} size={20} isYou={each === side} isOutlined={time === null} />
                  <span>
                    {time === null
                      ? t('documents.version.notReviewed')
                      : t('documents.version.reviewed', { time: formatInstant(time) })}
                  </span>
                </span>
              );
            })}
          </dd>
        </dl>
        <div className={classes.versionActions}>
          {isReviewed && !isStale && (
            <LinkButton href={isNotarized ? paths.congratulations() : paths.notarize()} variant="primary">
              {t(isNotarized ? 'documents.sealed' : 'documents.continue')}
            </LinkButton>
          )}
          <LinkButton href={paths.documentReview()} variant={isReadingNext ? 'primary' : 'secondary'}>
            {reviewedAt[side] === null ? t('documents.review') : t('documents.read')}
          </LinkButton>
          {current !== undefined && <LinkButton href={paths.documentNotes()}>{t('documents.notes')}</LinkButton>}
          {current !== undefined ? (
            <DownloadMenu
              documentId={document.id}
              version={{ commitAt: current.commitAt, number: commits.length }}
              since={before === undefined ? null : { commitAt: before.commitAt, number: commits.length - 1 }}
            />
          ) : (
            document.generatedPdfFileId !== null && (
              <DownloadButton documentId={document.id} fileId={document.generatedPdfFileId} hasName />
            )
          )}
        </div>
      </Sheet>
      {!isStale && regeneration.refusal !== 'NOTARIZED' && (
        <div className={classes.regenerate}>
          <Text size="small" tone="secondary">
            {regeneration.text}
          </Text>
          {regeneration.refusal === null && (
            <Button variant="text" onClick={regeneration.ask}>
              {t('documents.regenerate')}
            </Button>
          )}
        </div>
      )}
      {regeneration.popup}
    </>
  );
}

/** Customer spec §3 "Regeneration check": the reason, and whose change it was. */
function StaleNotice({
  own,
  check,
  onRegenerate,
  refusalText,
}: {
  own: OwnDocument;
  check: RegenerationCheck;
  /** Null where it cannot be generated again. */
  onRegenerate: (() => void) | null;
  refusalText: string;
}) {
  const { userAMadeChanges, userBMadeChanges, reason } = check;
  const isBoth = userAMadeChanges && userBMadeChanges;
  // The law or our clauses changed: their answers still match.
  const isOurs = reason === 'LAW_CHANGED' || reason === 'TEMPLATE_CHANGED';
  const changer = userAMadeChanges ? 'A' : 'B';
  const who = isBoth
    ? t('documents.stale.both')
    : changer === own.side
      ? t('documents.stale.self')
      : t('documents.stale.partner', { name: own.names[changer] ?? t('partner.yourPartner') });
  return (
    <Notice
      tone="warning"
      title={t(isOurs ? 'documents.stale.title.ours' : 'documents.stale.title')}
      {...(onRegenerate !== null && {
        actions: (
          <Button variant="primary" onClick={onRegenerate}>
            {t('documents.regenerate')}
          </Button>
        ),
      })}
    >
      {reason !== null && t(`documents.stale.${reason}`)} {(userAMadeChanges || userBMadeChanges) && who}{' '}
      {onRegenerate === null && refusalText}
    </Notice>
  );
}

/** Whether and how the document is generated again: the question that is asked first, and what it clears. */
function useRegeneration(own: OwnDocument) {
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
      isImported: isImported(own.document),
    },
    weddingDate: journey.weddingDate,
    today: calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
    isLocked: state?.isLocked ?? false,
  });
  const hasAttorney = own.document.attorneyAId !== null || own.document.attorneyBId !== null;
  const isMadeElsewhere = isImported(own.document);
  return {
    refusal,
    text:
      refusal === null
        ? t(isMadeElsewhere ? 'documents.regenerate.imported.text' : 'documents.regenerate.text')
        : say(`regeneration.refusal.${refusal}`),
    ask: () => {
      start.reset();
      setAsking(true);
    },
    popup: (
      <ConfirmPopup
        isOpen={isAsking}
        title={t('documents.regenerate.title')}
        confirmText={t('documents.regenerate')}
        onConfirm={() => start.mutate()}
        onCancel={() => setAsking(false)}
        isConfirming={start.isPending}
      >
        <p>{t(isMadeElsewhere ? 'documents.regenerate.imported.what' : 'documents.regenerate.what')}</p>
        {hasAttorney && !isMadeElsewhere && <p>{t('documents.regenerate.attorneys')}</p>}
        {start.error !== null && (
          <div className={classes.problem}>
            <Notice tone="danger" isAlert title={failureText(start.error)} />
          </div>
        )}
      </ConfirmPopup>
    ),
  };
}
