import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'THERE'; readonly value: T };

/** Reads something once, and again when asked. Answers that come after a newer question are dropped. */
export function useLoaded<T>(read: () => Promise<T>): { readonly loaded: Loaded<T>; readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: 'LOADING' });
  const asked = useRef(0);
  const current = useRef(read);
  current.current = read;
  const reload = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    const answer = (next: Loaded<T>) => {
      if (own === asked.current) setLoaded(next);
    };
    current.current().then(
      (value) => answer({ kind: 'THERE', value }),
      () => answer({ kind: 'FAILED' }),
    );
  }, []);
  useEffect(() => {
    reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);
  return { loaded, reload };
}
