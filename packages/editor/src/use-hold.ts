import { DOCUMENT_LOCK_RENEWAL_MS } from '@troth/domain/constants';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Controller } from './controller';
import { useSession } from './hooks';
import type { Session } from './session';

/** Below this width nothing is typed. */
export const NARROW = '(max-width: 767.98px)';

/** Takes the lock with the page, renews it, and gives it back with the page. Words go out as they are typed. */
export function useHold(controller: Controller, session: Session, mayEdit: boolean): void {
  const { lock } = useSession(session);
  // Before the text is drawn, which takes longer than the answer; and a text that may be edited by then is drawn as one, not
  // drawn twice.
  useLayoutEffect(() => {
    const followLock = () => controller.setEditable(session.state().lock.kind === 'HELD');
    const hold = session.subscribe(followLock);
    const words = controller.onWords(session.changed);
    const blur = controller.onBlur(() => void session.save());
    const come = () => {
      session.begin();
      followLock();
      // On a phone nothing is typed, so nobody is kept from editing.
      if (mayEdit && !window.matchMedia(NARROW).matches) void session.take();
      else void session.look();
    };
    come();
    const wake = () => {
      if (document.visibilityState === 'hidden') void session.save();
      else void session.renew();
    };
    const leave = () => session.end(true);
    // By the browser's way back, as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) come();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!session.isClean) event.preventDefault();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('beforeunload', warn);
    return () => {
      hold();
      words();
      blur();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('beforeunload', warn);
      session.end();
    };
  }, [controller, session, mayEdit]);

  // Who waits for the lock sees when it is free.
  useEffect(() => {
    if (lock.kind !== 'OTHER' && lock.kind !== 'OTHER_TAB') return;
    const timer = setInterval(() => void session.look(), DOCUMENT_LOCK_RENEWAL_MS);
    return () => clearInterval(timer);
  }, [session, lock.kind]);
}

/** `?` lists the keys, wherever no words are typed; find works there too. */
export function usePageKeys(controller: Controller): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]') !== null;
      if (event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey) controller.open({ kind: 'KEYS' });
      if ((event.ctrlKey || event.metaKey) && event.key === 'f' && !event.defaultPrevented && !isTyping) {
        event.preventDefault();
        controller.find(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [controller]);
}

/** The panes stand below the tools, however high these are. */
export function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dom = head.current;
    if (dom === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      dom.parentElement?.style.setProperty('--edit-head', `${dom.offsetHeight}px`);
    });
    observer.observe(dom);
    return () => observer.disconnect();
  }, [head]);
}
