import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { usePerson } from '../person';
import { timelineQuery } from './queries';
import classes from './timeline.module.css';
import { TimelineEntry } from './timeline-entry';

/** What is shown where there is more to read than that. */
const SHOWN = 5;

/** What happened last to a document, the newest first. */
export function RecentActivity({ documentId, now }: { documentId: string; now: Date }) {
  const { data } = useSuspenseInfiniteQuery(timelineQuery(usePerson().id, documentId));
  return (
    <ol className={classes.items}>
      {data.pages
        .flatMap((page) => page.items)
        .slice(0, SHOWN)
        .map((item) => (
          <TimelineEntry key={item.position} item={item} isUtc={false} now={now} />
        ))}
    </ol>
  );
}
