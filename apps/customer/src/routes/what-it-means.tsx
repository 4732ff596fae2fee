import { YearsScreen } from '@troth/portal/years/years-screen';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';
import { useOfCouple } from './meanings';

/** /what-it-means: what each would have over the years. It opens with the payment, as the disclosure does. */
export function WhatItMeansRoute() {
  const { journey } = useCouple();
  const own = useOwnDocument();
  if (own === null || !journey.isPaid) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('years.title')} lead={t('years.lead')} layout="wide">
      <LoadBoundary failed={t('years.loadFailed')} loading={<CardSkeleton height={420} />}>
        <Years own={own} />
      </LoadBoundary>
    </Page>
  );
}

const Years = ({ own }: { own: OwnDocument }) => <YearsScreen reader="PARTNER" {...useOfCouple(own)} />;
