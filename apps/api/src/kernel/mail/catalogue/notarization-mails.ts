import { OPENING_REFUSED, type SealProblem } from '@troth/domain/notarization';
import { momentIn, oneLine, say } from '../mail-text';
import { mailKind } from './mail-kind';

const NOTARIZE = '/notarize';
const ZONE = 'America/Los_Angeles';
const HASH = '5f2c1a9d0b7e4c36a8d1f0e29b4c7d8e6a3b5c1d0f9e8d7c6b5a493827160f5e';

interface Partner {
  readonly partnerName: string | null;
}

const nameOf = ({ partnerName }: Partner) => ({ name: partnerName ?? say('mail.yourPartner') });
/** The same where it does not begin the sentence. */
const nameWithin = ({ partnerName }: Partner) => ({ name: partnerName ?? say('mail.yourPartnerWithin') });
const toNotarize = (customer: string) => ({ label: say('mail.notarize.action'), url: `${customer}${NOTARIZE}` });

/** Mails of the last mile. A provider's links let their reader act as the signer, so that none is ever mailed by us. */
export const notarizationMails = {
  'notarization-attorney-missing': mailKind({
    reader: 'CUSTOMER',
    compose: (data: Partner, { customer }) => ({
      subject: say('mail.attorneyMissing.subject', nameOf(data)),
      paragraphs: [say('mail.attorneyMissing.what', nameOf(data)), say('mail.attorneyMissing.how')],
      action: { label: say('mail.attorneyMissing.action'), url: `${customer}/attorney-services` },
    }),
    samples: [{ partnerName: 'Alex' }],
  }),
  'final-text': mailKind({
    reader: 'CUSTOMER',
    compose: (
      { waitsUntil, timeZone, sha256 }: { waitsUntil: Date | null; timeZone: string; sha256: string | null },
      { customer },
    ) => ({
      subject: say('mail.finalText.subject'),
      paragraphs: [
        say('mail.finalText.what'),
        waitsUntil === null
          ? say('mail.finalText.noWait')
          : say('mail.finalText.wait', { when: momentIn(timeZone, waitsUntil) }),
        say('mail.finalText.change'),
      ],
      ...(sha256 === null ? {} : { facts: [{ label: say('mail.finalText.version'), value: sha256 }] }),
      action: { label: say('mail.generated.action'), url: `${customer}/documents/review` },
    }),
    samples: [
      { waitsUntil: new Date('2026-06-22T19:30:00.000Z'), timeZone: ZONE, sha256: HASH },
      { waitsUntil: null, timeZone: ZONE, sha256: HASH },
    ],
  }),
  'notarization-invited': mailKind({
    reader: 'CUSTOMER',
    compose: (
      data: Partner & { opensAt: Date | null; expiresAt: Date | null; timeZone: string; isSandbox: boolean },
      { customer },
    ) => {
      const { opensAt, expiresAt, timeZone, isSandbox } = data;
      return {
        subject: say('mail.signOnline.subject'),
        paragraphs: [
          say('mail.signOnline.what', nameWithin(data)),
          say('mail.signOnline.bring'),
          ...(isSandbox ? [say('mail.sandbox')] : []),
        ],
        facts: [
          ...(opensAt === null ? [] : [{ label: say('mail.signOnline.from'), value: momentIn(timeZone, opensAt) }]),
          ...(expiresAt === null
            ? []
            : [{ label: say('mail.signOnline.until'), value: momentIn(timeZone, expiresAt) }]),
        ],
        action: toNotarize(customer),
        footnote: say('mail.signOnline.own'),
      };
    },
    samples: [
      {
        partnerName: 'Blake',
        opensAt: new Date('2026-06-22T19:30:00.000Z'),
        expiresAt: new Date('2026-07-22T19:30:00.000Z'),
        timeZone: ZONE,
        isSandbox: true,
      },
      { partnerName: null, opensAt: null, expiresAt: null, timeZone: ZONE, isSandbox: false },
    ],
  }),
  'notarization-partner-signed': mailKind({
    reader: 'CUSTOMER',
    compose: (data: Partner, { customer }) => ({
      subject: say('mail.partnerSigned.subject', nameOf(data)),
      paragraphs: [say('mail.partnerSigned.what', nameOf(data))],
      action: toNotarize(customer),
    }),
    samples: [{ partnerName: 'Blake' }],
  }),
  'notarization-identity-failed': mailKind({
    reader: 'CUSTOMER',
    compose: (data: Partner & { isOwn: boolean }, { customer }) => ({
      subject: data.isOwn ? say('mail.identityFailed.subject') : say('mail.identityFailed.partner', nameOf(data)),
      paragraphs: data.isOwn
        ? [say('mail.identityFailed.what'), say('mail.identityFailed.how')]
        : [say('mail.identityFailed.partnerWhat', nameWithin(data))],
      action: toNotarize(customer),
    }),
    samples: [
      { isOwn: true, partnerName: 'Blake' },
      { isOwn: false, partnerName: 'Blake' },
    ],
  }),
  'notarization-refused': mailKind({
    reader: 'CUSTOMER',
    compose: ({ reason }: { reason: string | null }, { customer }) => ({
      subject: say('mail.notaryRefused.subject'),
      paragraphs: [say('mail.notaryRefused.what')],
      ...(reason === null ? {} : { quote: { title: say('mail.notaryRefused.reason'), lines: [oneLine(reason)] } }),
      more: [say('mail.notaryRefused.how')],
      action: toNotarize(customer),
    }),
    samples: [{ reason: 'A page of the document could not be read.' }, { reason: null }],
  }),
  'notarization-not-taken': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.notTaken.subject'),
      paragraphs: [say('mail.notTaken.what'), say('mail.notTaken.how')],
      action: toNotarize(customer),
    }),
    samples: [{}],
  }),
  'notarization-attention': mailKind({
    reader: 'ADMIN',
    compose: ({ notarizationId, word }: { notarizationId: string; word: string }, { admin }) => ({
      subject: say('mail.notaryAttention.subject'),
      paragraphs: [
        say(word === OPENING_REFUSED ? 'mail.notaryAttention.refused' : 'mail.notaryAttention.word'),
        say('mail.notaryAttention.log'),
      ],
      facts: [
        { label: say('mail.sealingStopped.which'), value: notarizationId },
        { label: say('mail.notaryAttention.said'), value: oneLine(word) },
      ],
      action: { label: say('mail.openTroth'), url: admin },
    }),
    samples: [
      { notarizationId: 'b7f3c1de-5a40-4a0e-9b1c-0d6d2f6f1a11', word: OPENING_REFUSED },
      { notarizationId: 'b7f3c1de-5a40-4a0e-9b1c-0d6d2f6f1a11', word: 'payment_required' },
    ],
  }),
  'notarization-expired': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.notarizationExpired.subject'),
      paragraphs: [say('mail.notarizationExpired.what')],
      action: toNotarize(customer),
    }),
    samples: [{}],
  }),
  'notarization-reset': mailKind({
    reader: 'CUSTOMER',
    compose: ({ by }: { by: 'PARTNER' | 'TROTH' }, { customer }) => ({
      subject: say('mail.notarizationReset.subject'),
      paragraphs: [say(`mail.notarizationReset.${by}`), say('mail.notarizationReset.what')],
      action: toNotarize(customer),
    }),
    samples: [{ by: 'PARTNER' }, { by: 'TROTH' }],
  }),
  'scan-uploaded': mailKind({
    reader: 'CUSTOMER',
    compose: (data: Partner, { customer }) => ({
      subject: say('mail.scanUploaded.subject'),
      paragraphs: [say('mail.scanUploaded.what', nameOf(data)), say('mail.scanUploaded.how')],
      action: { label: say('mail.scanUploaded.action'), url: `${customer}${NOTARIZE}` },
    }),
    samples: [{ partnerName: 'Blake' }],
  }),
  'agreement-completed': mailKind({
    reader: 'CUSTOMER',
    compose: ({ isSandbox, sha256 }: { isSandbox: boolean; sha256: string }, { customer }) => ({
      subject: say('mail.completed.subject'),
      paragraphs: [
        say('mail.completed.what'),
        ...(isSandbox ? [say('mail.sandbox')] : []),
        say('mail.completed.store'),
      ],
      facts: [{ label: say('mail.fingerprint'), value: sha256 }],
      action: { label: say('mail.completed.action'), url: `${customer}/congratulations` },
    }),
    samples: [
      { isSandbox: true, sha256: HASH },
      { isSandbox: false, sha256: HASH },
    ],
  }),
  'sealing-stopped': mailKind({
    reader: 'ADMIN',
    compose: ({ notarizationId, problem }: { notarizationId: string; problem: SealProblem }, { admin }) => ({
      subject: say('mail.sealingStopped.subject'),
      paragraphs: [
        say(`mail.sealingStopped.${problem}`),
        say(problem === 'FAILED' || problem === 'NO_TIME' ? 'mail.sealingStopped.again' : 'mail.sealingStopped.look'),
      ],
      facts: [{ label: say('mail.sealingStopped.which'), value: notarizationId }],
      action: { label: say('mail.openTroth'), url: admin },
    }),
    samples: [{ notarizationId: 'b7f3c1de-5a40-4a0e-9b1c-0d6d2f6f1a11', problem: 'OTHER_PAGES' }],
  }),
};
