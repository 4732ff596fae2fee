import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useRef } from 'react';
import { announce } from '../announcer';
import { errorText } from '../errors';
import { LoadFailed } from '../load-failed';
import { t } from '../own-texts';
import { usePerson } from '../person';
import { sizeText } from '../sizes';
import { useKeptFocus } from '../use-kept-focus';
import classes from './personal-archive.module.css';
import { archiveQuery, downloadArchive, type PersonalArchive, requestArchive } from './queries';

/** What an archive holds differs between a partner and an attorney: each portal says it in its own words. */
export interface ArchiveWords {
  /** Before there is one: what it will hold. */
  readonly none: string;
  /** Once it is there: how careful to be with it. */
  readonly holds: string;
  readonly formatMoment: (instant: string) => string;
}

/** Everything that Troth has of the person: to be had as an archive. ADR 0052. */
export function PersonalArchiveSection({ words }: { words: ArchiveWords }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { data: archive, error, refetch } = useQuery(archiveQuery(self.id));
  const ask = useMutation({
    mutationFn: () => requestArchive(self.id),
    onSuccess: (made) => {
      queryClient.setQueryData(archiveQuery(self.id).queryKey, made);
      announce(t('archive.MAKING'));
    },
    // Refused means that another tab has asked: what there is now says it better than the refusal.
    onError: () => void refetch(),
  });
  const download = useMutation({ mutationFn: () => downloadArchive(self.id) });
  /** What is said of it; the button that asks for it goes while it is made. */
  const standing = useRef<HTMLDivElement>(null);
  useKeptFocus(archive?.state, () => standing.current);

  if (archive === undefined) {
    if (error === null) return <CardSkeleton height={120} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const failure = ask.error ?? download.error;
  return (
    <Stack gap={4}>
      <div ref={standing} tabIndex={-1} className={classes.standing}>
        <Standing archive={archive} words={words} />
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
            {t('archive.download')}
          </Button>
        )}
        {archive.refusal === null && (
          <Button isLoading={ask.isPending} onClick={() => ask.mutate()}>
            {t(archive.state === 'READY' ? 'archive.askAgain' : 'archive.ask')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** How it stands, in words: nothing yet, being made, ready with size and last day, failed. */
function Standing({ archive, words }: { archive: PersonalArchive; words: ArchiveWords }) {
  if (archive.state === 'READY' && archive.sizeInBytes !== null && archive.availableUntil !== null) {
    return (
      <Notice tone="success" title={t('archive.READY')}>
        {t('archive.until', {
          size: sizeText(archive.sizeInBytes),
          until: words.formatMoment(archive.availableUntil),
          holds: words.holds,
        })}
      </Notice>
    );
  }
  if (archive.state === 'FAILED') return <Notice tone="danger" title={t('archive.FAILED')} />;
  if (archive.state === 'MAKING') return <Notice tone="info" title={t('archive.MAKING')} />;
  return <Text size="small">{words.none}</Text>;
}
