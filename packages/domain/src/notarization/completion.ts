/**
 * Why a notarized agreement is not sealed yet. FAILED and NO_TIME (no timestamp of the authority that is configured) pass
 * on their own; the others need a person to look at them. ADR 0048.
 */
export const SEAL_PROBLEMS = [
  'FAILED',
  'NO_TIME',
  'NO_FILE',
  'NOT_A_PDF',
  'NOT_REVIEWED',
  'OTHER_COMMIT',
  'OTHER_PAGES',
] as const;
export type SealProblem = (typeof SEAL_PROBLEMS)[number];

/** Whether a person has to look at it before anything can be sealed. */
export const isSealingStopped = (problem: SealProblem | null): boolean =>
  problem !== null && problem !== 'FAILED' && problem !== 'NO_TIME';

/**
 * Why what was notarized is not what the document stands for now; null when it is. Exactly the reviewed version is
 * notarized: that it was reviewed and that it is this one is looked at again when it is sealed.
 *
 * @param notarized The hash of the commit, or the file of an agreement that was made elsewhere; null where none is known.
 * @param current The same of the document as it is now.
 */
export function sealObstacle(facts: {
  readonly document: { readonly reviewedAt: string | null; readonly finalizedAt: string | null };
  readonly notarized: string | null;
  readonly current: string | null;
}): 'NOT_REVIEWED' | 'OTHER_COMMIT' | null {
  const { document, notarized, current } = facts;
  if (notarized === null || notarized !== current) return 'OTHER_COMMIT';
  return document.reviewedAt === null && document.finalizedAt === null ? 'NOT_REVIEWED' : null;
}

export type CompletionEventKind =
  | 'VERSION_MADE'
  | 'IMPORTED'
  | 'REVIEWED'
  | 'APPROVED'
  | 'COUNSEL_CONFIRMED'
  | 'FINALIZED'
  | 'MAILED'
  | 'SENT'
  | 'IDENTITY_CHECKED'
  | 'SIGNED'
  | 'WITNESSED'
  | 'ACKNOWLEDGED'
  | 'COMPLETED'
  | 'SCANNED'
  | 'CONFIRMED';

export interface CompletionEvent {
  readonly at: string;
  readonly kind: CompletionEventKind;
  /** Whose act it was; null for the house, the notary and witnesses. */
  readonly personId: string | null;
  /** Its place in the document's log; null for what only the provider told. */
  readonly entry: number | null;
}

const OF_VERSION: Readonly<Record<string, CompletionEventKind>> = {
  'documents.commit': 'VERSION_MADE',
  'documents.import': 'IMPORTED',
};
const ABOUT_VERSION: Readonly<Record<string, CompletionEventKind>> = {
  'documents.confirmReview': 'REVIEWED',
  'documents.grantApproval': 'APPROVED',
  'counselConfirmations.confirm': 'COUNSEL_CONFIRMED',
  'externalAttorneys.uploadCertificate': 'COUNSEL_CONFIRMED',
};
const OF_NOTARIZATION: Readonly<Record<string, CompletionEventKind>> = {
  'notarizations.begin': 'SENT',
  'notarizations.recordScan': 'SCANNED',
  'notarizations.confirmScan': 'CONFIRMED',
};

/** What is read of an entry of the document's log. */
interface Entry {
  readonly position: number;
  readonly at: string;
  readonly action: string;
  readonly outcome: 'DONE' | 'REFUSED';
  readonly actorId: string | null;
  readonly subjectId: string | null;
}

/**
 * How a version came to be notarized: what the document's log says since it was made, and what the notary's provider
 * told, in the order of time. An approval that was taken back is no event, nor is a scan that was replaced with what was
 * said of it; of one who confirmed twice, the first counts.
 *
 * @param entries The document's chain, in its order.
 * @param told By the provider, or written down from the paper; instants are ISO texts.
 */
export function completionEvents(facts: {
  readonly entries: readonly Entry[];
  readonly notarizationId: string;
  readonly finalizedAt: string | null;
  /** When the version had been mailed to both. */
  readonly mailedAt: string | null;
  readonly told: readonly {
    readonly at: string;
    readonly kind: 'IDENTITY_CHECKED' | 'SIGNED' | 'WITNESSED' | 'ACKNOWLEDGED' | 'COMPLETED';
    readonly reference: string | null;
  }[];
}): CompletionEvent[] {
  const done = facts.entries.filter(({ outcome }) => outcome === 'DONE');
  const version = done.findLast(({ action }) => action in OF_VERSION);
  const since = version === undefined ? done : done.filter(({ position }) => position >= version.position);
  let events: CompletionEvent[] = [];
  for (const { action, actorId, subjectId, position, at } of since) {
    const ofNotarization = subjectId === facts.notarizationId ? OF_NOTARIZATION[action] : undefined;
    const kind = OF_VERSION[action] ?? ABOUT_VERSION[action] ?? ofNotarization;
    if (action === 'documents.rescindApproval')
      events = events.filter((event) => event.kind !== 'APPROVED' || event.personId !== actorId);
    if (kind === 'SCANNED') events = events.filter((event) => event.kind !== 'SCANNED' && event.kind !== 'CONFIRMED');
    const isKnown = events.some((event) => event.kind === kind && event.personId === actorId && actorId !== null);
    if (kind !== undefined && !isKnown) events.push({ at, kind, personId: actorId, entry: position });
  }
  const ofHouse = [
    ['FINALIZED', facts.finalizedAt],
    ['MAILED', facts.mailedAt],
  ] as const;
  for (const [kind, at] of ofHouse) if (at !== null) events.push({ at, kind, personId: null, entry: null });
  for (const { at, kind, reference } of facts.told) events.push({ at, kind, personId: reference, entry: null });
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
