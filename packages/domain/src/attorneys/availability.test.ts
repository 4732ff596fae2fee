import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { representationQuantity } from '../purchases/derived-states';
import {
  type AttorneyFacts,
  attorneyRefusal,
  compareAttorneys,
  type EngagementFacts,
  engagedAttorneyIds,
  representationBeneficiaries,
  representationOffer,
  type RepresentationSide,
} from './availability';

const attorney = (changes: Partial<AttorneyFacts> = {}): AttorneyFacts => ({
  id: 'attorney',
  stage: 'APPROVED',
  lawFirmId: 'firm',
  isFirmApproved: true,
  isTakingNewClients: true,
  licensedStateIds: ['NY', 'NJ'],
  services: ['REPRESENTATION', 'Q_A'],
  isEmbryoAttorney: false,
  hasFastTurnaround: false,
  responseTimeHours: 24,
  yearsOfExperience: 10,
  averageRating: null,
  lawFirmName: 'Firm',
  email: 'attorney@firm.example',
  phoneNumber: null,
  ...changes,
});
const noConflict = {
  partners: [],
  otherSide: new Set<string>(),
  firmsOfOtherSide: new Set<string>(),
  outsideCounsel: [],
  cannotAct: new Set<string>(),
};
const need = {
  serviceType: 'REPRESENTATION',
  stateId: 'NY',
  needsEmbryoExperience: false,
  firmsOfPartner: new Set<string>(),
  ownAttorneys: new Set<string>(),
  conflict: noConflict,
} as const;

describe('whom a person can hire (D19)', () => {
  it.each([
    ['an approved attorney of an approved firm, licensed in the state', {}, {}, null],
    ['one under review', { stage: 'UNDER_REVIEW' }, {}, 'NOT_APPROVED'],
    ['one who was deactivated', { stage: 'DEACTIVATED' }, {}, 'NOT_APPROVED'],
    ['one without a firm', { lawFirmId: null }, {}, 'FIRM_NOT_APPROVED'],
    ['one whose firm is not approved', { isFirmApproved: false }, {}, 'FIRM_NOT_APPROVED'],
    ['one who has stopped taking new clients', { isTakingNewClients: false }, {}, 'NOT_TAKING_CLIENTS'],
    [
      'one who has stopped taking new clients, for a current client',
      { isTakingNewClients: false },
      { ownAttorneys: new Set(['attorney']) },
      null,
    ],
    ['one licensed elsewhere', { licensedStateIds: ['CA'] }, {}, 'NOT_LICENSED'],
    ['one who takes calls only', { services: ['Q_A'] }, {}, 'SERVICE_NOT_OFFERED'],
    ['one who takes calls only, for a call', { services: ['Q_A'] }, { serviceType: 'Q_A' }, null],
    ['no experience, embryo clause agreed', {}, { needsEmbryoExperience: true }, 'NO_EMBRYO_EXPERIENCE'],
    ['experience, embryo clause agreed', { isEmbryoAttorney: true }, { needsEmbryoExperience: true }, null],
    ['one of the partner’s firm', {}, { firmsOfPartner: new Set(['firm']) }, 'FIRM_OF_PARTNER'],
    ['one of another firm than the partner’s', {}, { firmsOfPartner: new Set(['other']) }, null],
    [
      'one who advised the partner',
      {},
      { conflict: { ...noConflict, otherSide: new Set(['attorney']) } },
      'CONFLICT_OF_INTEREST',
    ],
  ] as const)('%s', (_name, who, what, refusal) => {
    expect(attorneyRefusal(attorney(who), { ...need, ...what })).toBe(refusal);
  });
});

describe('whom a partner has engaged', () => {
  const item = (changes: Partial<EngagementFacts> = {}): EngagementFacts => ({
    productType: 'Q_A',
    beneficiaryUserId: 'B',
    attorneyId: 'caller',
    paymentStatus: 'SUCCESSFUL',
    bookingStatus: 'WAITING',
    deletedAt: null,
    ...changes,
  });
  it.each([
    ['a call counts', {}, ['caller']],
    ['representation counts', { productType: 'REPRESENTATION' }, ['caller']],
    ['another product does not', { productType: 'NOTARIZATION' }, []],
    ['what the other partner has does not', { beneficiaryUserId: 'A' }, []],
    ['nobody chosen yet', { attorneyId: null }, []],
    ['given back before a meeting', { paymentStatus: 'FULL_REFUNDED', bookingStatus: 'SCHEDULED' }, []],
    ['given back after a meeting', { paymentStatus: 'FULL_REFUNDED', bookingStatus: 'BOOKED' }, ['caller']],
    ['deleted', { deletedAt: '2026-01-01T00:00:00.000Z' }, []],
  ] as const)('%s', (_name, changes, engaged) => {
    expect([...engagedAttorneyIds([item(changes)], 'B', null)]).toEqual(engaged);
  });
  it('and the attorney of the side, once', () => {
    expect([...engagedAttorneyIds([item()], 'B', 'assigned')]).toEqual(['assigned', 'caller']);
    expect([...engagedAttorneyIds([item()], 'B', 'caller')]).toEqual(['caller']);
  });
});

