import { Button } from '@troth/ui/button';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { useEffect, useRef, useState } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { t } from './texts';
import { type FoundNote, type ReadFile, readWordFile, type WordFiles } from './word-file';

type Found = Extract<ReadFile, { kind: 'FOUND' }>;
type Step = { readonly kind: 'CHOOSING' } | { readonly kind: 'READING' } | { readonly kind: 'FAILED' } | ReadFile;

function noteWords({ kind, words, author }: FoundNote): string {
  if (kind === 'PICTURE' || kind === 'COMPUTED_GONE') return t(`word.note.${kind}`);
  if (kind === 'COMMENT') return t('word.note.COMMENT', { author: author || t('word.noAuthor'), words });
  return t(`word.note.${kind}`, { words });
}

function Notes({ title, notes }: { title: string; notes: readonly FoundNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {notes.map((note, index) => (
          <li key={index}>
            <div>
              <b>{note.place || t('word.front')}</b>
              <p>{noteWords(note)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the file changes, what it cannot, and what people wrote beside it. */
function FoundWords({ found: { count, notes, version, left } }: { found: Found }) {
  const status = useRef<HTMLParagraphElement>(null);
  // The button that chose the file may be gone with this, and the focus with it.
  useEffect(() => status.current?.focus(), []);
  return (
    <div className={classes.stack}>
      <p ref={status} role="status" tabIndex={-1}>
        {t('word.found', { count })}
      </p>
      {version !== null && <Notice title={t('word.older', { version })}>{t('word.left', { left })}</Notice>}
      <Notes title={t('word.notes')} notes={notes.filter(({ kind }) => kind !== 'COMMENT')} />
      <Notes title={t('word.comments')} notes={notes.filter(({ kind }) => kind === 'COMMENT')} />
    </div>
  );
}

/** A file of ours that was edited in a word processor comes back: what differs becomes drafts, once that is confirmed. */
export function WordSheet({
  controller,
  files,
  onClose,
}: {
  controller: Controller;
  files: WordFiles;
  onClose: () => void;
}) {
  const [step, setStep] = useState<Step>({ kind: 'CHOOSING' });
  const [isUnfit, setIsUnfit] = useState(false);
  const read = async (file: File) => {
    setIsUnfit(false);
    setStep({ kind: 'READING' });
    try {
      setStep(await readWordFile(file, controller.base, files));
    } catch {
      setStep({ kind: 'FAILED' });
    }
  };
  const count = step.kind === 'FOUND' ? step.count : 0;
  const add = () => {
    if (step.kind !== 'FOUND') return;
    if (!controller.takeDrafts(step.drafts)) {
      setIsUnfit(true);
      return;
    }
    files.services.announce(t('word.added', { count }));
    onClose();
  };
  return (
    <SideSheet
      isOpen
      title={t('command.word')}
      onClose={onClose}
      foot={
        <div className={classes.wordFoot}>
          {count > 0 && (
            <Button variant="primary" onClick={add}>
              {t('word.add', { count })}
            </Button>
          )}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      }
    >
      <div className={`${classes.stack} ${classes.word}`}>
        {step.kind !== 'FOUND' && <p>{t('word.lead')}</p>}
        {(step.kind === 'REFUSED' || step.kind === 'FAILED') && (
          <Notice
            tone="warning"
            isAlert
            title={t(step.kind === 'REFUSED' ? `word.refused.${step.why}` : 'word.failed')}
          />
        )}
        {step.kind === 'READING' && <p role="status">{t('word.reading')}</p>}
        {isUnfit && <Notice tone="warning" isAlert title={t('word.unfit')} />}
        {step.kind === 'FOUND' && <FoundWords found={step} />}
        {count === 0 && step.kind !== 'READING' && (
          <FileDropzone
            title={t('word.drop')}
            hint={t('word.hint')}
            accept=".docx"
            isMultiple={false}
            onFiles={([file]) => {
              if (file !== undefined) void read(file);
            }}
          />
        )}
      </div>
    </SideSheet>
  );
}
