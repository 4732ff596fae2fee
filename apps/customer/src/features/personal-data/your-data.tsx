import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { sizeText } from '../../shared/files/file-shelf';
import { formatMoment } from '../../shared/instants';
import { LoadFailed } from '../../shared/load-failed';
import { t } from '../../shared/texts';
import { useKeptFocus } from '../../shared/use-kept-focus';
import { DeleteAccount } from './delete-account';
import classes from './personal-data.module.css';
import { archiveQuery, downloadArchive, type PersonalArchive, requestArchive } from './queries';

/** Where mails lead to. */
const ANCHOR = 'your-data';

/** Everything that Troth has of the person: to be had as an archive. `docs/decisions/0052-a-persons-data.md`. */
export function YourData() {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The screen is drawn after the browser has looked for the place.
  useEffect(() => {
    if (hash === `#${ANCHOR}`) place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={place} id={ANCHOR} className={classes.place}>
      <Section title={t('yourData.title')} description={t('yourData.lead')} hasRule>
        <Archive />
      </Section>
      <Section title={t('yourData.delete.title')} description={t('yourData.delete.lead')} hasRule>
        <DeleteAccount />
      </Section>
    </div>
  );
}

function Archive() {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { data: archive, error, refetch } = useQuery(archiveQuery(self.id));
  const ask = useMutation({
    mutationFn: () => requestArchive(self.id),
    onSuccess: (made) => {
      queryClient.setQueryData(archiveQuery(self.id).queryKey, made);
      announce(t('yourData.archive.MAKING'));
    },
    // Refused means that another tab has asked: what there is now says it better than the refusal.
    onError: () => void refetch(),
  });
  const download = useMutation({ mutationFn: () => downloadArchive(self.id) });
  /** What is said of it; the button that asks for it goes while it is made. */
  const standing = useRef<HTMLDivElement>(null);
  useKeptFocus(archive?.state ?? '', () => standing.current);

  if (archive === undefined) {
    if (error === null) return <CardSkeleton height={120} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const failure = ask.error ?? download.error;
  return (
    <Stack gap={4}>
      <div ref={standing} tabIndex={-1} className={classes.standing}>
        <Standing archive={archive} />
      </div>
      {failure !== null && <Notice tone="danger" isAlert title={errorText(failure)} />}
      <Row gap={3}>
        {archive.state === 'READY' && (
          <Button
            variant="primary"
            icon={<DownloadIcon size={16} />}
            isLoading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('yourData.archive.download')}
          </Button>
        )}
        {archive.refusal === null && (
          <Button isLoading={ask.isPending} onClick={() => ask.mutate()}>
            {t(archive.state === 'READY' ? 'yourData.archive.askAgain' : 'yourData.archive.ask')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** How it stands, in words: nothing yet, being made, ready with size and last day, failed. */
function Standing({ archive }: { archive: PersonalArchive }) {
  if (archive.state === 'READY' && archive.sizeInBytes !== null && archive.availableUntil !== null) {
    return (
      <Notice tone="success" title={t('yourData.archive.READY')}>
        {t('yourData.archive.until', {
          size: sizeText(archive.sizeInBytes),
          until: formatMoment(archive.availableUntil),
        })}
      </Notice>
    );
  }
  if (archive.state === 'FAILED') return <Notice tone="danger" title={t('yourData.archive.FAILED')} />;
  if (archive.state === 'MAKING') return <Notice tone="info" title={t('yourData.archive.MAKING')} />;
  return <Text size="small">{t('yourData.archive.NONE')}</Text>;
}