const side = (state: RepresentationSide['state'], ...firms: string[]): RepresentationSide => ({
  state,
  firms: new Set(firms),
});

describe('for whom representation can be bought (D19)', () => {
  it.each([
    ['nobody to hire', side('OPEN'), side('OPEN'), 0, false, false],
    ['one firm for two', side('OPEN', 'x'), side('OPEN', 'x'), 1, true, true],
    ['two firms for two', side('OPEN', 'x', 'y'), side('OPEN', 'x', 'y'), 2, true, true],
    ['a firm each', side('OPEN', 'x'), side('OPEN', 'y'), 2, true, true],
    ['a firm for one of them', side('OPEN', 'x'), side('OPEN'), 1, true, false],
    ['alone so far', side('OPEN', 'x', 'y'), null, 1, true, false],
    ['both have it', side('PAID', 'x'), side('PAID', 'y'), 0, false, false],
    ['the partner has it', side('OPEN', 'y'), side('PAID', 'x'), 1, true, false],
    ['I have it', side('PAID', 'x'), side('OPEN', 'y'), 1, false, true],
    [
      'the last firm is kept for who has paid and not chosen',
      side('OPEN', 'x'),
      side('UNCHOSEN', 'x'),
      0,
      false,
      false,
    ],
    ['a second firm is not', side('OPEN', 'x', 'y'), side('UNCHOSEN', 'x', 'y'), 1, true, false],
    ['who finds nobody after paying keeps nobody out', side('OPEN', 'x'), side('UNCHOSEN'), 1, true, false],
  ] as const)('%s', (_name, user, partner, maximum, userCanPurchase, fianceCanPurchase) => {
    expect(representationOffer(user, partner)).toEqual({ maximum, userCanPurchase, fianceCanPurchase });
  });

  const sides = fc.record({
    state: fc.constantFrom('PAID' as const, 'UNCHOSEN' as const, 'OPEN' as const),
    firms: fc.uniqueArray(fc.constantFrom('v', 'w', 'x', 'y')).map((firms) => new Set(firms)),
  });
  it('never sells more than can be given, by two firms, to sides that have none', () => {
    fc.assert(
      fc.property(sides, fc.option(sides), fc.integer({ min: 0, max: 5 }), (user, partner, requested) => {
        const offer = representationOffer(user, partner);
        const quantity = representationQuantity({ ...offer, requested });
        const served = representationBeneficiaries(offer, { quantity, wanted: null });
        expect(served).toHaveLength(quantity);
        const bySide = { SELF: user, PARTNER: partner };
        for (const who of served) expect(bySide[who]?.state).toBe('OPEN');
        // Everybody who has paid finds a firm of their own, tried by hand over all pairs.
        const all = [user, ...(partner === null ? [] : [partner])];
        const waiting = all.filter(
          (one) => (one.state === 'UNCHOSEN' && one.firms.size > 0) || served.some((who) => bySide[who] === one),
        );
        if (quantity > 0) {
          const [first, second] = waiting;
          const found = [...(first?.firms ?? [])].some(
            (one) => second === undefined || [...second.firms].some((other) => other !== one),
          );
          expect(found).toBe(true);
        }
        expect(offer.maximum > 0).toBe(offer.userCanPurchase || offer.fianceCanPurchase);
      }),
    );
  });
});

describe('who is represented by a purchase', () => {
  const both = { maximum: 2, userCanPurchase: true, fianceCanPurchase: true };
  const partnerOnly = { maximum: 1, userCanPurchase: false, fianceCanPurchase: true };
  it.each([
    [both, 2, null, ['SELF', 'PARTNER']],
    [both, 1, null, ['SELF']],
    [both, 1, 'PARTNER', ['PARTNER']],
    [partnerOnly, 1, null, ['PARTNER']],
    [partnerOnly, 1, 'SELF', []],
    [both, 0, 'SELF', []],
  ] as const)('%j, %i, for %s: %j', (offer, quantity, wanted, beneficiaries) => {
    expect(representationBeneficiaries(offer, { quantity, wanted })).toEqual(beneficiaries);
  });
});

describe('the order of attorneys', () => {
  it.each([
    ['fast before well reviewed', { hasFastTurnaround: true }, { averageRating: 5 }],
    ['the better reviews', { averageRating: 4.6 }, { averageRating: 4.5 }],
    ['reviews before none', { averageRating: 1 }, { averageRating: null }],
    ['the sooner answer', { responseTimeHours: 23 }, { responseTimeHours: 24 }],
    ['a known time before none', { responseTimeHours: 700 }, { responseTimeHours: null }],
    ['longer practice', { yearsOfExperience: 11 }, { yearsOfExperience: 10 }],
  ] as const)('%s', (_name, first, second) => {
    const [one, other] = [attorney({ id: 'z', ...first }), attorney({ id: 'a', ...second })];
    expect([other, one].sort(compareAttorneys)).toEqual([one, other]);
  });
  it('is the same whatever the order they come in', () => {
    const [one, other] = [attorney({ id: 'a' }), attorney({ id: 'b' })];
    expect(compareAttorneys(one, other)).toBeLessThan(0);
    expect(compareAttorneys(other, one)).toBeGreaterThan(0);
    expect(compareAttorneys(one, one)).toBe(0);
  });
});
