import { Button } from '@troth/ui/button';
import { CopyIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { type ReactNode, useState } from 'react';
import { t } from './own-texts';

/** A text that is shown this one time, to be copied; and beside the button what else can be done with it. */
export function CopyField({
  label,
  help,
  value,
  copyText,
  failedText,
  children,
}: {
  label: string;
  help: string;
  value: string;
  copyText: string;
  failedText: string;
  children?: ReactNode;
}) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Stack gap={3}>
      <TextField
        label={label}
        help={help}
        value={value}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
        autoComplete="off"
        readOnly
      />
      <Row gap={2}>
        <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => void copy()} data-autofocus>
          {copyText}
        </Button>
        {children}
      </Row>
      <Text as="span" size="caption" tone={copied === 'failed' ? 'danger' : 'success'} role="status">
        {copied === 'yes' && t('calendar.copied')}
        {copied === 'failed' && failedText}
      </Text>
    </Stack>
  );
}
