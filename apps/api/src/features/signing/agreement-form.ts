import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { SIDES } from '@troth/domain/people';
import type { AgreementForm } from '@troth/domain/signing';

/** The clauses of the template by which an agreement is known to hold something that matters on the day of signing. */
export const TELLING_CLAUSES = {
  limitsSupport: ['sup_waive', 'sup_one', 'sup_short', 'sup_terms', 'sup_sum', 'sup_lump'],
  waivesDisclosure: ['dis_waive'],
  hasEmbryoTerms: ['fam_embryo'],
  hasInitialedSections: ['sgn_initials'],
  hasWitnessPage: ['sgn_witness', 'sgn_witness_advised'],
  hasAcknowledgments: ['sgn_notary'],
  hasRightsNotice: ['vol_notice'],
  hasTranslator: ['sgn_translator'],
} as const satisfies Record<Exclude<keyof AgreementForm, 'certifiedSides' | 'isCertifiedOnline'>, readonly string[]>;

export const CERTIFICATE_CLAUSES = { A: 'sgn_attorney_a', B: 'sgn_attorney_b' } as const;

const everyBlock = (clauses: readonly ClauseNode[]): ClauseNode['blocks'] =>
  clauses.flatMap(({ blocks, children }) => [...blocks, ...everyBlock(children)]);

/** The way of signing for which the certificates of an agreement have their words; null where they fit both. */
export const certifiedWayOf = ({ sections }: AgreementTree): 'IN_PERSON' | 'ONLINE' | null =>
  sections
    .flatMap(({ clauses }) => everyBlock(clauses))
    .map((block) => (block.type === 'certificate' ? (block.way ?? null) : null))
    .find((way) => way !== null) ?? null;

const keysOf = (clauses: readonly ClauseNode[]): string[] =>
  clauses.flatMap(({ key, children }) => [key, ...keysOf(children)]);

/** What an agreement holds, read from the text that is signed and not from the answers behind it. */
export function agreementFormOf(tree: AgreementTree): AgreementForm {
  const { sections } = tree;
  const keys = new Set(sections.flatMap(({ clauses }) => keysOf(clauses)));
  const holds = (what: keyof typeof TELLING_CLAUSES) => TELLING_CLAUSES[what].some((key) => keys.has(key));
  return {
    limitsSupport: holds('limitsSupport'),
    waivesDisclosure: holds('waivesDisclosure'),
    hasEmbryoTerms: holds('hasEmbryoTerms'),
    hasInitialedSections: holds('hasInitialedSections'),
    hasWitnessPage: holds('hasWitnessPage'),
    hasAcknowledgments: holds('hasAcknowledgments'),
    isCertifiedOnline: certifiedWayOf(tree) === 'ONLINE',
    hasRightsNotice: holds('hasRightsNotice'),
    hasTranslator: holds('hasTranslator'),
    certifiedSides: SIDES.filter((side) => keys.has(CERTIFICATE_CLAUSES[side])),
  };
}
