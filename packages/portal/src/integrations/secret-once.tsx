import { Button } from '@troth/ui/button';
import { Popup } from '@troth/ui/popup';
import { CopyField } from '../copy-field';
import { t } from '../own-texts';

/** A secret that is shown now and never again, to be copied. */
export function SecretPopup({
  title,
  label,
  secret,
  onClose,
}: {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
}) {
  return (
    <Popup
      isOpen
      size="short"
      closesOnScrim={false}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('integrations.done')}</Button>}
    >
      <CopyField
        label={label}
        help={t('integrations.once')}
        value={secret}
        copyText={t('integrations.copy')}
        failedText={t('integrations.copyFailed')}
      />
    </Popup>
  );
}
