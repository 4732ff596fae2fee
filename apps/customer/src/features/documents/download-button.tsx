import { useMutation, useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button, type ButtonProps } from '@troth/ui/button';
import { ChevronDownIcon, DocumentIcon, DownloadIcon, HistoryIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { failureText } from '../../shared/failure-text';
import { t } from '../../shared/texts';
import classes from './download.module.css';
import { filesQuery, saveFile, saveNotes, saveVersion, type VersionFormat } from './queries';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'isFullWidthOnPhone'>;

/** A version as a download names it. */
export interface NumberedVersion {
  readonly commitAt: string;
  readonly number: number;
}

const FORMATS = ['PDF', 'DOCX', 'HTML'] as const satisfies readonly VersionFormat[];
/** Word shows the changes as its own, to be accepted or refused one by one. */
const FORMATS_OF_CHANGES = ['PDF', 'DOCX'] as const satisfies readonly VersionFormat[];

/** What is saved: a version in a format, a PDF of it that says it is a draft, or what changed in it since an earlier one. */
type Wanted =
  | { readonly format: VersionFormat; readonly since: null; readonly isDraft?: false }
  | { readonly format: 'PDF'; readonly since: null; readonly isDraft: true }
  | { readonly format: (typeof FORMATS_OF_CHANGES)[number]; readonly since: NumberedVersion; readonly isDraft?: false };

const keyOf = ({ format, since, isDraft }: Wanted) => `${format}-${since?.commitAt ?? ''}${isDraft ? '-draft' : ''}`;
const labelOf = ({ format, since, isDraft }: Wanted): string => {
  if (isDraft) return t('documents.download.draft');
  if (since === null) return t(`documents.download.${format}`);
  return format === 'PDF'
    ? t('documents.download.changes.PDF', { number: since.number })
    : t('documents.download.changes.DOCX', { number: since.number });
};

/**
 * One version in each format, and what changed in it since an earlier one: a calm menu behind one button. The file has
 * the name that the product gives it, whatever the names in it. Customer spec §9 "Document file name".
 */
export function DownloadMenu({
  documentId,
  version,
  since = null,
  ...look
}: {
  documentId: string;
  version: NumberedVersion;
  /** The version to compare with; without it the changes are not offered. */
  since?: NumberedVersion | null;
} & Look) {
  const choices: Wanted[] = [
    ...FORMATS.map((format) => ({ format, since: null })),
    { format: 'PDF', since: null, isDraft: true },
    ...(since === null ? [] : FORMATS_OF_CHANGES.map((format) => ({ format, since }))),
  ];
  const download = useMutation({
    mutationFn: ({ format, since: earlier, isDraft }: Wanted) =>
      saveVersion(documentId, {
        commitAt: version.commitAt,
        format,
        since: earlier?.commitAt ?? null,
        isDraft: isDraft ?? false,
      }),
  });
  return (
    <Downloading download={download}>
      <ActionMenu
        name={t('documents.version.title', { number: version.number })}
        target={
          <Button
            {...look}
            icon={<DownloadIcon size={16} />}
            iconAfter={<ChevronDownIcon size={16} />}
            isLoading={download.isPending}
            loadingText={t('documents.download.busy')}
          >
            {t('documents.download.menu')}
            <span className="troth-vh"> {t('documents.version.title', { number: version.number })}</span>
          </Button>
        }
        items={choices.map((wanted) => ({
          key: keyOf(wanted),
          label: labelOf(wanted),
          icon: wanted.since === null ? <DocumentIcon size={20} /> : <HistoryIcon size={20} />,
          onSelect: () => !download.isPending && download.mutate(wanted),
        }))}
      />
    </Downloading>
  );
}

const FORMATS_OF_NOTES = ['PDF', 'DOCX'] as const satisfies readonly VersionFormat[];

/** What a version means in plain language, in each format. */
export function NotesMenu({ documentId, commitAt }: { documentId: string; commitAt: string }) {
  const download = useMutation({
    mutationFn: (format: VersionFormat) => saveNotes(documentId, { commitAt, format }),
  });
  return (
    <Downloading download={download}>
      <ActionMenu
        name={t('notes.download')}
        target={
          <Button
            icon={<DownloadIcon size={16} />}
            iconAfter={<ChevronDownIcon size={16} />}
            isLoading={download.isPending}
            loadingText={t('documents.download.busy')}
          >
            {t('notes.download')}
          </Button>
        }
        items={FORMATS_OF_NOTES.map((format) => ({
          key: format,
          label: t(`notes.download.${format}`),
          icon: <DocumentIcon size={20} />,
          onSelect: () => !download.isPending && download.mutate(format),
        }))}
      />
    </Downloading>
  );
}

/** Saves one PDF of the document: an agreement made elsewhere comes in no other format. */
export function DownloadButton({
  documentId,
  fileId,
  hasName = false,
  ...look
}: { documentId: string; fileId: string; hasName?: boolean } & Look) {
  const self = usePerson();
  const { data: files } = useQuery({ ...filesQuery(self.id, documentId), enabled: hasName });
  const name = files?.find(({ id }) => id === fileId)?.name ?? null;
  const download = useMutation<void, Error, null>({ mutationFn: () => saveFile(documentId, fileId) });
  return (
    <Downloading download={download}>
      <Button
        {...look}
        icon={<DownloadIcon size={16} />}
        isLoading={download.isPending}
        onClick={() => download.mutate(null)}
      >
        {t('documents.download')}
      </Button>
      {hasName && name !== null && (
        <Text size="caption" tone="hint" className={classes.name}>
          {name}
        </Text>
      )}
    </Downloading>
  );
}

/** What begins a download, and under it what became of it when nothing was saved, with another try. */
function Downloading<Wanted>({
  download: { error, variables, mutate },
  children,
}: {
  download: { error: Error | null; variables: Wanted | undefined; mutate: (wanted: Wanted) => void };
  children: ReactNode;
}) {
  return (
    <div className={classes.download}>
      {children}
      {error !== null && variables !== undefined && (
        <div className={classes.failure} role="alert">
          <Text size="small" tone="danger">
            {t('documents.download.failed', { why: failureText(error) })}
          </Text>
          <Button variant="text" size="sm" onClick={() => mutate(variables)}>
            {t('documents.download.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
