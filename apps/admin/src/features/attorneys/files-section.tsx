import { useMutation, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Facts } from '@troth/ui/facts';
import { Section } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { type Attorney, attorneyFilesQuery } from './queries';

/** Photo, insurance and contract that an attorney sent in. */
export function FilesSection({ attorney }: { attorney: Attorney }) {
  const { data: files, error } = useQuery(attorneyFilesQuery(attorney.id));
  const saving = useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const bytes: unknown = await unwrap(
        api.GET('/users/{id}/attorneys/{aid}/files/{fileId}/content', {
          params: { path: { id: attorney.id, aid: attorney.id, fileId: id } },
          parseAs: 'blob',
        }),
      );
      if (bytes instanceof Blob) saveAs(bytes, name);
    },
  });
  return (
    <Section title={t('files.title')} hasRule>
      {error !== null && <ErrorPanel>{errorText(error)}</ErrorPanel>}
      {saving.isError && <ErrorPanel>{errorText(saving.error)}</ErrorPanel>}
      {files?.length === 0 && <Text tone="secondary">{t('files.none')}</Text>}
      <Facts
        facts={(files ?? []).map((file) => ({
          key: file.id,
          label: t(`files.${file.kind}`),
          value: (
            <>
              <Button variant="text" size="sm" onClick={() => saving.mutate(file)}>
                {file.name}
              </Button>
              <Text size="small" tone="secondary">
                {formatLongDay(file.createdAt)}
              </Text>
            </>
          ),
        }))}
      />
    </Section>
  );
}
