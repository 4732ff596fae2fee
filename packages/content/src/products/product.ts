import {
  ATTORNEY_SAVINGS_CLAIM_IN_CENTS,
  QA_CALL_MINUTES,
  REPRESENTATION_FLAT_FEE_IN_CENTS,
} from '@troth/domain/constants';
import type { Product } from '@troth/domain/purchases';
import { contentId } from '../ids';

/** A Product of Customer spec §3; timestamps are the database's to give. */
export type ProductContent = Omit<Product, 'createdAt' | 'updatedAt' | 'deletedAt' | 'createdById' | 'updatedById'>;

/**
 * What is sold, at the prices of D25. They seed the database, where an
 * operator changes them. `stripePriceId` is set when a Stripe account is connected.
 */
export const products: readonly ProductContent[] = [
  {
    id: contentId('product', 'prenup'),
    title: 'Prenuptial agreement',
    description:
      'The full questionnaire for both of you, a comparison of your answers, your financial disclosures and the agreement created from them. One price per couple.',
    priceInCents: 59_900,
    productType: 'PRENUP',
    productCategory: 'DOCUMENT',
    productIcon: 'doc',
    isSharedProduct: true,
    discountsAllowed: true,
    stripePriceId: null,
    onePerUser: true,
  },
  {
    id: contentId('product', 'representation'),
    title: 'Attorney representation',
    description:
      'An attorney licensed in your state who represents one of you, reviews the agreement, edits it with you and approves it. Flat fee, no retainer.',
    priceInCents: REPRESENTATION_FLAT_FEE_IN_CENTS,
    productType: 'REPRESENTATION',
    productCategory: 'ATTORNEY_SERVICE',
    productIcon: 'scale',
    isSharedProduct: false,
    discountsAllowed: true,
    stripePriceId: null,
    // One partner may buy for both, each partner's own being limited by who is represented already (rows 19 and 20).
    onePerUser: false,
  },
  {
    id: contentId('product', 'q_a'),
    title: 'Attorney Q&A call',
    description: `A ${QA_CALL_MINUTES}-minute phone call with an attorney licensed in your state to answer your questions.`,
    priceInCents: 4_900,
    productType: 'Q_A',
    productCategory: 'ATTORNEY_SERVICE',
    productIcon: 'phone',
    isSharedProduct: false,
    discountsAllowed: true,
    stripePriceId: null,
    // Another call may be bought once the last one is over.
    onePerUser: false,
  },
  {
    id: contentId('product', 'notarization'),
    title: 'Online notarization',
    description:
      'A video call with a notary for both of you, where your state allows it. You don’t need it if you sign before a notary in person. One price per couple.',
    priceInCents: 5_000,
    productType: 'NOTARIZATION',
    productCategory: 'DOCUMENT',
    productIcon: 'seal',
    isSharedProduct: true,
    discountsAllowed: false,
    stripePriceId: null,
    onePerUser: true,
  },
];

/** A statement about money that must be backed before the public sees it (row 25). */
export interface Claim {
  key: string;
  text: string;
  amountInCents: number;
  /** Where the figure comes from. */
  source: string;
  /** Calendar date on which the source was recorded, YYYY-MM-DD. */
  recordedOn: string;
  /** False until someone has filed evidence; a production start warns until then. */
  substantiated: boolean;
}

/** Customer spec §9 "Attorney savings claim shown". */
export const savingsClaim: Claim = {
  key: 'attorney_savings',
  text: 'Couples save $8,000 on average',
  amountInCents: ATTORNEY_SAVINGS_CLAIM_IN_CENTS,
  source: 'Figure from the product specification. No study or data behind it is on file.',
  recordedOn: '2026-11-20',
  substantiated: false,
};
