/** What a person wants to know of an invitation that came with a mail. */
export interface ShownInvitation {
  readonly method: string;
  readonly summary: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Which version of the entry it is: calendar programs follow the highest. */
  readonly sequence: number;
}

/** `20260617T140000Z`, the only form in which we write times. */
const momentOf = (value: string): Date =>
  new Date(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Reads an invitation of our own making (RFC 5545): one entry, its lines folded, its times in UTC. */
export function readInvitation(calendarText: string): ShownInvitation {
  const lines = calendarText.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const value = (name: string): string => {
    const line = lines.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`));
    return (line?.slice(line.indexOf(':') + 1) ?? '').replaceAll(/\\([\\;,])/g, '$1');
  };
  return {
    method: value('METHOD'),
    summary: value('SUMMARY'),
    startAt: momentOf(value('DTSTART')),
    endAt: momentOf(value('DTEND')),
    sequence: Number(value('SEQUENCE')),
  };
}
