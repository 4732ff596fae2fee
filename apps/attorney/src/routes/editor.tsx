import { usePrefetchQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  AgreementEditor,
  agreementFrom,
  answersFrom,
  type EditorServices,
  type Outcome,
  useEarlyLock,
  versionLines,
} from '@troth/editor/agreement-editor';
import { announce } from '@troth/portal/announcer';
import { clauseDiscussionsQuery, useDiscussionPanel } from '@troth/portal/clause-discussions';
import { deviceStorage } from '@troth/portal/device-storage';
import { draftsQuery, editingCalls, readLibrary } from '@troth/portal/editing';
import { errorText } from '@troth/portal/errors';
import { keptEditName } from '@troth/portal/kept-edits';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { NewestVersion } from '@troth/portal/newest-version';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { ApprovalActions } from '../features/clients/approval';
import { CounselList } from '../features/clients/counsel-list';
import { Findings } from '../features/clients/findings';
import { afterApproval, type Counsel, commitQuery, counselQuery, historyQuery } from '../features/clients/queries';
import { VersionDownloads } from '../features/clients/version-downloads';
import { approvedVersion, versionsOf } from '../shared/versions';
import { waitText } from '../features/clients/words';
import { useAttorney } from '../shared/attorney';
import { type Client, type ClientDetail, clientName, clientPageQuery, clientQuery } from '../shared/clients';
import { formatLongDay } from '@troth/portal/instants';
import { formatMoment, formatTime } from '../shared/dates';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

const timeOf = (at: string | number) => formatTime(typeof at === 'number' ? new Date(at).toISOString() : at);

/** The calls of a document's editor. The lock is requested with them, beside the text that it is for. */
function useEditing(documentId: string) {
  const [asked] = useState(() => editingCalls(documentId));
  const calls = useEarlyLock(asked.calls);
  return useMemo(() => ({ ...asked, calls }), [asked, calls]);
}
type Editing = ReturnType<typeof useEditing>;

/** To the text, where the attorney represents its partner; else to the client, or to all of them. */
function EditorOfDocument({ editing }: { editing: Editing }) {
  const { documentId } = editing;
  const attorney = useAttorney();
  // Asked for beside the client, not after it.
  usePrefetchQuery(clauseDiscussionsQuery(attorney.id, documentId));
  const { data } = useSuspenseQuery(clientPageQuery(attorney.id, { documentId, limit: 1 }));
  const [client] = data.clients;
  if (client === undefined) return <Navigate to={paths.clients()} replace />;
  if (client.generatedAt === null || !client.services.includes('REPRESENTATION'))
    return <Navigate to={paths.client(client.id)} replace />;
  return <Versions client={client} editing={editing} />;
}

function Versions({ client, editing }: { client: Client; editing: Editing }) {
  const { documentId } = editing;
  // Who has committed is done: the lock is free for the other side until it is asked for again.
  const [hasCommitted, setCommitted] = useState(false);
  return (
    <NewestVersion documentId={documentId} none={<Navigate to={paths.clientAgreement(client.id)} replace />}>
      {(commitAt, showNewest) => (
        <Text
          client={client}
          editing={editing}
          commitAt={commitAt}
          hasCommitted={hasCommitted}
          onNewest={showNewest}
          onCommitted={() => {
            setCommitted(true);
            showNewest();
          }}
        />
      )}
    </NewestVersion>
  );
}

/** Both sides' approvals, and the days that the state wants before they may sign. */
function Approvals({ client: { id, documentId }, counsel }: { client: Client; counsel: Counsel }) {
  const { data: detail, isLoadingError, error } = useQuery(clientQuery(useAttorney().id, id));
  const signingWait = detail?.signingWait ?? null;
  return (
    <>
      <CounselList counsel={counsel} documentId={documentId} />
      {isLoadingError && <Notice tone="danger" title={errorText(error)} />}
      {signingWait !== null && <Notice tone="warning" title={waitText(signingWait)} />}
    </>
  );
}

/** What a commit does in this matter, beside making a version. */
function outcomesOf({
  endsApprovalOf,
  signingWait,
}: {
  endsApprovalOf: string | null;
  signingWait: ClientDetail['signingWait'];
}): Outcome[] {
  const approval: Outcome[] =
    endsApprovalOf === null
      ? []
      : [{ kind: 'APPROVAL', words: t('editor.endsApproval', { attorney: endsApprovalOf }) }];
  const wait: Outcome[] =
    signingWait === null ? [] : [{ kind: 'WAIT', words: t('editor.startsWait', { days: signingWait.days }) }];
  return [...approval, ...wait];
}

