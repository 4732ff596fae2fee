import type { ReactNode } from 'react';
import classes from './sandbox-band.module.css';
import { useUiTexts } from './texts';

/** Says across the top that nothing here is real: words first, on an ochre striped band. */
export function SandboxBand({ children }: { children: ReactNode }) {
  const t = useUiTexts();
  return (
    <div className={classes.band} role="note">
      <span>
        <b>{t('sandbox.title')}</b> {children}
      </span>
    </div>
  );
}
