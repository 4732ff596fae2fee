import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { Button, LinkButton } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { errorText } from '../errors';
import { formatTime, nameOfDay } from '../instants';
import { usePerson } from '../person';
import { useRuntime } from '../runtime';
import { saveLog, type TimelineItem, timelineQuery } from './queries';
import { reasonOf, sentenceOf } from './sentences';
import classes from './timeline.module.css';

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
    const day = days.get(key) ?? { key, title: isUtc ? key : nameOfDay(item.at, now), items: [] };
    day.items.push(item);
    days.set(key, day);
  }
  return [...days.values()];
}

/**
 * How an agreement came about, by day, and the log that proves it: the same for the partners and for whoever represents
 * one of them. `docs/decisions/0041-audit-trail.md`.
 */
export function Timeline({ documentId, now }: { documentId: string; now: Date }) {
  const self = usePerson();
  const [isUtc, setUtc] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    timelineQuery(self.id, documentId),
  );
  const items = data.pages.flatMap((page) => page.items);
  return (
    <Stack gap={8}>
      <Proof documentId={documentId} />
      <Section
        title={say('timeline.listTitle')}
        description={say(isUtc ? 'timeline.inUtc' : 'timeline.inLocalTime')}
        actions={
          <Button variant="text" size="sm" className={classes.flush} onClick={() => setUtc(!isUtc)}>
            {say(isUtc ? 'timeline.showLocal' : 'timeline.showUtc')}
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
          <Button
            variant="text"
            className={classes.flush}
            isLoading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {say('timeline.earlier')}
          </Button>
        )}
        {isFetchNextPageError && (
          <Text size="small" tone="danger" role="alert">
            {say('timeline.earlierFailed')}
          </Text>
        )}
      </Section>
    </Stack>
  );
}

function Item({ item, isUtc }: { item: TimelineItem; isUtc: boolean }) {
  const reason = reasonOf(item);
  const isOurs = item.by === 'TROTH' && reason === null;
  return (
    <li className={classes.item}>
      <time dateTime={item.at} className={classes.time}>
        {isUtc ? utcTime(item.at) : formatTime(item.at)}
      </time>
      <div className={classes.what} data-quiet={isOurs || undefined}>
        <p>{sentenceOf(item)}</p>
        {reason !== null && <p>{reason}</p>}
        {item.fileSha256 !== null && (
          <p className={classes.hash}>
            <span className="troth-vh">{say('timeline.fileHash')} </span>
            {item.fileSha256}
          </p>
        )}
      </div>
    </li>
  );
}

/** The couples' portal has it, open to anyone. */
const VERIFY_PATH = '/verify';

function Proof({ documentId }: { documentId: string }) {
  const { portal, environment } = useRuntime();
  const verifyHref = portal === 'customer' ? VERIFY_PATH : `${environment.portals.customer}${VERIFY_PATH}`;
  const save = useMutation({ mutationFn: () => saveLog(documentId) });
  return (
    <Stack gap={3}>
      <Text tone="secondary">{say('timeline.proof')}</Text>
      <Row gap={3}>
        <Button icon={<DownloadIcon size={16} />} isLoading={save.isPending} onClick={() => save.mutate()}>
          {say('timeline.saveLog')}
        </Button>
        <LinkButton variant="text" href={verifyHref} className={classes.flush}>
          {say('timeline.verify')}
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
