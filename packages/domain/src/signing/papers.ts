import { type Side, SIDES } from '../people/enumerations';
import { SIGNING_PAPERS, type SigningPaperKind } from './codes';
import type { SeparatePaperRule, SigningBasis, SigningFacts } from './facts';

/** A paper of the packet besides the agreement. */
export interface SigningPaper {
  readonly kind: SigningPaperKind;
  /** Whose it is; null when it is both partners'. */
  readonly side: Side | null;
  /** Null where it is our advice. */
  readonly basis: SigningBasis | null;
  /** Whether the partner's attorney signs it too. */
  readonly isWithAttorney: boolean;
}

function paperOf(rule: SeparatePaperRule, facts: SigningFacts, side: Side): SigningPaper[] {
  const isRepresented = facts.isRepresented[side];
  const isNeeded = rule.kind === 'DISCLOSURE_WAIVER' ? facts.agreement?.waivesDisclosure === true : !isRepresented;
  if (!isNeeded) return [];
  const isWithAttorney = rule.kind === 'DISCLOSURE_WAIVER' && facts.law.needsAttorney.disclosureWaiver !== null;
  return [{ kind: rule.kind, side, basis: rule.basis, isWithAttorney }];
}

/**
 * Whether the notary finds certificates for signing in person in the agreement itself. Pages with the words for a video
 * call don't fit, and notaries of some states may complete only the form of their statute.
 */
export const hasCertificatesForPaper = ({ law, agreement }: Pick<SigningFacts, 'law' | 'agreement'>): boolean =>
  agreement !== null &&
  agreement.hasAcknowledgments &&
  !agreement.isCertifiedOnline &&
  !law.particulars.includes('OWN_FORM_OF_NOTARY');

/**
 * The papers that are signed besides the agreement, in the order in which they are bound: waivers that the state wants
 * apart, and the pages for witnesses and notary where the agreement has none of its own that fit signing on paper. Of an agreement that was made
 * elsewhere it is not known what it holds, so that it gets both pages, to be used where they are missing.
 */
export function signingPapers(facts: SigningFacts): SigningPaper[] {
  const { law, agreement } = facts;
  const added = (kind: SigningPaperKind): SigningPaper => ({
    kind,
    side: null,
    basis: law.form,
    isWithAttorney: false,
  });
  const apart = SIDES.flatMap((side) => law.papers.flatMap((rule) => paperOf(rule, facts, side)));
  const papers = [
    ...apart,
    ...(law.witnesses.need !== 'NONE' && agreement?.hasWitnessPage !== true ? [added('WITNESS_PAGE')] : []),
    ...(hasCertificatesForPaper(facts) ? [] : [added('ACKNOWLEDGMENTS')]),
  ];
  return papers.toSorted((a, b) => SIGNING_PAPERS.indexOf(a.kind) - SIGNING_PAPERS.indexOf(b.kind));
}
