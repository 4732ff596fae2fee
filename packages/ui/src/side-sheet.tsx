import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { CloseIcon } from './icons';
import classes from './side-sheet.module.css';
import { useUiTexts } from './texts';
import { useFocusReturn } from './use-focus-return';
import { useScrollLock } from './use-scroll-lock';

export interface SideSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A quiet line under the title. */
  subtitle?: ReactNode;
  /** Stays at the lower edge while the rest scrolls: the box to write in. */
  foot?: ReactNode;
  /** `narrow` for a thread, `wide` for a form of two columns. */
  size?: 'narrow' | 'wide';
  children: ReactNode;
}

/**
 * A sheet at the right edge of the window, as high as it; on phones it covers the window. The focus goes in, stays in,
 * and returns; Escape and the scrim close it. Its content scrolls on its own.
 */
export function SideSheet({ isOpen, onClose, title, subtitle, foot, size = 'narrow', children }: SideSheetProps) {
  const t = useUiTexts();
  useScrollLock(isOpen);
  useFocusReturn(isOpen);
  return (
    <Modal.Root
      zIndex={400}
      // Mantine's lock writes a style element, which the content security policy refuses; ours is a class.
      lockScroll={false}
      transitionProps={{ transition: 'slide-left', duration: 250 }}
      classNames={{
        content: classNames(classes.sheet, size === 'wide' && classes.wide),
        overlay: classes.scrim ?? '',
        inner: classes.place ?? '',
      }}
      opened={isOpen}
      onClose={onClose}
    >
      <Modal.Overlay radius={0} />
      <Modal.Content>
        <div className={classes.head}>
          <div className={classes.titles}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
          </div>
          <IconButton icon={<CloseIcon />} label={t('action.close')} onClick={onClose} />
        </div>
        <div className={classes.body}>{children}</div>
        {foot !== undefined && <SideSheetFoot>{foot}</SideSheetFoot>}
      </Modal.Content>
    </Modal.Root>
  );
}

/** What stays at the lower edge, for contents that bring a foot of their own. */
export function SideSheetFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
