import { Button } from '@troth/ui/button';
import classes from '../../shared/profile/profile.module.css';
import { t } from '../../shared/texts';

interface SaveActionsProps {
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** Save and Cancel of a part of the profile that is changed in place. */
export function SaveActions({ isSaving, onCancel }: SaveActionsProps) {
  return (
    <div className={classes.actions}>
      <Button type="submit" variant="primary" isLoading={isSaving} loadingText={t('account.saving')}>
        {t('account.save')}
      </Button>
      <Button onClick={onCancel} disabled={isSaving}>
        {t('account.cancel')}
      </Button>
    </div>
  );
}
