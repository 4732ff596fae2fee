import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './editor.module.css';

/** Between the card and what it's beside, and the window's edges. */
const GAP = 8;

/** Where what stays above the text ends. */
const headEnd = (dom: Element) =>
  dom.closest(`.${classes.editor}`)?.querySelector(`.${classes.head}`)?.getBoundingClientRect().bottom ?? 0;

/** A card below the caret, else above it, kept within the window and off the tools. Its list scrolls where neither has room for it. */
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
    const below = window.innerHeight - GAP - (place.bottom + GAP);
    const above = place.top - GAP - Math.max(GAP, headEnd(dom) + GAP);
    const isBelow = height <= below || below >= above;
    dom.style.left = `${Math.max(GAP, Math.min(place.left, window.innerWidth - width - GAP))}px`;
    // By the edge that is at the caret: a list that gets shorter stays there.
    dom.style.top = isBelow ? `${place.bottom + GAP}px` : '';
    dom.style.bottom = isBelow ? '' : `${window.innerHeight - place.top + GAP}px`;
    dom.style.maxHeight = `${isBelow ? below : above}px`;
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
