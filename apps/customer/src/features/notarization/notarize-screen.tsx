import { useQuery, useQueryClient } from '@tanstack/react-query';
import { otherSide, type Side } from '@troth/domain/people';
import { Button } from '@troth/ui/button';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { type ReactNode, useCallback, useState } from 'react';
import { formatInstant } from '../../shared/instants';
import { afterChange } from '../../shared/journey';
import type { Journey } from '../../shared/journey';
import { statesQuery } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { pageHeading, useKeptFocus } from '@troth/portal/use-kept-focus';
import classes from './notarization.module.css';
import { NotarizationInfo } from './notarization-info';
import { ObstacleNotice } from './obstacle-notice';
import { OnlineUnderWay } from './online-under-way';
import { OnlineWay } from './online-way';
import { PaperUnderWay } from './paper-under-way';
import { type Notarization, type Outlook, underWayIn } from './queries';
import { ScanForm } from './scan-form';
import { WaitingPeriod } from './waiting-period';
import { WeddingWarning } from './wedding-warning';

export interface NotarizeScreenProps {
  userId: string;
  documentId: string;
  outlook: Outlook;
  /** One that was given up last, if any; its end is told until another begins. */
  lastEnded: Notarization | null;
  names: Readonly<Record<Side, string>>;
  own: Side;
  state: Journey['state'];
  price: { readonly productId: string; readonly inCents: number } | null;
  /** Who still has to approve, and the way to talk to them. */
  approvals: { readonly who: ReactNode; readonly message: ReactNode };
  /** What the day of signing on paper looks like, and the papers to print. */
  signingDay: ReactNode;
  now: Date;
}

/** /notarize by what there is: under way, in the way, or the ways that are open. Customer spec §2; D33. */
export function NotarizeScreen(props: NotarizeScreenProps) {
  const { userId, documentId, outlook, lastEnded, names, own, now } = props;
  const { current, blocker, weddingWarning } = outlook;
  useKeptFocus([current?.id, current?.stage, weddingWarning?.ownAcknowledgedAt, lastEnded?.id].join(), pageHeading);
  // What ended at the provider is told above the ways that are open again.
  const underWay = underWayIn(outlook);
  if (underWay !== null)
    return underWay.provider === 'IN_PERSON' ? (
      <PaperUnderWay
        userId={userId}
        notarization={underWay}
        names={names}
        own={own}
        replacement={(onDone) => <Scan {...props} onDone={onDone} />}
      />
    ) : (
      <OnlineUnderWay
        userId={userId}
        notarization={underWay}
        names={names}
        own={own}
        timeZone={outlook.timeZone}
        now={now}
      />
    );
  if (blocker !== null)
    return (
      <NotarizationInfo
        blocker={blocker}
        partner={
          outlook.partnerNotice && { userId, documentId, name: names[otherSide(own)], notice: outlook.partnerNotice }
        }
        approvals={props.approvals}
      />
    );
  return <OpenWays {...props} />;
}

/** Nothing of the specification's order stands in the way: the wait and the warning of the state, then both ways. */
function OpenWays(props: NotarizeScreenProps) {
  const { userId, documentId, outlook, lastEnded, names, own, state, price } = props;
  const queryClient = useQueryClient();
  const onOver = useCallback(() => void afterChange(queryClient, userId), [queryClient, userId]);
  const { wait, weddingWarning, timeZone } = outlook;
  const partnerName = names[otherSide(own)];
  return (
    <Stack gap={5}>
      {outlook.current !== null && <EndedThere status={outlook.current.externalStatus} />}
      {lastEnded !== null && <LastEnded notarization={lastEnded} userId={userId} partnerName={partnerName} />}
      {wait?.status === 'RUNNING' && wait.endsAt !== null && (
        <WaitingPeriod
          documentId={documentId}
          endsAt={wait.endsAt}
          timeZone={timeZone}
          days={wait.days}
          state={state?.name ?? ''}
          citation={wait.citation}
          onOver={onOver}
        />
      )}
      {wait?.status === 'NOT_STARTED' && (
        <Notice title={t('notarize.wait.notStarted', { days: wait.days })}>{t('notarize.wait.notStarted.text')}</Notice>
      )}
      {weddingWarning !== null && outlook.version !== null && (
        <WeddingWarning
          userId={userId}
          documentId={documentId}
          version={outlook.version}
          warning={weddingWarning}
          partnerName={partnerName}
        />
      )}
      {outlook.online.isOffered && <OnlineWay userId={userId} outlook={outlook} price={price} />}
      <PaperWay {...props} />
    </Stack>
  );
}