function Text({
  client,
  editing,
  commitAt,
  hasCommitted,
  onNewest,
  onCommitted,
}: {
  client: Client;
  editing: Editing;
  commitAt: string;
  hasCommitted: boolean;
  onNewest: () => void;
  onCommitted: () => void;
}) {
  const { documentId } = editing;
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  // Nobody waits for it to type.
  const { data: detail } = useQuery(clientQuery(attorney.id, client.id));
  const signingWait = detail?.signingWait ?? null;
  const { data: commits } = useSuspenseQuery(historyQuery(documentId));
  const { data: commit } = useSuspenseQuery(commitQuery(documentId, commitAt));
  const { data: counsel } = useSuspenseQuery(counselQuery(documentId));
  const { data: own } = useQuery(draftsQuery(documentId));
  const services = useMemo(
    (): EditorServices => ({
      ...answersFrom(editing),
      storage: deviceStorage,
      announce,
      formatTime: timeOf,
      formatDay: formatLongDay,
      readVersion: async (at) => agreementFrom((await queryClient.fetchQuery(commitQuery(documentId, at))).tree),
      readLibrary: () => readLibrary(client.stateId),
      // Attorneys read the answers of their own client.
      answerHref: ({ respondent, questionId }) =>
        respondent === counsel.ownSide ? paths.clientAnswers(client.id, { question: questionId }) : null,
    }),
    [documentId, editing, client.id, client.stateId, counsel.ownSide, queryClient],
  );
  const discussion = useDiscussionPanel(documentId, {
    title: t('editor.discussion'),
    sharedWith: t('editor.sharedWith'),
  });
  if (own === undefined) return <RowsSkeleton />;
  const name = clientName(client);
  const numbered = versionsOf(commits);
  const isApproved = counsel.sides.some(({ side, approvedAt }) => side === counsel.ownSide && approvedAt !== null);
  const other = counsel.sides.find(({ side }) => side !== counsel.ownSide);
  const mine = counsel.sides.find(({ side }) => side === counsel.ownSide);
  const approved = approvedVersion(numbered, mine?.approvedAt ?? mine?.priorApprovedAt ?? null);
  const versions = versionLines(commits, agreementFrom(commit.tree), { selfId: attorney.id, formatMoment });
  const otherAttorney = other?.attorney?.name ?? null;
  const readers =
    otherAttorney === null ? t('editor.readers.couple') : t('editor.readers.both', { attorney: otherAttorney });
  const shown = numbered.find((each) => each.commitAt === commitAt);
  return (
    <AgreementEditor
      services={services}
      keptName={keptEditName(attorney.id, documentId)}
      base={agreementFrom(commit.tree)}
      baseCommitAt={commitAt}
      drafts={own.isBaseMoved ? { sections: [], clauses: [] } : own.drafts}
      moved={own.isBaseMoved ? { commitAt: own.baseCommitAt, drafts: own.drafts } : null}
      draftVersion={own.draftVersion}
      versions={versions}
      approved={approved?.commitAt === commitAt ? null : approved}
      comments={discussion.comments}
      title={t('editor.heading', {
        document: commit.tree.title,
        names: new Intl.ListFormat(t.locale).format([
          client.firstName ?? name,
          ...(other?.firstName ? [other.firstName] : []),
        ]),
      })}
      isReadFirst={hasCommitted}
      refusal={isApproved ? t('editor.approved') : null}
      crumbs={
        <>
          <Link href={paths.clients()}>{t('clients.crumb')}</Link> / <Link href={paths.client(client.id)}>{name}</Link>
        </>
      }
      doneHref={paths.clientAgreement(client.id)}
      readers={readers}
      outcomes={outcomesOf({ endsApprovalOf: other?.approvedAt == null ? null : otherAttorney, signingWait })}
      panels={[
        {
          key: 'approval',
          title: t('client.approvals'),
          content: <Approvals client={client} counsel={counsel} />,
          whenClean: (
            <ApprovalActions
              client={client}
              counsel={counsel}
              version={commit.hash}
              isSuperseded={commits[0]?.commitAt !== commitAt}
            />
          ),
        },
        discussion.panel,
      ]}
      furtherFindings={
        <LoadBoundary loading={<RowsSkeleton />}>
          <Findings documentId={documentId} />
        </LoadBoundary>
      }
      download={shown === undefined ? null : <VersionDownloads documentId={documentId} version={shown} since={null} />}
      onCommitted={() => {
        void afterApproval(queryClient, attorney.id, documentId).then(onCommitted);
      }}
      onReload={onNewest}
    />
  );
}

/** What is requested for each visit: the lock, and drafts. The rest is asked for with the address (`editorData`). */
function OpenedDocument({ documentId }: { documentId: string }) {
  const editing = useEditing(documentId);
  // The cache drops drafts that nothing on the page observes, so they are requested outside what waits for the text.
  useQuery(draftsQuery(documentId));
  return (
    <LoadBoundary title={t('editor.title')} loading={<RowsSkeleton />}>
      <EditorOfDocument editing={editing} />
    </LoadBoundary>
  );
}

/** /documents/{documentId}/editor. Portals spec §2, §4 “Draft flow”. */
export function EditorRoute() {
  const { documentId = '' } = useParams();
  return (
    <Page documentTitle={t('editor.title')} layout="full">
      <OpenedDocument key={documentId} documentId={documentId} />
    </Page>
  );
}
