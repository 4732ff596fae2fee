import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton } from '@troth/ui/skeleton';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ClientMessages } from '../features/chat/client-messages';
import { ClientScreen, NoSuchClient } from '../features/clients/client-screen';
import { NotesSection } from '../features/notes/notes-section';

// The reader is heavy, and not every visit reads.
const AgreementScreen = lazy(async () => ({
  default: (await import('../features/clients/agreement-screen')).AgreementScreen,
}));

const AnswersScreen = lazy(async () => ({
  default: (await import('../features/clients/answers-screen')).AnswersScreen,
}));

const TimelineScreen = lazy(async () => ({
  default: (await import('../features/clients/timeline-screen')).TimelineScreen,
}));

/** /attorney/clients/{clientId}. Portals spec §2. */
export function ClientRoute() {
  const { clientId = '' } = useParams();
  const [query] = useSearchParams();
  const view = query.get('view');
  return (
    <LoadBoundary
      key={`${clientId} ${view}`}
      loading={
        <Page>
          <PageSkeleton />
        </Page>
      }
      missing={<NoSuchClient />}
    >
      {view === 'agreement' ? (
        <AgreementScreen clientId={clientId} />
      ) : view === 'answers' ? (
        <AnswersScreen clientId={clientId} sectionId={query.get('section')} />
      ) : view === 'timeline' ? (
        <TimelineScreen clientId={clientId} />
      ) : (
        <ClientScreen
          clientId={clientId}
          notes={<NotesSection clientId={clientId} />}
          renderMessages={({ id, documentId }) => <ClientMessages clientId={id} documentId={documentId} />}
        />
      )}
    </LoadBoundary>
  );
}