/** On paper, before any notary: the day, the papers, and then the scan. */
function PaperWay(props: NotarizeScreenProps) {
  const { outlook, signingDay } = props;
  const { obstacle } = outlook.inPerson;
  const [isAdding, setAdding] = useState(false);
  const isToldAbove =
    obstacle?.code === 'WAITING' || obstacle?.code === 'WAIT_NOT_STARTED' || obstacle?.code === 'WEDDING_NEAR';
  return (
    <Section
      title={t(outlook.online.isOffered ? 'notarize.paper.orTitle' : 'notarize.paper.title')}
      description={t(outlook.online.isOffered ? 'notarize.paper.orText' : 'notarize.paper.text')}
    >
      <div className={classes.stage}>
        {outlook.certifiedWay === 'ONLINE' && <Notice title={t('notarize.paper.otherWay')} />}
        {signingDay}
        {isAdding ? (
          <section aria-labelledby="scan-title" className={classes.stage}>
            <h3 id="scan-title">{t('notarize.scan.title')}</h3>
            <Scan {...props} onDone={() => setAdding(false)} />
          </section>
        ) : (
          obstacle === null && (
            <div className={classes.way}>
              <Button onClick={() => setAdding(true)}>{t('notarize.scan.add')}</Button>
              <span className={classes.note}>{t('notarize.scan.addNote')}</span>
            </div>
          )
        )}
        {!isToldAbove && !isAdding && <ObstacleNotice obstacle={obstacle} />}
      </div>
    </Section>
  );
}

function Scan({ userId, documentId, outlook, state, onDone }: NotarizeScreenProps & { onDone: () => void }) {
  const { data: states = [] } = useQuery(statesQuery);
  return (
    <ScanForm
      userId={userId}
      documentId={documentId}
      version={outlook.version ?? ''}
      states={states}
      stateAbbreviation={state?.abbreviation ?? ''}
      isWitnessRequired={outlook.isWitnessRequired}
      onCancel={onDone}
    />
  );
}

/** It ended at the notary's provider: in time nobody signed, or it was called off there. */
const EndedThere = ({ status }: { status: string | null }) => (
  <Notice tone="warning" title={t(status === 'expired' ? 'notarize.stage.expired' : 'notarize.stage.ended')}>
    {t('notarize.stage.expired.text')}
  </Notice>
);

/** The last one was given up: who did, and that nothing of it holds. */
function LastEnded({
  notarization: { endedAt, endedById, endedReason, provider },
  userId,
  partnerName,
}: {
  notarization: Notarization;
  userId: string;
  partnerName: string;
}) {
  const isByTroth = endedReason === 'FORCE_RESET' || endedReason === 'DETACHED' || endedById === null;
  const time = endedAt === null ? '' : formatInstant(endedAt);
  const isPaper = provider === 'IN_PERSON';
  return (
    <Notice
      title={
        isByTroth
          ? t('notarize.ended.byTroth', { time })
          : endedById === userId
            ? t(isPaper ? 'notarize.ended.scanByYou' : 'notarize.ended.byYou', { time })
            : t(isPaper ? 'notarize.ended.scanByPartner' : 'notarize.ended.byPartner', { name: partnerName, time })
      }
    >
      {t('notarize.ended.text')}
    </Notice>
  );
}
