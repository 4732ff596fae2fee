import type { components } from '@troth/api-client';
import { aDocumentRecord, aState, stamps } from '@troth/portal/testing-records';
import { aPerson, ids } from './couple';

type Schemas = components['schemas'];

export const blakeId = '00000000-0000-4000-8000-00000000000b';
export const aBlake = () => aPerson({ id: blakeId, firstName: 'Blake', lastName: 'Barlow', email: 'blake@demo.troth' });

/** The document of Alex and Blake, nothing generated yet. */
export const aDocument = (changes: Partial<Schemas['Document']> = {}): Schemas['Document'] =>
  aDocumentRecord({
    id: ids.document,
    templateId: ids.section,
    userAId: ids.alex,
    userBId: blakeId,
    userA: aPerson(),
    userB: aBlake(),
    stateId: ids.newYork,
    state: aState(ids.newYork, 'New York', 'NY'),
    ...changes,
  });

export const thePartner = (changes: Partial<Schemas['PartnerSummary']> = {}): Schemas['PartnerSummary'] => ({
  id: blakeId,
  side: 'B',
  firstName: 'Blake',
  isQuestionnaireComplete: true,
  areFinancialsDone: true,
  missingIncomeYears: [],
  sectionsDone: 2,
  doneSectionIds: [],
  sectionsTotal: 2,
  hasStarted: true,
  lastActiveOn: '2026-06-14',
  nextReminderAt: null,
  ...changes,
});

export const aPrenup = (): Schemas['Product'] => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  ...stamps,
  title: 'Prenuptial agreement',
  description: 'One price for the couple.',
  priceInCents: 59_900,
  productType: 'PRENUP',
  productCategory: 'DOCUMENT',
  productIcon: 'doc',
  isSharedProduct: true,
  discountsAllowed: true,
  stripePriceId: null,
  onePerUser: true,
});

export const aCart = (cartItems: Schemas['CartItem'][] = []): Schemas['Cart'] => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  ...stamps,
  userId: ids.alex,
  cartStatus: 'UNPAID',
  discountCodeId: null,
  totalPaidInCents: null,
  totalFeeInCents: null,
  paymentMethod: null,
  transactionCompletedAt: null,
  cartItems,
  removedItems: [],
});

export const aCartItem = (): Schemas['CartItem'] => ({
  id: '00000000-0000-4000-8000-0000000000c2',
  ...stamps,
  cartId: aCart().id,
  productId: aPrenup().id,
  product: aPrenup(),
  quantity: 1,
  chosenAttorneyId: null,
  chosenAttorney: null,
  beneficiaryUserId: null,
});

/** What a cart costs: the prenup, unless said otherwise. */
export const cartTotals = (changes: Partial<Schemas['CartTotals']> = {}): Schemas['CartTotals'] => ({
  subtotalInCents: 59_900,
  discountInCents: 0,
  totalInCents: 59_900,
  promoCode: null,
  refusal: null,
  refusalText: null,
  ...changes,
});

/** What Alex bought for themself. */
export const aPurchase = (changes: Partial<Schemas['PurchaseItem']> = {}): Schemas['PurchaseItem'] => ({
  id: '00000000-0000-4000-8000-0000000000c4',
  ...stamps,
  attorneyId: null,
  productId: aPrenup().id,
  userId: ids.alex,
  beneficiaryUserId: ids.alex,
  cartId: null,
  documentId: ids.document,
  category: 'DOCUMENT',
  payoutStatus: 'DUE',
  refundNotes: null,
  pricePaidInCents: aPrenup().priceInCents,
  pricePaidToAttorneyInCents: 0,
  feePaidInCents: 0,
  bookingStatus: 'WAITING',
  paymentStatus: 'SUCCESSFUL',
  amountRefundedInCents: 0,
  refundedAt: null,
  partialPayoutReason: null,
  product: aPrenup(),
  ...changes,
});

export const aCheckout = (status: Schemas['CheckoutStatus']): Schemas['CheckoutSession'] => ({
  checkoutId: '00000000-0000-4000-8000-0000000000c3',
  cartId: aCart().id,
  sessionId: 'cs_1',
  url: 'http://api.test/sandbox/checkout/cs_1',
  status,
  amountInCents: 59_900,
  expiresAt: '2026-11-21T11:00:00.000Z',
});

export const anIncome = (year: number, changes: Partial<Schemas['Income']> = {}): Schemas['Income'] => ({
  id: `00000000-0000-4000-8000-00000000${String(year)}`,
  ...stamps,
  userId: ids.alex,
  documentId: ids.document,
  currency: 'USD',
  version: 1,
  year,
  incomeType: 'BASE_SALARY',
  valueInCents: 9_000_000,
  ...changes,
});

export const anAsset = (
  number: number,
  changes: Partial<Schemas['AccountAndAsset']> = {},
): Schemas['AccountAndAsset'] => ({
  id: `00000000-0000-4000-8000-0000000000f${String(number)}`,
  ...stamps,
  userId: ids.alex,
  documentId: ids.document,
  currency: 'USD',
  version: 1,
  assetAccountType: 'ACCOUNT',
  accountType: 'SAVINGS',
  institution: 'Harbor Bank',
  accountNumber: '4417',
  valueInCents: 2_400_000,
  isJoint: false,
  partnerAgrees: null,
  ...changes,
});

/** An answer to a question of `aQuestion`, by option ids or as typed. */
export const anAnswer = (
  questionId: string,
  userId: string,
  given: { optionIds?: readonly string[]; valueTyped?: string | null },
): Schemas['Answer'] => ({
  id: userId.replace('0000-4000', `${questionId.slice(-6, -2)}-4000`),
  ...stamps,
  questionId,
  userId,
  documentId: ids.document,
  valueTyped: given.valueTyped ?? null,
  answerQuestionOptions: (given.optionIds ?? []).map((questionOptionId) => ({
    questionOptionId,
    answerId: questionId,
    isDefault: false,
  })),
  version: 1,
});
