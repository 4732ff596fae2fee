import { sizeText } from '@troth/portal/sizes';
import { errorText } from '@troth/portal/errors';
import { IconButton } from '@troth/ui/button';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { AlertIcon, CloseIcon, DocumentIcon, DownloadIcon, RedoIcon, TrashIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { failureText, isUnanswered } from '../failure-text';
import { t } from '../texts';
import classes from './file-shelf.module.css';
import type { QueuedFile, UploadQueue } from './upload-queue';

/** As much of a stored file as is shown. */
export interface ShelvedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** Where files are put: what can be chosen, and why one cannot be taken. */
export interface Slot {
  readonly queue: UploadQueue;
  /** What the files belong to. */
  readonly owner: string;
  /** What they belong to is not added yet: they wait for that. */
  readonly isHeld?: boolean;
  readonly title: string;
  readonly hint: string;
  readonly accept: string;
  readonly errorOf: (
    file: { readonly name: string; readonly size: number; readonly contentType: string },
    countSoFar: number,
  ) => string | null;
}

export interface FileShelfProps<Stored extends ShelvedFile> {
  readonly files: readonly Stored[];
  /** The quiet line under a name. */
  readonly aboutOf: (file: Stored) => ReactNode;
  readonly onDownload: (file: Stored) => Promise<void>;
  /** Deletes a file, and takes it from what is known before it resolves. */
  readonly onRemove: (file: Stored) => Promise<void>;
  readonly canRemove?: (file: Stored) => boolean;
  /** What removing means beyond the file's going. */
  readonly removalText?: string;
  /** Null where nothing can be added or removed. */
  readonly slot: Slot | null;
  /** Why the list could not be read. */
  readonly loadError?: Error | null;
}

interface Refusal {
  readonly name: string;
  readonly why: string;
}

const NOTHING_QUEUED: readonly QueuedFile[] = [];
const subscribeToNothing = () => () => undefined;

/** Files that are stored and files on their way: dropped or chosen, sent, to be downloaded or taken away. */
export function FileShelf<Stored extends ShelvedFile>({
  files,
  aboutOf,
  onDownload,
  onRemove,
  canRemove = () => true,
  removalText,
  slot,
  loadError = null,
}: FileShelfProps<Stored>) {
  const queued = useSyncExternalStore(slot?.queue.subscribe ?? subscribeToNothing, () =>
    slot === null ? NOTHING_QUEUED : slot.queue.of(slot.owner),
  );
  const [asked, setAsked] = useState<Stored | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<unknown>(null);
  const shelf = useRef<HTMLDivElement>(null);
  const problem = failure ?? loadError;

  const run = async (id: string, work: () => Promise<void>) => {
    if (busy.has(id)) return;
    setFailure(null);
    setBusy((ids) => new Set(ids).add(id));
    await work().catch(setFailure);
    setBusy((ids) => new Set([...ids].filter((each) => each !== id)));
  };
  const remove = async (file: Stored) => {
    await run(file.id, () => onRemove(file));
    setAsked(null);
    // The row that held the focus is gone; the shelf keeps it.
    shelf.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.shelf} ref={shelf} tabIndex={-1}>
      {files.length + queued.length > 0 && (
        <ul className={classes.list}>
          {files.map((file) => (
            <li key={file.id} className={classes.file}>
              <DocumentIcon />
              <span className={classes.name}>
                {file.name}
                <small>{aboutOf(file)}</small>
              </span>
              <IconButton
                icon={<DownloadIcon />}
                label={t('files.download', { name: file.name })}
                aria-busy={busy.has(file.id) || undefined}
                onClick={() => void run(file.id, () => onDownload(file))}
              />
              {slot !== null && canRemove(file) && (
                <IconButton
                  icon={<TrashIcon />}
                  label={t('files.remove', { name: file.name })}
                  onClick={() => setAsked(file)}
                />
              )}
            </li>
          ))}
          {queued.map((item) => (
            <QueuedRow
              key={item.id}
              item={item}
              onRetry={() => slot?.queue.retry(item.id)}
              onRemove={() => {
                slot?.queue.remove(item.id);
                shelf.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </ul>
      )}
      {slot !== null && <Dropzone slot={slot} countSoFar={files.length + queued.length} />}
      {problem !== null && (
        <Notice tone="danger" isAlert title={failureText(problem)}>
          {t('files.safe')}
        </Notice>
      )}
      {asked !== null && (
        <ConfirmPopup
          isOpen
          isDestructive
          title={t('files.askRemove', { name: asked.name })}
          confirmText={t('files.yesRemove')}
          isConfirming={busy.has(asked.id)}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          {removalText}
        </ConfirmPopup>
      )}
    </div>
  );
}

/** Where files are dropped or chosen, and why some of them were not taken. */
function Dropzone({ slot, countSoFar }: { slot: Slot; countSoFar: number }) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const take = (chosen: readonly File[]) => {
    const taken: File[] = [];
    const refused: Refusal[] = [];
    for (const file of chosen) {
      const facts = { name: file.name, size: file.size, contentType: file.type };
      const why = slot.errorOf(facts, countSoFar + taken.length);
      if (why === null) taken.push(file);
      else refused.push({ name: file.name, why });
    }
    setRefusals(refused);
    if (taken.length > 0) slot.queue.add(slot.owner, taken, slot.isHeld ?? false);
  };
  return (
    <>
      <FileDropzone
        title={slot.title}
        hint={slot.hint}
        accept={slot.accept}
        buttonText={t('files.choose')}
        onFiles={take}
      />
      {refusals.length > 0 && (
        <Notice tone="warning" isAlert title={t('files.refused', { count: refusals.length })}>
          <ul className={classes.refusals}>
            {refusals.map(({ name, why }, at) => (
              <li key={at}>{t('files.refusal', { name, why })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** A file that did not get through needs no refreshing of the page, which would lose it. */
const whyNotSent = (error: unknown): string => (isUnanswered(error) ? t('files.noConnection') : errorText(error));

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
            {t('files.failed', { why: whyNotSent(error) })}
          </small>
        ) : (
          <small>
            {state === 'sending'
              ? t('files.sending', { percent, size: sizeText(file.size) })
              : t(state === 'held' ? 'files.held' : 'files.waiting', { size: sizeText(file.size) })}
          </small>
        )}
        {state === 'sending' && (
          <progress
            className={classes.progress}
            max={PERCENT}
            value={percent}
            aria-label={t('files.progress', { name: file.name })}
          />
        )}
      </span>
      {state === 'failed' && (
        <IconButton icon={<RedoIcon />} label={t('files.retry', { name: file.name })} onClick={onRetry} />
      )}
      <IconButton
        icon={<CloseIcon />}
        label={t(state === 'sending' ? 'files.cancel' : 'files.takeBack', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
}
