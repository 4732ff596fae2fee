import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { FieldError } from '@troth/ui/field';
import { DownloadIcon } from '@troth/ui/icons';
import type { ReactNode } from 'react';
import { t } from '../texts';
import { attorneyFilesQuery, saveAttorneyFile } from './files';
import classes from './profile.module.css';

/** A paper that the attorney sent in, to be saved, behind what it shows. */
export function Paper({
  attorneyId,
  fileId,
  children,
}: {
  attorneyId: string;
  fileId: string | null;
  children?: ReactNode;
}) {
  const { data: files } = useQuery({ ...attorneyFilesQuery(attorneyId), enabled: fileId !== null });
  const file = files?.find(({ id }) => id === fileId);
  const saving = useMutation({ mutationFn: () => (file ? saveAttorneyFile(attorneyId, file) : Promise.resolve()) });
  return (
    <span className={classes.paper}>
      {children}
      {file !== undefined && (
        <Button
          variant="text"
          size="sm"
          icon={<DownloadIcon size={16} />}
          aria-label={t('files.download', { name: file.name })}
          isLoading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {file.name}
        </Button>
      )}
      {saving.isError && <FieldError>{errorText(saving.error)}</FieldError>}
    </span>
  );
}
