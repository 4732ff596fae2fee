import { FINANCIAL_KINDS } from '@troth/domain/disclosure';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { useExchangeRates } from '../features/disclosure/rates';
import { useDisclosures } from '../features/disclosure/use-disclosures';
import { YearsScreen } from '../features/what-it-means/years-screen';
import { type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /what-it-means: what each would have over the years. It opens with the payment, as the disclosure does. */
export function WhatItMeansRoute() {
  const { journey } = useCouple();
  const own = useOwnDocument();
  if (own === null || !journey.isPaid) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('years.title')} lead={t('years.lead')} layout="wide">
      <LoadBoundary failed={t('years.loadFailed')} loading={<CardSkeleton height={420} />}>
        <Disclosed own={own} />
      </LoadBoundary>
    </Page>
  );
}

function Disclosed({ own }: { own: OwnDocument }) {
  const { disclosures } = useDisclosures(own);
  const isForeign = Object.values(disclosures).some((disclosure) =>
    FINANCIAL_KINDS.some((kind) => disclosure?.[kind].some(({ currency }) => currency !== 'USD')),
  );
  const rates = useExchangeRates(isForeign);
  return <YearsScreen own={own} disclosures={disclosures} rates={rates} />;
}
