import { isImported, type RegenerationCheck, type RegenerationReason } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import type { Couple } from '../couples/couple';
import { readAssemblyInput } from './assembly-input';
import { commitRepository } from '../generation/commit.repository';
import type { InputParts } from '../generation/input-parts';

/** In this order one reason is told: what changes most of the document comes first. */
const REASONS: readonly (readonly [RegenerationReason, readonly (keyof InputParts)[]])[] = [
  ['STATE_CHANGED', ['state']],
  ['ANSWERS_CHANGED', ['answersA', 'answersB']],
  ['DISCLOSURE_CHANGED', ['disclosureA', 'disclosureB']],
  ['PROFILE_CHANGED', ['partyA', 'partyB']],
  ['TEMPLATE_CHANGED', ['template']],
];

/** Whether the document still says what the couple answered, and who changed what (customer spec section 3). */
export async function regenerationCheck(tx: Tx, couple: Couple, now: Date): Promise<RegenerationCheck> {
  const { document } = couple;
  const current = await readAssemblyInput(tx, couple, now);
  const latest = await commitRepository(tx).latest(document.id);
  const isGenerated = document.lastGeneratedAt !== null;
  const changed = (part: keyof InputParts): boolean =>
    latest !== undefined && current !== null && latest.inputParts[part] !== current.parts[part];
  // What was made elsewhere was not made from the answers, and never falls behind them.
  const isStale =
    isGenerated &&
    !isImported(document) &&
    current !== null &&
    latest !== undefined &&
    current.hash !== document.lastGeneratedInputHash;
  const reason: RegenerationReason | null = !isGenerated
    ? 'NEVER_GENERATED'
    : isStale
      ? (REASONS.find(([, parts]) => parts.some(changed))?.[0] ?? 'TEMPLATE_CHANGED')
      : null;
  return {
    needsRegeneration: reason !== null,
    reason,
    lastGeneratedAt: isoOrNull(document.lastGeneratedAt),
    currentInputHash: current?.hash ?? null,
    lastGeneratedInputHash: document.lastGeneratedInputHash,
    documentGeneratedAt: isoOrNull(latest?.commitAt ?? null),
    userAMadeChanges: isStale && (['answersA', 'disclosureA', 'partyA'] as const).some(changed),
    userBMadeChanges: isStale && (['answersB', 'disclosureB', 'partyB'] as const).some(changed),
  };
}
