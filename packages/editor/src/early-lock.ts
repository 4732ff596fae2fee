import { useLayoutEffect, useState } from 'react';
import type { Calls } from './session';
import { NARROW } from './use-hold';

/** The lock, requested before there is a text to edit. */
export class EarlyLock {
  readonly #calls: Calls;
  #asked: ReturnType<Calls['takeLock']> | null = null;
  #isWanted = false;
  /** A session requests on its own from then on. */
  #isHandedOver = false;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** The page is here: for the first time, or again after `leave`, when what was requested before is still good. */
  readonly ask = (): void => {
    this.#isWanted = true;
    if (this.#isHandedOver) return;
    this.#asked ??= this.#calls.takeLock({ token: null, isTakeover: false });
    // A refusal is for the session, should there be one.
    this.#asked.catch(() => undefined);
  };

  #handOver() {
    const asked = this.#asked;
    this.#asked = null;
    this.#isHandedOver = true;
    return asked;
  }

  /** The same calls for a session, whose first request for the lock is this one. */
  readonly calls = (): Calls => ({
    ...this.#calls,
    takeLock: (request) =>
      (request.isTakeover || request.token !== null ? null : this.#handOver()) ?? this.#calls.takeLock(request),
  });

  /** The page is left: what no session took over is given back, once it is there. */
  readonly leave = (): void => {
    this.#isWanted = false;
    this.#asked
      ?.then(async ({ token }) => {
        if (this.#isWanted || this.#asked === null) return;
        this.#asked = null;
        await this.#calls.releaseLock(token, true);
      })
      .catch(() => undefined);
  };
}

/**
 * Requests the lock with the page, beside its text: the editor would only request it when the text is there.
 *
 * @param calls Of one document. Others of a later rendering are not looked at.
 */
export function useEarlyLock(calls: Calls): Calls {
  // Nothing is typed on a phone, so the lock is left to others.
  const [early] = useState(() => (window.matchMedia(NARROW).matches ? null : new EarlyLock(calls)));
  const [own] = useState(() => early?.calls() ?? calls);
  useLayoutEffect(() => {
    if (early === null) return;
    early.ask();
    window.addEventListener('pagehide', early.leave);
    return () => {
      window.removeEventListener('pagehide', early.leave);
      early.leave();
    };
  }, [early]);
  return own;
}
