import { say } from '@troth/domain/messages';
import { PartnerMark } from '@troth/ui/partner-mark';
import { Fingerprint } from '../fingerprint';
import { formatTime, nameOfDay } from '../instants';
import type { TimelineItem } from './queries';
import { reasonOf, sentenceOf } from './sentences';
import classes from './timeline.module.css';

const UTC_TIME = /T(\d\d:\d\d):\d\d/;
const utcDay = (instant: string): string => instant.slice(0, 10);
const utcTime = (instant: string): string => UTC_TIME.exec(instant)?.[1] ?? instant;

/** One line of a document's history. */
export function TimelineEntry({ item, isUtc, now }: { item: TimelineItem; isUtc: boolean; now: Date }) {
  const reason = reasonOf(item);
  const isOurs = item.by === 'TROTH' && reason === null;
  return (
    <li className={classes.item}>
      <time dateTime={item.at} className={classes.time}>
        <span>{isUtc ? utcDay(item.at) : nameOfDay(item.at, now)}</span>{' '}
        <span>{isUtc ? utcTime(item.at) : formatTime(item.at)}</span>
      </time>
      <div className={classes.what} data-quiet={isOurs || undefined}>
        <p className={classes.sentence}>
          {item.side !== null && <PartnerMark side={item.side} name={item.name} size={20} isNameBeside />}
          {sentenceOf(item)}
        </p>
        {reason !== null && <p>{reason}</p>}
        {item.fileSha256 !== null && (
          <p className={classes.hash}>
            {say('timeline.fileHash')} <Fingerprint hash={item.fileSha256} copyLabel={say('timeline.copyHash')} />
          </p>
        )}
      </div>
    </li>
  );
}
