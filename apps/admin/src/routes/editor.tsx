import { usePrefetchQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  AgreementEditor,
  agreementFrom,
  answersFrom,
  type EditorServices,
  versionLines,
} from '@troth/editor/agreement-editor';
import { announce } from '@troth/portal/announcer';
import { clauseDiscussionsQuery, useDiscussionPanel } from '@troth/portal/clause-discussions';
import { deviceStorage } from '@troth/portal/device-storage';
import { commitQuery, draftsQuery, editingCalls, historyQuery, readLibrary } from '@troth/portal/editing';
import { formatLongDay, formatTime } from '@troth/portal/instants';
import { keptEditName } from '@troth/portal/kept-edits';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { NewestVersion } from '@troth/portal/newest-version';
import { usePerson } from '@troth/portal/person';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { documentQuery } from '../features/editor/queries';
import { UnlockPanel } from '../features/editor/unlock-panel';
import { AccessGate } from '../features/users/access-gate';
import { accessQuery } from '../features/users/queries';
import { formatRecent } from '../shared/dates';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

const timeOf = (at: string | number) => formatTime(typeof at === 'number' ? new Date(at).toISOString() : at);

function Text({ documentId, commitAt, onNewest }: { documentId: string; commitAt: string; onNewest: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const {
    data: { stateId, userAId, userBId },
  } = useSuspenseQuery(documentQuery(documentId));
  const { data: commits } = useSuspenseQuery(historyQuery(documentId));
  const { data: commit } = useSuspenseQuery(commitQuery(documentId, commitAt));
  const { data: own } = useQuery(draftsQuery(documentId));
  const discussion = useDiscussionPanel(documentId, {
    title: t('editor.discussion'),
    sharedWith: t('editor.sharedWith'),
  });
  const services = useMemo(
    (): EditorServices => ({
      ...answersFrom(editingCalls(documentId)),
      storage: deviceStorage,
      announce,
      formatTime: timeOf,
      formatDay: formatLongDay,
      readVersion: async (at) => agreementFrom((await queryClient.fetchQuery(commitQuery(documentId, at))).tree),
      readLibrary: () => readLibrary(stateId),
      answerHref: ({ respondent }) => {
        const userId = respondent === 'A' ? userAId : userBId;
        return userId === null ? null : paths.userPart(userId, 'answers');
      },
    }),
    [documentId, stateId, userAId, userBId, queryClient],
  );
  if (own === undefined) return <RowsSkeleton />;
  const tree = agreementFrom(commit.tree);
  const couple = new Intl.ListFormat(t.locale).format([tree.parties.A.name, tree.parties.B.name]);
  return (
    <AgreementEditor
      services={services}
      keptName={keptEditName(self.id, documentId)}
      base={tree}
      baseCommitAt={commitAt}
      drafts={own.isBaseMoved ? { sections: [], clauses: [] } : own.drafts}
      moved={own.isBaseMoved ? { commitAt: own.baseCommitAt, drafts: own.drafts } : null}
      draftVersion={own.draftVersion}
      versions={versionLines(commits, tree, { selfId: self.id, formatMoment: formatRecent })}
      comments={discussion.comments}
      title={t('editor.heading', { document: commit.tree.title, names: couple })}
      refusal={null}
      isReadFirst
      isReasonAsked
      crumbs={<Link href={paths.users()}>{t('user.crumb')}</Link>}
      doneHref={userAId === null ? paths.users() : paths.user(userAId)}
      readers={t('editor.readers', { names: couple })}
      outcomes={[{ kind: 'APPROVAL', words: t('editor.endsApprovals') }]}
      panels={[
        {
          key: 'lock',
          title: t('editor.unlock.tab'),
          content: <UnlockPanel documentId={documentId} couple={couple} onErased={onNewest} />,
        },
        discussion.panel,
      ]}
      download={null}
      onCommitted={onNewest}
      onReload={onNewest}
    />
  );
}

function Versions({ documentId }: { documentId: string }) {
  // Asked for beside the versions, not after the text. The cache drops drafts that nothing on the page observes, so they are
  // requested outside of what waits.
  useQuery(draftsQuery(documentId));
  usePrefetchQuery(clauseDiscussionsQuery(usePerson().id, documentId));
  return (
    <LoadBoundary title={t('editor.title')} loading={<RowsSkeleton />}>
      <NewestVersion documentId={documentId} none={<Notice title={t('editor.none')} />}>
        {(commitAt, showNewest) => <Text documentId={documentId} commitAt={commitAt} onNewest={showNewest} />}
      </NewestVersion>
    </LoadBoundary>
  );
}

/** What the couple wrote opens with a reason or for a ticket. D54. */
function Opened({ documentId }: { documentId: string }) {
  usePrefetchQuery(accessQuery(documentId));
  const {
    data: { userA, userB },
  } = useSuspenseQuery(documentQuery(documentId));
  const names = [userA, userB].flatMap((person) => (person ? [person.firstName ?? person.email] : []));
  return (
    <AccessGate
      documentId={documentId}
      couple={new Intl.ListFormat(t.locale).format(names)}
      isLineShown={false}
      frameOf={(asking) => <Page title={t('editor.title')}>{asking}</Page>}
    >
      <Versions documentId={documentId} />
    </AccessGate>
  );
}

/** /documents/{documentId}/editor: read, history, unlock; edited only with the lock and a reason. Portals spec §2, §4. */
export function EditorRoute() {
  const { documentId = '' } = useParams();
  return (
    <Page documentTitle={t('editor.title')} layout="full">
      <LoadBoundary title={t('editor.title')} loading={<RowsSkeleton />}>
        <Opened documentId={documentId} />
      </LoadBoundary>
    </Page>
  );
}
