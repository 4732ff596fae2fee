import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  EVIDENCE_FILE_ACCEPT,
  EVIDENCE_FILE_MAX_BYTES,
  EVIDENCE_FILES_PER_ENTRY,
  type EvidenceFile,
  evidenceFileError,
} from '@troth/domain/disclosure';
import { errorText } from '@troth/portal/errors';
import { useRuntime } from '@troth/portal/runtime';
import { IconButton } from '@troth/ui/button';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { AlertIcon, CloseIcon, DocumentIcon, DownloadIcon, RedoIcon, TrashIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { useState, useSyncExternalStore } from 'react';
import { formatInstantDate } from '../../../shared/instants';
import { t } from '../../../shared/texts';
import type { Place } from '../queries';
import classes from './evidence-files.module.css';
import { deleteFile, downloadFile, filesQuery, uploadQueueOf } from './files';
import type { QueuedFile } from './upload-queue';

export interface EvidenceFilesProps {
  /** Whose entry it is. */
  place: Place;
  readerId: string;
  /** Null while the entry is not added: its files wait for that. */
  entryId: string | null;
  /** The entry, or the slot of one that is not added yet. */
  owner: string;
  isReadOnly?: boolean;
}

const BYTES_PER_MB = 1024 * 1024;
const BYTES_PER_KB = 1024;
const sizeText = (bytes: number): string =>
  bytes >= BYTES_PER_MB
    ? t('disclosure.files.megabytes', { size: Math.round((bytes / BYTES_PER_MB) * 10) / 10 })
    : t('disclosure.files.kilobytes', { size: Math.max(1, Math.round(bytes / BYTES_PER_KB)) });

interface Refusal {
  readonly name: string;
  readonly why: string;
}

/** Statements and deeds of one entry: dropped or chosen, sent one after the other, to be taken back or downloaded. */
export function EvidenceFiles({ place, readerId, entryId, owner, isReadOnly = false }: EvidenceFilesProps) {
  const queryClient = useQueryClient();
  const queue = uploadQueueOf(queryClient, useRuntime(), place);
  const queued = useSyncExternalStore(queue.subscribe, () => queue.of(owner));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [asked, setAsked] = useState<EvidenceFile | null>(null);
  const entryPlace = { ...place, entryId: entryId ?? owner };
  const query = filesQuery(entryPlace, readerId);
  const files = useQuery({ ...query, enabled: entryId !== null });
  const stored = files.data ?? [];

  const removal = useMutation({
    mutationFn: ({ id }: EvidenceFile) => deleteFile(entryPlace, id),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(query.queryKey, (known) => known?.filter((file) => file.id !== id));
    },
    onSettled: () => setAsked(null),
  });
  const download = useMutation({ mutationFn: (file: EvidenceFile) => downloadFile(entryPlace, file) });
  const failure = removal.error ?? download.error ?? files.error;

  const take = (chosen: readonly File[]) => {
    const taken: File[] = [];
    const refused: Refusal[] = [];
    for (const file of chosen) {
      const facts = { name: file.name, size: file.size, contentType: file.type };
      const why = evidenceFileError(facts, stored.length + queued.length + taken.length);
      if (why === null) taken.push(file);
      else refused.push({ name: file.name, why });
    }
    setRefusals(refused);
    if (taken.length > 0) queue.add(owner, taken, entryId === null);
  };

  if (isReadOnly && stored.length === 0 && files.error === null) return null;
  return (
    <section className={classes.files} aria-labelledby="entry-files">
      <h4 id="entry-files">{t('disclosure.files.title')}</h4>
      {stored.length + queued.length > 0 && (
        <ul className={classes.list}>
          {stored.map((file) => (
            <li key={file.id} className={classes.file}>
              <DocumentIcon />
              <span className={classes.name}>
                {file.name}
                <small>
                  {t('disclosure.files.about', { size: sizeText(file.size), date: formatInstantDate(file.createdAt) })}
                </small>
              </span>
              <IconButton
                icon={<DownloadIcon />}
                label={t('disclosure.files.download', { name: file.name })}
                onClick={() => download.mutate(file)}
              />
              {!isReadOnly && (
                <IconButton
                  icon={<TrashIcon />}
                  label={t('disclosure.files.remove', { name: file.name })}
                  onClick={() => setAsked(file)}
                />
              )}
            </li>
          ))}
          {queued.map((item) => (
            <QueuedRow
              key={item.id}
              item={item}
              onRetry={() => queue.retry(item.id)}
              onRemove={() => queue.remove(item.id)}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <FileDropzone
          title={t('disclosure.files.drop')}
          hint={t('disclosure.files.limits', {
            size: EVIDENCE_FILE_MAX_BYTES / BYTES_PER_MB,
            count: EVIDENCE_FILES_PER_ENTRY,
          })}
          accept={EVIDENCE_FILE_ACCEPT}
          buttonText={t('disclosure.files.choose')}
          onFiles={take}
        />
      )}
      {refusals.length > 0 && (
        <Notice tone="warning" isAlert title={t('disclosure.files.refused', { count: refusals.length })}>
          <ul className={classes.refusals}>
            {refusals.map(({ name, why }, at) => (
              <li key={at}>{t('disclosure.files.refusal', { name, why })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="danger" isAlert title={errorText(failure)}>
          {t('disclosure.files.safe')}
        </Notice>
      )}
      {asked !== null && (
        <ConfirmPopup
          isOpen
          isDestructive
          title={t('disclosure.files.askRemove', { name: asked.name })}
          confirmText={t('disclosure.files.yesRemove')}
          isConfirming={removal.isPending}
          onConfirm={() => removal.mutate(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

const PERCENT = 100;

/** A file that is not stored yet, with how far it is. */
function QueuedRow({ item, onRetry, onRemove }: { item: QueuedFile; onRetry: () => void; onRemove: () => void }) {
  const { file, state, part, error } = item;
  const percent = Math.round(part * PERCENT);
  return (
    <li className={classes.file}>
      {state === 'failed' ? <AlertIcon /> : <DocumentIcon />}
      <span className={classes.name}>
        {file.name}
        {state === 'failed' ? (
          <small role="alert" className={classes.failed}>
            {t('disclosure.files.failed', { why: errorText(error) })}
          </small>
        ) : (
          <small>
            {state === 'sending'
              ? t('disclosure.files.sending', { percent, size: sizeText(file.size) })
              : t(state === 'held' ? 'disclosure.files.held' : 'disclosure.files.waiting', {
                  size: sizeText(file.size),
                })}
          </small>
        )}
        {state === 'sending' && (
          <progress
            className={classes.progress}
            max={PERCENT}
            value={percent}
            aria-label={t('disclosure.files.progress', { name: file.name })}
          />
        )}
      </span>
      {state === 'failed' && (
        <IconButton icon={<RedoIcon />} label={t('disclosure.files.retry', { name: file.name })} onClick={onRetry} />
      )}
      <IconButton
        icon={<CloseIcon />}
        label={t(state === 'sending' ? 'disclosure.files.cancel' : 'disclosure.files.takeBack', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
}
