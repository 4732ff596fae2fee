import { type DomainMessageKey, say } from '@troth/domain/messages';
import type { TimelineItem } from './queries';

/** Each takes what it names of the values and leaves the rest. */
const sayOneOf: (key: DomainMessageKey, values: Readonly<Record<string, string | number>>) => string = say;

const whoOf = ({ by, name }: TimelineItem): string =>
  by === 'SELF' ? say('timeline.you') : by === 'TROTH' ? say('timeline.troth') : (name ?? say('timeline.someone'));

const isLook = ({ kind }: TimelineItem): boolean => kind === 'ADMIN_ACCESS' || kind.startsWith('LOOKED_');

/** Why staff were let in, under the line that says so; null for every other line. */
export function reasonOf({ kind, access }: TimelineItem): string | null {
  if (kind !== 'ADMIN_ACCESS' || access === null) return null;
  if (access.isForTicket) return say('timeline.accessTicket');
  return access.reason === null ? null : say('timeline.accessReason', { reason: access.reason });
}

/** What a line of the timeline says. */
export function sentenceOf(item: TimelineItem): string {
  // It was a person of ours who looked, not the program.
  const who = item.by === 'TROTH' && isLook(item) ? say('timeline.support') : whoOf(item);
  // A person begins a document; its log begins on its own.
  if (item.kind === 'BEGUN' && item.by !== 'TROTH') return say('timeline.begunBy', { who });
  // An attorney without an account confirmed it by the mailed link: that line names them.
  if (item.kind === 'APPROVED' && item.by === 'TROTH') return say('timeline.approved');
  return sayOneOf(`timeline.kind.${item.kind}`, { who, count: item.count });
}
