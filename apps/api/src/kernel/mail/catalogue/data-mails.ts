import { momentIn, say } from '../mail-text';
import { mailKind } from './mail-kind';

/** The screen of a portal on which people find their own data. */
const DATA_PATHS = { customer: '/profile', attorney: '/attorney/account' } as const;

/** Mails about a person's own data: its export, and the deletion of the account. */
export const dataMails = {
  'export-ready': mailKind({
    reader: 'MEMBER',
    compose: (
      { expiresAt, timeZone, portal }: { expiresAt: Date; timeZone: string; portal: 'customer' | 'attorney' },
      origins,
    ) => ({
      subject: say('mail.exportReady.subject'),
      paragraphs: [say('mail.exportReady.what', { when: momentIn(timeZone, expiresAt) })],
      action: { label: say('mail.exportReady.action'), url: `${origins[portal]}${DATA_PATHS[portal]}#your-data` },
      footnote: say('mail.exportReady.footnote'),
    }),
    samples: [{ expiresAt: new Date('2026-06-22T19:30:00.000Z'), timeZone: 'America/Chicago', portal: 'customer' }],
  }),
  'deletion-asked': mailKind({
    reader: 'MEMBER',
    compose: ({ happensAt, timeZone, token }: { happensAt: Date; timeZone: string; token: string }, { api }) => ({
      subject: say('mail.deletionAsked.subject'),
      paragraphs: [say('mail.deletionAsked.what', { when: momentIn(timeZone, happensAt) })],
      action: { label: say('mail.deletionAsked.action'), url: `${api}/account-deletions/${token}` },
      footnote: say('mail.deletionAsked.footnote'),
    }),
    samples: [{ happensAt: new Date('2026-07-15T17:00:00.000Z'), timeZone: 'America/Chicago', token: 'sample' }],
  }),
  'deletion-canceled': mailKind({
    reader: 'MEMBER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.deletionCanceled.subject'),
      paragraphs: [say('mail.deletionCanceled.what')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'partner-deleted': mailKind({
    reader: 'CUSTOMER',
    compose: ({ isSealed }: { isSealed: boolean }, { customer }) => ({
      subject: say('mail.partnerDeleted.subject'),
      paragraphs: [
        say('mail.partnerDeleted.what'),
        say(isSealed ? 'mail.partnerDeleted.sealed' : 'mail.partnerDeleted.unsealed'),
      ],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{ isSealed: true }, { isSealed: false }],
  }),
  'deletion-done': mailKind({
    reader: 'ADDRESS',
    compose: ({ kept }: { kept: readonly string[] }) => ({
      subject: say('mail.deletionDone.subject'),
      paragraphs: [say('mail.deletionDone.what')],
      ...(kept.length === 0 ? {} : { quote: { title: say('mail.deletionDone.kept'), lines: kept } }),
      more: [say('mail.deletionDone.last')],
    }),
    samples: [
      {
        kept: [
          'Records of payments, for seven years, as tax law requires.',
          'The notarized agreement, which is your partner’s too.',
        ],
      },
    ],
  }),
};
