import { useSuspenseQuery } from '@tanstack/react-query';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Navigate, useParams } from 'react-router';
import { useAttorney } from '../shared/attorney';
import { clientsQuery } from '../shared/clients';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** To where the agreement is read and approved, once there is one; to the clients, from a document of nobody among them. */
function ClientOfDocument({ documentId }: { documentId: string }) {
  const { data: clients } = useSuspenseQuery(clientsQuery(useAttorney().id));
  const client = clients.find((each) => each.documentId === documentId);
  if (client === undefined) return <Navigate to={paths.clients()} replace />;
  const isReadable = client.generatedAt !== null && client.services.includes('REPRESENTATION');
  return <Navigate to={isReadable ? paths.clientAgreement(client.id) : paths.client(client.id)} replace />;
}

/** /documents/{documentId}/editor. Portals spec §2: until text can be edited here, it leads to the client's document. */
export function EditorRoute() {
  const { documentId = '' } = useParams();
  return (
    <LoadBoundary title={t('clients.title')} loading={<RowsSkeleton />}>
      <ClientOfDocument documentId={documentId} />
    </LoadBoundary>
  );
}
