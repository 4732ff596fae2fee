import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { lazy } from 'react';
import { Navigate } from 'react-router';
import { ApprovalsOpen, MessageAttorney } from '../features/documents/approvals-open';
import { NotarizationInfo } from '../features/notarization/notarization-info';
import { NotarizeScreen } from '../features/notarization/notarize-screen';
import { notarizationsQuery, type Outlook, outlookQuery } from '../features/notarization/queries';
import { productsQuery } from '../features/payment/queries';
import { namesOf, type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

const SigningDay = lazy(async () => ({ default: (await import('../features/signing/signing-day')).SigningDay }));

/** What the screen is for, by what there is. */
function headingOf(outlook: Outlook | undefined): { title: string; lead?: string } {
  if (outlook === undefined) return { title: t('notarize.title') };
  if (outlook.current !== null) return { title: t('notarize.underWayTitle') };
  if (outlook.blocker !== null) return { title: t('notarize.title') };
  if (outlook.wait !== null && outlook.wait.status !== 'OVER')
    return { title: t('notarize.title'), lead: t('notarize.readyLead.waiting') };
  return {
    title: t('notarize.readyTitle'),
    lead: t(outlook.online.isOffered ? 'notarize.readyLead.ways' : 'notarize.readyLead.paper'),
  };
}

/**
 * /notarize: what stands between the couple and the notary, or what they can do now. It can be reached while its menu
 * item is dimmed, for this is where the reason is told; once the agreement is sealed it leads to the end. Customer spec
 * §2; D33.
 */
export function NotarizeRoute() {
  const { self, journey } = useCouple();
  const { documentId } = journey;
  const { data: outlook } = useQuery({ ...outlookQuery(self.id, documentId ?? ''), enabled: documentId !== null });
  if (journey.document?.isNotarized === true) return <Navigate to={paths.congratulations()} replace />;
  return (
    <Page {...headingOf(outlook)} documentTitle={t('notarize.title')} progress={<OverallProgress />}>
      <LoadBoundary failed={t('notarize.loadFailed')} loading={<CardSkeleton height={260} />}>
        <Loaded />
      </LoadBoundary>
    </Page>
  );
}

function Loaded() {
  const own = useOwnDocument();
  // Before a state is chosen there is no document, so nothing can have been generated.
  return own === null ? <NotarizationInfo blocker="NOT_GENERATED" partner={null} /> : <OfDocument own={own} />;
}

function OfDocument({ own: { document, side, names } }: { own: OwnDocument }) {
  const { self, journey } = useCouple();
  const { data: outlook } = useSuspenseQuery(outlookQuery(self.id, document.id));
  const { data: notarizations } = useSuspenseQuery(notarizationsQuery(self.id, document.id));
  const { data: products = [] } = useQuery({ ...productsQuery(), enabled: outlook.isPaymentNeeded });
  const product = products.find(({ productType }) => productType === 'NOTARIZATION');
  const [last] = notarizations;
  return (
    <NotarizeScreen
      userId={self.id}
      documentId={document.id}
      outlook={outlook}
      lastEnded={last?.endedAt == null ? null : last}
      names={namesOf({ names })}
      own={side}
      state={journey.state}
      price={product === undefined ? null : { productId: product.id, inCents: product.priceInCents }}
      approvals={{ who: <ApprovalsOpen />, message: <MessageAttorney /> }}
      signingDay={
        <LoadBoundary failed={t('signingDay.loadFailed')} loading={<CardSkeleton height={320} />}>
          <SigningDay documentId={document.id} />
        </LoadBoundary>
      }
      now={new Date()}
    />
  );
}
