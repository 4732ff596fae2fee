import { useQuery } from '@tanstack/react-query';
import { PartnerMark } from '@troth/ui/partner-mark';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import classes from './clients.module.css';
import { approvedVersion, type Version, versionsOf } from '../../shared/versions';
import { type Counsel, historyQuery } from './queries';

type SideCounsel = Counsel['sides'][number];

function adviserOf({ attorney, side }: SideCounsel, counsel: Counsel, name: string): string {
  if (side === counsel.ownSide) return t('counsel.you', { name });
  if (attorney === null) return t('counsel.nobody', { name });
  return t(attorney.kind === 'OWN' ? 'counsel.own' : 'counsel.other', { attorney: attorney.name, name });
}

function stateOf({ approvedAt, priorApprovedAt, requiresAttorney }: SideCounsel, versions: readonly Version[]): string {
  /** An agreement that was created elsewhere has none. */
  const numberAt = (instant: string) => approvedVersion(versions, instant)?.number ?? 0;
  if (approvedAt !== null)
    return t('counsel.approved', { date: formatLongDay(approvedAt), version: numberAt(approvedAt) });
  if (priorApprovedAt !== null)
    return t('counsel.approvedBefore', { date: formatLongDay(priorApprovedAt), version: numberAt(priorApprovedAt) });
  return requiresAttorney ? t('counsel.notApproved') : t('counsel.notNeeded');
}

/** Who advises each partner, and who has approved which version: of the other partner no more than that. D3. */
export function CounselList({ counsel, documentId }: { counsel: Counsel; documentId: string }) {
  const { data: commits = [] } = useQuery(historyQuery(documentId));
  const versions = versionsOf(commits);
  return (
    <ul className={classes.counsel}>
      {counsel.sides.map((each) => {
        const name = each.firstName ?? t('client.partnerUnnamed');
        return (
          <li key={each.side}>
            <PartnerMark side={each.side} name={name} isNameBeside isOutlined={each.approvedAt === null} />
            <span>
              {adviserOf(each, counsel, name)}
              <small>{stateOf(each, versions)}</small>
              {each.rescindedBecause !== null && (
                <small>{t('counsel.rescinded', { reason: each.rescindedBecause })}</small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
