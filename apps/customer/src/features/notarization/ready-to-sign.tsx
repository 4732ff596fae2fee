import { say } from '@troth/domain/messages';
import { isTooCloseToWedding, waitAfterFinalEnds } from '@troth/domain/notarization';
import { LinkButton } from '@troth/ui/button';
import { OverviewCard } from '@troth/ui/checklist';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import type { ReactNode } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatInstant } from '../../shared/instants';
import { useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';

/** Nothing stands between the couple and a notary: what they can do now with the version they reviewed. */
export function ReadyToSign({ own, download, now }: { own: OwnDocument; download: ReactNode; now: Date }) {
  const { journey } = useCouple();
  const { waitingRules } = journey;
  const { reviewedAt, finalizedAt } = own.document;
  const finalAt = finalizedAt ?? reviewedAt;
  // At the earliest: the wait also needs the final text in both inboxes, which the portal cannot see.
  const waitEnds = waitAfterFinalEnds({
    waitingRules,
    finalAt: finalAt === null ? null : new Date(finalAt),
    mailedAt: finalAt === null ? null : new Date(finalAt),
  });
  const isNearWedding =
    journey.weddingDate !== null &&
    isTooCloseToWedding({
      waitingRules,
      signingDate: now.toISOString().slice(0, 10),
      weddingDate: journey.weddingDate,
    });
  return (
    <Stack gap={8}>
      {waitEnds instanceof Date && waitEnds > now && (
        <Notice tone="warning" title={say('question.date.californiaWedding')}>
          {t('notarize.wait', { time: formatInstant(waitEnds.toISOString()) })}
        </Notice>
      )}
      {isNearWedding && (
        <Notice tone="warning" title={t('notarize.nearWedding.title')}>
          {t('notarize.nearWedding')}
        </Notice>
      )}
      <OverviewCard
        title={t('notarize.steps.title')}
        steps={[
          t('notarize.steps.print'),
          t('notarize.steps.papers'),
          t('notarize.steps.sign'),
          t('notarize.steps.keep'),
        ]}
      />
      <Row gap={4}>
        {download}
        <LinkButton href={paths.documentReview()} variant="text">
          {t('notarize.readAgain')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
