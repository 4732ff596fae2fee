import { lazy, Suspense, useState } from 'react';
import { hasKeptEdits } from './kept-edits';
import { t } from './own-texts';
import { useRuntime } from './runtime';

const ConfirmPopup = lazy(async () => ({ default: (await import('@troth/ui/popup')).ConfirmPopup }));

export interface SignOutConfirmationProps {
  isOpen: boolean;
  onCancel: () => void;
  /** Customers are reminded that the prenup must be completed before it; as a reader writes it, such as “June 19, 2027”. */
  weddingDate?: string | undefined;
}

/** “Are you sure you want to log out?” with Log out and Cancel. Customer spec §1, portals spec §2 “Shell behaviour”. */
export function SignOutConfirmation({ isOpen, onCancel, weddingDate }: SignOutConfirmationProps) {
  const { portal, signOut } = useRuntime();
  const [isLeaving, setLeaving] = useState(false);
  const confirm = () => {
    setLeaving(true);
    void signOut().finally(() => setLeaving(false));
  };
  if (!isOpen) return null;
  const reminder =
    weddingDate === undefined ? t('signOut.reminder') : t('signOut.reminder.dated', { date: weddingDate });
  return (
    <Suspense fallback={null}>
      <ConfirmPopup
        isOpen
        title={t('signOut.title')}
        confirmText={t('signOut.confirm')}
        cancelText={t('signOut.cancel')}
        onConfirm={confirm}
        onCancel={onCancel}
        isConfirming={isLeaving}
      >
        {portal === 'customer' && <p>{reminder}</p>}
        {hasKeptEdits() && <p>{t('signOut.unsaved')}</p>}
      </ConfirmPopup>
    </Suspense>
  );
}
