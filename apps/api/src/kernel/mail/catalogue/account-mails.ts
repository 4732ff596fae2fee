import { type IdentityMail, sampleMails } from '@troth/identity/mails';
import { text } from '../../texts';
import { mailKind } from './mail-kind';

type AccountWords = Omit<IdentityMail, 'purpose' | 'to'>;

/** A mail of the embedded identity, which says its own words and leaves the look to us. */
const accountMail = (sample: AccountWords) =>
  mailKind({
    reader: 'ADDRESS',
    compose: ({ subject, heading, body, code, bridge, link, ignore }: AccountWords) => ({
      subject,
      heading,
      paragraphs: [body],
      ...(code === undefined ? {} : { code }),
      ...(bridge === undefined ? {} : { more: [bridge] }),
      action: link,
      footnote: ignore,
    }),
    samples: [sample],
  });

/** Mails about an account and its password, for as long as the embedded identity keeps them. */
export const accountMails = {
  'account-sign-up': accountMail(sampleMails.SIGN_UP),
  'account-exists': accountMail(sampleMails.ALREADY_SIGNED_UP),
  'account-verify-email': accountMail(sampleMails.VERIFY_EMAIL),
  'account-password-reset': accountMail(sampleMails.PASSWORD_RESET),
  'account-password-changed': accountMail(sampleMails.PASSWORD_CHANGED),
  'account-email-change': accountMail(sampleMails.EMAIL_CHANGE),
  'account-email-change-asked': accountMail(sampleMails.EMAIL_CHANGE_ASKED),
  'account-email-changed': accountMail(sampleMails.EMAIL_CHANGED),
  'account-factor-added': accountMail(sampleMails.FACTOR_ADDED),
  'account-factor-removed': accountMail(sampleMails.FACTOR_REMOVED),
  'account-recovery-codes-replaced': accountMail(sampleMails.RECOVERY_CODES_REPLACED),
  'account-recovery-code-used': accountMail(sampleMails.RECOVERY_CODE_USED),
  'account-second-factor-reset': mailKind({
    reader: 'ADDRESS',
    compose: (_data: Record<never, never>, origins) => ({
      subject: text('mail.secondFactorReset.subject'),
      paragraphs: [text('mail.secondFactorReset.body')],
      action: { label: text('mail.secondFactorReset.action'), url: `${origins.customer}/login` },
      footnote: text('mail.secondFactorReset.footnote'),
    }),
    samples: [{}],
  }),
  'account-token-created': mailKind({
    reader: 'ADDRESS',
    compose: ({ name, portal }: { name: string; portal: 'attorney' | 'admin' }, origins) => ({
      subject: text('mail.tokenCreated.subject'),
      paragraphs: [text('mail.tokenCreated.body', { name })],
      action: {
        label: text('mail.tokenCreated.action'),
        url: `${origins[portal]}/${portal}/account`,
      },
      footnote: text('mail.tokenCreated.footnote'),
    }),
    samples: [{ name: 'Practice software', portal: 'attorney' as const }],
  }),
  'webhook-disabled': mailKind({
    reader: 'ADDRESS',
    compose: (
      { name, host, isGone, portal }: { name: string; host: string; isGone: boolean; portal: 'attorney' | 'admin' },
      origins,
    ) => ({
      subject: text('mail.webhookDisabled.subject', { name }),
      paragraphs: [
        text(`mail.webhookDisabled.body.${isGone ? 'GONE' : 'FAILING'}`, { name, host }),
        text('mail.webhookDisabled.next'),
      ],
      action: { label: text('mail.webhookDisabled.action'), url: `${origins[portal]}/${portal}/account` },
    }),
    samples: [
      { name: 'Practice software', host: 'hooks.example.com', isGone: false, portal: 'attorney' as const },
      { name: 'Practice software', host: 'hooks.example.com', isGone: true, portal: 'admin' as const },
    ],
  }),
  'account-sessions-ended': mailKind({
    reader: 'ADDRESS',
    compose: (_data: Record<never, never>, origins) => ({
      subject: text('mail.sessionsEnded.subject'),
      paragraphs: [text('mail.sessionsEnded.body')],
      action: { label: text('mail.sessionsEnded.action'), url: `${origins.customer}/login` },
      footnote: text('mail.sessionsEnded.footnote'),
    }),
    samples: [{}],
  }),
};
