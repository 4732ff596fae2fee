import type { AgreementTree } from '@troth/agreement/tree';
import { PlainBlock } from '@troth/reader/blocks';
import { LibraryIcon, LockIcon, MovedIcon, PenIcon, PlusIcon, TrashIcon } from '@troth/ui/icons';
import { memo, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Controller } from './controller';
import classes from './editor.module.css';
import type { NoteIcon, SealedPlace } from './node-views';
import { t } from './texts';

const Sealed = memo(function Sealed({ place: { block, name } }: { place: SealedPlace }) {
  return (
    <>
      <p className={classes.sealedNote}>
        <LockIcon size={16} /> {t('sealed.note')}
      </p>
      <PlainBlock block={block} clauseName={name} />
    </>
  );
});

const noteIcons = {
  PEN: <PenIcon size={16} />,
  PLUS: <PlusIcon size={16} />,
  MOVED: <MovedIcon size={16} />,
  LIBRARY: <LibraryIcon size={16} />,
  GONE: <TrashIcon size={16} />,
} satisfies Record<NoteIcon, ReactNode>;

/** How many computed parts are drawn at a time. */
const DRAWN_AT_ONCE = 4;
const whenIdle = (work: () => void): (() => void) => {
  // Safari has no word for it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
};

/** Tables and signatures come after the words, a few whenever nothing else is to be done: a key is never behind them. */
function useSealed(controller: Controller): readonly SealedPlace[] {
  const places = useSyncExternalStore(controller.paper.subscribe, controller.paper.sealed);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= places.length) return;
    return whenIdle(() => setCount(Math.min(places.length, count + DRAWN_AT_ONCE)));
  }, [count, places.length]);
  return places.slice(0, count);
}

/** The sheet itself. React draws only what is computed; the words are the view's. */
export const PaperHost = memo(function PaperHost({
  controller,
  base: { title, parties },
}: {
  controller: Controller;
  base: AgreementTree;
}) {
  const place = useRef<HTMLDivElement>(null);
  const icons = useRef<HTMLDivElement>(null);
  const sealed = useSealed(controller);
  useEffect(() => {
    let unmount: (() => void) | null = null;
    let isGone = false;
    // After the lock's answer, where that came before the text: to make a drawn text editable is to style all of it again.
    queueMicrotask(() => {
      if (isGone || place.current === null) return;
      controller.paper.icons = icons.current;
      unmount = controller.mount(place.current);
    });
    return () => {
      isGone = true;
      unmount?.();
    };
  }, [controller]);
  return (
    <article className={classes.paper}>
      <p className={classes.runningHead}>
        <span>{title}</span>
        <span>{`${parties.A.fullName} & ${parties.B.fullName}`}</span>
      </p>
      <p id="editor-keys-hint" className="troth-vh">
        {t('paper.hint')}
      </p>
      <div ref={icons} hidden>
        {Object.entries(noteIcons).map(([name, icon]) => (
          <span key={name} data-icon={name}>
            {icon}
          </span>
        ))}
      </div>
      <div ref={place} />
      {sealed.map((each, index) => createPortal(<Sealed place={each} />, each.dom, String(index)))}
    </article>
  );
});
