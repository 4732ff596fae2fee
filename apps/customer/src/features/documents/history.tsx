import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isImported } from '@troth/domain/documents';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { SelectField } from '@troth/ui/select-field';
import { StatusTag } from '@troth/ui/status-tag';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatMoment } from '../../shared/instants';
import { t } from '../../shared/texts';
import { DownloadMenu } from './download-button';
import { VersionFingerprint } from './version-fingerprint';
import classes from './history.module.css';
import { type Commit, historyQuery, redlineQuery } from './queries';
import { changesInOneLine } from './redline-summary';
import { reviewLink } from './review-link';
import { whoDid } from './who-did';

/** So many versions are shown before more are asked for: each is compared with the one before it. */
const SHOWN_AT_FIRST = 5;

/** A version and its number: the first one made is 1. */
interface Version {
  readonly number: number;
  readonly commit: Commit;
  /** The version before it. */
  readonly earlier: Commit | null;
}

/** Every version that was ever made, the newest first. The only one, if it is current, stands above already. */
export function History({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, own.document.id));
  const [isWhole, setWhole] = useState(false);
  const hasCurrent = own.document.lastGeneratedAt !== null && !isImported(own.document);
  if (commits.length <= (hasCurrent ? 1 : 0)) return null;
  const versions = commits.map((commit, at): Version => {
    return { commit, number: commits.length - at, earlier: commits[at + 1] ?? null };
  });
  const shown = isWhole ? versions : versions.slice(0, SHOWN_AT_FIRST);
  return (
    <Section
      title={t('documents.history.title')}
      description={t(hasCurrent ? 'documents.history.text' : 'documents.history.earlier')}
      id="versions"
    >
      <ol className={classes.versions} reversed>
        {shown.map((version, at) => (
          <VersionRow key={version.commit.commitAt} own={own} version={version} isCurrent={hasCurrent && at === 0} />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {t('documents.history.all', { count: versions.length })}
        </Button>
      )}
      {versions.length > 1 && <Compare versions={versions} />}
    </Section>
  );
}

function VersionRow({ own, version, isCurrent }: { own: OwnDocument; version: Version; isCurrent: boolean }) {
  const { commit, number, earlier } = version;
  return (
    <li className={classes.version} value={number} aria-current={isCurrent || undefined}>
      <div className={classes.about}>
        <p className={classes.title}>
          <Link href={reviewLink({ version: commit.commitAt })}>{t('documents.version.title', { number })}</Link>
          {isCurrent && <StatusTag tone="success">{t('documents.history.current')}</StatusTag>}
        </p>
        <p className={classes.detail}>
          <time dateTime={commit.commitAt}>{formatMoment(commit.commitAt)}</time>
          {', '}
          {t('documents.history.by', { who: whoDid(own, commit.committedById) })}
          {commit.message !== null && `: ${commit.message}`}
        </p>
        {earlier !== null && (
          <p className={classes.detail}>
            <Link href={reviewLink({ version: commit.commitAt, since: earlier.commitAt })}>
              {t('documents.history.changes', { number: number - 1 })}
            </Link>
            <ChangesInOneLine own={own} commitAt={commit.commitAt} since={earlier.commitAt} />
          </p>
        )}
      </div>
      {!isCurrent && (
        <div className={classes.side}>
          <DownloadMenu
            documentId={own.document.id}
            version={{ commitAt: commit.commitAt, number }}
            since={earlier === null ? null : { commitAt: earlier.commitAt, number: number - 1 }}
            variant="text"
            size="sm"
          />
          <VersionFingerprint hash={commit.hash} number={number} />
        </div>
      )}
    </li>
  );
}

/** The line comes when it is there; without it the link beside it leads to the same. */
function ChangesInOneLine({ own, commitAt, since }: { own: OwnDocument; commitAt: string; since: string }) {
  const self = usePerson();
  const { data: redline } = useQuery(redlineQuery(self.id, own.document.id, { commitAt, since }));
  return redline === undefined ? null : <>: {changesInOneLine(redline)}</>;
}

/** Any two versions beside each other: the earlier of the two is always the one that is compared with. */
function Compare({ versions }: { versions: readonly Version[] }) {
  const [newest, before] = versions;
  const [later, setLater] = useState(newest?.commit.commitAt ?? '');
  const [earlier, setEarlier] = useState(before?.commit.commitAt ?? '');
  const options = versions.map(({ number, commit }) => ({
    value: commit.commitAt,
    label: t('documents.version.title', { number }),
    hint: formatMoment(commit.commitAt),
  }));
  const [since = '', version = ''] = [earlier, later].sort();
  return (
    <div className={classes.compare}>
      <SelectField
        label={t('documents.compare.one')}
        size="sm"
        value={earlier}
        onChange={setEarlier}
        options={options}
      />
      <SelectField label={t('documents.compare.other')} size="sm" value={later} onChange={setLater} options={options} />
      {earlier === later ? (
        <Button disabled>{t('documents.compare')}</Button>
      ) : (
        <LinkButton href={reviewLink({ version, since })}>{t('documents.compare')}</LinkButton>
      )}
    </div>
  );
}
