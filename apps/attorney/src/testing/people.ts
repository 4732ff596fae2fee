import type { components } from '@troth/api-client';
import { aLicense, anAttorneyRecord, aUserRecord, stamps } from '@troth/portal/testing-records';

type Schemas = components['schemas'];

export const ids = {
  frances: '00000000-0000-4000-8000-0000000000f0',
  casey: '00000000-0000-4000-8000-0000000000ca',
  document: '00000000-0000-4000-8000-0000000000d0',
  file: '00000000-0000-4000-8000-0000000000e0',
  firm: '00000000-0000-4000-8000-0000000000b0',
  california: '00000000-0000-4000-8000-000000000006',
  iowa: '00000000-0000-4000-8000-000000000019',
} as const;

export const frances = () =>
  aUserRecord({
    id: ids.frances,
    firstName: 'Frances',
    lastName: 'Fenn',
    email: 'frances@demo.troth',
    phoneNumber: '+14155550105',
    externalId: 'frances',
    userType: 'ATTORNEY',
  });

export const aFirm = (): Schemas['LawFirm'] => ({
  id: ids.firm,
  ...stamps,
  name: 'Fenn & Marsh LLP',
  contactEmail: 'office@fennmarsh.example',
  website: null,
  isApproved: true,
});

export const anAttorney = (changes: Partial<Schemas['Attorney']> = {}): Schemas['Attorney'] =>
  anAttorneyRecord({
    id: ids.frances,
    bio: 'I explain every clause.',
    yearsOfExperience: 16,
    lawSchool: 'Davis',
    stage: 'APPROVED',
    lawFirmId: ids.firm,
    user: frances(),
    lawFirm: aFirm(),
    attorneyStates: [aLicense(ids.frances, ids.california, 'CA-214507')],
    ...changes,
  });

export const aTask = (changes: Partial<Schemas['AttorneyTask']> = {}): Schemas['AttorneyTask'] => ({
  kind: 'APPROVE',
  clientId: ids.casey,
  clientName: 'Casey Coyle',
  clientSide: 'A',
  documentId: ids.document,
  eventId: null,
  at: '2026-11-20T15:00:00.000Z',
  phoneNumber: null,
  count: 0,
  stateId: null,
  expiresOn: null,
  dueOn: null,
  approvedAt: null,
  weddingDate: null,
  ...changes,
});

export const aPayoutItem = (changes: Partial<Schemas['PayoutItem']> = {}): Schemas['PayoutItem'] => ({
  id: ids.file,
  attorneyId: ids.frances,
  attorneyName: 'Frances Fenn',
  clientName: 'Casey Coyle',
  serviceType: 'REPRESENTATION',
  boughtAt: '2026-11-02T15:00:00.000Z',
  metAt: '2026-11-09T15:00:00.000Z',
  pricePaidInCents: 69_900,
  feePaidInCents: 2_057,
  refundedInCents: 0,
  paidInCents: 0,
  payoutStatus: 'DUE',
  partialPayoutReason: null,
  dueInCents: 67_843,
  waitsFor: null,
  payments: [],
  ...changes,
});

export const aFile = (changes: Partial<Schemas['AttorneyFile']> = {}): Schemas['AttorneyFile'] => ({
  id: ids.file,
  kind: 'MALPRACTICE_INSURANCE',
  name: 'policy.pdf',
  size: 48_000,
  contentType: 'application/pdf',
  createdAt: '2026-11-06T10:00:00.000Z',
  ...changes,
});

export const aCounsel = (changes: Partial<Schemas['Counsel']> = {}): Schemas['Counsel'] => ({
  sides: [
    {
      side: 'A',
      userId: ids.casey,
      firstName: 'Casey',
      requiresAttorney: true,
      isBooked: true,
      attorney: { kind: 'SERVICE', name: 'Frances Fenn', firmName: 'Fenn & Marsh LLP' },
      approvedAt: null,
      priorApprovedAt: null,
      rescindedBecause: null,
    },
    {
      side: 'B',
      userId: ids.iowa,
      firstName: 'Devon',
      requiresAttorney: true,
      isBooked: true,
      attorney: { kind: 'OWN', name: 'Iris Vale', firmName: 'Vale Law' },
      approvedAt: '2026-11-06T10:00:00.000Z',
      priorApprovedAt: null,
      rescindedBecause: null,
    },
  ],
  version: 'v1',
  refusal: null,
  ownSide: 'A',
  isLastToApprove: true,
  ...changes,
});

