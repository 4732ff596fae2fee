import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ATTORNEY_FILE_RULES,
  type AttorneyFileKind,
  attorneyFileObstacle,
  attorneyFileObstacleText,
} from '@troth/domain/attorneys';
import { announce } from '@troth/portal/announcer';
import { AttorneyAvatar } from '@troth/portal/attorney-avatar';
import { errorText, isFinal } from '@troth/portal/errors';
import { shownName, usePerson } from '@troth/portal/person';
import { sizeText } from '@troth/portal/sizes';
import { Button, IconButton } from '@troth/ui/button';
import { FieldError, RequiredMark } from '@troth/ui/field';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { DocumentIcon, DownloadIcon, TrashIcon } from '@troth/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { useAttorney } from '../attorney';
import { t } from '../texts';
import { attorneyFilesQuery, saveAttorneyFile, sendAttorneyFile } from './files';
import classes from './profile.module.css';

const BYTES_PER_MB = 1024 * 1024;

interface AttorneyFileFieldProps {
  kind: AttorneyFileKind;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  error?: ReactNode;
  fileId: string | null;
  onChange: (fileId: string | null) => void;
}

/** A photo, an insurance or a contract: sent in as soon as it is chosen, and named by the form that it stands in. */
export function AttorneyFileField({
  kind,
  label,
  help,
  isRequired = false,
  error,
  fileId,
  onChange,
}: AttorneyFileFieldProps) {
  const queryClient = useQueryClient();
  const person = usePerson();
  const { id: attorneyId } = useAttorney();
  const [obstacle, setObstacle] = useState<string | null>(null);
  const errorId = useId();
  const { data: files } = useQuery({ ...attorneyFilesQuery(attorneyId), enabled: fileId !== null });
  const file = files?.find(({ id }) => id === fileId);
  const isPhoto = kind === 'PROFILE_PHOTO';
  const { types, maxBytes } = ATTORNEY_FILE_RULES[kind];

  const sending = useMutation({
    mutationFn: (chosen: File) => sendAttorneyFile(attorneyId, kind, chosen),
    onSuccess: (sent) => {
      queryClient.setQueryData(attorneyFilesQuery(attorneyId).queryKey, (known) => [sent, ...(known ?? [])]);
      onChange(sent.id);
      announce(t('files.added', { name: sent.name }));
    },
  });
  const saving = useMutation({
    mutationFn: (saved: { id: string; name: string }) => saveAttorneyFile(attorneyId, saved),
  });
  const choose = ([chosen]: File[]) => {
    if (chosen === undefined) return;
    sending.reset();
    const found = attorneyFileObstacle(kind, { size: chosen.size, contentType: chosen.type }, 0);
    setObstacle(found === null ? null : attorneyFileObstacleText(kind, found));
    if (found === null) sending.mutate(chosen);
  };
  const failure = sending.error ?? saving.error;
  const problem = obstacle ?? (failure === null ? error : errorText(failure));

  return (
    <fieldset className={classes.question} aria-describedby={problem == null ? undefined : errorId}>
      <legend>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {fileId !== null && (
        <div className={classes.file}>
          {isPhoto ? (
            <AttorneyAvatar attorneyId={attorneyId} photoId={fileId} name={shownName(person)} edge={72} />
          ) : (
            <DocumentIcon />
          )}
          <span className={classes.fileName}>
            {file?.name ?? t('files.loading')}
            {file !== undefined && <small>{sizeText(file.size)}</small>}
          </span>
          {file !== undefined && !isPhoto && (
            <IconButton
              icon={<DownloadIcon />}
              label={t('files.download', { name: file.name })}
              onClick={() => saving.mutate(file)}
            />
          )}
          <IconButton icon={<TrashIcon />} label={t('files.remove', { what: label })} onClick={() => onChange(null)} />
        </div>
      )}
      <FileDropzone
        title={t(fileId === null ? 'files.drop' : 'files.replace')}
        hint={t(isPhoto ? 'files.photo.limits' : 'files.paper.limits', { size: maxBytes / BYTES_PER_MB })}
        accept={types.join(',')}
        buttonText={t(isPhoto ? 'files.photo.choose' : 'files.choose')}
        isMultiple={false}
        isDisabled={sending.isPending}
        onFiles={choose}
      />
      {sending.isPending && <p className={classes.help}>{t('files.sending')}</p>}
      {problem != null && <FieldError id={errorId}>{problem}</FieldError>}
      {sending.isError && !isFinal(sending.error) && (
        <Button size="sm" onClick={() => sending.variables !== undefined && sending.mutate(sending.variables)}>
          {t('files.retry')}
        </Button>
      )}
    </fieldset>
  );
}
