import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { documentTerm } from '@troth/domain/documents';
import { announce } from '@troth/portal/announcer';
import { usePerson } from '@troth/portal/person';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { CoinsIcon, PenIcon, ScaleIcon, SealIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { useEffect, useRef } from 'react';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { afterChange } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { Acknowledgements } from './acknowledgements';
import { Blocker } from './blockers';
import classes from './documents.module.css';
import { Findings } from './findings';
import { GenerateBar } from './generate-bar';
import { generate, generationQuery, historyQuery } from './queries';

/** Before the agreement is made: what will be in it, what stands in the way, and the button that makes it. */
export function GeneratePanel({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { document } = own;
  const options = generationQuery(self.id, document.id);
  const { data: generation } = useSuspenseQuery(options);
  const { run, refusal, findings, leftOutQuestionIds } = generation;
  const { data: versions = [] } = useQuery(historyQuery(self.id, document.id));
  const wasMaking = useRef(false);

  const start = useIdempotentMutation({
    mutationFn: (_nothing: void, key) => generate(document.id, key),
    onMutate: () => {
      // A run can be over before the screen was drawn with it.
      wasMaking.current = true;
    },
    onSuccess: (begun) => {
      queryClient.setQueryData(options.queryKey, { ...generation, run: begun });
      if (begun.status === 'DONE') void afterChange(queryClient, self.id);
      // Its end may have been told before this answer came.
      else void queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  const isMaking = start.isPending || run?.status === 'QUEUED';
  useEffect(() => {
    if (isMaking) wasMaking.current = true;
    else if (wasMaking.current) {
      wasMaking.current = false;
      if (run?.status === 'DONE') announce(t('documents.made'));
      void afterChange(queryClient, self.id);
    }
  }, [isMaking, run?.status, queryClient, self.id]);

  const term = documentTerm(document.template?.documentTemplateStates ?? [], document.stateId);
  const contents = [
    {
      key: 'clauses',
      icon: <ScaleIcon size={20} />,
      title: t('documents.contents.clauses'),
      text: t('documents.contents.clausesText', { state: document.state?.name ?? '' }),
    },
    {
      key: 'schedules',
      icon: <CoinsIcon size={20} />,
      title: t('documents.contents.schedules'),
      text: t('documents.contents.schedulesText'),
    },
    {
      key: 'signatures',
      icon: <PenIcon size={20} />,
      title: t('documents.contents.signatures'),
      text: t('documents.contents.signaturesText'),
    },
    {
      key: 'notary',
      icon: <SealIcon size={20} />,
      title: t('documents.contents.notary'),
      text: t('documents.contents.notaryText'),
    },
  ];
  const waitsOnlyForThisScreen =
    refusal === null || refusal.reason === 'ACKNOWLEDGEMENTS_MISSING' || refusal.reason === 'FINDINGS_UNCONFIRMED';
  // What stands in the way now says more than what stood in it then.
  const failure = run?.status === 'FAILED' && !isMaking && refusal === null ? run.failure : null;

  return (
    <>
      {versions.length > 0 && !isMaking && (
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
      <Section title={t('documents.contents.title', { term })}>
        <ul className={classes.contents}>
          {contents.map(({ key: id, icon, title, text }) => (
            <li key={id}>
              {icon}
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
        {leftOutQuestionIds.length > 0 && (
          <div style={{ marginTop: 'var(--s-4)' }}>
            <Notice>{t('documents.leftOut', { count: leftOutQuestionIds.length })}</Notice>
          </div>
        )}
      </Section>
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
      {start.error !== null && (
        <div className={classes.problem}>
          <Notice tone="danger" isAlert title={failureText(start.error)} />
        </div>
      )}
      <GenerateBar
        own={own}
        generation={generation}
        making={start.isPending ? 'STARTING' : isMaking ? 'QUEUED' : null}
        onGenerate={() => start.mutate()}
      />
    </>
  );
}
