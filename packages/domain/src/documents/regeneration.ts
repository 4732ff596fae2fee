import { isImported } from './document-states';
import type { RegenerationReason } from './enumerations';
import type { RegenerationCheck } from './schemas';

/** Hash of each part of what the assembly read, to tell later which part changed and whose it is. */
export interface InputParts {
  readonly answersA: string;
  readonly answersB: string;
  readonly disclosureA: string;
  readonly disclosureB: string;
  readonly partyA: string;
  readonly partyB: string;
  /** The state and its law. */
  readonly state: string;
  /** The state alone, by its id; versions made before it was kept do not tell. */
  readonly stateId?: string;
  readonly template: string;
}

/** What the check compares. */
export interface RegenerationFacts {
  readonly document: { readonly lastGeneratedAt: string | null; readonly lastGeneratedInputHash: string | null };
  /** What the assembly would read now; null before there is a state. */
  readonly current: { readonly hash: string; readonly parts: InputParts } | null;
  /** The newest version; null before the first. */
  readonly latest: { readonly commitAt: string; readonly inputParts: InputParts } | null;
}

/**
 * In this order one reason is given: what changes most of the document comes first. Another law of the same state is our
 * change, not theirs.
 */
const REASONS: readonly (readonly [RegenerationReason, readonly (keyof InputParts)[]])[] = [
  ['STATE_CHANGED', ['state']],
  ['ANSWERS_CHANGED', ['answersA', 'answersB']],
  ['DISCLOSURE_CHANGED', ['disclosureA', 'disclosureB']],
  ['PROFILE_CHANGED', ['partyA', 'partyB']],
  ['LAW_CHANGED', ['state']],
  ['TEMPLATE_CHANGED', ['template']],
];

/**
 * Whether the document still says what the couple answered, and who changed what. What was made elsewhere was not made
 * from the answers, and never falls behind them. Customer spec section 3 "Regeneration check".
 */
export function regenerationCheck({ document, current, latest }: RegenerationFacts): RegenerationCheck {
  const isGenerated = document.lastGeneratedAt !== null;
  const changed = (part: keyof InputParts): boolean =>
    latest !== null && current !== null && latest.inputParts[part] !== current.parts[part];
  const isStale =
    isGenerated &&
    !isImported(document) &&
    current !== null &&
    latest !== null &&
    current.hash !== document.lastGeneratedInputHash;
  const isSameState = latest?.inputParts.stateId !== undefined && !changed('stateId');
  const isOfReason = ([reason, parts]: (typeof REASONS)[number]) =>
    reason !== (isSameState ? 'STATE_CHANGED' : 'LAW_CHANGED') && parts.some(changed);
  const reason: RegenerationReason | null = !isGenerated
    ? 'NEVER_GENERATED'
    : isStale
      ? (REASONS.find(isOfReason)?.[0] ?? 'TEMPLATE_CHANGED')
      : null;
  return {
    needsRegeneration: reason !== null,
    reason,
    lastGeneratedAt: document.lastGeneratedAt,
    currentInputHash: current?.hash ?? null,
    lastGeneratedInputHash: document.lastGeneratedInputHash,
    documentGeneratedAt: latest?.commitAt ?? null,
    userAMadeChanges: isStale && (['answersA', 'disclosureA', 'partyA'] as const).some(changed),
    userBMadeChanges: isStale && (['answersB', 'disclosureB', 'partyB'] as const).some(changed),
  };
}
