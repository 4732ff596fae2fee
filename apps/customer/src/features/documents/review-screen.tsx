import { useSuspenseQuery } from '@tanstack/react-query';
import { isImported } from '@troth/domain/documents';
import { shortHash } from '@troth/portal/fingerprint';
import { usePerson } from '@troth/portal/person';
import { AgreementReader } from '@troth/reader/agreement-reader';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ReactNode, useMemo, useState } from 'react';
import { namesOf, type OwnDocument } from '../../shared/document';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { DownloadMenu } from './download-button';
import { commitQuery, historyQuery } from './queries';
import { LeftOutSheet } from './review-absent';
import { AnswersSheet, type Questions, QuestionWords } from './review-answers';
import { ReviewBar, SkipToConfirm } from './review-bar';
import { ImportedVersion } from './review-imported';
import { useReviewPlace } from './review-link';
import { pastOf, ReviewNotices, type ReviewSheet } from './review-notices';
import classes from './review.module.css';
import { SinceSelect } from './since-select';
import { useCompared, type Version, versionsOf } from './use-compared';
import { type ReadVersion, useReadVersion } from './use-read-version';
import { useWhyContext } from './use-why-context';
import { useTextSize } from './use-text-size';
import { WhyHere } from './why-here';
import type { WhyContext } from './why-context';

export interface ReviewScreenProps {
  own: OwnDocument;
  /** Progress and heading, over the paper. */
  header: ReactNode;
  questions: Questions;
  /** The questions are wanted now. */
  onAskQuestions: () => void;
}

/** A version as paper, to read together and to confirm. Customer spec §2 "/documents/review". */
export function ReviewScreen(props: ReviewScreenProps) {
  const { version } = useReviewPlace();
  const { own, header } = props;
  // An older version of ours can be read even when the agreement itself was made elsewhere since.
  return isImported(own.document) && version === null ? (
    <ImportedVersion own={own} header={header} names={namesOf(own)} />
  ) : (
    <Versions {...props} />
  );
}

function Versions(props: ReviewScreenProps) {
  const self = usePerson();
  const { document } = props.own;
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, document.id));
  const version = useReadVersion(versionsOf(commits));
  if (version === null) return <Notice tone="warning" title={t('review.noVersion')} />;
  return <ShownVersion key={version.shown.commitAt} {...props} version={version} />;
}

function ShownVersion({
  own,
  header,
  questions,
  onAskQuestions,
  version,
}: ReviewScreenProps & { version: ReadVersion }) {
  const self = usePerson();
  const { document } = own;
  const { shown } = version;
  const { since: sinceAsked, question: questionId, ask } = useReviewPlace();
  const [sheet, setSheet] = useState<ReviewSheet | null>(null);
  const [textSize, setTextSize] = useTextSize();
  const { data: commit } = useSuspenseQuery(commitQuery(self.id, document.id, shown.commitAt));
  const { tree } = commit;
  const compared = useCompared(document.id, version.versions, shown, sinceAsked);
  const renderQuestion = (id: string) => <QuestionWords id={id} questions={questions} onAsk={onAskQuestions} />;
  const { context, describeChange, hasOwnWhy } = useWhyContext(
    own,
    tree,
    { isNewest: version.isNewest, since: compared.since?.number },
    {
      renderQuestion,
      onQuestion: (id) => {
        setSheet(null);
        ask({ question: id });
      },
    },
  );
  const { drivenBy } = context.provenances;
  const trailKeys = useMemo(
    () => (questionId === null ? [] : (drivenBy.get(questionId) ?? [])),
    [drivenBy, questionId],
  );
  if (compared.isPending) return <CardSkeleton height={720} />;
  return (
    <div className={classes.readerSpace}>
      <AgreementReader
        tree={tree}
        redline={compared.redline}
        describeChange={describeChange}
        hasOwnWhy={hasOwnWhy}
        textSize={textSize}
        onTextSize={setTextSize}
        trail={
          questionId === null || trailKeys.length === 0
            ? null
            : { title: renderQuestion(questionId), keys: trailKeys, onClose: () => ask({ question: null }) }
        }
        header={
          <>
            <SkipToConfirm />
            {header}
            <ReviewNotices
              own={own}
              tree={tree}
              version={version}
              compared={compared}
              context={context}
              emptyQuestion={trailKeys.length === 0 ? questionId : null}
              onSheet={setSheet}
            />
          </>
        }
        tools={
          version.versions.length > 1 && (
            <SinceSelect version={version} compared={compared} onChange={(since) => ask({ since })} />
          )
        }
        contentsFooter={
          <ul className={classes.contentsActions}>
            <li>
              <Button variant="text" size="sm" onClick={() => setSheet('answers')}>
                {t('review.answers.open')}
              </Button>
            </li>
            <li>
              <Button variant="text" size="sm" onClick={() => setSheet('absent')}>
                {t('review.absent.title')}
              </Button>
            </li>
            <li>
              <DownloadMenu documentId={document.id} version={shown} since={compared.since} variant="text" size="sm" />
            </li>
          </ul>
        }
        renderWhy={(asked) => <WhyHere asked={asked} context={context} />}
      />
      <AnswersSheet
        isOpen={sheet === 'answers'}
        onClose={() => setSheet(null)}
        context={context}
        shown={questionId}
        questions={questions}
        onAsk={onAskQuestions}
      />
      <LeftOutSheet isOpen={sheet === 'absent'} onClose={() => setSheet(null)} tree={tree} context={context} />
      <VersionBar own={own} version={version} names={context.names} since={compared.since} />
    </div>
  );
}

/** What the version is, and its confirmation; of an older one, or one of the past, the way to what is current. */
function VersionBar({
  own,
  version: { shown, newest, isNewest, showNewest },
  names,
  since,
}: Pick<ReviewScreenProps, 'own'> & { version: ReadVersion; names: WhyContext['names']; since: Version | null }) {
  const past = pastOf(own.document);
  const newer = { why: t('review.newer.bar'), text: t('review.newer.show', { number: newest.number }), go: showNewest };
  return (
    <ReviewBar
      own={own}
      title={
        <>
          {t('review.version', { number: shown.number, date: formatLongDay(shown.commitAt) })}{' '}
          <span className={classes.hash}>{shortHash(shown.hash)}</span>
        </>
      }
      confirmText={t('review.confirmVersion', { number: shown.number })}
      version={shown.hash}
      names={names}
      download={<DownloadMenu documentId={own.document.id} version={shown} since={since} />}
      instead={past !== null ? { why: t('review.past.title'), text: past.go, go: past.href } : isNewest ? null : newer}
    />
  );
}
