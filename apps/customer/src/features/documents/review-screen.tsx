import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isImported } from '@troth/domain/documents';
import { usePerson } from '@troth/portal/person';
import { shortHash } from '@troth/portal/fingerprint';
import { AgreementReader } from '@troth/reader/agreement-reader';
import type { PartChange } from '@troth/reader/reading';
import { ToolSelect } from '@troth/reader/tools';
import type { ReaderClause } from '@troth/reader/tree';
import { Button, LinkButton } from '@troth/ui/button';
import { PenIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { namesOf, type OwnDocument } from '../../shared/document';
import { formatInstantDate } from '../../shared/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { DownloadMenu } from './download-button';
import { commitQuery, counselQuery, historyQuery, viewedQuery } from './queries';
import { LeftOutSheet } from './review-absent';
import { AnswersSheet, type Questions, QuestionWords } from './review-answers';
import { ReviewBar, SkipToConfirm } from './review-bar';
import { changeInWords, type ChangeTelling } from './review-changes';
import { ReviewDiscussion } from './review-discussion';
import { ImportedVersion } from './review-imported';
import { readReviewLink, reviewLink, SINCE_NONE } from './review-link';
import { hasOwnReasons, provenancesOf } from './review-provenance';
import classes from './review.module.css';
import { useCompared, type Version, versionsOf } from './use-compared';
import { useTextSize } from './use-text-size';
import { WhyHere } from './why-here';
import type { Telling } from './why-telling';

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
  const [query] = useSearchParams();
  const { own, header } = props;
  // An older version of ours can be read even when the agreement itself was made elsewhere since.
  return isImported(own.document) && readReviewLink(query).version === null ? (
    <ImportedVersion own={own} header={header} names={namesOf(own)} />
  ) : (
    <Versions {...props} />
  );
}

function Versions(props: ReviewScreenProps) {
  const self = usePerson();
  const [query, setQuery] = useSearchParams();
  const { version } = readReviewLink(query);
  // Asked for beside the version, not after it: the first look waits for both.
  usePrefetchQuery(viewedQuery(self.id, props.own.document.id));
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, props.own.document.id));
  const versions = versionsOf(commits);
  const [newest] = versions;
  // What is read stays on the screen until the reader wants the next: a version that comes meanwhile takes nobody's place.
  const [opened, setOpened] = useState(newest?.commitAt);
  if (newest === undefined) return <Notice tone="warning" title={t('review.noVersion')} />;
  const asked = versions.find(({ commitAt }) => commitAt === version);
  const shown = asked ?? versions.find(({ commitAt }) => commitAt === opened) ?? newest;
  const showNewest = () => {
    setOpened(newest.commitAt);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('version');
        next.delete('since');
        return next;
      },
      { replace: true },
    );
    window.scrollTo(0, 0);
  };
  return (
    <ShownVersion
      key={shown.commitAt}
      {...props}
      versions={versions}
      shown={shown}
      showNewest={showNewest}
      isAsked={asked !== undefined}
      isUnknown={version !== null && asked === undefined}
    />
  );
}

interface ShownVersionProps extends ReviewScreenProps {
  versions: readonly Version[];
  shown: Version;
  showNewest: () => void;
  /** The address names this version. */
  isAsked: boolean;
  /** The address names a version that is not there. */
  isUnknown: boolean;
}

/** Approvals are of the current version. */
function useApprovals(userId: string, document: OwnDocument['document'], isNewest: boolean): string[] {
  const { attorneyAApprovedAt, attorneyBApprovedAt } = document;
  const isApproved = attorneyAApprovedAt !== null || attorneyBApprovedAt !== null;
  const { data } = useQuery({ ...counselQuery(userId, document.id), enabled: isNewest && isApproved });
  return (isNewest && isApproved ? (data?.sides ?? []) : []).flatMap(({ firstName, attorney, approvedAt }) =>
    approvedAt === null || attorney === null
      ? []
      : [
          t('review.why.approved', {
            client: firstName ?? t('review.why.client'),
            attorney: attorney.name,
            firm: attorney.firmName ?? 'none',
          }),
        ],
  );
}

type Sheet = 'answers' | 'absent' | null;

