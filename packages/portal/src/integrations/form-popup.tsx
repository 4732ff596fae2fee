import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import type { ReactNode } from 'react';
import { errorText } from '../errors';
import { t } from '../own-texts';

/** A short form in a popup: its fields, why saving failed, and the two buttons. */
export function FormPopup({
  title,
  submitText,
  saving,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submitText: string;
  saving: { readonly isPending: boolean; readonly error: Error | null };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Popup
      isOpen
      size="short"
      closesOnScrim={false}
      isFullScreenOnPhone
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isLoading={saving.isPending} onClick={onSubmit}>
            {submitText}
          </Button>
          <Button onClick={onClose}>{t('integrations.cancel')}</Button>
        </>
      }
    >
      <Stack gap={5}>
        {children}
        {saving.error !== null && <Notice tone="danger" isAlert title={errorText(saving.error)} />}
      </Stack>
    </Popup>
  );
}
