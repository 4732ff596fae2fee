import { REPRESENTATION_FLAT_FEE_IN_CENTS } from '@troth/domain/constants';
import { formatCents } from '@troth/domain/money';
import { Sheet } from '@troth/ui/layout';
import { t } from '../../shared/texts';
import classes from './attorney-services.module.css';
import type { ServiceType } from './queries';

type Step = readonly [title: string, detail: string];

const stepsOf: Readonly<Record<ServiceType | 'COLLABORATE', (state: string) => readonly Step[]>> = {
  REPRESENTATION: (state) => [
    [t('attorneys.overview.REPRESENTATION.choose'), t('attorneys.overview.REPRESENTATION.choose.detail', { state })],
    [t('attorneys.overview.REPRESENTATION.book'), t('attorneys.overview.REPRESENTATION.book.detail')],
    [t('attorneys.overview.REPRESENTATION.review'), t('attorneys.overview.REPRESENTATION.review.detail')],
    [t('attorneys.overview.REPRESENTATION.sign'), t('attorneys.overview.REPRESENTATION.sign.detail')],
  ],
  Q_A: (state) => [
    [t('attorneys.overview.Q_A.choose'), t('attorneys.overview.Q_A.choose.detail', { state })],
    [t('attorneys.overview.Q_A.book'), t('attorneys.overview.Q_A.book.detail')],
    [t('attorneys.overview.Q_A.call'), t('attorneys.overview.Q_A.call.detail')],
  ],
  COLLABORATE: () => [
    [t('attorneys.overview.COLLABORATE.answer'), t('attorneys.overview.COLLABORATE.answer.detail')],
    [t('attorneys.overview.COLLABORATE.align'), t('attorneys.overview.COLLABORATE.align.detail')],
    [t('attorneys.overview.COLLABORATE.confirm'), t('attorneys.overview.COLLABORATE.confirm.detail')],
  ],
};

/**
 * "Quick overview—here's what to expect for this process:" with its three or four steps. Customer spec §2.
 * @param kind What the steps are of; `COLLABORATE` where a state has no partner attorneys (§1).
 * @param feeInCents What representation costs; the specification's where it is not on offer yet.
 */
export function Overview({
  kind,
  state,
  feeInCents = REPRESENTATION_FLAT_FEE_IN_CENTS,
  savingsClaim = null,
}: {
  kind: ServiceType | 'COLLABORATE';
  state: string;
  feeInCents?: number | undefined;
  savingsClaim?: string | null;
}) {
  return (
    <Sheet aria-label={t('attorneys.overview.label')} className={classes.overview ?? ''}>
      <h2 className={classes.overviewTitle}>{t('attorneys.overview.title')}</h2>
      <ol className={classes.steps}>
        {stepsOf[kind](state).map(([title, detail]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
      {kind === 'REPRESENTATION' && (
        <p className={classes.fee}>
          {t('attorneys.overview.fee', { fee: formatCents(feeInCents).replace(/\.00$/, '') })}
          {savingsClaim !== null && ` ${t('attorneys.overview.claim', { claim: savingsClaim })}`}
        </p>
      )}
    </Sheet>
  );
}
