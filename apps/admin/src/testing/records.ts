import type { components } from '@troth/api-client';
import { aDocumentRecord, aLicense, anAttorneyRecord, aUserRecord, stampsOf } from '@troth/portal/testing-records';

type Schemas = components['schemas'];

const stamps = stampsOf('2025-11-01T10:00:00.000Z');

export const ids = {
  morgan: '00000000-0000-4000-8000-0000000000ad',
  alex: '00000000-0000-4000-8000-0000000000a1',
  blake: '00000000-0000-4000-8000-0000000000b1',
  harper: '00000000-0000-4000-8000-0000000000e1',
  document: '00000000-0000-4000-8000-0000000000d0',
  firm: '00000000-0000-4000-8000-0000000000f1',
  otherFirm: '00000000-0000-4000-8000-0000000000f2',
  texas: '00000000-0000-4000-8000-000000000048',
  iowa: '00000000-0000-4000-8000-000000000019',
} as const;

export const aPerson = (changes: Partial<Schemas['User']> = {}): Schemas['User'] =>
  aUserRecord({
    id: ids.morgan,
    ...stamps,
    firstName: 'Morgan',
    lastName: 'Admin',
    email: 'admin@demo.troth',
    externalId: 'morgan',
    termsAgreedAt: null,
    termsVersion: null,
    userType: 'ADMIN',
    ...changes,
  });

export const alex = () =>
  aPerson({ id: ids.alex, firstName: 'Alex', lastName: 'Arden', email: 'alex@demo.troth', userType: 'CUSTOMER' });
export const blake = () =>
  aPerson({ id: ids.blake, firstName: 'Blake', lastName: 'Barlow', email: 'blake@demo.troth', userType: 'CUSTOMER' });
const harper = () =>
  aPerson({ id: ids.harper, firstName: 'Harper', lastName: 'Holt', email: 'harper@demo.troth', userType: 'ATTORNEY' });

export const aRow = (
  person: Schemas['User'],
  changes: Partial<Schemas['UserSummary']> = {},
): Schemas['UserSummary'] => ({
  ...person,
  stateId: null,
  licensedStateIds: [],
  documentId: null,
  documentStage: null,
  attorneyStage: null,
  isPaid: false,
  waitlistedAt: null,
  ...changes,
});

export const somePeople = (): Schemas['UserSummary'][] => [
  aRow(alex(), { stateId: ids.texas, documentId: ids.document, documentStage: 'QUESTIONNAIRE' }),
  aRow(harper(), { licensedStateIds: [ids.texas, ids.iowa], attorneyStage: 'UNDER_REVIEW' }),
  aRow(aPerson()),
];

export const aDocument = (): Schemas['Document'] =>
  aDocumentRecord({
    id: ids.document,
    ...stamps,
    templateId: ids.firm,
    userAId: ids.alex,
    userBId: ids.blake,
    userA: alex(),
    userB: blake(),
    stateId: ids.texas,
  });

export const anAdminDocument = (changes: Partial<Schemas['AdminDocument']> = {}): Schemas['AdminDocument'] => ({
  id: ids.document,
  createdAt: stamps.createdAt,
  updatedAt: stamps.updatedAt,
  stateId: ids.texas,
  isActive: true,
  deletedAt: null,
  restorableUntil: null,
  status: 'NOT_APPROVED',
  partners: [
    { id: ids.alex, name: 'Alex Arden', side: 'A' },
    { id: ids.blake, name: 'Blake Barlow', side: 'B' },
  ],
  attorneys: [],
  lastGeneratedAt: null,
  reviewedAt: null,
  finalizedAt: null,
  version: null,
  lock: null,
  drafts: 0,
  notarization: null,
  prenup: 'UNPAID',
  prenupBoughtBy: null,
  purchases: 0,
  ...changes,
});

export const aFirm = (changes: Partial<Schemas['LawFirm']> = {}): Schemas['LawFirm'] => ({
  id: ids.firm,
  ...stamps,
  name: 'Holt Law',
  contactEmail: 'harper@holtlaw.example',
  website: null,
  isApproved: false,
  payoutDetails: null,
  stripeAccountId: null,
  ...changes,
});

/** What a whole list says beside its rows. */
export const onePage = (total: number) => ({ total, isTotalExact: true, nextCursor: null, previousCursor: null });

export const aFirmSummary = (changes: Partial<Schemas['LawFirmSummary']> = {}): Schemas['LawFirmSummary'] => ({
  ...aFirm(),
  lead: { id: ids.harper, name: 'Harper Holt', stage: 'UNDER_REVIEW' },
  attorneyCount: 1,
  accountState: 'NOT_STARTED',
  ...changes,
});

export const aFirmDetail = (changes: Partial<Schemas['LawFirmDetail']> = {}): Schemas['LawFirmDetail'] => ({
  ...aFirmSummary(),
  attorneys: [{ id: ids.harper, name: 'Harper Holt', stage: 'UNDER_REVIEW' }],
  dependents: { attorneys: 0, clients: 0 },
  accountDue: [],
  actions: [],
  ...changes,
});

