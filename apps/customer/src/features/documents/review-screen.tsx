import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { AgreementReader } from '@troth/ui/agreement-reader';
import { Button, LinkButton } from '@troth/ui/button';
import { CheckIcon } from '@troth/ui/icons';
import { Sheet, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PartnerMark } from '@troth/ui/partner-mark';
import { StickyActionBar } from '@troth/ui/sticky-action-bar';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { isImported } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import type { OwnDocument } from '../../shared/document';
import { formatInstant, formatInstantDate } from '../../shared/instants';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { DownloadButton } from './download-button';
import { commitQuery, confirmReview, historyQuery } from './queries';
import { shortHash } from './short-hash';
import { WhyHere } from './why-here';

type Clause = components['schemas']['AgreementClause'];

/** The clauses of a tree by their ids, the nested ones too. */
function clausesById(clauses: readonly Clause[], found = new Map<string, Clause>()): Map<string, Clause> {
  for (const clause of clauses) {
    found.set(clause.id, clause);
    clausesById(clause.children, found);
  }
  return found;
}

export interface ReviewScreenProps {
  own: OwnDocument;
  /** Progress and heading, over the paper. */
  header: ReactNode;
  renderQuestion: (questionId: string) => ReactNode;
}

/** The current version as paper, to read together and to confirm. Customer spec §2 "/documents/review". */
export function ReviewScreen(props: ReviewScreenProps) {
  return isImported(props.own.document) ? <ImportedVersion {...props} /> : <NewestVersion {...props} />;
}

const namesOf = ({ names }: OwnDocument) => ({ A: names.A, B: names.B ?? t('partner.yourPartner') });

/** An agreement made elsewhere is a PDF alone: what is confirmed is that, and never the text of a version before it. */
function ImportedVersion({ own, header }: ReviewScreenProps) {
  const { id, generatedPdfFileId: fileId, lastGeneratedAt } = own.document;
  if (fileId === null || lastGeneratedAt === null) return <Notice tone="warning" title={t('review.noVersion')} />;
  return (
    <div className={classes.readerSpace}>
      {header}
      <Sheet padding={8}>
        <Stack gap={4}>
          <Text>{t('review.imported.text')}</Text>
          <DownloadButton documentId={id} fileId={fileId} hasName />
        </Stack>
      </Sheet>
      <ReviewBar
        own={own}
        title={t('review.imported.version', { date: formatInstantDate(lastGeneratedAt) })}
        fileId={fileId}
        names={namesOf(own)}
      />
    </div>
  );
}

function NewestVersion({ own, header, renderQuestion }: ReviewScreenProps) {
  const self = usePerson();
  const { document } = own;
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, document.id));
  const current = commits[0];
  if (current === undefined) return <Notice tone="warning" title={t('review.noVersion')} />;
  return (
    <Version
      own={own}
      number={commits.length}
      commitAt={current.commitAt}
      header={header}
      renderQuestion={renderQuestion}
    />
  );
}

function Version({
  own,
  number,
  commitAt,
  header,
  renderQuestion,
}: ReviewScreenProps & { number: number; commitAt: string }) {
  const self = usePerson();
  const { document } = own;
  const { data: commit } = useSuspenseQuery(commitQuery(self.id, document.id, commitAt));
  const { tree } = commit;
  const names = namesOf(own);
  const byId = clausesById(tree.sections.flatMap(({ clauses }) => clauses));
  return (
    <div className={classes.readerSpace}>
      <AgreementReader
        tree={tree}
        header={header}
        contentsFooter={<DownloadButton documentId={document.id} fileId={commit.pdfFileId} variant="text" size="sm" />}
        renderWhy={({ id }) => {
          const clause = byId.get(id);
          return clause === undefined ? null : (
            <WhyHere
              provenance={clause.provenance}
              names={names}
              stateName={tree.state.name}
              renderQuestion={renderQuestion}
            />
          );
        }}
      />
      <ReviewBar
        own={own}
        title={
          <>
            {t('review.version', { number, date: formatInstantDate(commit.commitAt) })}{' '}
            <span className={classes.hash}>{shortHash(commit.hash)}</span>
          </>
        }
        fileId={commit.pdfFileId}
        names={names}
      />
    </div>
  );
}

function ReviewBar({
  own,
  title,
  fileId,
  names,
}: {
  own: OwnDocument;
  /** Which version it is. */
  title: ReactNode;
  fileId: string;
  names: { readonly A: string; readonly B: string };
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { journey } = useCouple();
  const { document, side } = own;
  const other: Side = side === 'A' ? 'B' : 'A';
  const reviewedBy = { A: document.userAReviewedAt, B: document.userBReviewedAt };
  const confirm = useMutation({
    mutationFn: () => confirmReview(document.id),
    onSettled: () => afterChange(queryClient, self.id),
  });
  const partnerAt = reviewedBy[other];
  return (
    <StickyActionBar
      title={title}
      detail={
        <>
          <PartnerMark side={other} name={names[other]} size={20} isNameBeside isOutlined={partnerAt === null} />{' '}
          {partnerAt === null
            ? t('review.partnerOpen', { name: names[other] })
            : t('review.partnerDone', { name: names[other], time: formatInstant(partnerAt) })}
          {confirm.error !== null && <span role="alert"> {errorText(confirm.error)}</span>}
        </>
      }
    >
      <span className={classes.wideOnly}>
        <DownloadButton documentId={document.id} fileId={fileId} />
      </span>
      {reviewedBy[side] === null ? (
        journey.document?.isInEditor === true ? (
          <Button variant="primary" size="lg" disabled>
            {t('review.inEditor')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            isFullWidthOnPhone
            isLoading={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t('review.confirm')}
          </Button>
        )
      ) : (
        <LinkButton href={paths.home()} variant="primary" size="lg" icon={<CheckIcon size={16} />}>
          {t('review.confirmed')}
        </LinkButton>
      )}
    </StickyActionBar>
  );
}
