import { say } from '../mail-text';
import { mailKind } from './mail-kind';

/** Mails about the couple itself, and about its attorneys as people. */
export const peopleMails = {
  invitation: mailKind({
    reader: 'INVITED',
    compose: ({ name, token }: { name: string | null; token: string }, { customer }) => {
      const names = { name: name ?? say('mail.yourPartner') };
      return {
        subject: say('mail.invitation.subject', names),
        paragraphs: [say('mail.invitation.what', names), say('mail.invitation.how')],
        action: { label: say('mail.invitation.action'), url: `${customer}/?invitation=${token}` },
        footnote: say('mail.invitation.footnote', { name: name ?? say('mail.thisPerson') }),
      };
    },
    samples: [{ name: 'Alex', token: 'sample' }],
  }),
  'invitation-accepted': mailKind({
    reader: 'CUSTOMER',
    compose: ({ name }: { name: string | null }, { customer }) => ({
      subject: say('mail.accepted.subject', { name: name ?? say('mail.yourPartner') }),
      paragraphs: [say('mail.accepted.what')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{ name: 'Blake' }],
  }),
  'postnup-waitlist': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.waitlist.subject'),
      paragraphs: [say('mail.waitlist.what'), say('mail.waitlist.leave')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  chat: mailKind({
    reader: 'MEMBER',
    compose: (
      { name, path, portal }: { name: string | null; portal: 'customer' | 'attorney'; path: string },
      origins,
    ) => {
      const names = { name: name ?? say('mail.someone') };
      return {
        subject: say('mail.chat.subject', names),
        paragraphs: [say('mail.chat.what', names)],
        action: { label: say('mail.chat.action'), url: `${origins[portal]}${path}` },
        footnote: say('mail.chat.once', names),
      };
    },
    samples: [{ name: 'Blake', portal: 'customer', path: '/?messages=sample' }],
  }),
  'documents-made-one': mailKind({
    reader: 'CUSTOMER',
    compose: (_data: Record<never, never>, { customer }) => ({
      subject: say('mail.documentsMadeOne.subject'),
      paragraphs: [say('mail.documentsMadeOne.what'), say('mail.documentsMadeOne.wrong')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'contact-address-changed': mailKind({
    reader: 'ADDRESS',
    compose: (_data: Record<never, never>, { customer }) => ({
      subject: say('mail.contactAddress.subject'),
      paragraphs: [say('mail.contactAddress.what'), say('mail.contactAddress.wrong')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'document-deleted': mailKind({
    reader: 'CUSTOMER',
    compose: (_data: Record<never, never>, { customer }) => ({
      subject: say('mail.documentDeleted.subject'),
      paragraphs: [say('mail.documentDeleted.what'), say('mail.documentDeleted.wrong')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'document-restored': mailKind({
    reader: 'CUSTOMER',
    compose: (_data: Record<never, never>, { customer }) => ({
      subject: say('mail.documentRestored.subject'),
      paragraphs: [say('mail.documentRestored.what')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'attorney-stage': mailKind({
    reader: 'ATTORNEY',
    compose: (
      { stage, reason = null }: { stage: 'APPROVED' | 'DECLINED' | 'DEACTIVATED'; reason?: string | null },
      { attorney },
    ) => ({
      subject: say(`mail.attorney.${stage}.subject`),
      paragraphs: [
        say(`mail.attorney.${stage}.what`),
        ...(reason === null ? [] : [say('mail.attorney.reason', { reason })]),
      ],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [
      { stage: 'APPROVED', reason: 'Bar numbers checked with the register.' },
      { stage: 'DECLINED', reason: 'Please add your bar number in Texas.' },
      { stage: 'DEACTIVATED', reason: 'The firm has closed.' },
    ],
  }),
};
