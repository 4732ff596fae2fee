import type { FinancialKind } from '../disclosure/enumerations';
import type { Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import type { FindingCode } from './codes';

/** Places that a finding leads to. */
export const FIX_PLACES = [
  'QUESTION',
  'ENTRY',
  'DISCLOSURE',
  'PARTNERS_DISCLOSURE',
  'JOINT_ENTRIES',
  'PROFILE',
  'ATTORNEY_SERVICES',
] as const;

/** Where a finding can be fixed. `of` names whose profile, disclosure or attorney it is. */
export type Fix =
  | { readonly where: 'QUESTION'; readonly questionKey: string }
  | { readonly where: 'ENTRY'; readonly of: Side; readonly kind: FinancialKind; readonly entryId: Id }
  | { readonly where: 'DISCLOSURE'; readonly of: Side; readonly kind: FinancialKind | null }
  /** Reading what the other one disclosed, and confirming to have received it. */
  | { readonly where: 'PARTNERS_DISCLOSURE'; readonly of: Side }
  | { readonly where: 'JOINT_ENTRIES' }
  | { readonly where: 'PROFILE'; readonly of: Side }
  | { readonly where: 'ATTORNEY_SERVICES'; readonly of: Side };

/** The law that a finding rests on, where it is law. */
export interface LegalBasis {
  readonly citation: string | null;
  readonly note: string | null;
}

/** Something that the preflight found. */
export interface Finding {
  readonly code: FindingCode;
  /** The partner whom it is about; null when it is about both. */
  readonly side: Side | null;
  /** True when only that partner may see it: it speaks of an answer that is nobody else's (row 3). */
  readonly isPrivate: boolean;
  /** What the sentences about it are filled with. */
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly law: LegalBasis | null;
  /** At least one. */
  readonly fixes: readonly [Fix, ...Fix[]];
  /**
   * All that was found, for the hash under which it is confirmed: while this is equal a confirmation holds
   * (ADR 0023). It is never shown.
   */
  readonly facts: unknown;
}

interface Told extends Partial<Omit<Finding, 'code' | 'fixes'>> {
  readonly fixes: readonly Fix[];
}

/** @returns Nothing where there is nothing to fix: a finding leads somewhere. */
export function found(code: FindingCode, { fixes, ...told }: Told): Finding[] {
  const [first, ...rest] = fixes;
  if (first === undefined) return [];
  const { side = null, isPrivate = false, parameters = {}, law = null } = told;
  return [
    { code, side, isPrivate, parameters, law, fixes: [first, ...rest], facts: told.facts ?? { parameters, fixes } },
  ];
}

/** What a confirmation names: one finding of each code for each partner, or for both. */
export const findingKey = ({ code, side }: Pick<Finding, 'code' | 'side'>): string =>
  side === null ? code : `${code}_${side}`;

export const questionFixes = (...questionKeys: readonly string[]): Fix[] =>
  questionKeys.map((questionKey) => ({ where: 'QUESTION', questionKey }));
