import { missingNames } from '../people/names';

type NamedPerson = Parameters<typeof missingNames>[0];

/** Why the agreement cannot be generated, first things first. */
export const GENERATION_REFUSALS = [
  'IMPORTED',
  'NO_STATE',
  'PRENUP_NOT_PAID',
  'NO_PARTNER',
  'NAMES_MISSING',
  'BLOCKED',
  'ALIGNMENT_INCOMPLETE',
  'ACKNOWLEDGEMENTS_MISSING',
  'FINDINGS_UNCONFIRMED',
] as const;
export type GenerationRefusal = (typeof GENERATION_REFUSALS)[number];

/** What the gate before generation reads of a couple. */
export interface GenerationFacts {
  readonly isImported: boolean;
  readonly hasState: boolean;
  readonly isPaid: boolean;
  /** Both partners; null for one who is not there yet. */
  readonly people: readonly ((NamedPerson & { readonly hasAcknowledged: boolean }) | null)[];
  readonly isQuestionnaireBlocked: boolean;
  readonly isAligned: boolean;
  /** Whether both confirmed each finding that needs it. */
  readonly areFindingsConfirmed: boolean;
}

/** The first reason why the agreement cannot be generated; null when it can. Customer spec section 8; decisions, row 14. */
export function generationRefusal(facts: GenerationFacts): GenerationRefusal | null {
  const people = facts.people.filter((person) => person !== null);
  if (facts.isImported) return 'IMPORTED';
  if (!facts.hasState) return 'NO_STATE';
  if (!facts.isPaid) return 'PRENUP_NOT_PAID';
  if (people.length < 2) return 'NO_PARTNER';
  if (people.some((person) => missingNames(person).length > 0)) return 'NAMES_MISSING';
  if (facts.isQuestionnaireBlocked) return 'BLOCKED';
  if (!facts.isAligned) return 'ALIGNMENT_INCOMPLETE';
  if (!people.every(({ hasAcknowledged }) => hasAcknowledged)) return 'ACKNOWLEDGEMENTS_MISSING';
  return facts.areFindingsConfirmed ? null : 'FINDINGS_UNCONFIRMED';
}
