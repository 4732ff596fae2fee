import { Button } from '@troth/ui/button';
import { CopyIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Popup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../own-texts';

/** The popup that a new secret is shown in. */
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
      <SecretOnce label={label} secret={secret} />
    </Popup>
  );
}

/** A secret that is shown now and never again, to be copied. */
function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Stack gap={3}>
      <TextField
        label={label}
        help={t('integrations.once')}
        value={secret}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
        autoComplete="off"
        readOnly
      />
      <div>
        <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => void copy()} data-autofocus>
          {t('integrations.copy')}
        </Button>
      </div>
      <Text as="span" size="caption" tone={copied === 'failed' ? 'danger' : 'success'} role="status">
        {copied === 'yes' && t('calendar.copied')}
        {copied === 'failed' && t('integrations.copyFailed')}
      </Text>
    </Stack>
  );
}
