import { Button } from '@troth/ui/button';
import { pressAndStayIn } from '../../shared/focus';
import { t } from '../../shared/texts';

/** Takes an answer back where none is required. */
export function ClearAnswer({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <Button
        variant="text"
        size="sm"
        onClick={({ currentTarget }) => pressAndStayIn(currentTarget.closest('fieldset'), onClear)}
      >
        {t('questionnaire.clear')}
      </Button>
    </div>
  );
}
