import { say } from '../mail-text';
import { mailKind } from './mail-kind';

type ClauseChanges = Readonly<Record<'reworded' | 'added' | 'removed' | 'moved', number>>;

/** How many clauses someone changed, and how; nothing where nobody changed one. */
function changesOf(changed: ClauseChanges): string[] {
  const changes = (['reworded', 'added', 'removed', 'moved'] as const)
    .filter((change) => changed[change] > 0)
    .map((change) => say(`mail.edited.${change}`, { count: changed[change] }));
  return changes.length === 0 ? [] : [say('mail.edited.changed', { changes: changes.join(', ') })];
}

/** Mails about the text of an agreement: made, changed, read, approved. */
export const agreementMails = {
  'document-generated': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.generated.subject'),
      paragraphs: [say('mail.generated.what')],
      action: { label: say('mail.generated.action'), url: `${customer}/documents/review` },
    }),
    samples: [{}],
  }),
  'document-regenerated': mailKind({
    reader: 'ATTORNEY',
    compose: (_: object, { attorney }) => ({
      subject: say('mail.regenerated.subject'),
      paragraphs: [say('mail.regenerated.what')],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [{}],
  }),
  'law-changed': mailKind({
    reader: 'CUSTOMER',
    compose: ({ state, isStale }: { state: string; isStale: boolean }, { customer }) => ({
      subject: say('mail.lawChanged.subject', { state }),
      paragraphs: [
        say('mail.lawChanged.what', { state }),
        say(isStale ? 'mail.lawChanged.stale' : 'mail.lawChanged.plan'),
      ],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [
      { state: 'California', isStale: true },
      { state: 'California', isStale: false },
    ],
  }),
  'law-changed-attorney': mailKind({
    reader: 'ATTORNEY',
    compose: ({ state, isStale }: { state: string; isStale: boolean }, { attorney }) => ({
      subject: say('mail.lawChanged.subject', { state }),
      paragraphs: [
        say('mail.lawChanged.attorney', { state }),
        say(isStale ? 'mail.lawChanged.attorneyStale' : 'mail.lawChanged.attorneyPlan'),
      ],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [
      { state: 'California', isStale: true },
      { state: 'California', isStale: false },
    ],
  }),
  'agreement-reopened': mailKind({
    reader: 'CUSTOMER',
    compose: ({ name }: { name: string | null }, { customer }) => ({
      subject: say('mail.reopened.subject', { name: name ?? say('mail.yourPartner') }),
      paragraphs: [say('mail.reopened.what'), say('mail.reopened.next')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{ name: 'Alex' }, { name: null }],
  }),
  'document-imported': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.imported.subject'),
      paragraphs: [say('mail.imported.what')],
      action: { label: say('mail.generated.action'), url: `${customer}/documents` },
    }),
    samples: [{}],
  }),
  'document-import-taken-out': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.importTakenOut.subject'),
      paragraphs: [say('mail.importTakenOut.what')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'document-exchanged': mailKind({
    reader: 'ATTORNEY',
    compose: (_: object, { attorney }) => ({
      subject: say('mail.agreementExchanged.subject'),
      paragraphs: [say('mail.agreementExchanged.what')],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [{}],
  }),
  'state-changed': mailKind({
    reader: 'CUSTOMER',
    compose: ({ state, isAttorneyLeaving }: { state: string; isAttorneyLeaving: boolean }, { customer }) => ({
      subject: say('mail.stateChanged.subject'),
      paragraphs: [
        say('mail.stateChanged.what', { state }),
        ...(isAttorneyLeaving ? [say('mail.stateChanged.attorneyLeaves', { state })] : []),
      ],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [
      { state: 'Texas', isAttorneyLeaving: true },
      { state: 'Texas', isAttorneyLeaving: false },
    ],
  }),
  'attorney-approved': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.approval.own.subject'),
      paragraphs: [say('mail.approval.own.what')],
      action: { label: say('mail.generated.action'), url: `${customer}/documents/review` },
    }),
    samples: [{}],
  }),
  'agreement-approved': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.approval.final.subject'),
      paragraphs: [say('mail.approval.final.what')],
      action: { label: say('mail.generated.action'), url: `${customer}/documents/review` },
    }),
    samples: [{}],
  }),
  'approval-rescinded': mailKind({
    reader: 'MEMBER',
    compose: (
      { portal, reason }: { portal: 'customer' | 'attorney'; reason: string | null },
      { customer, attorney },
    ) => ({
      subject: say('mail.approval.rescinded.subject'),
      paragraphs: [say('mail.approval.rescinded.what')],
      ...(reason !== null && { quote: { title: say('mail.approval.rescinded.why'), lines: [reason] } }),
      action: { label: say('mail.openTroth'), url: portal === 'customer' ? `${customer}/documents` : attorney },
    }),
    samples: [
      { portal: 'customer', reason: null },
      { portal: 'attorney', reason: 'The schedules need another look.' },
    ],
  }),
  'agreement-edited': mailKind({
    reader: 'MEMBER',
    compose: (
      {
        editor,
        changed,
        message,
        documentId,
      }: {
        editor: string;
        changed: ClauseChanges;
        message: string;
        /** For an attorney; null for a partner. */
        documentId: string | null;
      },
      { customer, attorney },
    ) => ({
      subject: say('mail.edited.subject', { editor }),
      paragraphs: [say('mail.edited.what', { editor }), ...changesOf(changed), say('mail.edited.voided')],
      quote: { title: say('mail.edited.message'), lines: [message] },
      action: {
        label: say('mail.edited.action'),
        url: documentId === null ? `${customer}/documents/review` : `${attorney}/documents/${documentId}/editor`,
      },
    }),
    samples: [
      {
        editor: 'Frances Ade',
        changed: { added: 1, removed: 0, reworded: 2, moved: 1 },
        message: 'Support is capped, as discussed on Monday.',
        documentId: null,
      },
    ],
  }),
  'clause-discussion': mailKind({
    reader: 'MEMBER',
    compose: ({ documentId, isAttorney }: { documentId: string; isAttorney: boolean }, { customer, attorney }) => ({
      subject: say('mail.clauseDiscussion.subject'),
      paragraphs: [say('mail.clauseDiscussion.what')],
      action: {
        label: say('mail.clauseDiscussion.action'),
        url: isAttorney ? `${attorney}/documents/${documentId}/editor` : `${customer}/documents/review`,
      },
    }),
    samples: [{ documentId: '00000000-0000-4000-8000-000000000001', isAttorney: true }],
  }),
  'drafts-erased': mailKind({
    reader: 'MEMBER',
    compose: ({ reason }: { reason: string }, { attorney }) => ({
      subject: say('mail.draftsErased.subject'),
      paragraphs: [say('mail.draftsErased.what')],
      quote: { title: say('mail.draftsErased.reason'), lines: [reason] },
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [{ reason: 'You asked us to by phone.' }],
  }),
  'counsel-confirmation': mailKind({
    reader: 'COUNSEL',
    compose: ({ client, partner, token }: { client: string; partner: string; token: string }, { api }) => ({
      subject: say('mail.counsel.subject', { client }),
      paragraphs: [say('mail.counsel.what', { client, partner }), say('mail.counsel.how')],
      action: { label: say('mail.counsel.action'), url: `${api}/counsel-confirmations/${token}` },
      footnote: say('mail.counsel.footnote'),
    }),
    samples: [{ client: 'Alex Kim', partner: 'Blake Rivera', token: 'sample' }],
  }),
  'counsel-regenerated': mailKind({
    reader: 'COUNSEL',
    compose: ({ client, partner, hasConfirmed }: { client: string; partner: string; hasConfirmed: boolean }) => ({
      subject: say('mail.counselRegenerated.subject', { client }),
      paragraphs: [
        say('mail.counselRegenerated.what', { client, partner }),
        say(hasConfirmed ? 'mail.counselRegenerated.confirmed' : 'mail.counselRegenerated.link'),
        say('mail.counselRegenerated.next', { client }),
      ],
    }),
    samples: [
      { client: 'Alex Kim', partner: 'Blake Rivera', hasConfirmed: true },
      { client: 'Alex Kim', partner: 'Blake Rivera', hasConfirmed: false },
    ],
  }),
};