export const aReview = (changes: Partial<Schemas['AdminReview']> = {}): Schemas['AdminReview'] => ({
  id: ids.document,
  ...stamps,
  attorneyId: ids.harper,
  userId: ids.alex,
  message: 'Clear and kind.',
  rating: 50,
  status: 'PENDING',
  attorneyName: 'Harper Holt',
  clientName: 'Alex Arden',
  ...changes,
});

export const anEvent = (changes: Partial<Schemas['AdminEvent']> = {}): Schemas['AdminEvent'] => ({
  id: ids.document,
  ...stamps,
  purchaseItemId: ids.firm,
  attorneyId: ids.harper,
  attorneyName: 'Harper Holt',
  beneficiaryUserId: ids.alex,
  clientName: 'Alex Arden',
  serviceType: 'Q_A',
  eventStartAt: '2099-03-02T18:00:00.000Z',
  eventEndAt: '2099-03-02T18:20:00.000Z',
  eventStatus: 'BOOKED',
  serviceCompletedAt: null,
  cancelUrl: null,
  rescheduleUrl: null,
  locationType: 'OUTBOUND_CALL',
  location: '+12125550123',
  timeZone: 'America/Chicago',
  attorneyTimeZone: 'America/New_York',
  provider: 'builtin',
  ...changes,
});

export const nothingWaits = (): Schemas['AdminWaiting'] => ({
  applications: 0,
  licenses: 0,
  lawFirms: 0,
  reviews: 0,
  calls: 0,
  tickets: 0,
  disputes: 0,
  payoutsReady: 0,
  payoutsBlocked: 0,
});

export const anAttorney = (changes: Partial<Schemas['Attorney']> = {}): Schemas['Attorney'] =>
  anAttorneyRecord({
    id: ids.harper,
    ...stamps,
    bio: 'Family lawyer in Austin.',
    yearsOfExperience: 5,
    lawSchool: 'Baylor',
    stage: 'UNDER_REVIEW',
    lawFirmId: ids.firm,
    isLawFirmLead: true,
    user: harper(),
    lawFirm: aFirm(),
    attorneyStates: [aLicense(ids.harper, ids.texas, 'TX-24110342')],
    ...changes,
  });

const someRates = (date: string, dollars: number): Schemas['ExchangeRatesOverview']['current']['rates'] =>
  [['USD', dollars] as const, ['JPY', 171.26] as const].map(([currency, rate]) => ({
    id: `${date} ${currency}`,
    ...stamps,
    currency,
    rate,
    base: 'EUR',
    date,
  }));

export const aRatesOverview = (
  changes: Partial<Schemas['ExchangeRatesOverview']> = {},
): Schemas['ExchangeRatesOverview'] => ({
  refresh: 'ECB',
  current: { date: '2025-11-19', source: 'ECB', ageInDays: 1, isOld: false, rates: someRates('2025-11-19', 1.1583) },
  held: null,
  lastCheck: { at: '2025-11-19T15:30:00.000Z', outcome: 'ACCEPTED' },
  ...changes,
});

/** A table in which the dollar lost a quarter. */
export const heldRates = (): NonNullable<Schemas['ExchangeRatesOverview']['held']> => ({
  date: '2025-11-20',
  source: 'ECB',
  ageInDays: 0,
  rates: someRates('2025-11-20', 1.447875),
  moved: ['USD'],
});

export const aPurchase = (changes: Partial<Schemas['AdminPurchaseItem']> = {}): Schemas['AdminPurchaseItem'] => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  version: 'first',
  title: 'Representation',
  productType: 'REPRESENTATION',
  buyerId: ids.alex,
  buyerName: 'Alex Arden',
  clientId: ids.alex,
  clientName: 'Alex Arden',
  documentId: ids.document,
  boughtAt: '2025-10-29T10:00:00.000Z',
  metAt: '2025-11-10T10:00:00.000Z',
  attorneyId: ids.harper,
  attorneyName: 'Harper Holt',
  lawFirmId: ids.firm,
  lawFirmName: 'Holt Law',
  accountState: 'READY',
  pricePaidInCents: 69_900,
  feePaidInCents: 2_057,
  refundedInCents: 0,
  refundableInCents: 69_900,
  paidInCents: 0,
  dueInCents: 67_843,
  reversibleInCents: 0,
  hasCharge: true,
  paymentStatus: 'SUCCESSFUL',
  bookingStatus: 'BOOKED',
  payoutStatus: 'DUE',
  payoutClosedAt: null,
  disputedAt: null,
  partialPayoutReason: null,
  waitsFor: null,
  payouts: [],
  ...changes,
});

export const aPurchasePage = (...items: Schemas['AdminPurchaseItem'][]): Schemas['AdminPurchasePage'] => ({
  items,
  total: items.length,
  firms: items.length === 0 ? 0 : 1,
  pricePaidInCents: items.reduce((sum, { pricePaidInCents }) => sum + pricePaidInCents, 0),
  feePaidInCents: items.reduce((sum, { feePaidInCents }) => sum + (feePaidInCents ?? 0), 0),
  dueInCents: items.reduce((sum, { dueInCents }) => sum + dueInCents, 0),
  withoutFee: 0,
  nextCursor: null,
});
