import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  EVIDENCE_FILE_ACCEPT,
  EVIDENCE_FILE_MAX_BYTES,
  EVIDENCE_FILES_PER_ENTRY,
  evidenceFileError,
} from '@troth/domain/disclosure';
import { useRuntime } from '@troth/portal/runtime';
import { sizeText } from '@troth/portal/sizes';
import { FileShelf } from '../../../shared/files/file-shelf';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../../shared/texts';
import type { Place } from '../queries';
import classes from './evidence-files.module.css';
import { deleteFile, downloadFile, filesQuery, uploadQueueOf } from './files';

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

/** Statements and deeds of one entry. */
export function EvidenceFiles({ place, readerId, entryId, owner, isReadOnly = false }: EvidenceFilesProps) {
  const queryClient = useQueryClient();
  const queue = uploadQueueOf(queryClient, useRuntime(), place);
  const entryPlace = { ...place, entryId: entryId ?? owner };
  const query = filesQuery(entryPlace, readerId);
  const { data: stored = [], error } = useQuery({ ...query, enabled: entryId !== null });

  if (isReadOnly && stored.length === 0 && error === null) return null;
  return (
    <section className={classes.files} aria-labelledby="entry-files">
      <h4 id="entry-files">{t('disclosure.files.title')}</h4>
      <FileShelf
        files={stored}
        aboutOf={({ size, createdAt }) =>
          t('disclosure.files.about', { size: sizeText(size), date: formatLongDay(createdAt) })
        }
        onDownload={(file) => downloadFile(entryPlace, file)}
        onRemove={async ({ id }) => {
          await deleteFile(entryPlace, id);
          queryClient.setQueryData(query.queryKey, (known) => known?.filter((file) => file.id !== id));
        }}
        loadError={error}
        slot={
          isReadOnly
            ? null
            : {
                queue,
                owner,
                isHeld: entryId === null,
                title: t('disclosure.files.drop'),
                hint: t('disclosure.files.limits', {
                  size: EVIDENCE_FILE_MAX_BYTES / BYTES_PER_MB,
                  count: EVIDENCE_FILES_PER_ENTRY,
                }),
                accept: EVIDENCE_FILE_ACCEPT,
                errorOf: evidenceFileError,
              }
        }
      />
    </section>
  );
}
