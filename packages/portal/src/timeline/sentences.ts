import { type DomainMessageKey, say } from '@troth/domain/messages';
import type { TimelineItem } from './queries';

/** Each takes what it names of the values and leaves the rest. */
const sayOneOf: (key: DomainMessageKey, values: Readonly<Record<string, string | number>>) => string = say;

const whoOf = ({ by, name }: TimelineItem): string =>
  by === 'SELF' ? say('timeline.you') : by === 'TROTH' ? say('timeline.troth') : (name ?? say('timeline.someone'));

/** What a line of the timeline says. */
export function sentenceOf(item: TimelineItem): string {
  const who = whoOf(item);
  // A document begins by somebody's hand, its log by itself.
  if (item.kind === 'BEGUN' && item.by !== 'TROTH') return say('timeline.begunBy', { who });
  return sayOneOf(`timeline.kind.${item.kind}`, { who, count: item.count });
}
