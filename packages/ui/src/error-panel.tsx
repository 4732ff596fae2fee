import type { ReactNode } from 'react';
import { Button } from './button';
import { UndoIcon } from './first-icons';
import { Notice } from './notice';
import { useUiTexts } from './texts';

export interface ErrorPanelProps {
  /** The product's sentence. */
  children: ReactNode;
  /** What is safe, such as “Anything marked Saved is safe.” */
  safeText?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryText?: string;
}

/** A failure that took something from the screen: the sentence, what is safe, a retry (guide §8 “Failed”). */
export function ErrorPanel({ children, safeText, onRetry, retryText }: ErrorPanelProps) {
  const t = useUiTexts();
  const retry = onRetry && (
    <Button size="sm" icon={<UndoIcon size={16} />} onClick={onRetry}>
      {retryText ?? t('action.retry')}
    </Button>
  );
  return (
    <Notice tone="danger" isAlert title={children} {...(retry && { actions: retry })}>
      {safeText}
    </Notice>
  );
}
