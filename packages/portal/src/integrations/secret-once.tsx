import { Button } from '@troth/ui/button';
import { CopyIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t } from '../own-texts';

/** A secret that is shown now and never again, to be copied. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
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
