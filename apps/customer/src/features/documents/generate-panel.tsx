import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { Acknowledgements } from './acknowledgements';
import { AgreementContents } from './agreement-contents';
import { Blocker } from './blockers';
import classes from './documents.module.css';
import { Findings } from './findings';
import { GenerateBar } from './generate-bar';
import { historyQuery } from './queries';
import { useGenerating } from './use-generating';

/** Before the agreement is made: what will be in it, what stands in the way, and the button that makes it. */
export function GeneratePanel({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const { document } = own;
  const { generation, making, start, error } = useGenerating(document.id);
  const { run, refusal, findings, leftOutQuestionIds } = generation;
  const { data: versions = [] } = useQuery(historyQuery(self.id, document.id));
  const waitsOnlyForThisScreen =
    refusal === null || refusal.reason === 'ACKNOWLEDGEMENTS_MISSING' || refusal.reason === 'FINDINGS_UNCONFIRMED';
  // What stands in the way now says more than what stood in it then.
  const failure = run?.status === 'FAILED' && making === null && refusal === null ? run.failure : null;

  return (
    <>
      {versions.length > 0 && making === null && (
        <div className={classes.again}>
          <Notice
            title={t('documents.again.title')}
            actions={<LinkButton href={paths.questionnaire()}>{t('documents.again.go')}</LinkButton>}
          >
            {t('documents.again.text')}
          </Notice>
        </div>
      )}
      {!waitsOnlyForThisScreen && (
        <div id="blocker">
          <Blocker refusal={refusal} />
        </div>
      )}
      <AgreementContents document={document} leftOutCount={leftOutQuestionIds.length} />
      {waitsOnlyForThisScreen && (
        <>
          <Findings own={own} findings={findings} />
          <Acknowledgements own={own} />
        </>
      )}
      {failure !== null && (
        <div className={classes.failed}>
          <ErrorPanel safeText={t('documents.failedSafe')}>
            {failure === 'CHANGED_MEANWHILE' || failure === 'TYPESETTING_FAILED'
              ? t(`documents.failed.${failure}`)
              : t('documents.failed')}
          </ErrorPanel>
        </div>
      )}
      {error !== null && (
        <div className={classes.problem}>
          <Notice tone="danger" isAlert title={failureText(error)} />
        </div>
      )}
      <GenerateBar own={own} generation={generation} making={making} onGenerate={start} />
    </>
  );
}
