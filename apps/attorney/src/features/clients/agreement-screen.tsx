import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { AgreementReader, TEXT_SIZES, type TextSize } from '@troth/ui/agreement-reader';
import { Button } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page, PageHeading } from '@troth/ui/page';
import { StickyActionBar } from '@troth/ui/sticky-action-bar';
import { type ReactNode, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { clientName, clientQuery } from '../../shared/clients';
import { formatDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { ApprovalActions } from './approval';
import { AgreementDownload } from './agreement-download';
import classes from './clients.module.css';
import { commitQuery, counselQuery, historyQuery } from './queries';

const HASH_GROUP = 4;
/** As much of a version's hash as two people compare by eye: "3f2a 91bc". */
const shortHash = (hash: string) => `${hash.slice(0, HASH_GROUP)} ${hash.slice(HASH_GROUP, 2 * HASH_GROUP)}`;

/** The committed agreement of a client, to read and to approve. Portals spec §2, §6. */
export function AgreementScreen({ clientId }: { clientId: string }) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const { data: commits } = useSuspenseQuery(historyQuery(client.documentId));
  const { data: counsel } = useSuspenseQuery(counselQuery(client.documentId));
  // What is read stays on the screen until the reader wants the next.
  const [opened, setOpened] = useState(commits[0]?.commitAt);
  const shown = commits.find(({ commitAt }) => commitAt === opened) ?? commits[0];
  const name = clientName(client);
  const crumbs = (
    <span className={classes.crumbs}>
      <Link href={paths.clients()}>{t('clients.crumb')}</Link> / <Link href={paths.client(client.id)}>{name}</Link> /{' '}
      {t('client.agreement')}
    </span>
  );
  if (shown === undefined) {
    return (
      <Page title={t('agreement.title', { name })} kicker={crumbs}>
        <Notice title={t('agreement.none')} actions={<AgreementDownload documentId={client.documentId} />} />
        <div className={classes.actions}>
          <ApprovalActions client={client} counsel={counsel} version={counsel.version} isOutrun={false} />
        </div>
      </Page>
    );
  }
  const showNewest = () => {
    setOpened(commits[0]?.commitAt);
    window.scrollTo(0, 0);
  };
  return (
    <Version
      key={shown.commitAt}
      clientId={clientId}
      commitAt={shown.commitAt}
      number={commits.length - commits.indexOf(shown)}
      newest={commits[0] === shown ? null : { number: commits.length, onShow: showNewest }}
      crumbs={crumbs}
    />
  );
}

function Version({
  clientId,
  commitAt,
  number,
  newest,
  crumbs,
}: {
  clientId: string;
  commitAt: string;
  number: number;
  newest: { readonly number: number; readonly onShow: () => void } | null;
  crumbs: ReactNode;
}) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const { data: commit } = useSuspenseQuery(commitQuery(client.documentId, commitAt));
  const { data: counsel } = useSuspenseQuery(counselQuery(client.documentId));
  const [textSize, setTextSize] = useState<TextSize>(TEXT_SIZES[1]);
  const name = client.firstName ?? clientName(client);
  return (
    <Page documentTitle={t('agreement.title', { name })} layout="review">
      <div className={classes.readerSpace}>
        <AgreementReader
          tree={commit.tree}
          textSize={textSize}
          onTextSize={setTextSize}
          header={
            <>
              <PageHeading title={t('agreement.title', { name })} kicker={crumbs} lead={t('agreement.lead')} />
              {newest !== null && (
                <Notice
                  tone="warning"
                  title={t('agreement.newer', { newest: newest.number })}
                  actions={
                    <Button onClick={newest.onShow}>{t('agreement.showNewer', { number: newest.number })}</Button>
                  }
                />
              )}
            </>
          }
          contentsFooter={<AgreementDownload documentId={client.documentId} />}
        />
        <StickyActionBar
          title={
            <>
              {t('agreement.version', { number, date: formatDay(commitAt) })}{' '}
              <span className={classes.hash}>{shortHash(commit.hash)}</span>
            </>
          }
          detail={enumerationLabel(say, 'documentStatus', client.documentStatus)}
        >
          <ApprovalActions client={client} counsel={counsel} version={commit.hash} isOutrun={newest !== null} />
        </StickyActionBar>
      </div>
    </Page>
  );
}
