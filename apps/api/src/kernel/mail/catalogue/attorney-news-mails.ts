import { formatCents } from '@troth/domain/money';
import { say } from '../mail-text';
import { mailKind } from './mail-kind';

/** What an attorney can do without: no client waits for it. Each topic is turned off separately. */
export const attorneyNews = {
  'payout-account': mailKind({
    reader: 'ATTORNEY',
    topic: 'PAYOUTS',
    compose: ({ state }: { state: 'READY' | 'RESTRICTED' }, { attorney }) => ({
      subject: say(`mail.payoutAccount.${state}.subject`),
      paragraphs: [say(`mail.payoutAccount.${state}.what`)],
      action: { label: say('mail.payoutAccount.action'), url: `${attorney}/attorney/account` },
    }),
    samples: [{ state: 'READY' }, { state: 'RESTRICTED' }],
  }),
  payout: mailKind({
    reader: 'ATTORNEY',
    topic: 'PAYOUTS',
    compose: ({ state, amountInCents }: { state: 'PAID' | 'REVERSED'; amountInCents: number }, { attorney }) => ({
      subject: say(`mail.payout.${state}.subject`),
      paragraphs: [say(`mail.payout.${state}.what`, { amount: formatCents(amountInCents) })],
      action: { label: say('mail.payout.action'), url: `${attorney}/attorney/payouts` },
    }),
    samples: [
      { state: 'PAID', amountInCents: 67_843 },
      { state: 'REVERSED', amountInCents: 67_843 },
    ],
  }),
  'agreement-completed-attorney': mailKind({
    reader: 'ATTORNEY',
    topic: 'CLIENT_NEWS',
    compose: ({ isSandbox }: { isSandbox: boolean }, { attorney }) => ({
      subject: say('mail.completedAttorney.subject'),
      paragraphs: [say('mail.completedAttorney.what'), ...(isSandbox ? [say('mail.sandbox')] : [])],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [{ isSandbox: true }],
  }),
  'attorney-leaves-state': mailKind({
    reader: 'ATTORNEY',
    topic: 'CLIENT_NEWS',
    compose: ({ state }: { state: string }, { attorney }) => ({
      subject: say('mail.attorneyLeaves.subject'),
      paragraphs: [say('mail.attorneyLeaves.what', { state })],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [{ state: 'Texas' }],
  }),
  'appointment-kept': mailKind({
    reader: 'ATTORNEY',
    topic: 'APPOINTMENTS',
    compose: ({ name, when }: { name: string; when: string }, { attorney }) => ({
      subject: say('mail.appointment.kept.subject', { name }),
      paragraphs: [say('mail.appointment.kept.what', { name, when })],
      action: { label: say('mail.appointment.openList'), url: `${attorney}/attorney/appointments` },
    }),
    samples: [{ name: 'Alex', when: 'Wednesday, June 17, 2026 at 8:00 AM Mountain Daylight Time' }],
  }),
};