function ShownVersion({
  own,
  header,
  questions,
  onAskQuestions,
  versions,
  shown,
  showNewest,
  isAsked,
  isUnknown,
}: ShownVersionProps) {
  const self = usePerson();
  const { document, side } = own;
  const [query, setQuery] = useSearchParams();
  const [sheet, setSheet] = useState<Sheet>(null);
  const [textSize, setTextSize] = useTextSize();
  const { data: commit } = useSuspenseQuery(commitQuery(self.id, document.id, shown.commitAt));
  const compared = useCompared(document.id, versions, shown, readReviewLink(query).since);
  const { tree } = commit;
  const names = namesOf(own);
  const { A, B } = names;
  const provenances = useMemo(() => provenancesOf(tree), [tree]);
  const since = compared.since?.number;
  const change = useMemo<ChangeTelling | null>(
    () => (since === undefined ? null : { provenances, since, side, names: { A, B } }),
    [provenances, since, side, A, B],
  );
  const describeChange = useCallback(
    (part: PartChange) => (change === null ? '' : changeInWords(part, change)),
    [change],
  );
  const hasOwnWhy = useCallback(
    ({ key }: ReaderClause) => {
      const clause = provenances.clauses.get(key);
      return clause !== undefined && hasOwnReasons(clause);
    },
    [provenances],
  );

  const setParameter = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const renderQuestion = (id: string) => <QuestionWords id={id} questions={questions} onAsk={onAskQuestions} />;
  const questionId = query.get('question');
  const trailKeys = useMemo(
    () => (questionId === null ? [] : (provenances.drivenBy.get(questionId) ?? [])),
    [provenances, questionId],
  );
  const newest = versions[0] ?? shown;
  const isNewest = newest.commitAt === shown.commitAt;
  const telling: Telling = {
    names,
    approvals: useApprovals(self.id, document, isNewest),
    stateName: tree.state.name,
    provenances,
    change,
    renderQuestion,
    onQuestion: (id) => {
      setSheet(null);
      setParameter('question', id);
    },
  };
  const showNewestText = t('review.newer.show', { number: newest.number });
  const past = pastOf(document);
  const isWithoutClauses = questionId !== null && trailKeys.length === 0;
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
          questionId === null || isWithoutClauses
            ? null
            : { title: renderQuestion(questionId), keys: trailKeys, onClose: () => setParameter('question', null) }
        }
        header={
          <>
            <SkipToConfirm />
            {header}
            <div className={classes.notices} aria-live="polite">
              {isUnknown && <Notice title={t('review.unknownVersion')} />}
              {past !== null && (
                <Notice
                  tone="warning"
                  title={t('review.past.title')}
                  actions={<LinkButton href={past.href}>{past.go}</LinkButton>}
                >
                  {past.what}
                </Notice>
              )}
              {isWithoutClauses && (
                <Notice
                  title={renderQuestion(questionId)}
                  actions={
                    <>
                      {provenances.leftOutBy.has(questionId) && (
                        <Button onClick={() => setSheet('absent')}>{t('review.absent.title')}</Button>
                      )}
                      <Button onClick={() => setSheet('answers')}>{t('review.question.others')}</Button>
                    </>
                  }
                >
                  {t('review.question.none', { count: provenances.leftOutBy.get(questionId)?.length ?? 0 })}
                </Notice>
              )}
              {past === null && isNewest && <ReviewDiscussion own={own} tree={tree} />}
              {past === null && !isNewest && (
                <Notice
                  tone="warning"
                  title={
                    isAsked
                      ? t('review.newer.asked', { number: shown.number, newest: newest.number })
                      : t('review.newer.came', { newest: newest.number })
                  }
                  actions={<Button onClick={showNewest}>{showNewestText}</Button>}
                >
                  {t('review.newer.what')}
                </Notice>
              )}
              {compared.hasFailed && (
                <Notice
                  tone="danger"
                  title={t('review.compareFailed')}
                  actions={<Button onClick={compared.retry}>{t('review.compareAgain')}</Button>}
                />
              )}
            </div>
          </>
        }
        tools={
          versions.length > 1 && (
            <SinceSelect
              versions={versions}
              shown={shown}
              since={compared.since}
              lastSeen={compared.lastSeen}
              hasNone={compared.redline?.hasChanges === false}
              onChange={(value) => setParameter('since', value)}
            />
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
        renderWhy={(asked) => <WhyHere asked={asked} telling={telling} />}
      />
      <AnswersSheet
        isOpen={sheet === 'answers'}
        onClose={() => setSheet(null)}
        telling={telling}
        shown={questionId}
        questions={questions}
        onAsk={onAskQuestions}
      />
      <LeftOutSheet isOpen={sheet === 'absent'} onClose={() => setSheet(null)} tree={tree} telling={telling} />
      <ReviewBar
        own={own}
        title={
          <>
            {t('review.version', { number: shown.number, date: formatInstantDate(shown.commitAt) })}{' '}
            <span className={classes.hash}>{shortHash(shown.hash)}</span>
          </>
        }
        confirmText={t('review.confirmVersion', { number: shown.number })}
        version={shown.hash}
        names={names}
        download={<DownloadMenu documentId={document.id} version={shown} since={compared.since} />}
        instead={
          past !== null
            ? { why: t('review.past.title'), text: past.go, go: past.href }
            : isNewest
              ? null
              : { why: t('review.newer.bar'), text: showNewestText, go: showNewest }
        }
      />
    </div>
  );
}

/**
 * What took the place of all versions: an agreement that was made elsewhere, or that they are made anew. Null while the
 * newest one is the agreement.
 */
function pastOf(document: OwnDocument['document']) {
  if (isImported(document))
    return { what: t('review.past.imported'), go: t('review.past.toImported'), href: reviewLink() };
  if (document.lastGeneratedAt === null)
    return { what: t('review.past.anew'), go: t('review.past.toDocuments'), href: paths.documents() };
  return null;
}

/** Which version is compared with: what the reader saw last, any other, or none. */
function SinceSelect({
  versions,
  shown,
  since,
  lastSeen,
  hasNone,
  onChange,
}: {
  versions: readonly Version[];
  shown: Version;
  since: Version | null;
  lastSeen: string | null;
  /** Compared, and nothing differs. */
  hasNone: boolean;
  onChange: (since: string) => void;
}) {
  const others = versions.filter(({ commitAt }) => commitAt < shown.commitAt);
  if (others.length === 0) return null;
  const options = others.map(({ commitAt, number }) => ({
    value: commitAt,
    label: t(commitAt === lastSeen ? 'review.since.lastSeen' : 'review.since.version', {
      number,
      date: formatInstantDate(commitAt),
    }),
  }));
  const words = since === null ? t('review.since.hidden') : t('review.since.words', { number: since.number });
  return (
    <>
      <ToolSelect
        label={t('review.since')}
        words={words}
        icon={<PenIcon size={16} />}
        value={since?.commitAt ?? SINCE_NONE}
        options={[...options, { value: SINCE_NONE, label: t('review.since.none') }]}
        onChange={onChange}
      />
      {hasNone && <span className={classes.noChanges}>{t('review.since.noChanges')}</span>}
    </>
  );
}
