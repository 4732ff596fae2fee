import { isFinalStatus } from '@troth/domain/notarization';

/** So many failures lock a signer out, for a day: as at Proof, whose questions allow no more. */
const IDENTITY_FAILURES_MAX = 2;
const LOCKED_MS = 86_400_000;
/** Names that one page asks for. */
export const WITNESSES_MAX = 2;

export interface SandboxSigner {
  readonly place: number;
  readonly reference: string;
  readonly role: 'PARTNER' | 'ATTORNEY';
  readonly identityFailures: number;
  readonly lockedUntil: Date | null;
  readonly identifiedAt: Date | null;
  readonly joinedAt: Date | null;
  readonly signedAt: Date | null;
}

export interface SandboxTransaction {
  readonly id: string;
  readonly status: string;
  readonly isWitnessRequired: boolean;
  readonly isTogether: boolean | null;
  readonly witnesses: readonly string[];
  readonly witnessedAt: Date | null;
  readonly rejection: string | null;
  readonly activatesAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly signers: readonly SandboxSigner[];
}

/** Where a person stands at the sandbox notary: each is a page of its own. */
export type SandboxStep =
  | { readonly kind: 'CLOSED' }
  /** Until then the paper can only be read. */
  | { readonly kind: 'NOT_YET'; readonly opensAt: Date }
  /** Two partners: at one device, or each at the own. */
  | { readonly kind: 'WHO_IS_HERE' }
  | { readonly kind: 'LOCKED'; readonly who: SandboxSigner; readonly until: Date }
  | { readonly kind: 'IDENTITY'; readonly who: SandboxSigner }
  | { readonly kind: 'WAITING_ROOM'; readonly here: readonly SandboxSigner[] }
  | { readonly kind: 'SIGN'; readonly who: SandboxSigner }
  | { readonly kind: 'CERTIFICATE'; readonly who: SandboxSigner }
  /** The own part is done; others are not. */
  | { readonly kind: 'WAIT_FOR_OTHERS'; readonly missing: readonly SandboxSigner[] }
  | { readonly kind: 'WITNESSES' }
  | { readonly kind: 'NOTARY' };

/** What a press of a button says. */
export type SandboxAction =
  | { readonly kind: 'CHOOSE'; readonly isTogether: boolean }
  | { readonly kind: 'IDENTIFY'; readonly passes: boolean }
  | { readonly kind: 'JOIN' | 'LEAVE' | 'NO_SHOW' | 'SIGN' | 'DECLINE' | 'ACKNOWLEDGE' | 'EXPIRE' }
  | { readonly kind: 'WITNESS'; readonly names: readonly string[] }
  | { readonly kind: 'REFUSE'; readonly reason: string };

/** Proof's names of what a webhook tells. */
export type SandboxEventType =
  | 'transaction.signer.kba_passed'
  | 'transaction.signer.kba_failed'
  | 'transaction.meeting.created'
  | 'transaction.meeting.failed'
  | 'transaction.partially_completed'
  | 'transaction.completed'
  | 'transaction.completed_with_rejections'
  | 'transaction.declined'
  | 'transaction.expired';

/** Those who act at the device of a signer: both partners when they sit together, else the one. */
function here({ isTogether, signers }: SandboxTransaction, own: SandboxSigner): readonly SandboxSigner[] {
  if (own.role === 'ATTORNEY' || isTogether !== true) return [own];
  return signers.filter(({ role }) => role === 'PARTNER');
}

/** Where a signer stands; `null` when it is nobody of this transaction. */
export function stepOf(transaction: SandboxTransaction, reference: string, now: Date): SandboxStep | null {
  const own = transaction.signers.find((signer) => signer.reference === reference);
  if (own === undefined) return null;
  const { status, activatesAt, expiresAt, signers, isTogether } = transaction;
  const isOver = isFinalStatus(status) || status === 'draft' || status === 'recalled';
  if (isOver || (expiresAt !== null && expiresAt <= now)) return { kind: 'CLOSED' };
  if (activatesAt !== null && activatesAt > now) return { kind: 'NOT_YET', opensAt: activatesAt };
  if (own.role === 'ATTORNEY' && own.signedAt === null) return { kind: 'CERTIFICATE', who: own };
  if (own.role === 'PARTNER' && isTogether === null) return { kind: 'WHO_IS_HERE' };
  const present = here(transaction, own);
  const missing = signers.filter(({ signedAt }) => signedAt === null);
  const next = present.find(({ signedAt }) => signedAt === null);
  if (next !== undefined) {
    const unidentified = present.find(({ identifiedAt }) => identifiedAt === null);
    if (unidentified?.lockedUntil != null && unidentified.lockedUntil > now) {
      return { kind: 'LOCKED', who: unidentified, until: unidentified.lockedUntil };
    }
    if (unidentified !== undefined) return { kind: 'IDENTITY', who: unidentified };
    const isInMeeting = present.every(({ joinedAt }) => joinedAt !== null);
    return isInMeeting ? { kind: 'SIGN', who: next } : { kind: 'WAITING_ROOM', here: present };
  }
  if (own.role === 'ATTORNEY' || missing.length > 0) return { kind: 'WAIT_FOR_OTHERS', missing };
  if (transaction.isWitnessRequired && transaction.witnessedAt === null) return { kind: 'WITNESSES' };
  return { kind: 'NOTARY' };
}

