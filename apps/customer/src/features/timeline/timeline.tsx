import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatDay, formatTime } from '../../shared/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { saveLog, type TimelineItem, timelineQuery } from './queries';
import { sentences } from './sentences';
import classes from './timeline.module.css';

const whoOf = ({ by, name }: TimelineItem): string =>
  by === 'SELF' ? t('timeline.you') : by === 'TROTH' ? t('timeline.troth') : (name ?? t('timeline.someone'));

const UTC_TIME = /T(\d\d:\d\d):\d\d/;
const utcDay = (instant: string): string => instant.slice(0, 10);
const utcTime = (instant: string): string => UTC_TIME.exec(instant)?.[1] ?? instant;

interface Day {
  readonly key: string;
  readonly title: string;
  readonly items: readonly TimelineItem[];
}

/** The days of the items, in their order: the reader's own, or those of UTC. */
function daysOf(items: readonly TimelineItem[], isUtc: boolean, now: Date): Day[] {
  const days = new Map<string, Day & { items: TimelineItem[] }>();
  for (const item of items) {
    const key = isUtc ? utcDay(item.at) : new Date(item.at).toLocaleDateString('en-CA');
    const day = days.get(key) ?? { key, title: isUtc ? key : formatDay(item.at, now), items: [] };
    day.items.push(item);
    days.set(key, day);
  }
  return [...days.values()];
}

/** How the agreement came about, by day, and the log that proves it. `docs/decisions/0041-audit-trail.md`. */
export function Timeline({ own, now }: { own: OwnDocument; now: Date }) {
  const self = usePerson();
  const [isUtc, setUtc] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    timelineQuery(self.id, own.document.id),
  );
  const items = data.pages.flatMap((page) => page.items);
  return (
    <Stack gap={8}>
      <Proof documentId={own.document.id} />
      <Section
        title={t('timeline.listTitle')}
        description={t(isUtc ? 'timeline.inUtc' : 'timeline.inLocalTime')}
        actions={
          <Button variant="text" size="sm" onClick={() => setUtc(!isUtc)}>
            {t(isUtc ? 'timeline.showLocal' : 'timeline.showUtc')}
          </Button>
        }
      >
        {daysOf(items, isUtc, now).map(({ key, title, items: ofDay }) => (
          <section key={key} className={classes.day} aria-labelledby={`day-${key}`}>
            <h3 id={`day-${key}`} className={classes.dayTitle}>
              {title}
            </h3>
            <ol className={classes.items}>
              {ofDay.map((item) => (
                <Item key={item.position} item={item} isUtc={isUtc} />
              ))}
            </ol>
          </section>
        ))}
        {hasNextPage && (
          <Button variant="text" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('timeline.earlier')}
          </Button>
        )}
        {isFetchNextPageError && (
          <Text size="small" tone="danger" role="alert">
            {t('timeline.earlierFailed')}
          </Text>
        )}
      </Section>
    </Stack>
  );
}

function Item({ item, isUtc }: { item: TimelineItem; isUtc: boolean }) {
  const isOurs = item.by === 'TROTH';
  return (
    <li className={classes.item}>
      <time dateTime={item.at} className={classes.time}>
        {isUtc ? utcTime(item.at) : formatTime(item.at)}
      </time>
      <div className={classes.what} data-quiet={isOurs || undefined}>
        <p>{sentences[item.kind]({ who: whoOf(item), count: item.count })}</p>
        {item.fileSha256 !== null && (
          <p className={classes.hash}>
            <span className="troth-vh">{t('timeline.fileHash')} </span>
            {item.fileSha256}
          </p>
        )}
      </div>
    </li>
  );
}

function Proof({ documentId }: { documentId: string }) {
  const save = useMutation({ mutationFn: () => saveLog(documentId) });
  return (
    <Stack gap={3}>
      <Text tone="secondary">{t('timeline.proof')}</Text>
      <Row gap={3}>
        <Button icon={<DownloadIcon size={16} />} isLoading={save.isPending} onClick={() => save.mutate()}>
          {t('timeline.saveLog')}
        </Button>
        <LinkButton variant="text" href={paths.verify()}>
          {t('timeline.verify')}
        </LinkButton>
      </Row>
      {save.error !== null && (
        <Notice tone="danger" isAlert>
          {errorText(save.error)}
        </Notice>
      )}
    </Stack>
  );
}
