import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { DownloadIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { t } from '../../shared/texts';

const filesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'files'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/files', { params: { path: { id: documentId } }, signal })),
  });

/** Fetches the file with the token, which a plain link would not carry, and saves it. */
async function saveFile(documentId: string, fileId: string, name: string): Promise<void> {
  const bytes: unknown = await unwrap(
    api.GET('/documents/{id}/files/{fileId}/content', {
      params: { path: { id: documentId, fileId }, query: { download: 'true' } },
      parseAs: 'blob',
    }),
  );
  if (!(bytes instanceof Blob)) throw new TypeError('the file came without bytes');
  saveAs(bytes, name);
}

/** The newest PDF of the client's agreement. Only who represents a partner reads the document. */
export function AgreementDownload({ documentId }: { documentId: string }) {
  const files = useQuery(filesQuery(documentId));
  const newest = files.data?.find(({ contentType }) => contentType === 'application/pdf');
  const download = useMutation({
    mutationFn: (file: { id: string; name: string }) => saveFile(documentId, file.id, file.name),
  });
  const failure = files.error ?? download.error;
  return (
    <Stack gap={4} style={{ alignItems: 'flex-start' }}>
      {failure !== null && <ErrorPanel onRetry={() => void files.refetch()}>{errorText(failure)}</ErrorPanel>}
      {newest !== undefined && (
        <Button
          icon={<DownloadIcon size={16} />}
          isLoading={download.isPending}
          isFullWidthOnPhone
          onClick={() => download.mutate(newest)}
        >
          {t('client.download')}
        </Button>
      )}
    </Stack>
  );
}
