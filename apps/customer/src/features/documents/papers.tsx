import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  DOCUMENT_FILE_ACCEPT,
  DOCUMENT_FILE_MAX_BYTES,
  DOCUMENT_FILES_MAX,
  type DocumentFile,
  documentFileObstacle,
  documentFileObstacleText,
  isImported,
} from '@troth/domain/documents';
import { usePerson } from '@troth/portal/person';
import { useRuntime } from '@troth/portal/runtime';
import { Section } from '@troth/ui/layout';
import type { OwnDocument } from '../../shared/document';
import { sizeText } from '@troth/portal/sizes';
import { FileShelf } from '../../shared/files/file-shelf';
import { formatMoment } from '../../shared/instants';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';
import { paperQueueOf } from './paper-queue';
import { deletePaper, filesQuery, saveFile } from './queries';
import { whoDid } from './who-did';

const BYTES_PER_MB = 1024 * 1024;

/**
 * What the couple keeps beside the agreement: a certificate of counsel, an earlier agreement, a scan. Both partners and
 * their attorneys see each paper. ADR 0026.
 */
export function Papers({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { journey } = useCouple();
  const place = { userId: self.id, documentId: own.document.id };
  const queue = paperQueueOf(queryClient, useRuntime(), place);
  const query = filesQuery(self.id, own.document.id);
  const { data: files } = useSuspenseQuery(query);
  // The agreement itself stands above; one that was made elsewhere and no longer is the agreement stays here.
  const agreement = isImported(own.document) ? own.document.generatedPdfFileId : null;
  const papers = files
    .filter(({ id, kind }) => kind === 'ADDED' || (kind === 'IMPORTED' && id !== agreement))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const shownAbove = agreement === null ? 0 : 1;
  const isClosed = journey.document?.isNotarized === true;
  const who = (file: DocumentFile) => whoDid(own, file.createdById);

  return (
    <Section
      title={t('documents.papers.title')}
      description={t(isClosed ? 'documents.papers.closed' : 'documents.papers.text')}
    >
      <FileShelf
        files={papers}
        aboutOf={(file) =>
          t('documents.papers.about', { size: sizeText(file.size), who: who(file), time: formatMoment(file.createdAt) })
        }
        onDownload={({ id, name }) => saveFile(own.document.id, id, name)}
        canRemove={({ createdById }) => createdById === self.id}
        removalText={t('documents.papers.removal')}
        onRemove={async ({ id }) => {
          await deletePaper(own.document.id, id);
          queryClient.setQueryData(query.queryKey, (known) => known?.filter((file) => file.id !== id));
        }}
        slot={
          isClosed
            ? null
            : {
                queue,
                owner: own.document.id,
                title: t('documents.papers.drop'),
                hint: t('documents.papers.limits', {
                  size: DOCUMENT_FILE_MAX_BYTES / BYTES_PER_MB,
                  count: DOCUMENT_FILES_MAX,
                }),
                accept: DOCUMENT_FILE_ACCEPT,
                errorOf: (file, countSoFar) => {
                  const obstacle = documentFileObstacle(file, countSoFar + shownAbove);
                  return obstacle === null ? null : documentFileObstacleText(obstacle);
                },
              }
        }
      />
    </Section>
  );
}