interface Done {
  readonly transaction: SandboxTransaction;
  readonly event: SandboxEventType | null;
  readonly signerReference: string | null;
}

/** Which buttons are on which page. `EXPIRE` is on each of those where something can be done. */
const BUTTONS: Readonly<Record<SandboxStep['kind'], readonly SandboxAction['kind'][]>> = {
  CLOSED: [],
  NOT_YET: ['EXPIRE'],
  WHO_IS_HERE: ['CHOOSE', 'EXPIRE'],
  LOCKED: ['EXPIRE'],
  IDENTITY: ['IDENTIFY', 'EXPIRE'],
  WAITING_ROOM: ['JOIN', 'NO_SHOW', 'EXPIRE'],
  SIGN: ['SIGN', 'LEAVE', 'DECLINE', 'EXPIRE'],
  CERTIFICATE: ['SIGN', 'DECLINE', 'EXPIRE'],
  WAIT_FOR_OTHERS: ['EXPIRE'],
  WITNESSES: ['WITNESS', 'REFUSE', 'EXPIRE'],
  NOTARY: ['ACKNOWLEDGE', 'REFUSE', 'EXPIRE'],
};

/**
 * What becomes of a transaction when someone presses a button; null when the page on which it was pressed is no longer
 * theirs to act on. It takes the road of Proof's `detailed_status`.
 */
export function afterAction(
  transaction: SandboxTransaction,
  reference: string,
  action: SandboxAction,
  now: Date,
): Done | null {
  const step = stepOf(transaction, reference, now);
  if (step === null || !BUTTONS[step.kind].includes(action.kind)) return null;
  const own = transaction.signers.find((signer) => signer.reference === reference);
  const present = own === undefined ? [] : here(transaction, own);
  const who = 'who' in step ? step.who : null;
  const change = (whom: readonly (SandboxSigner | null)[], facts: Partial<SandboxSigner>): readonly SandboxSigner[] =>
    transaction.signers.map((signer) =>
      whom.some((one) => one?.place === signer.place) ? { ...signer, ...facts } : signer,
    );
  const done = (facts: Partial<SandboxTransaction>, event: Done['event'] = null): Done => ({
    transaction: { ...transaction, ...facts },
    event,
    signerReference: who?.reference ?? reference,
  });
  /** A transaction of which one partner has signed is called so until the other has, too. */
  const under = (status: string, signers = transaction.signers): string =>
    signers.some(({ signedAt }) => signedAt !== null) && signers.some(({ signedAt }) => signedAt === null)
      ? 'partially_complete'
      : status;

  switch (action.kind) {
    case 'CHOOSE':
      return done({ isTogether: action.isTogether, status: under('viewed') });
    case 'IDENTIFY':
      return identified();
    case 'JOIN':
      return done(
        { signers: change(present, { joinedAt: now }), status: under('meeting_in_progress') },
        'transaction.meeting.created',
      );
    case 'LEAVE':
    case 'NO_SHOW':
      return done(
        { signers: change(present, { joinedAt: null }), status: under('attempted') },
        'transaction.meeting.failed',
      );
    case 'SIGN': {
      const signers = change([who], { signedAt: now });
      const status = under('meeting_in_progress', signers);
      return done({ signers, status }, status === 'partially_complete' ? 'transaction.partially_completed' : null);
    }
    case 'WITNESS':
      return done({ witnesses: action.names, witnessedAt: now });
    case 'ACKNOWLEDGE':
      return done({ status: 'complete', endedAt: now }, 'transaction.completed');
    case 'REFUSE':
      return done(
        { status: 'complete_with_rejections', rejection: action.reason, endedAt: now },
        'transaction.completed_with_rejections',
      );
    case 'DECLINE':
      return done({ status: 'declined', endedAt: now }, 'transaction.declined');
    case 'EXPIRE':
      return done({ status: 'expired', expiresAt: now, endedAt: now }, 'transaction.expired');
  }

  function identified(): Done {
    if (action.kind === 'IDENTIFY' && action.passes) {
      return done(
        { signers: change([who], { identifiedAt: now }), status: under('started') },
        'transaction.signer.kba_passed',
      );
    }
    const failures = (who?.identityFailures ?? 0) + 1;
    const isLocked = failures % IDENTITY_FAILURES_MAX === 0;
    const lockedUntil = isLocked ? new Date(now.getTime() + LOCKED_MS) : null;
    return done(
      { signers: change([who], { identityFailures: failures, lockedUntil }), status: under('attempted') },
      'transaction.signer.kba_failed',
    );
  }
}
