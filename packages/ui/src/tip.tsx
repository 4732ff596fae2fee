import type { ReactNode } from 'react';
import { BulbIcon, UsersIcon } from './icons';
import { useUiTexts } from './texts';
import classes from './tip.module.css';

/** Bulb and the words “Pro tip”, no box, under the options. */
export function ProTip({ children, title }: { children: ReactNode; title?: string }) {
  const t = useUiTexts();
  return (
    <div className={classes.tip} data-note="">
      <BulbIcon className={classes.bulb ?? ''} />
      <div>
        <b>{title ?? t('tip.title')}</b> {children}
      </div>
    </div>
  );
}

/** A worked example of what an answer means, folded until asked for. */
export function ExampleScenario({ children }: { children: ReactNode }) {
  const t = useUiTexts();
  return (
    <details className={classes.example} data-note="">
      <summary>
        <UsersIcon size={16} />
        {t('example.title')}
      </summary>
      <p>{children}</p>
    </details>
  );
}
