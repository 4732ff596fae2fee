import { useMutation, useQueryClient } from '@tanstack/react-query';
import { otherSide } from '@troth/domain/people';
import { usePerson } from '@troth/portal/person';
import { LockIcon, ScaleIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { PartnerName } from '@troth/ui/partner-mark';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import documents from './documents.module.css';
import { FindingFixes } from './finding-fixes';
import classes from './findings.module.css';
import { confirmFinding, type Finding } from './queries';

const SEVERITIES = ['ERROR', 'WARNING', 'QUESTION', 'NOTICE'] as const;

/** The law that a finding rests on, as the API tells it. */
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

interface Confirming {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly confirm: () => void;
}

/** What a partner confirms, and whether the other one has. `docs/decisions/0023-what-a-confirmation-is-of.md`. */
function Confirmation({
  finding,
  own,
  isPending,
  error,
  confirm,
}: Confirming & { finding: Finding; own: OwnDocument }) {
  const isMine = finding.confirmedBy.includes(own.side);
  const partner = otherSide(own.side);
  const hasPartner = finding.confirmedBy.includes(partner);
  return (
    <div className={classes.confirmation}>
      <CheckboxField
        label={
          <>
            {t('documents.findings.confirm')}
            <VisuallyHidden>{`: ${finding.title}`}</VisuallyHidden>
          </>
        }
        isChecked={isMine || isPending}
        isDisabled={isMine}
        onChange={(isChecked) => isChecked && confirm()}
      />
      <p className={documents.partnerLine}>
        <PartnerName
          side={partner}
          name={own.names[partner] ?? t('partner.yourPartner')}
          size={20}
          isOutlined={!hasPartner}
        >
          {': '}
          {hasPartner ? t('documents.findings.confirmed') : t('documents.findings.notConfirmed')}
        </PartnerName>
      </p>
      {error !== null && (
        <div className={documents.problem}>
          <Notice tone="danger" isAlert title={failureText(error)} />
        </div>
      )}
    </div>
  );
}

/**
 * What the preflight found, heaviest first: why it matters, the law, and the way to what mends it. Both partners confirm
 * an error to go on in spite of it. `docs/decisions/0031-preflight.md`.
 */
export function Findings({ own, findings }: { own: OwnDocument; findings: readonly Finding[] }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: (finding: Finding) => confirmFinding(own.document.id, finding),
    // What was refused has changed, and is shown as it is now.
    onSettled: () => afterChange(queryClient, self.id),
  });
  return (
    <>
      {SEVERITIES.map((severity) => {
        const those = findings.filter((finding) => finding.severity === severity);
        if (those.length === 0) return null;
        return (
          <Section
            key={severity}
            title={t(`documents.findings.${severity}.title`)}
            description={t(`documents.findings.${severity}.text`)}
          >
            <ul className={classes.findings} data-severity={severity}>
              {those.map((finding) => {
                const isThis = confirm.variables?.key === finding.key;
                return (
                  <li key={finding.key}>
                    <h3>{finding.title}</h3>
                    {finding.isPrivate && (
                      <p className={classes.onlyYou}>
                        <LockIcon size={16} />
                        {t('documents.findings.onlyYou')}
                      </p>
                    )}
                    <p>{finding.reason}</p>
                    {finding.law !== null && <Law law={finding.law} />}
                    <FindingFixes finding={finding} own={own} />
                    {severity === 'ERROR' && (
                      <Confirmation
                        finding={finding}
                        own={own}
                        isPending={confirm.isPending && isThis}
                        error={isThis ? confirm.error : null}
                        confirm={() => confirm.mutate(finding)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </Section>
        );
      })}
      {findings.some(({ law }) => law !== null) && (
        <p className={classes.notAdvice}>{t('documents.findings.notAdvice')}</p>
      )}
    </>
  );
}
