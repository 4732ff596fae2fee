import { otherSide } from '@troth/domain/people';
import { isDone } from '@troth/domain/questionnaire';
import { TwoStrips } from '@troth/ui/two-strips';
import type { Couple } from '../../shared/journey';
import { t } from '../../shared/texts';

/** Which sections each partner has finished, while someone has some left; never what was answered. */
export function SectionsOfBoth({ couple: { self, side, partner, journey } }: { couple: Couple }) {
  if (partner === null || !(journey.hasBegun || partner.hasStarted)) return null;
  if (journey.isQuestionnaireComplete && partner.isQuestionnaireComplete) return null;
  const stripOf = (of: typeof side, name: string, done: ReadonlySet<string>) => ({
    side: of,
    name,
    done,
    text: t('dashboard.step.sections', { done: done.size, total: journey.sections.length }),
  });
  const own = stripOf(
    side,
    self.firstName ?? t('dashboard.you'),
    new Set(journey.sections.flatMap(({ id, status }) => (isDone(status) ? [id] : []))),
  );
  const other = stripOf(otherSide(side), partner.firstName ?? t('dashboard.partner'), new Set(partner.doneSectionIds));
  return (
    <TwoStrips
      parts={journey.sections.map(({ id, label }) => ({ key: id, label }))}
      partners={side === 'A' ? [own, other] : [other, own]}
      tableLabel={t('dashboard.sections.table')}
      partLabel={t('dashboard.sections.section')}
      doneText={t('dashboard.sections.done')}
      openText={t('dashboard.sections.open')}
    />
  );
}
