import { FINDING_GROUPS, findingCounts, findingGroup } from '@troth/domain/preflight';
import { otherSide } from '@troth/domain/people';
import { LockIcon, ScaleIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { PartnerName } from '@troth/ui/partner-mark';
import type { OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import documents from './documents.module.css';
import { FindingFixes, FirstFix } from './finding-fixes';
import classes from './findings.module.css';
import type { Finding } from './queries';

/** The law that a finding rests on, as the API words it. */
function Law({ law }: { law: NonNullable<Finding['law']> }) {
  return (
    <div className={classes.law}>
      <ScaleIcon size={16} />
      <div>
        {law.citation !== null && <p className={classes.citation}>{law.citation}</p>}
        {law.note !== null && <p>{law.note}</p>}
      </div>
    </div>
  );
}

/** Who confirmed an error. ADR 0023. */
function ConfirmedBy({ finding, own }: { finding: Finding; own: OwnDocument }) {
  const partner = otherSide(own.side);
  return ([own.side, partner] as const).map((side) => {
    const hasConfirmed = finding.confirmedBy.includes(side);
    return (
      <p key={side} className={documents.partnerLine}>
        <PartnerName
          side={side}
          name={own.names[side] ?? t('partner.yourPartner')}
          size={20}
          isYou={side === own.side}
          isOutlined={!hasConfirmed}
        >
          {': '}
          {hasConfirmed ? t('documents.findings.confirmed') : t('documents.findings.notConfirmed')}
        </PartnerName>
      </p>
    );
  });
}

/** One finding: a line with its way out, and the details behind it. */
function FindingLine({ finding, own }: { finding: Finding; own: OwnDocument }) {
  return (
    <li>
      <details>
        <summary>
          <h4>{finding.title}</h4>
        </summary>
        <div className={classes.details}>
          {finding.isPrivate && (
            <p className={classes.onlyYou}>
              <LockIcon size={16} />
              {t('documents.findings.onlyYou')}
            </p>
          )}
          <p>{finding.reason}</p>
          {finding.law !== null && <Law law={finding.law} />}
          <FindingFixes finding={finding} own={own} />
          {findingGroup(finding) === 'FIX' && <ConfirmedBy finding={finding} own={own} />}
        </div>
      </details>
      <FirstFix finding={finding} own={own} />
    </li>
  );
}

/** “3 to look at, none stops you”. */
export function findingsSummary(findings: readonly Finding[]): string {
  const { toLook, stopping } = findingCounts(findings);
  return toLook === 0 ? t('documents.findings.nothing') : t('documents.findings.count', { toLook, stopping });
}

/**
 * What the preflight found, in three groups, a line each: why it matters, the law, and the ways to what fixes it are
 * folded behind it. ADR 0077.
 */
export function Findings({ own, findings }: { own: OwnDocument; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <div id="findings" tabIndex={-1} className={classes.all}>
      <Section title={t('documents.findings.title')} description={findingsSummary(findings)}>
        {FINDING_GROUPS.map((group) => {
          const those = findings.filter((finding) => findingGroup(finding) === group);
          if (those.length === 0) return null;
          return (
            <section key={group} className={classes.group} data-group={group}>
              <h3>{t(`documents.findings.${group}.title`, { count: those.length })}</h3>
              <p>{t(`documents.findings.${group}.text`)}</p>
              <ul className={classes.findings}>
                {those.map((finding) => (
                  <FindingLine key={finding.key} finding={finding} own={own} />
                ))}
              </ul>
            </section>
          );
        })}
        {findings.some(({ law }) => law !== null) && (
          <p className={classes.notAdvice}>{t('documents.findings.notAdvice')}</p>
        )}
      </Section>
    </div>
  );
}
