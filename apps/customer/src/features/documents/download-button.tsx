import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, type ButtonProps } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { saveAs } from '../../shared/save-as';
import { t } from '../../shared/texts';
import { downloadFile, filesQuery } from './queries';

/** Saves the PDF of a version under the name that the product gives it. Customer spec §9 "Document file name". */
export function DownloadButton({
  documentId,
  fileId,
  hasName = false,
  ...look
}: { documentId: string; fileId: string; hasName?: boolean } & Pick<
  ButtonProps,
  'variant' | 'size' | 'isFullWidthOnPhone'
>) {
  const self = usePerson();
  const { data: files } = useQuery(filesQuery(self.id, documentId));
  const name = files?.find(({ id }) => id === fileId)?.name ?? null;
  const download = useMutation({
    mutationFn: async () => saveAs(await downloadFile(documentId, fileId), name ?? t('documents.fileName')),
  });
  return (
    <div>
      <Button
        {...look}
        icon={<DownloadIcon size={16} />}
        isLoading={download.isPending}
        disabled={files === undefined}
        onClick={() => download.mutate()}
      >
        {t('documents.download')}
      </Button>
      {hasName && name !== null && (
        <Text size="caption" tone="hint" style={{ marginTop: 'var(--s-2)' }}>
          {name}
        </Text>
      )}
      {download.error !== null && (
        <Text size="small" tone="danger" role="alert">
          {errorText(download.error)}
        </Text>
      )}
    </div>
  );
}
