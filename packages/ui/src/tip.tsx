import type { ReactNode } from 'react';
import { BulbIcon, UsersIcon } from './icons';
import { useUiTexts } from './texts';
import classes from './tip.module.css';

/** Bulb and the words “Pro tip”, no box, under the options. */
export function ProTip({ children, title }: { children: ReactNode; title?: string }) {
  const t = useUiTexts();
  return (
    <div className={classes.tip}>
      <BulbIcon className={classes.bulb ?? ''} />
      <div>
        <b>{title ?? t('tip.title')}</b> {children}
      </div>
    </div>
  );
}

/** A worked example of what an answer means. */
export function ExampleScenario({ children }: { children: ReactNode }) {
  const t = useUiTexts();
  return (
    <div className={classes.tip}>
      <UsersIcon size={20} />
      <div>
        <b>{t('example.title')}</b> {children}
      </div>
    </div>
  );
}
