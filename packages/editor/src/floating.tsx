import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './editor.module.css';

/** A card beside the caret, kept within the window. */
export function Floating({
  place,
  label,
  className,
  onClose,
  children,
}: {
  place: DOMRect;
  /** Of a dialog; without one what it holds says what it is. */
  label?: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dom = card.current;
    if (dom === null) return;
    const { width, height } = dom.getBoundingClientRect();
    const below = place.bottom + 8;
    const top = below + height > window.innerHeight - 8 ? Math.max(8, place.top - height - 8) : below;
    dom.style.left = `${Math.max(8, Math.min(place.left, window.innerWidth - width - 8))}px`;
    dom.style.top = `${top}px`;
  }, [place]);
  useEffect(() => {
    const away = ({ target }: MouseEvent) => {
      if (target instanceof Element && card.current?.contains(target) !== true) onClose();
    };
    document.addEventListener('mousedown', away);
    return () => document.removeEventListener('mousedown', away);
  }, [onClose]);
  return (
    <div
      ref={card}
      role={label === undefined ? undefined : 'dialog'}
      aria-label={label}
      className={`${classes.floating} ${className ?? ''}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      {children}
    </div>
  );
}
