import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, type ButtonProps } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { t } from '../../shared/texts';
import { filesQuery, saveFile } from './queries';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'isFullWidthOnPhone'>;

/** Saves one PDF of the document under the name that the product gives it. Customer spec §9 "Document file name". */
export function DownloadButton({
  documentId,
  fileId,
  hasName = false,
  ...look
}: { documentId: string; fileId: string; hasName?: boolean } & Look) {
  const self = usePerson();
  const { data: files } = useQuery({ ...filesQuery(self.id, documentId), enabled: hasName });
  const name = files?.find(({ id }) => id === fileId)?.name ?? null;
  const download = useMutation({ mutationFn: () => saveFile(documentId, fileId) });
  return (
    <div>
      <Button
        {...look}
        icon={<DownloadIcon size={16} />}
        isLoading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('documents.download')}
      </Button>
      {name !== null && (
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
