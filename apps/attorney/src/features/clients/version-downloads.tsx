import { useMutation } from '@tanstack/react-query';
import { api } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { saveAnswer } from '@troth/portal/save-answer';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { ChevronDownIcon, DocumentIcon, DownloadIcon, HistoryIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { t } from '../../shared/texts';
import type { Version } from '../../shared/versions';

const FORMATS = ['PDF', 'DOCX', 'HTML'] as const;
/** In a word processor the changes are tracked. */
const FORMATS_OF_CHANGES = ['PDF', 'DOCX'] as const;

interface Wanted {
  readonly format: (typeof FORMATS)[number];
  readonly since: string | null;
  /** A PDF that says on each page that it is a draft. */
  readonly isDraft?: boolean;
}

/** One version in each format, and what changed in it since the one that it is compared with. */
export function VersionDownloads({
  documentId,
  version,
  since,
}: {
  documentId: string;
  version: Version;
  since: Version | null;
}) {
  const save = useMutation({
    mutationFn: ({ format, since: earlier, isDraft }: Wanted) =>
      saveAnswer(
        api.GET('/documents/{id}/history/{commitAt}/content', {
          params: {
            path: { id: documentId, commitAt: version.commitAt },
            query: {
              format,
              ...(earlier !== null && { since: earlier }),
              ...(isDraft && { copy: 'WORKING' as const }),
            },
          },
          parseAs: 'blob',
        }),
        t('agreement.fileName'),
      ),
  });
  const item = (wanted: Wanted, label: string) => ({
    key: `${wanted.format} ${wanted.since} ${wanted.isDraft}`,
    label,
    icon: wanted.since === null ? <DocumentIcon size={20} /> : <HistoryIcon size={20} />,
    onSelect: () => !save.isPending && save.mutate(wanted),
  });
  return (
    <>
      <ActionMenu
        name={t('agreement.number', { number: version.number })}
        target={
          <Button
            variant="text"
            size="sm"
            icon={<DownloadIcon size={16} />}
            iconAfter={<ChevronDownIcon size={16} />}
            isLoading={save.isPending}
          >
            {t('agreement.download')}
            <span className="troth-vh"> {t('agreement.number', { number: version.number })}</span>
          </Button>
        }
        items={[
          ...FORMATS.map((format) => item({ format, since: null }, t(`agreement.download.${format}`))),
          item({ format: 'PDF', since: null, isDraft: true }, t('agreement.download.draft')),
          ...(since === null
            ? []
            : FORMATS_OF_CHANGES.map((format) =>
                item(
                  { format, since: since.commitAt },
                  t(`agreement.download.changes.${format}`, { number: since.number }),
                ),
              )),
        ]}
      />
      {save.error !== null && (
        <Text size="small" tone="danger" role="alert">
          {errorText(save.error)}
        </Text>
      )}
    </>
  );
}
