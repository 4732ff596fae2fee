import { momentIn, say } from '../mail-text';
import { mailKind } from './mail-kind';

/** Mails about a person's own data: its export, and the deletion of the account. */
export const dataMails = {
  'export-ready': mailKind({
    reader: 'MEMBER',
    compose: ({ expiresAt, timeZone }: { expiresAt: Date; timeZone: string }, { customer }) => ({
      subject: say('mail.exportReady.subject'),
      paragraphs: [say('mail.exportReady.what', { when: momentIn(timeZone, expiresAt) })],
      action: { label: say('mail.exportReady.action'), url: `${customer}/profile` },
      footnote: say('mail.exportReady.footnote'),
    }),
    samples: [{ expiresAt: new Date('2026-06-22T19:30:00.000Z'), timeZone: 'America/Chicago' }],
  }),
  'deletion-asked': mailKind({
    reader: 'MEMBER',
    compose: ({ happensAt, timeZone }: { happensAt: Date; timeZone: string }, { customer }) => ({
      subject: say('mail.deletionAsked.subject'),
      paragraphs: [say('mail.deletionAsked.what', { when: momentIn(timeZone, happensAt) })],
      action: { label: say('mail.deletionAsked.action'), url: `${customer}/profile` },
      footnote: say('mail.deletionAsked.footnote'),
    }),
    samples: [{ happensAt: new Date('2026-07-15T17:00:00.000Z'), timeZone: 'America/Chicago' }],
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
          'Records of payments, for seven years, as tax law asks.',
          'The notarized agreement, which is your partner’s too.',
        ],
      },
    ],
  }),
};
