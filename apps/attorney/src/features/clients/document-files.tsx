import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { saveAnswer } from '@troth/portal/save-answer';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { formatShortDay } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './clients.module.css';

const filesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'files'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/files', { params: { path: { id: documentId } }, signal })),
  });

/** The year of the sheet among the papers; the page on what it would mean saves any other. */
const SHEET_YEAR = 10;

/** The agreement's PDFs and what the couple added, and what it would mean, each to be saved. Only who represents a partner reads them. */
export function DocumentFiles({ clientId, documentId }: { clientId: string; documentId: string }) {
  const { data: files } = useSuspenseQuery(filesQuery(documentId));
  const sheet = t('clientYears.sheet', { year: SHEET_YEAR });
  return (
    <ul className={classes.files}>
      {files.map(({ id, name, kind, createdAt }) => (
        <FileLine
          key={id}
          name={name}
          detail={t('agreement.file', { kind, date: formatShortDay(createdAt) })}
          read={() =>
            api.GET('/documents/{id}/files/{fileId}/content', {
              params: { path: { id: documentId, fileId: id }, query: { download: 'true' } },
              parseAs: 'blob',
            })
          }
        />
      ))}
      <FileLine
        name={sheet}
        detail={t('clientYears.sheet.note')}
        read={() =>
          api.GET('/users/{id}/documents/{docId}/outcome-sheet', {
            params: {
              path: { id: clientId, docId: documentId },
              query: { year: String(SHEET_YEAR), event: 'DIVORCE' },
            },
            parseAs: 'blob',
          })
        }
      />
    </ul>
  );
}

function FileLine({
  name,
  detail,
  read,
}: {
  name: string;
  detail: string;
  read: () => Parameters<typeof saveAnswer>[0];
}) {
  const save = useMutation({ mutationFn: () => saveAnswer(read(), name) });
  return (
    <li>
      <span>
        {name}
        <small>{detail}</small>
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
        aria-label={t('agreement.file.save', { name })}
        onClick={() => save.mutate()}
      >
        {t('agreement.download')}
      </Button>
    </li>
  );
}
