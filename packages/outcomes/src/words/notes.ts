import type { DisclosureGap } from '../disclosure';
import type { Projection } from '../project';
import type { Told } from './table';

/** What is known of the couple beside the figures. */
export interface Known {
  readonly gaps: readonly ('NO_STATE' | 'PARTNER_NOT_DONE' | 'NO_PARTNER')[];
  readonly disclosureGaps: readonly DisclosureGap[];
  /** Whether answers are only those on which the two agree: what one partner's attorney reads. */
  readonly isAgreedOnly: boolean;
  /** Questions that matter here and on which the two still differ. */
  readonly disputed: number;
  readonly changedByHand: readonly string[];
}

/** What a reader has to know of a picture: what is missing, what is open, and what is not computed. */
export function notesOf(known: Known, now: Projection | undefined, { say, names, state, clauses }: Told): string[] {
  const notComputed = now?.withAgreement?.notComputed ?? [];
  const byHand = notComputed.filter((key) => known.changedByHand.includes(key));
  const gapText = (gap: DisclosureGap): string =>
    gap.gap === 'UNKNOWN_RATE'
      ? say('gap.UNKNOWN_RATE', { currency: gap.currency })
      : say(`gap.${gap.gap}`, { name: names[gap.side] });
  return [
    ...known.gaps.map((gap) => say(`gap.${gap}`)),
    ...known.disclosureGaps.map(gapText),
    ...(known.isAgreedOnly ? [say('gap.AGREED_ONLY')] : []),
    ...(known.disputed > 0 ? [say('gap.DISPUTED', { count: known.disputed })] : []),
    ...(byHand.length > 0
      ? [
          say('gap.CHANGED_BY_HAND', {
            count: byHand.length,
            clauses: byHand.map((key) => clauses.get(key) ?? say('byHand.unnamed')).join(', '),
          }),
        ]
      : []),
    ...(notComputed.length > byHand.length ? [say('gap.NOT_COMPUTED')] : []),
    ...(now?.withoutAgreement?.notKnown ?? []).map((gap) => say(`gap.${gap}`, { state })),
  ];
}
