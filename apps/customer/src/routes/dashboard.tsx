import { lazy, Suspense, useState } from 'react';
import { CalendarDownload } from '../features/calendar/calendar-download';
import { CalendarLinks } from '../features/calendar/calendar-links';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate, useSearchParams } from 'react-router';
import { canBuyServices } from '../features/attorney-services/queries';
import { CounselCard } from '../features/dashboard/counsel-card';
import classes from '../features/dashboard/dashboard.module.css';
import { NextStep, nextStepTexts } from '../features/dashboard/next-step';
import { DeadlineOutlook, DeadlineReasons } from '../features/dashboard/deadline-plan';
import { SectionsOfBoth } from '../features/dashboard/sections-of-both';
import { StepList } from '../features/dashboard/step-list';
import { WeddingCountdown } from '../features/dashboard/wedding-countdown';
import { isWaitingForPartner, PartnerProgress } from '../features/partner/partner-progress';
import { ReceivedInvitations } from '../features/partner/received-invitations';
import { type Couple, useCouple } from '../shared/journey';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

// In the rail, and behind a question of its own: no part of what the dashboard waits for.
const ServicesCard = lazy(async () => ({
  default: (await import('../features/attorney-services/services-card')).ServicesCard,
}));
const ReviewRequest = lazy(async () => ({
  default: (await import('../features/reviews/review-request')).ReviewRequest,
}));

// Its form brings the schemas along, which nobody with a partner needs here.
const InvitePartner = lazy(async () => ({
  default: (await import('../features/partner/invite-partner')).InvitePartner,
}));

/** /: the one next step, how far both partners are, and what waits for whom. An invitation's mail leads here too. */
export function DashboardRoute() {
  const couple = useCouple();
  const { journey, partner } = couple;
  const { state } = journey;
  const [search] = useSearchParams();
  const invitation = search.get('invitation');
  if (invitation !== null) return <Navigate to={paths.invitation(invitation)} replace />;

  const { kicker, title, lead } = nextStepTexts(couple, state?.name ?? null);
  return (
    <Page
      title={title}
      documentTitle={t('menu.DASHBOARD')}
      kicker={kicker}
      lead={lead}
      progress={<OverallProgress />}
      {...(journey.stateId !== null && { aside: <Rail couple={couple} state={state?.name ?? null} /> })}
    >
      <NextStep couple={couple} />
      <DeadlineOutlook journey={journey} />
      {partner === null && <ReceivedInvitations />}
      <Section title={t('dashboard.steps.title')}>
        <StepList couple={couple} />
        <SectionsOfBoth couple={couple} />
        {journey.isPaid && (
          <p className={classes.years}>
            <Link href={paths.whatItMeans()}>{t('years.open')}</Link>
          </p>
        )}
      </Section>
      {isWaitingForPartner(couple) && <PartnerProgress couple={couple} />}
      {partner === null && journey.documentId !== null && (
        <Section title={t('dashboard.invite.title')} description={t('dashboard.invite.text')}>
          <Suspense fallback={<CardSkeleton height={150} />}>
            <InvitePartner />
          </Suspense>
        </Section>
      )}
      {/* Last, so that nothing moves when it arrives. */}
      {journey.isPaid && (
        <Suspense fallback={null}>
          <ReviewRequest />
        </Suspense>
      )}
    </Page>
  );
}

/** The rail: the next call and the attorneys, the days to the wedding, and what can still be bought. */
function Rail({ couple, state }: { couple: Couple; state: string | null }) {
  const { journey } = couple;
  return (
    <>
      <CounselCard couple={couple} />
      <WeddingCountdown couple={couple}>
        <div className={classes.folds}>
          <DeadlineReasons journey={journey} />
          <AddToCalendar />
        </div>
      </WeddingCountdown>
      {/* Last in the rail: it needs an answer of its own, and nothing below it moves when that arrives. */}
      {state !== null && canBuyServices(journey) && (
        <Suspense fallback={null}>
          <ServicesCard couple={couple} state={state} />
        </Suspense>
      )}
    </>
  );
}

/** The days in the person's own calendar; asked for once it is opened. */
function AddToCalendar() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={classes.fold}>
      <summary onClick={() => setOpened(true)}>{t('dashboard.plan.calendar')}</summary>
      {wasOpened && <CalendarLinks download={<CalendarDownload />} />}
    </details>
  );
}
