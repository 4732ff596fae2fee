import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where the mails about a person's data lead to, on the screen of either portal that has it. */
const ANCHOR = 'your-data';

/** What a person's own data stands in: a mail's link brings it to view. */
export function DataPlace({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The screen is drawn after the browser has looked for the place.
  useEffect(() => {
    if (hash === `#${ANCHOR}`) place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={place} id={ANCHOR} className={className}>
      {children}
    </div>
  );
}
