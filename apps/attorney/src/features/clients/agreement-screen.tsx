import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { useAddressParams } from '@troth/portal/list-address';
import { AgreementReader } from '@troth/reader/agreement-reader';
import { TEXT_SIZES, type TextSize } from '@troth/reader/reader-tools';
import type { PartChange } from '@troth/reader/reading';
import { ToolSelect } from '@troth/reader/tools';
import { Button, LinkButton } from '@troth/ui/button';
import { HistoryIcon, PenIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { StickyActionBar } from '@troth/ui/sticky-action-bar';
import { Text } from '@troth/ui/text';
import { type ReactNode, useCallback, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { clientQuery } from '../../shared/clients';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import {
  approvedVersion,
  changeText,
  clauseName,
  redlineQuery,
  type Version,
  versionLabel,
  versionsOf,
} from '../../shared/versions';
import { ApprovalActions } from './approval';
import classes from './clients.module.css';
import { CounselList } from './counsel-list';
import { DocumentFiles } from './document-files';
import { Findings } from './findings';
import { commitQuery, counselQuery, historyQuery } from './queries';
import { VersionDownloads } from './version-downloads';

const HASH_GROUP = 4;
/** As much of a version's hash as two people compare by eye: "3f2a 91bc". */
const shortHash = (hash: string) => `${hash.slice(0, HASH_GROUP)} ${hash.slice(HASH_GROUP, 2 * HASH_GROUP)}`;
/** In the place of an instant: nothing is compared. */
const SINCE_NONE = 'none';

/** The committed agreement of a client: to read, to compare, to approve and to save. Portals spec §2, §6. */
export function AgreementScreen({ clientId }: { clientId: string }) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const { data: commits } = useSuspenseQuery(historyQuery(client.documentId));
  const { data: counsel } = useSuspenseQuery(counselQuery(client.documentId));
  const [query, changeQuery] = useAddressParams();
  const versions = versionsOf(commits);
  // What is read stays on the screen until the reader wants the next.
  const [opened, setOpened] = useState(versions[0]?.commitAt);
  const [newest] = versions;
  if (newest === undefined) {
    const isElsewhere = client.generatedAt !== null;
    return (
      <>
        <Notice title={t(isElsewhere ? 'agreement.none' : 'agreement.notYet')} />
        {isElsewhere && (
          <div className={classes.actions}>
            <ApprovalActions client={client} counsel={counsel} version={counsel.version} isSuperseded={false} />
          </div>
        )}
        <Findings documentId={client.documentId} />
        <DocumentFiles clientId={client.id} documentId={client.documentId} />
      </>
    );
  }
  const asked = versions.find(({ commitAt }) => commitAt === query.get('version'));
  const shown = asked ?? versions.find(({ commitAt }) => commitAt === opened) ?? newest;
  const showNewest = () => {
    setOpened(newest.commitAt);
    changeQuery({ version: null, since: null });
    window.scrollTo(0, 0);
  };
  return (
    <ShownVersion
      key={shown.commitAt}
      clientId={clientId}
      versions={versions}
      shown={shown}
      since={query.get('since')}
      onVersion={(commitAt) => changeQuery({ version: commitAt, since: null })}
      onSince={(since) => changeQuery({ since })}
      onNewest={showNewest}
    />
  );
}

interface ShownVersionProps {
  clientId: string;
  versions: readonly Version[];
  shown: Version;
  since: string | null;
  onVersion: (commitAt: string) => void;
  onSince: (since: string) => void;
  onNewest: () => void;
}

function ShownVersion({
  clientId,
  versions,
  shown,
  since: askedSince,
  onVersion,
  onSince,
  onNewest,
}: ShownVersionProps) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const { documentId } = client;
  const { data: commit } = useSuspenseQuery(commitQuery(documentId, shown.commitAt));
  const { data: counsel } = useSuspenseQuery(counselQuery(documentId));
  const [textSize, setTextSize] = useState<TextSize>(TEXT_SIZES[1]);
  const earlier = versions.filter(({ commitAt }) => commitAt < shown.commitAt);
  // What changed since one's own approval is what one has not read yet.
  const approved = approvedVersion(earlier, client.priorApprovedAt);
  const wanted = askedSince ?? approved?.commitAt ?? SINCE_NONE;
  const since = earlier.find(({ commitAt }) => commitAt === wanted) ?? null;
  const redline = useQuery({
    ...redlineQuery(documentId, { commitAt: shown.commitAt, since: since?.commitAt ?? '' }),
    enabled: since !== null,
  });
  const number = since?.number;
  const describeChange = useCallback(
    (change: PartChange) => (number === undefined ? '' : changeText(change, number)),
    [number],
  );
  const newest = versions[0] ?? shown;
  const isNewest = newest.commitAt === shown.commitAt;
  return (
    <div className={classes.readerSpace}>
      <AgreementReader
        tree={commit.tree}
        redline={since === null ? null : (redline.data ?? null)}
        describeChange={describeChange}
        textSize={textSize}
        onTextSize={setTextSize}
        renderWhy={({ key, clause }) =>
          clause === null ? null : <AboutClause clientId={clientId} clauseKey={key} label={clauseName(clause)} />
        }
        header={
          <>
            {!isNewest && (
              <Notice
                tone="warning"
                title={t('agreement.newer', { newest: newest.number })}
                actions={<Button onClick={onNewest}>{t('agreement.showNewer', { number: newest.number })}</Button>}
              />
            )}
            {redline.isError && (
              <Notice
                tone="danger"
                isAlert
                title={t('agreement.compareFailed')}
                actions={<Button onClick={() => void redline.refetch()}>{t('agreement.tryAgain')}</Button>}
              >
                {errorText(redline.error)}
              </Notice>
            )}
            <div className={classes.folds}>
              <Fold title={t('client.approvals')} isOpen>
                <CounselList counsel={counsel} documentId={documentId} />
              </Fold>
              <Findings documentId={documentId} />
              <Fold title={t('agreement.files')}>
                <DocumentFiles clientId={client.id} documentId={documentId} />
              </Fold>
            </div>
          </>
        }
        tools={
          versions.length > 1 && (
            <VersionTools
              {...{ versions, shown, earlier, approved, since, onVersion, onSince }}
              isUnchanged={redline.data?.hasChanges === false}
            />
          )
        }
        contentsFooter={<VersionDownloads documentId={documentId} version={shown} since={since} />}
      />
      <StickyActionBar
        title={
          <>
            {versionLabel(shown)} <span className={classes.hash}>{shortHash(commit.hash)}</span>
          </>
        }
        detail={enumerationLabel(say, 'documentStatus', client.documentStatus)}
      >
        {isNewest && (
          <LinkButton href={paths.editor(documentId)} icon={<PenIcon size={16} />}>
            {t('agreement.edit')}
          </LinkButton>
        )}
        <ApprovalActions client={client} counsel={counsel} version={commit.hash} isSuperseded={!isNewest} />
      </StickyActionBar>
    </div>
  );
}

