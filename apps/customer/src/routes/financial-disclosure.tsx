import { calendarDateIn, yearOf } from '@troth/domain/dates';
import { LinkButton } from '@troth/ui/button';
import { Page, PageActions } from '@troth/ui/page';
import { CardSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { BeforeYouContinue } from '../features/disclosure/before-you-continue';
import { countOf, DisclosureScreen } from '../features/disclosure/disclosure-screen';
import { useDisclosures } from '../features/disclosure/use-disclosures';
import { type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /financial-disclosure: what both own, owe and earn. It opens with the payment. Customer spec §2 and §6. */
export function FinancialDisclosureRoute() {
  const { journey } = useCouple();
  const own = useOwnDocument();
  if (own === null || !journey.isPaid) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('disclosure.title')} lead={t('disclosure.lead')} progress={<OverallProgress />} layout="wide">
      <LoadBoundary
        failed={t('disclosure.loadFailed')}
        loading={
          <>
            <CardSkeleton height={240} />
            <RowsSkeleton rows={8} height={28} />
          </>
        }
      >
        <Ledgers own={own} />
      </LoadBoundary>
    </Page>
  );
}

function Aside({ own }: { own: OwnDocument }) {
  const { disclosures } = useDisclosures(own);
  const partnerName = own.side === 'A' ? own.names.B : own.names.A;
  return <BeforeYouContinue ownCount={countOf(disclosures[own.side])} partnerName={partnerName} />;
}

function Ledgers({ own }: { own: OwnDocument }) {
  const { journey } = useCouple();
  const today = calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const alignment = journey.menu.items.find(({ key }) => key === 'ALIGNMENT');
  const isOpen = alignment?.isEnabled === true;
  const note = journey.disclosure.isDone ? t('disclosure.done') : t('disclosure.notDone');
  return (
    <DisclosureScreen
      own={own}
      missingYears={journey.disclosure.missingIncomeYears}
      thisYear={yearOf(today)}
      aside={<Aside own={own} />}
      foot={
        <PageActions note={isOpen ? note : t('disclosure.noAlignment')}>
          <LinkButton href={isOpen ? paths.alignment() : paths.home()} variant="primary" size="continue">
            {isOpen ? t('disclosure.continue') : t('disclosure.toDashboard')}
          </LinkButton>
        </PageActions>
      }
    />
  );
}
