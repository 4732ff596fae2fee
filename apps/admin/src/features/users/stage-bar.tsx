import { stageSteps } from '@troth/domain/documents';
import { t } from '../../shared/texts';
import type { AdminDocument } from './queries';
import classes from './stage-bar.module.css';

const classOf = { PAST: classes.past, CURRENT: classes.current, AHEAD: undefined };

/** The stages of an agreement from the answers to the notary, and the one in which it is. */
export function StageBar({ document }: { document: AdminDocument }) {
  const steps = stageSteps({
    ...document,
    hasAttorney: document.attorneys.length > 0,
    isNotarized: document.notarization !== null && document.notarization.completedAt !== null,
  });
  return (
    <ol className={classes.bar} aria-label={t('stageBar.label')}>
      {steps.map(({ stage, standing }) => (
        <li
          key={stage}
          className={stage === 'NOTARIZED' && standing === 'CURRENT' ? classes.done : classOf[standing]}
          aria-current={standing === 'CURRENT' ? 'step' : undefined}
        >
          {t(`stageBar.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
