import type { components } from '@troth/api-client';
import { ids } from './couple';
import { blakeId } from './couple-document';

type Schemas = components['schemas'];

export const VERSION = 'a'.repeat(64);

const signer = (side: 'A' | 'B', changes: Partial<Schemas['NotarizationOutlook']['signers'][number]> = {}) => ({
  userId: side === 'A' ? ids.alex : blakeId,
  side,
  firstName: side === 'A' ? 'Alex' : 'Blake',
  middleName: null,
  lastName: side === 'A' ? 'Arden' : 'Barlow',
  suffix: null,
  email: side === 'A' ? 'alex@demo.troth' : 'blake@demo.troth',
  phoneNumber: null,
  problems: [],
  ...changes,
});

/** Nothing stands in the way of Alex and Blake, and online notarization is paid for; unless said otherwise. */
export const anOutlook = (changes: Partial<Schemas['NotarizationOutlook']> = {}): Schemas['NotarizationOutlook'] => ({
  blocker: null,
  version: VERSION,
  commitAt: '2026-11-20T10:00:00.000Z',
  online: { isOffered: true, obstacle: null },
  inPerson: { obstacle: null },
  isPaid: true,
  isPaymentNeeded: false,
  wait: null,
  weddingWarning: null,
  weddingDate: null,
  timeZone: 'America/New_York',
  isWitnessRequired: false,
  certifiedWay: null,
  signers: [signer('A'), signer('B')],
  partnerNotice: null,
  current: null,
  ...changes,
});

export const aSigner = signer;

/** One online that both can enter; unless said otherwise. */
export const aNotarization = (changes: Partial<Schemas['Notarization']> = {}): Schemas['Notarization'] => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  deletedAt: null,
  createdById: ids.alex,
  updatedById: ids.alex,
  documentId: ids.document,
  provider: 'PROOF',
  stage: 'SENT',
  turn: ['A', 'B'],
  userALink: 'https://notary.test/alex',
  userBLink: null,
  attorneyALink: null,
  attorneyBLink: null,
  externalStatus: 'sent_to_signer',
  commitHash: VERSION,
  sourceFileId: null,
  userADoneAt: null,
  userBDoneAt: null,
  userAIdentityFailedAt: null,
  userBIdentityFailedAt: null,
  rejectionReason: null,
  activatesAt: null,
  expiresAt: null,
  providerCompletedAt: null,
  notarizationCompletedAt: null,
  notarizedFileId: null,
  scan: null,
  endedAt: null,
  endedReason: null,
  endedById: null,
  abilities: { reset: true, delete: true, confirm: false, replace: false },
  ...changes,
});

/** The scan of a paper that Blake added. */
export const aScan = (changes: Partial<Schemas['Notarization']> = {}): Schemas['Notarization'] =>
  aNotarization({
    provider: 'IN_PERSON',
    stage: 'AWAITING_CONFIRMATION',
    turn: ['A'],
    userALink: null,
    externalStatus: null,
    userBDoneAt: '2026-11-21T10:00:00.000Z',
    scan: {
      fileId: ids.section,
      fileSha256: 'b'.repeat(64),
      signedOn: '2026-11-20',
      notary: {
        name: 'Thi Nguyễn',
        commissionNumber: '2291',
        state: 'GA',
        county: 'Fulton',
        commissionExpiresOn: '2028-01-31',
      },
      witnesses: ['Wes Moor', 'Ana O’Brien-Smith'],
      uploadedById: blakeId,
    },
    abilities: { reset: true, delete: true, confirm: true, replace: true },
    ...changes,
  });