export const aClient = (changes: Partial<Schemas['AttorneyClient']> = {}): Schemas['AttorneyClient'] => ({
  id: ids.casey,
  firstName: 'Casey',
  middleName: null,
  lastName: 'Coyle',
  suffix: null,
  gender: null,
  email: 'casey@demo.troth',
  phoneNumber: '+14155550103',
  side: 'A',
  partnerName: 'Devon Dunmore',
  partnerCounsel: null,
  services: ['REPRESENTATION'],
  call: { standing: 'NONE', at: null },
  documentId: ids.document,
  stateId: ids.california,
  documentStatus: 'NOT_APPROVED',
  generatedAt: null,
  approvedAt: null,
  priorApprovedAt: null,
  finalizedAt: null,
  notarizedAt: null,
  weddingDate: null,
  nextDeadline: null,
  isPast: false,
  clientSince: '2026-11-02T10:00:00.000Z',
  isConflictOpen: false,
  unread: 0,
  ...changes,
});

export const aClientPage = (
  clients: Schemas['AttorneyClient'][],
  changes: Partial<Schemas['AttorneyClientPage']> = {},
): Schemas['AttorneyClientPage'] => ({
  clients,
  former: [],
  total: clients.length,
  isTotalExact: true,
  nextCursor: null,
  previousCursor: null,
  views: { OPEN: clients.length, WAITING: 0, PAST: 0 },
  stateIds: [...new Set(clients.flatMap(({ stateId }) => stateId ?? []))],
  ...changes,
});

export const aCall = (changes: Partial<Schemas['Event']> = {}): Schemas['Event'] => ({
  id: ids.iowa,
  ...stamps,
  purchaseItemId: ids.file,
  attorneyId: ids.frances,
  attorneyName: 'Frances Fenn',
  beneficiaryUserId: ids.casey,
  clientName: 'Casey Coyle',
  serviceType: 'REPRESENTATION',
  eventStartAt: '2026-01-12T17:00:00.000Z',
  eventEndAt: '2026-01-12T17:30:00.000Z',
  eventStatus: 'BOOKED',
  serviceCompletedAt: null,
  cancelUrl: null,
  rescheduleUrl: null,
  locationType: 'OUTBOUND_CALL',
  location: '+14155550103',
  timeZone: 'Asia/Tokyo',
  provider: 'builtin',
  offeredTimes: [],
  ...changes,
});

export const aCallPage = (
  events: Schemas['Event'][],
  changes: Partial<Schemas['CallPage']> = {},
): Schemas['CallPage'] => ({
  events,
  formerClientIds: [],
  total: events.length,
  isTotalExact: true,
  nextCursor: null,
  previousCursor: null,
  ...changes,
});

export const aClientDetail = (
  changes: Partial<Schemas['AttorneyClientDetail']> = {},
): Schemas['AttorneyClientDetail'] => ({
  ...aClient(),
  purchases: [],
  appointments: [],
  signingWait: null,
  ...changes,
});

export const aReview = (changes: Partial<Schemas['AttorneyReview']> = {}): Schemas['AttorneyReview'] => ({
  id: ids.iowa,
  ...stamps,
  attorneyId: ids.frances,
  userId: ids.casey,
  message: 'Kind and exact.',
  rating: 50,
  status: 'APPROVED',
  user: { firstName: 'Casey' },
  ...changes,
});

export const aTicket = (changes: Partial<Schemas['SupportTicket']> = {}): Schemas['SupportTicket'] => ({
  id: ids.casey,
  ...stamps,
  number: 1042,
  userId: ids.frances,
  topic: 'PAYMENT',
  message: 'A payout is missing.',
  pagePath: '/attorney/help',
  status: 'OPEN',
  reply: null,
  repliedAt: null,
  ...changes,
});
