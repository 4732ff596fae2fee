import { LoadBoundary } from '@troth/portal/load-boundary';
import { anchorOf } from '@troth/reader/anchors';
import { Page } from '@troth/ui/page';
import { PageSkeleton } from '@troth/ui/skeleton';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ClientMessages } from '../features/chat/client-messages';
import { ClientPage, NoSuchClient } from '../features/clients/client-page';
import { ClientScreen } from '../features/clients/client-screen';
import {
  AgreementScreen,
  AnswersScreen,
  ClientYears,
  DisclosureScreen,
  TimelineScreen,
} from '../features/clients/part-screens';
import { clientPart } from '../features/clients/parts';
import { ConflictQuestion } from '../features/conflicts/conflict-question';
import { NotesSection } from '../features/notes/notes-section';
import { paths } from '../shared/paths';

/** What the address says that a new note is about; null for the client as a whole. */
function aboutOf(query: URLSearchParams) {
  const kind = (['QUESTION', 'CLAUSE'] as const).find((each) => each === query.get('kind'));
  const [key, label] = [query.get('key'), query.get('label')];
  return kind === undefined || key === null || label === null ? null : { kind, key, label };
}

function Notes({ clientId }: { clientId: string }) {
  const [query, setQuery] = useSearchParams();
  return (
    <NotesSection
      clientId={clientId}
      about={aboutOf(query)}
      onAboutDone={() => setQuery({ view: 'notes' }, { replace: true })}
      hrefOf={({ kind, key }) =>
        kind === 'CLAUSE'
          ? paths.clientAgreement(clientId, anchorOf(key))
          : paths.clientAnswers(clientId, { question: key })
      }
    />
  );
}

/** /attorney/clients/{clientId}: the client's page in its five parts, the history, and the years. Portals spec §2. */
export function ClientRoute() {
  const { clientId = '' } = useParams();
  const [query] = useSearchParams();
  const view = query.get('view');
  const part = clientPart(view);
  const content: Readonly<Record<typeof part, () => ReactNode>> = {
    overview: () => <ClientScreen clientId={clientId} />,
    answers: () => (
      <AnswersScreen clientId={clientId} sectionId={query.get('section')} questionId={query.get('question')} />
    ),
    disclosure: () => <DisclosureScreen clientId={clientId} />,
    agreement: () => <AgreementScreen clientId={clientId} />,
    notes: () => <Notes clientId={clientId} />,
  };
  const apart =
    view === 'timeline' ? (
      <TimelineScreen clientId={clientId} />
    ) : view === 'years' ? (
      <ClientYears clientId={clientId} />
    ) : null;
  return (
    <LoadBoundary
      key={clientId}
      loading={
        <Page>
          <PageSkeleton />
        </Page>
      }
      missing={<NoSuchClient />}
    >
      <ClientPage
        clientId={clientId}
        part={part}
        renderConflict={(client) => <ConflictQuestion client={client} />}
        renderMessages={({ id, documentId }) => <ClientMessages clientId={id} documentId={documentId} />}
      >
        <LoadBoundary key={view} loading={<PageSkeleton />} missing={<NoSuchClient />}>
          {apart ?? content[part]()}
        </LoadBoundary>
      </ClientPage>
    </LoadBoundary>
  );
}
