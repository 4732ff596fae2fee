import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { saveAnswer } from '@troth/portal/save-answer';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { formatShortDay } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './clients.module.css';

type DocumentFile = components['schemas']['DocumentFile'];

const filesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'files'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/files', { params: { path: { id: documentId } }, signal })),
  });

/** The agreement's PDFs and what the couple added, each to be saved. Only who represents a partner reads them. */
export function DocumentFiles({ documentId }: { documentId: string }) {
  const { data: files } = useSuspenseQuery(filesQuery(documentId));
  if (files.length === 0) return <Text tone="secondary">{t('agreement.files.none')}</Text>;
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <FileLine key={file.id} documentId={documentId} file={file} />
      ))}
    </ul>
  );
}

function FileLine({ documentId, file }: { documentId: string; file: DocumentFile }) {
  const save = useMutation({
    mutationFn: () =>
      saveAnswer(
        api.GET('/documents/{id}/files/{fileId}/content', {
          params: { path: { id: documentId, fileId: file.id }, query: { download: 'true' } },
          parseAs: 'blob',
        }),
        file.name,
      ),
  });
  return (
    <li>
      <span>
        {file.name}
        <small>
          {t('agreement.file', {
            kind: file.kind,
            date: formatShortDay(file.createdAt),
          })}
        </small>
        {save.error !== null && (
          <Text as="span" size="small" tone="danger" role="alert">
            {errorText(save.error)}
          </Text>
        )}
      </span>
      <Button
        size="sm"
        variant="text"
        icon={<DownloadIcon size={16} />}
        isLoading={save.isPending}
        aria-label={t('agreement.file.save', { name: file.name })}
        onClick={() => save.mutate()}
      >
        {t('agreement.download')}
      </Button>
    </li>
  );
}
