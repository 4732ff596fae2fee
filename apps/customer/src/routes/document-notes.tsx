import { isImported } from '@troth/domain/documents';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { NotesScreen } from '../features/documents/notes-screen';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /documents/notes: the agreement in plain language. Without an agreement of ours it leads to where one is made. */
export function DocumentNotesRoute() {
  const own = useOwnDocument();
  if (own === null) return <Navigate to={paths.home()} replace />;
  if (own.document.lastGeneratedAt === null || isImported(own.document))
    return <Navigate to={paths.documents()} replace />;
  return (
    <Page title={t('notes.title')} lead={t('notes.lead')} layout="column">
      <LoadBoundary failed={t('notes.loadFailed')} loading={<CardSkeleton height={560} />}>
        <NotesScreen own={own} />
      </LoadBoundary>
    </Page>
  );
}
