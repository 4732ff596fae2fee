import { type Side, SIDES } from '../people/enumerations';
import type { NotarizationStage } from './enumerations';
import { type NotarizationFacts, notarizationStage } from './stage';

/** As much of a notarization as says who has done their part: signed, or confirmed the scan. */
export interface NotarizationParts extends NotarizationFacts {
  readonly userADoneAt: string | null;
  readonly userBDoneAt: string | null;
}

const hasDone = (facts: NotarizationParts, side: Side) =>
  (side === 'A' ? facts.userADoneAt : facts.userBDoneAt) !== null;

/** Stages in which the partners are the ones to act. */
const PARTNERS_ACT: readonly NotarizationStage[] = ['SENT', 'IN_PROGRESS', 'PARTIAL', 'AWAITING_CONFIRMATION'];

/** The partners whose turn it is: who have not signed yet, or not confirmed the scan. Nobody's while others work. */
export const notarizationTurn = (facts: NotarizationParts): Side[] =>
  PARTNERS_ACT.includes(notarizationStage(facts)) ? SIDES.filter((side) => !hasDone(facts, side)) : [];

/** Why a notarization cannot be given up. */
export const RESET_REFUSALS = ['NOTARIZED', 'ENDED', 'SIGNER_DONE'] as const;
export type ResetRefusal = (typeof RESET_REFUSALS)[number];

/**
 * Why a notarization cannot be reset or deleted; null when it can: until a signer has completed, as the provider takes
 * nothing back from then on, and then an admin is needed (`forceResetRefusal`). A scan can be taken back until both have
 * confirmed it, and what expired at the provider always. Customer spec §4 "it can be reset, or force-reset by an admin".
 */
export function resetRefusal(facts: NotarizationParts): ResetRefusal | null {
  const final = forceResetRefusal(facts);
  if (final !== null) return final;
  const stage = notarizationStage(facts);
  if (stage === 'ENDED' || stage === 'AWAITING_CONFIRMATION') return null;
  return facts.providerCompletedAt !== null || stage === 'COMPLETING' || SIDES.some((side) => hasDone(facts, side))
    ? 'SIGNER_DONE'
    : null;
}

/** Why not even an admin can give a notarization up; null when one can: until it is sealed. Customer spec §4. */
export function forceResetRefusal(facts: NotarizationFacts): Exclude<ResetRefusal, 'SIGNER_DONE'> | null {
  if (facts.notarizationCompletedAt !== null) return 'NOTARIZED';
  return facts.deletedAt === null ? null : 'ENDED';
}
