import { Button } from './button';
import { Notice } from './notice';
import classes from './unsent-message.module.css';
import { useUiTexts } from './texts';

export interface UnsentMessageProps {
  /** What was written; kept until it is sent or thrown away. */
  text: string;
  /** Why, in the product's words. */
  reason?: string | undefined;
  /** Left out where it cannot help. */
  onRetry?: (() => void) | undefined;
  /** Puts the words back into the box. */
  onEdit?: (() => void) | undefined;
  onDiscard: () => void;
}

/** A message that did not get through: it has left the thread, its words are still here (guide §8 “Failed”). */
export function UnsentMessage({ text, reason, onRetry, onEdit, onDiscard }: UnsentMessageProps) {
  const t = useUiTexts();
  return (
    <Notice
      tone="danger"
      isAlert
      title={t('message.unsent')}
      actions={
        <>
          {onRetry !== undefined && (
            <Button size="sm" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          {onEdit !== undefined && (
            <Button size="sm" variant="text" onClick={onEdit}>
              {t('message.edit')}
            </Button>
          )}
          <Button size="sm" variant="text" onClick={onDiscard}>
            {t('message.discard')}
          </Button>
        </>
      }
    >
      {reason !== undefined && <p>{reason}</p>}
      <blockquote className={classes.words}>{text}</blockquote>
    </Notice>
  );
}
