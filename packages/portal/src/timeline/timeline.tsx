import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { Button, LinkButton } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { errorText } from '../errors';
import { usePerson } from '../person';
import { useRuntime } from '../runtime';
import { saveLog, type TimelineItem, timelineQuery } from './queries';
import { TimelineEntry } from './timeline-entry';
import classes from './timeline.module.css';

type Stage = TimelineItem['stage'];
/** The last part of the way first; what belongs to none comes after them. */
const STAGES = Object.keys({
  NOTARIZATION: true,
  REVIEW: true,
  AGREEMENT: true,
  DISCLOSURE: true,
  ANSWERS: true,
  START: true,
  SERVICES: true,
  ACCESS: true,
} satisfies Record<Stage, true>) as Stage[];

/**
 * The history of an agreement, by stage, and the log that proves it: the same for the partners and for an attorney who
 * represents one of them. ADR 0041.
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
        {STAGES.map((stage) => ({ stage, ofStage: items.filter((item) => item.stage === stage) }))
          .filter(({ ofStage }) => ofStage.length > 0)
          .map(({ stage, ofStage }) => (
            <section key={stage} className={classes.stage} aria-labelledby={`stage-${stage}`}>
              <h3 id={`stage-${stage}`} className={classes.stageTitle}>
                {say(`timeline.stage.${stage}`)}
              </h3>
              <ol className={classes.items}>
                {ofStage.map((item) => (
                  <TimelineEntry key={item.position} item={item} isUtc={isUtc} now={now} />
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
