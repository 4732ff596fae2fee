import { errorText } from './errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { t } from './own-texts';

/** In place of a part of a screen that could not be loaded: why, and another try. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      isAlert
      title={errorText(error)}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
