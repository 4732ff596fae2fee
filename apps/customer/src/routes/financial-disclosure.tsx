import { calendarDateIn, yearOf } from '@troth/domain/dates';
import { Button, LinkButton } from '@troth/ui/button';
import { PlusIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Page, PageActions } from '@troth/ui/page';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { BeforeYouContinue } from '../features/disclosure/before-you-continue';
import { DisclosureScreen } from '../features/disclosure/disclosure-screen';
import { DisclosureSkeleton } from '../features/disclosure/disclosure-skeleton';
import { ExportMenu } from '../features/disclosure/export/export-menu';
import { HintList } from '../features/disclosure/hints/hint-list';
import { Pictures } from '../features/disclosure/picture/pictures';
import { ReceiptCard } from '../features/disclosure/receipt/receipt-card';
import { SettleDisputes } from '../features/disclosure/settle/settle-disputes';
import { type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

// What reads banks' files loads when it is asked for.
const ImportPopup = lazy(async () => ({
  default: (await import('../features/disclosure/import/import-popup')).ImportPopup,
}));

/** /financial-disclosure: what both own, owe and earn. It opens with the payment. Customer spec §2 and §6. */
export function FinancialDisclosureRoute() {
  const { journey } = useCouple();
  const own = useOwnDocument();
  if (own === null || !journey.isPaid) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('disclosure.title')} lead={t('disclosure.lead')} progress={<OverallProgress />} layout="wide">
      <LoadBoundary failed={t('disclosure.loadFailed')} loading={<DisclosureSkeleton />}>
        <Ledgers own={own} />
      </LoadBoundary>
    </Page>
  );
}

const SETTLE_ID = 'settle';

function Ledgers({ own }: { own: OwnDocument }) {
  const { journey } = useCouple();
  const today = calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const isReadOnly = journey.questionnaireBlock === 'NOTARIZED';
  return (
    <>
      <Pictures own={own} />
      <DisclosureScreen
        own={own}
        missingYears={journey.disclosure.missingIncomeYears}
        thisYear={yearOf(today)}
        today={today}
        isReadOnly={isReadOnly}
        before={<BeforeYouContinue own={own} today={today} />}
        after={
          <Stack gap={0}>
            <HintList own={own} />
            <ReceiptCard own={own} />
          </Stack>
        }
        top={
          <div id={SETTLE_ID} tabIndex={-1}>
            <SettleDisputes own={own} />
          </div>
        }
        tools={
          <Row gap={2}>
            {!isReadOnly && <ImportButton own={own} />}
            <ExportMenu own={own} />
          </Row>
        }
        foot={<Foot />}
      />
    </>
  );
}

function ImportButton({ own }: { own: OwnDocument }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
        {t('disclosure.import')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportPopup own={own} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** To what stands in the way. */
function goToDisputes(): void {
  const place = document.getElementById(SETTLE_ID);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Continue leads to alignment; joint entries that differ keep it closed, and the button leads to them. Customer spec §6. */
function Foot() {
  const { journey } = useCouple();
  const { disclosure, menu } = journey;
  const alignment = menu.items.find(({ key }) => key === 'ALIGNMENT');
  if (alignment?.isEnabled === true) {
    return (
      <PageActions note={disclosure.isDone ? t('disclosure.done') : t('disclosure.notDone')}>
        <LinkButton href={paths.alignment()} variant="primary" size="continue">
          {t('disclosure.continue')}
        </LinkButton>
      </PageActions>
    );
  }
  if (disclosure.pendingDisputes > 0) {
    return (
      <PageActions note={t('disclosure.continue.blocked')}>
        <Button variant="primary" size="continue" onClick={goToDisputes}>
          {t('disclosure.continue.settle', { count: disclosure.pendingDisputes })}
        </Button>
      </PageActions>
    );
  }
  return (
    <PageActions note={t('disclosure.noAlignment')}>
      <LinkButton href={paths.home()} variant="primary" size="continue">
        {t('disclosure.toDashboard')}
      </LinkButton>
    </PageActions>
  );
}