/** Which version is read, and since which its changes are marked. */
function VersionTools({
  versions,
  shown,
  earlier,
  approved,
  since,
  isUnchanged,
  onVersion,
  onSince,
}: Pick<ShownVersionProps, 'versions' | 'shown' | 'onVersion' | 'onSince'> & {
  earlier: readonly Version[];
  approved: Version | null;
  since: Version | null;
  isUnchanged: boolean;
}) {
  return (
    <>
      <ToolSelect
        label={t('agreement.which')}
        words={t('agreement.number', { number: shown.number })}
        icon={<HistoryIcon size={16} />}
        value={shown.commitAt}
        options={versions.map((version) => ({ value: version.commitAt, label: versionLabel(version) }))}
        onChange={onVersion}
      />
      {earlier.length > 0 && (
        <ToolSelect
          label={t('agreement.since')}
          words={since === null ? t('agreement.since.hidden') : t('agreement.since.words', { number: since.number })}
          icon={<PenIcon size={16} />}
          value={since?.commitAt ?? SINCE_NONE}
          options={[
            ...earlier.map((version) => ({
              value: version.commitAt,
              label:
                version === approved
                  ? t('agreement.since.approved', { version: versionLabel(version) })
                  : versionLabel(version),
            })),
            { value: SINCE_NONE, label: t('agreement.since.none') },
          ]}
          onChange={onSince}
        />
      )}
      {isUnchanged && since !== null && (
        <Text as="span" size="small" tone="secondary">
          {t('agreement.since.noChanges')}
        </Text>
      )}
    </>
  );
}

/** A part over the paper that is folded until it is wanted. */
function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={classes.fold} open={isOpen}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/** From a clause to the attorney's own notes about it. */
function AboutClause({ clientId, clauseKey, label }: { clientId: string; clauseKey: string; label: string }) {
  return (
    <Link href={paths.clientNotes(clientId, { kind: 'CLAUSE', key: clauseKey, label })}>{t('notes.aboutClause')}</Link>
  );
}
