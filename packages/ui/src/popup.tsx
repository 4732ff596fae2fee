import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button';
import { classNames } from './class-names';
import { CloseIcon } from './icons';
import classes from './popup.module.css';
import { useUiTexts } from './texts';
import { useFocusReturn } from './use-focus-return';
import { useScrollLock } from './use-scroll-lock';

const WIDTHS = { short: 'var(--popup-short-w)', middle: 'var(--popup-middle-w)', wide: 'var(--popup-w)' };

export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  /** A serif question or title. */
  title: ReactNode;
  /** 944 px at most; a form of a few fields uses 640, a short question 520. */
  size?: keyof typeof WIDTHS;
  /** False where a second click may land beside it: the one that opened it was a double click. */
  closesOnScrim?: boolean;
  /** Without the cross and without closing by Escape or the scrim: something must be answered. */
  isBlocking?: boolean;
  /** False where the buttons say all there is to choose. */
  hasCross?: boolean;
  /** A task of several steps: below 768 px it covers the window, and its title and cross stay at the top. */
  isFullScreenOnPhone?: boolean;
  children?: ReactNode;
  /** Buttons at the foot; the confirming verb first. */
  actions?: ReactNode;
}

/** A popup: the focus goes in, stays in, and returns; Escape and the scrim close it. */
export function Popup({
  isOpen,
  onClose,
  title,
  size = 'wide',
  closesOnScrim = true,
  isBlocking = false,
  hasCross = !isBlocking,
  isFullScreenOnPhone = false,
  children,
  actions,
}: PopupProps) {
  const t = useUiTexts();
  useScrollLock(isOpen);
  useFocusReturn(isOpen);
  return (
    <Modal.Root
      zIndex={500}
      // Mantine's lock writes a style element, which the content security policy refuses; ours is a class.
      lockScroll={false}
      transitionProps={{ transition: 'fade', duration: 180 }}
      classNames={{
        content: classNames(classes.popup, isFullScreenOnPhone && classes.full),
        overlay: classes.scrim ?? '',
        inner: isFullScreenOnPhone ? (classes.fullPlace ?? '') : '',
      }}
      opened={isOpen}
      onClose={onClose}
      size={WIDTHS[size]}
      centered
      closeOnEscape={!isBlocking}
      closeOnClickOutside={closesOnScrim && !isBlocking}
    >
      <Modal.Overlay radius={0} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {hasCross && <IconButton icon={<CloseIcon />} label={t('action.close')} onClick={onClose} />}
        </div>
        <Modal.Body className={classes.body}>
          {children}
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export interface ConfirmPopupProps extends Omit<PopupProps, 'actions' | 'onClose' | 'isBlocking' | 'hasCross'> {
  /** The verb, such as “Log out”. */
  confirmText: string;
  cancelText?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Something is lost by it: danger fill. */
  isDestructive?: boolean;
  isConfirming?: boolean;
}

/** A question with its confirming verb first, then Cancel (guide §8 “Popups”). */
export function ConfirmPopup({
  confirmText,
  cancelText,
  onConfirm,
  onCancel,
  isDestructive = false,
  isConfirming = false,
  size = 'short',
  ...popup
}: ConfirmPopupProps) {
  const t = useUiTexts();
  return (
    <Popup
      {...popup}
      size={size}
      onClose={onCancel}
      hasCross={false}
      actions={
        <>
          <Button variant={isDestructive ? 'danger' : 'primary'} isLoading={isConfirming} onClick={onConfirm}>
            {confirmText}
          </Button>
          <Button onClick={onCancel} data-autofocus={isDestructive || undefined}>
            {cancelText ?? t('action.cancel')}
          </Button>
        </>
      }
    />
  );
}
