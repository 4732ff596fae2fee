import { useMutation, useQueryClient } from '@tanstack/react-query';
import { otherSide } from '@troth/domain/people';
import { findingGroup } from '@troth/domain/preflight';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { ChatIcon, DocumentIcon } from '@troth/ui/icons';
import { CheckboxField } from '@troth/ui/option-cards';
import { Spinner } from '@troth/ui/spinner';
import { StickyActionBar } from '@troth/ui/sticky-action-bar';
import { openChat } from '../../shared/chat-door';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { findingsSummary } from './findings';
import { confirmFindings, type Finding, type Generation } from './queries';

/** Whether what is missing is added on this very screen. */
const isOfThisScreen = ({ refusal }: Generation): boolean =>
  refusal === null || refusal.reason === 'FINDINGS_UNCONFIRMED' || refusal.reason === 'ACKNOWLEDGEMENTS_MISSING';

/** What is missing before the agreement can be created, and the place on the screen where the reader adds it. */
function Missing({ own, generation }: { own: OwnDocument; generation: Generation }) {
  const self = usePerson();
  const { refusal, findings } = generation;
  if (refusal === null) return null;
  if (!isOfThisScreen(generation)) return <a href="#blocker">{t('documents.missing.blocker')}</a>;
  const partner = own.names[otherSide(own.side)] ?? t('partner.yourPartner');
  const toConfirm = findings.some((each) => findingGroup(each) === 'FIX' && !each.confirmedBy.includes(own.side));
  const toAcknowledge = self.enforcementAgreedAt === null || self.attorneyCounselAgreedAt === null;
  const isPartnersTurn =
    !(refusal.reason === 'FINDINGS_UNCONFIRMED' && toConfirm) &&
    !(refusal.reason === 'ACKNOWLEDGEMENTS_MISSING' && toAcknowledge);
  return (
    <>
      {toConfirm && <a href="#findings">{t('documents.missing.findings')}</a>}
      {toAcknowledge && <a href="#acknowledge">{t('documents.missing.acknowledge')}</a>}
      {isPartnersTurn && (
        <>
          {t('documents.missing.partner', { name: partner })}
          <Button variant="text" size="sm" icon={<ChatIcon size={16} />} onClick={() => openChat()}>
            {t('dashboard.message', { name: partner })}
          </Button>
        </>
      )}
    </>
  );
}

/** The box for what has to be confirmed, and the button that creates the agreement, always in reach. */
export function GenerateBar({
  own,
  generation,
  making,
  onGenerate,
}: {
  own: OwnDocument;
  generation: Generation;
  /** While it is being created: whether we have taken it on yet. */
  making: 'STARTING' | 'QUEUED' | null;
  onGenerate: () => void;
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const errors = generation.findings.filter((each) => findingGroup(each) === 'FIX');
  const unconfirmed = errors.filter(({ confirmedBy }) => !confirmedBy.includes(own.side));
  const confirm = useMutation({
    mutationFn: (findings: readonly Finding[]) => confirmFindings(own.document.id, findings),
    // What was refused has changed, and is shown as it is now.
    onSettled: () => afterChange(queryClient, self.id),
  });
  return (
    <StickyActionBar
      title={
        making !== null
          ? t('documents.bar.making')
          : isOfThisScreen(generation)
            ? findingsSummary(generation.findings)
            : t('documents.bar.blocked')
      }
      detail={
        making === null ? (
          <span className={classes.missing}>
            <Missing own={own} generation={generation} />
            {confirm.error !== null && (
              <span role="alert" className={classes.refused}>
                {failureText(confirm.error)}
              </span>
            )}
          </span>
        ) : undefined
      }
    >
      {making !== null ? (
        <p className={classes.making} role="status">
          <Spinner />
          {/* Nobody is told that they can leave before the making was taken on. */}
          <span>{t(making === 'STARTING' ? 'documents.starting' : 'documents.making')}</span>
        </p>
      ) : (
        <>
          {errors.length > 0 && isOfThisScreen(generation) && (
            <CheckboxField
              label={t('documents.findings.confirm', { count: errors.length })}
              isChecked={unconfirmed.length === 0 || confirm.isPending}
              isDisabled={unconfirmed.length === 0}
              onChange={(isChecked) => isChecked && confirm.mutate(unconfirmed)}
            />
          )}
          <Button
            variant="primary"
            size="lg"
            isFullWidthOnPhone
            icon={<DocumentIcon size={16} />}
            disabled={generation.refusal !== null}
            onClick={onGenerate}
          >
            {t('documents.generate')}
          </Button>
        </>
      )}
    </StickyActionBar>
  );
}
