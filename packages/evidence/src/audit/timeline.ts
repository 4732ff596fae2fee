import { ADOPTED, BEGUN, type EntryContent, REFUSALS_COUNTED } from './format';

/** What a person reads of an entry. */
export const TIMELINE_KINDS = [
  'BEGUN',
  'ADOPTED',
  'JOINED',
  'INVITED',
  'INVITATION_REVOKED',
  'REMINDED',
  'STATE_CHANGED',
  'DOCUMENT_CHANGED',
  'ANSWERED',
  'SETTLED',
  'DISCUSSED',
  'DISCLOSED',
  'RECEIVED',
  'FINDINGS_CONFIRMED',
  'GENERATION_ASKED',
  'VERSION_MADE',
  'IMPORTED',
  'IMPORT_TAKEN_OUT',
  'REOPENED',
  'REVIEWED',
  'APPROVED',
  'APPROVAL_RESCINDED',
  'ATTORNEY_ASSIGNED',
  'ATTORNEY_LEFT',
  'OWN_ATTORNEY',
  'COUNSEL_CONFIRMED',
  'FILE_ADDED',
  'FILE_DELETED',
  'PAID',
  'PAYMENT',
  'PAYMENT_STARTED',
  'PAYMENT_FAILED',
  'PAYMENT_DISPUTED',
  'REFUNDED',
  'PURCHASE_CHANGED',
  'MEETING',
  'CALL_BOOKED',
  'CALL_MOVED',
  'CALL_CANCELED',
  'CALL_HELD',
  'CALL_MISSED',
  'MESSAGE',
  'WEDDING_WARNED',
  'NOTARIZATION_BEGUN',
  'NOTARIZATION_STEP',
  'FROM_NOTARY',
  'SCAN_ADDED',
  'SCAN_CONFIRMED',
  'NOTARIZATION_ENDED',
  'SEALED',
  'ADMIN_ACCESS',
  'LOOKED_ANSWERS',
  'LOOKED_DISCLOSURE',
  'LOOKED_EVIDENCE',
  'LOOKED_AGREEMENT',
  'LOOKED_CHATS',
  'LOOKED_HISTORY',
  'LOOKED_BY_LINK',
  'REFUSED',
  'REFUSALS_COUNTED',
  'OTHER',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Parts of the way to an agreement, the last first: how a history is grouped. Beside it, services and who looked. */
export const TIMELINE_STAGES = [
  'NOTARIZATION',
  'REVIEW',
  'AGREEMENT',
  'DISCLOSURE',
  'ANSWERS',
  'START',
  'SERVICES',
  'ACCESS',
] as const;
export type TimelineStage = (typeof TIMELINE_STAGES)[number];

const stages = {
  BEGUN: 'START',
  ADOPTED: 'START',
  JOINED: 'START',
  INVITED: 'START',
  INVITATION_REVOKED: 'START',
  REMINDED: 'START',
  STATE_CHANGED: 'START',
  DOCUMENT_CHANGED: 'START',
  ANSWERED: 'ANSWERS',
  SETTLED: 'ANSWERS',
  DISCUSSED: 'ANSWERS',
  REOPENED: 'ANSWERS',
  DISCLOSED: 'DISCLOSURE',
  RECEIVED: 'DISCLOSURE',
  FINDINGS_CONFIRMED: 'AGREEMENT',
  GENERATION_ASKED: 'AGREEMENT',
  VERSION_MADE: 'AGREEMENT',
  IMPORTED: 'AGREEMENT',
  IMPORT_TAKEN_OUT: 'AGREEMENT',
  FILE_ADDED: 'AGREEMENT',
  FILE_DELETED: 'AGREEMENT',
  REVIEWED: 'REVIEW',
  APPROVED: 'REVIEW',
  APPROVAL_RESCINDED: 'REVIEW',
  COUNSEL_CONFIRMED: 'REVIEW',
  ATTORNEY_ASSIGNED: 'SERVICES',
  ATTORNEY_LEFT: 'SERVICES',
  OWN_ATTORNEY: 'SERVICES',
  PAID: 'SERVICES',
  PAYMENT: 'SERVICES',
  PAYMENT_STARTED: 'SERVICES',
  PAYMENT_FAILED: 'SERVICES',
  PAYMENT_DISPUTED: 'SERVICES',
  REFUNDED: 'SERVICES',
  PURCHASE_CHANGED: 'SERVICES',
  CALL_BOOKED: 'SERVICES',
  CALL_MOVED: 'SERVICES',
  CALL_CANCELED: 'SERVICES',
  CALL_HELD: 'SERVICES',
  CALL_MISSED: 'SERVICES',
  MEETING: 'SERVICES',
  MESSAGE: 'SERVICES',
  WEDDING_WARNED: 'NOTARIZATION',
  NOTARIZATION_BEGUN: 'NOTARIZATION',
  NOTARIZATION_STEP: 'NOTARIZATION',
  FROM_NOTARY: 'NOTARIZATION',
  SCAN_ADDED: 'NOTARIZATION',
  SCAN_CONFIRMED: 'NOTARIZATION',
  NOTARIZATION_ENDED: 'NOTARIZATION',
  SEALED: 'NOTARIZATION',
  ADMIN_ACCESS: 'ACCESS',
  LOOKED_ANSWERS: 'ACCESS',
  LOOKED_DISCLOSURE: 'ACCESS',
  LOOKED_EVIDENCE: 'ACCESS',
  LOOKED_AGREEMENT: 'ACCESS',
  LOOKED_CHATS: 'ACCESS',
  LOOKED_HISTORY: 'ACCESS',
  LOOKED_BY_LINK: 'ACCESS',
  REFUSED: 'ACCESS',
  REFUSALS_COUNTED: 'ACCESS',
  OTHER: 'ACCESS',
} as const satisfies Record<TimelineKind, TimelineStage>;

/** The part of the way to which an entry belongs. */
export const timelineStageOf = (kind: TimelineKind): TimelineStage => stages[kind];

const kinds: Readonly<Record<string, TimelineKind>> = {
  [BEGUN]: 'BEGUN',
  [ADOPTED]: 'ADOPTED',
  [REFUSALS_COUNTED]: 'REFUSALS_COUNTED',
  'documents.create': 'BEGUN',
  'documents.acceptInvite': 'JOINED',
  'documents.update': 'DOCUMENT_CHANGED',
  'documents.changeState': 'STATE_CHANGED',
  'documents.generate': 'GENERATION_ASKED',
  'documents.confirmFindings': 'FINDINGS_CONFIRMED',
  'documents.commit': 'VERSION_MADE',
  'documents.regenerate': 'REOPENED',
  'documents.import': 'IMPORTED',
  'documents.takeOutImport': 'IMPORT_TAKEN_OUT',
  'documents.confirmReview': 'REVIEWED',
  'documents.grantApproval': 'APPROVED',
  'documents.rescindApproval': 'APPROVAL_RESCINDED',
  'documents.assignAttorney': 'ATTORNEY_ASSIGNED',
  'documents.unassignAttorney': 'ATTORNEY_LEFT',
  'documentFiles.create': 'FILE_ADDED',
  'documentFiles.delete': 'FILE_DELETED',
  'users.invite': 'INVITED',
  'users.revokeInvitation': 'INVITATION_REVOKED',
  'users.remindPartner': 'REMINDED',
  'disclosure.confirmReceipt': 'RECEIVED',
  'payments.paid': 'PAID',
  answers: 'ANSWERED',
  disputes: 'SETTLED',
  discussions: 'DISCUSSED',
  assets: 'DISCLOSED',
  vehicles: 'DISCLOSED',
  businesses: 'DISCLOSED',
  debts: 'DISCLOSED',
  realEstates: 'DISCLOSED',
  incomes: 'DISCLOSED',
  inheritancesTrusts: 'DISCLOSED',
  legacyJointProperties: 'DISCLOSED',
  disclosure: 'DISCLOSED',
  evidence: 'DISCLOSED',
  jointEntries: 'DISCLOSED',
  externalAttorneys: 'OWN_ATTORNEY',
  counselConfirmations: 'COUNSEL_CONFIRMED',
  payments: 'PAYMENT',
  'payments.failed': 'PAYMENT_FAILED',
  'payments.dispute': 'PAYMENT_DISPUTED',
  'payments.refund': 'REFUNDED',
  'payments.refundDuplicate': 'REFUNDED',
  checkout: 'PAYMENT_STARTED',
  purchaseItems: 'PURCHASE_CHANGED',
  booking: 'MEETING',
  'booking.book': 'CALL_BOOKED',
  // The status of what was bought, which names the document; back to WAITING is a call canceled or missed.
  'booking.scheduled': 'CALL_BOOKED',
  'booking.booked': 'CALL_HELD',
  'booking.move': 'CALL_MOVED',
  'booking.moveByLink': 'CALL_MOVED',
  'booking.cancel': 'CALL_CANCELED',
  'booking.cancelByLink': 'CALL_CANCELED',
  events: 'MEETING',
  'events.cancel': 'CALL_CANCELED',
  'events.complete': 'CALL_HELD',
  'events.noShow': 'CALL_MISSED',
  chats: 'MESSAGE',
  'notarizations.notifyPartner': 'REMINDED',
  'notarizations.acknowledgeWarning': 'WEDDING_WARNED',
  'notarizations.begin': 'NOTARIZATION_BEGUN',
  'notarizations.settle': 'NOTARIZATION_STEP',
  'notarizations.fetchFile': 'FROM_NOTARY',
  'notarizations.recordScan': 'SCAN_ADDED',
  'notarizations.confirmScan': 'SCAN_CONFIRMED',
  'notarizations.complete': 'SEALED',
  notarizations: 'NOTARIZATION_ENDED',
  'adminAccess.open': 'ADMIN_ACCESS',
  'looking.ANSWERS': 'LOOKED_ANSWERS',
  'looking.DISCLOSURE': 'LOOKED_DISCLOSURE',
  'looking.EVIDENCE': 'LOOKED_EVIDENCE',
  'looking.AGREEMENT': 'LOOKED_AGREEMENT',
  'looking.CHATS': 'LOOKED_CHATS',
  'looking.HISTORY': 'LOOKED_HISTORY',
  'looking.byLink': 'LOOKED_BY_LINK',
};

/** By the action, or else by the part of it before the dot. */
export function timelineKindOf({ action, outcome }: Pick<EntryContent, 'action' | 'outcome'>): TimelineKind {
  if (outcome === 'REFUSED' && action !== REFUSALS_COUNTED) return 'REFUSED';
  return kinds[action] ?? kinds[action.split('.')[0] ?? ''] ?? 'OTHER';
}

/** A client's words with the own attorney are nothing to the partner, not even that there are any (so `audience.ts`). */
const PRIVATE_RESOURCES: readonly string[] = ['chats', 'attorneyReviews'];

/** Of whom an entry about looking is, where it is one partner's alone: the other is not told what an attorney read of it. */
export const LOOKED_AT_OF = 'partner';

/**
 * Whether a reader is shown what an entry says; if not, the log keeps its hash alone. What someone tried and was
 * refused, and their words to others, are theirs; everything else is visible to every reader of the log.
 */
export function isShownTo(
  {
    actorId,
    action,
    outcome,
    subjectKind,
    subjectId,
  }: Pick<EntryContent, 'actorId' | 'action' | 'outcome' | 'subjectKind' | 'subjectId'>,
  reader: { readonly id: string; readonly isAdmin: boolean },
): boolean {
  if (reader.isAdmin || actorId === reader.id) return true;
  if (subjectKind === LOOKED_AT_OF) return subjectId === reader.id;
  return outcome === 'DONE' && !PRIVATE_RESOURCES.includes(action.split('.')[0] ?? '');
}

export interface TimelineItem {
  /** Of the first of the entries that it stands for. */
  readonly position: number;
  readonly at: string;
  readonly until: string;
  readonly kind: TimelineKind;
  readonly actorKind: EntryContent['actorKind'];
  readonly actorId: string | null;
  readonly count: number;
  /** The version or file that it is about, where there is one. */
  readonly hash: string | null;
  readonly fileSha256: string | null;
}

/** What follows within this time, of the same kind and by the same person, is told in one line. */
const ONE_LINE_MS = 30 * 60_000;

/**
 * What a person reads of a chain: entries of one kind by one person that follow one another within half an hour are one
 * line. Versions, files, reviews and approvals each have their own.
 *
 * @param entries In the order of the chain, withheld ones left out.
 * @returns The newest first.
 */
export function timelineOf(
  entries: readonly (Pick<
    EntryContent,
    'at' | 'action' | 'outcome' | 'actorKind' | 'actorId' | 'count' | 'hashAfter' | 'fileSha256'
  > & { readonly position: number })[],
): TimelineItem[] {
  const items: TimelineItem[] = [];
  for (const { position, at, action, outcome, actorKind, actorId, ...entry } of entries) {
    const kind = timelineKindOf({ action, outcome });
    const last = items.at(-1);
    const namesOne = SINGLE.has(kind);
    const count = entry.count ?? 1;
    const isSameLine =
      last?.kind === kind &&
      !namesOne &&
      last.actorKind === actorKind &&
      last.actorId === actorId &&
      Date.parse(at) - Date.parse(last.until) <= ONE_LINE_MS;
    if (isSameLine) items[items.length - 1] = { ...last, until: at, count: last.count + count };
    else {
      items.push({
        position,
        at,
        until: at,
        kind,
        actorKind,
        actorId,
        count,
        hash: namesOne ? entry.hashAfter : null,
        fileSha256: entry.fileSha256,
      });
    }
  }
  return items.reverse();
}

const SINGLE: ReadonlySet<TimelineKind> = new Set([
  'ADMIN_ACCESS',
  'BEGUN',
  'ADOPTED',
  'VERSION_MADE',
  'IMPORTED',
  'IMPORT_TAKEN_OUT',
  'REVIEWED',
  'APPROVED',
  'APPROVAL_RESCINDED',
  'FILE_ADDED',
  'FILE_DELETED',
  'COUNSEL_CONFIRMED',
  'PAID',
  'NOTARIZATION_BEGUN',
  'FROM_NOTARY',
  'SCAN_ADDED',
  'SCAN_CONFIRMED',
  'NOTARIZATION_ENDED',
  'SEALED',
]);
