import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import type { MouseEvent } from 'react';
import { pressAndStayIn } from '../focus';
import { t } from '../texts';

export interface UnsavedNoticeProps {
  because: 'failed' | 'conflict';
  /** What was typed or chosen. */
  words: string;
  onRetry: () => void;
  onDiscard: () => void;
}

/** The notice goes when it is answered; the focus goes back to the field that it stands under. */
const staying =
  (press: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void =>
    pressAndStayIn(currentTarget.closest('[role="alert"]')?.parentElement, press);

/** What could not be stored, kept where it was typed: nothing that a person wrote is lost without their word. */
export function UnsavedNotice({ because, words, onRetry, onDiscard }: UnsavedNoticeProps) {
  return (
    <Notice
      tone={because === 'failed' ? 'danger' : 'warning'}
      isAlert
      title={t(because === 'failed' ? 'saving.unsaved.failed' : 'saving.unsaved.conflict')}
      actions={
        <>
          <Button size="sm" onClick={staying(onRetry)}>
            {t(because === 'failed' ? 'saving.unsaved.retry' : 'saving.unsaved.useMine')}
          </Button>
          <Button size="sm" variant="text" onClick={staying(onDiscard)}>
            {t(because === 'failed' ? 'saving.unsaved.discard' : 'saving.unsaved.keepTheirs')}
          </Button>
        </>
      }
    >
      {t('saving.unsaved.words', { words })}
    </Notice>
  );
}
