import { ENTRY_RESTORE_DAYS, LEFT_DRAFTS_DAYS, PERSONAL_ARCHIVE_DAYS } from '../constants';

interface RetentionRule {
  /** Whole days, counted as 24 hours each. */
  readonly days: number;
  /** The event from which the days count. */
  readonly from: string;
  /** What goes, and what is left of it. */
  readonly what: string;
  readonly why: string;
}

/**
 * What is kept for a limited time only, how long, and why. A daily job removes what is over, and the table in SECURITY.md
 * is written from this one. What couples type and sign is not here: it lives as long as its document, and ends with the
 * account (`deletionPlan`). OWASP ASVS 5.0, 14.2.7.
 */
export const RETENTION = {
  waitingMail: {
    days: 3,
    from: 'it was queued',
    what: 'What a mail says and carries, links included. It goes as soon as the mail is sent, or after these days.',
    why: 'A mail server that is down for a weekend delays a mail; an older one is no longer useful.',
  },
  mailRecord: {
    days: 400,
    from: 'it was queued',
    what: 'To which address a mail went. Its kind, day and outcome stay where they keep it from being sent twice.',
    why: 'Shows for a year, and a month of questions about it, whether a notice was sent.',
  },
  localInbox: {
    days: 30,
    from: 'it was delivered',
    what: 'Mail in the local inbox, which stands in for a mail server. It is sealed until then.',
    why: 'The longest link in a mail works for 30 days.',
  },
  leftDrafts: {
    days: LEFT_DRAFTS_DAYS,
    from: 'the attorney left the document',
    what: 'An attorney’s uncommitted edits of an agreement, sealed.',
    why: 'An attorney who is assigned again goes on where they stopped.',
  },
  repeatedRequest: {
    days: 1,
    from: 'the request',
    what: 'The sealed answer to a request that may be repeated.',
    why: 'A connection that was lost is tried again within minutes.',
  },
  networkAddress: {
    days: 180,
    from: 'the entry',
    what: 'The network address beside an entry of the audit log. The entry and its proof stay.',
    why: 'Long enough to look into an account that was taken over, which is often noticed months later.',
  },
  providerDelivery: {
    days: 90,
    from: 'it arrived',
    what: 'That a payment, notary or booking provider delivered a notice, by its number.',
    why: 'Providers repeat a notice for days; payments are reconciled for 90 days.',
  },
  endedToken: {
    days: 90,
    from: 'it ended or expired',
    what: 'A personal access token’s name, scopes and last use. Its secret is never kept.',
    why: 'Shows for a quarter of a year which integration stopped, and why.',
  },
  webhookDelivery: {
    days: 30,
    from: 'it happened',
    what: 'What was sent to a webhook endpoint, and what it answered: IDs and facts.',
    why: 'An integration that was down is repaired within weeks, and what it missed is sent again.',
  },
  logFile: {
    days: 30,
    from: 'it was set aside',
    what: 'The log file before the present one, where the program writes to a file. A start sets it aside at 20 MB.',
    why: 'Long enough to look into a fault that someone reports late. It holds ids and addresses of calls, and no words.',
  },
  deletedEvidence: {
    days: ENTRY_RESTORE_DAYS + 1,
    from: 'it was deleted',
    what: 'The bytes of evidence that was deleted, or whose entry was.',
    why: 'A day longer than an entry can be brought back.',
  },
  deletedDocumentFile: {
    days: 0,
    from: 'it was deleted',
    what: 'The bytes of a file beside the agreement.',
    why: 'Nothing brings it back.',
  },
  replacedAttorneyFile: {
    days: 0,
    from: 'it was replaced or taken out',
    what: 'The bytes of an attorney’s photo, insurance or contract.',
    why: 'Nothing brings it back.',
  },
  personalArchive: {
    days: PERSONAL_ARCHIVE_DAYS,
    from: 'it was ready',
    what: 'The archive of a person’s data.',
    why: 'Time to download it; another can be asked for.',
  },
} as const satisfies Record<string, RetentionRule>;

export type Retained = keyof typeof RETENTION;

const MS_PER_DAY = 86_400_000;

/** What is as old as this instant or older is over. @param now The present instant; rules never read the clock. */
export const retainedSince = (what: Retained, now: Date): Date =>
  new Date(now.getTime() - RETENTION[what].days * MS_PER_DAY);

/** The rules as the rows of a Markdown table, for SECURITY.md. @internal SECURITY.md is compared with it. */
export function retentionTable(): string {
  const rows = Object.values(RETENTION).map(
    ({ days, from, what, why }) => `| ${what} | ${days === 0 ? 'at once' : `${days} days`} after ${from} | ${why} |`,
  );
  return ['| What goes | When | Why then |', '| --- | --- | --- |', ...rows].join('\n');
}
