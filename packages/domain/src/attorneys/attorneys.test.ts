import { describe, expect, it } from 'vitest';
import { ATTORNEY_STAGES } from './enumerations';
import {
  confirmationLinkState,
  counselConflict,
  externalAttorneyRefusal,
  hasAttorney,
  isAttorneyBooked,
} from './external-attorney';
import { averageRating, ratingOfStars, starsOf } from './ratings';
import { attorneyApplicationSchema } from './schemas';
import { canChangeReviewStatus, stageRefusal } from './stages';

describe('attorney stages (D2)', () => {
  const ready = { isFirmApproved: true, barLicenseNumbers: ['123'] };
  it('change only as allowed, and by whom', () => {
    const allowed = ATTORNEY_STAGES.flatMap((from) =>
      ATTORNEY_STAGES.flatMap((to) =>
        (['ATTORNEY', 'ADMIN'] as const)
          .filter((by) => stageRefusal(from, to, { ...ready, by }) === null)
          .map((by) => `${from} -> ${to} by ${by}`),
      ),
    );
    expect(allowed).toEqual([
      'FORM_MISSING -> UNDER_REVIEW by ATTORNEY',
      'UNDER_REVIEW -> APPROVED by ADMIN',
      'UNDER_REVIEW -> DECLINED by ADMIN',
      'APPROVED -> DEACTIVATED by ADMIN',
      'DECLINED -> UNDER_REVIEW by ADMIN',
      'DEACTIVATED -> APPROVED by ADMIN',
    ]);
  });
  it('need an approved firm and a bar number for each state to be approved', () => {
    const by = 'ADMIN';
    expect(stageRefusal('UNDER_REVIEW', 'APPROVED', { ...ready, by, isFirmApproved: false })).toBe('FIRM_NOT_APPROVED');
    expect(stageRefusal('UNDER_REVIEW', 'APPROVED', { ...ready, by, barLicenseNumbers: [] })).toBe(
      'BAR_NUMBER_MISSING',
    );
    expect(stageRefusal('UNDER_REVIEW', 'APPROVED', { ...ready, by, barLicenseNumbers: ['1', ' '] })).toBe(
      'BAR_NUMBER_MISSING',
    );
  });
});

describe('reviews (D23)', () => {
  it('never return to pending', () => {
    expect(canChangeReviewStatus('PENDING', 'APPROVED')).toBe(true);
    expect(canChangeReviewStatus('APPROVED', 'DISABLED')).toBe(true);
    expect(canChangeReviewStatus('DISABLED', 'APPROVED')).toBe(true);
    expect(canChangeReviewStatus('APPROVED', 'PENDING')).toBe(false);
    expect(canChangeReviewStatus('APPROVED', 'APPROVED')).toBe(false);
  });
});

describe('ratings (customer spec §5 and §9)', () => {
  it.each([
    [[], null],
    [[-1, 101], null],
    [[50, 101, -1], 5],
    [[0], 0],
    [[100], 10],
    [[40, 45], 4.3],
    [[10, 20, 20], 1.7],
  ])('the average of %j is %j', (ratings, average) => {
    expect(averageRating(ratings)).toBe(average);
  });
  it.each([
    [0, 1],
    [9, 1],
    [19, 1],
    [20, 2],
    [49, 4],
    [50, 5],
    [51, 5],
    [100, 5],
  ])('a rating of %i shows %i stars', (rating, stars) => {
    expect(starsOf(rating)).toBe(stars);
  });
  it('stores stars times ten', () => {
    expect([1, 2, 3, 4, 5].map(ratingOfStars).map(starsOf)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('application form', () => {
  const stateId = '4a2c7d64-3a48-5ec1-8f4c-3f4e6d6c1b11';
  const form = {
    firstName: 'Harper',
    lastName: 'Lee',
    phoneNumber: '+12125550123',
    bio: 'I have practiced family law in New York since 2010.',
    licenses: [{ stateId, barLicenseNum: '123' }],
    newLawFirm: { name: 'Lee PLLC', contactEmail: 'office@lee.example' },
    hasMalpracticeInsurance: true,
    malpracticeInsuranceFileId: stateId,
    languages: ['English'],
  };
  const messages = (changes: Record<string, unknown>) =>
    attorneyApplicationSchema.safeParse({ ...form, ...changes }).error?.issues.map(({ message }) => message) ?? [];
  it.each([
    {},
    { bio: 'x'.repeat(50) },
    { bio: 'x'.repeat(2000) },
    { hasMalpracticeInsurance: false, malpracticeInsuranceFileId: null },
    { licenses: [{ stateId, barLicenseNum: '12' }] },
    { yearsOfExperience: 70, responseTimeHours: 168 },
  ])('takes %j', (changes) => {
    expect(messages(changes)).toEqual([]);
  });
  it.each([{ yearsOfExperience: 71 }, { yearsOfExperience: -1 }, { responseTimeHours: 0 }, { responseTimeHours: 169 }])(
    'refuses %j',
    (changes) => {
      expect(messages(changes)).toHaveLength(1);
    },
  );
  it.each([
    [{ licenses: [] }, 'Add at least one state where you’re licensed'],
    [{ licenses: [...form.licenses, ...form.licenses] }, 'List each state only once'],
    [{ licenses: [{ stateId, barLicenseNum: ' 1 ' }] }, 'Enter 2 to 40 characters'],
    [{ licenses: [{ stateId, barLicenseNum: '1'.repeat(41) }] }, 'Enter 2 to 40 characters'],
    [{ newLawFirm: undefined }, 'Choose your firm or add a new one'],
    [{ lawFirmId: stateId }, 'Choose your firm or add a new one'],
    [{ phoneNumber: '12' }, 'Invalid phone number'],
    [{ bio: ` ${'x'.repeat(49)} ` }, 'Write 50 to 2,000 characters'],
    [{ bio: 'x'.repeat(2001) }, 'Write 50 to 2,000 characters'],
    [{ malpracticeInsuranceFileId: null }, 'Add the certificate of your malpractice insurance'],
    [{ languages: [] }, 'Add at least one language'],
    [
      { newLawFirm: { ...form.newLawFirm, website: 'http://lee.example' } },
      'Enter a web address that starts with https://',
    ],
  ])('%j: %s', (changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });
});

describe("an attorney of one's own (D10)", () => {
  const complete = {
    name: 'Iris Vale',
    email: 'iris@vale.example',
    firmName: 'Vale Law',
    barStateId: 'IA',
    confirmedAt: null,
    deletedAt: null,
  };
  it.each(['name', 'email', 'firmName', 'barStateId'] as const)('is not booked without %s', (field) => {
    expect(isAttorneyBooked(null, { ...complete, [field]: '' })).toBe(false);
  });
  it('is booked when recorded', () => {
    expect(isAttorneyBooked(null, complete)).toBe(true);
  });
  it('stands beside bought representation', () => {
    expect(hasAttorney('WAITING', null)).toBe(true);
    expect(isAttorneyBooked('SCHEDULED', null)).toBe(false);
    expect(isAttorneyBooked('BOOKED', null)).toBe(true);
    expect(hasAttorney(null, null)).toBe(false);
  });
});

describe('who can be the attorney of a partner (D10 and D19)', () => {
  const states = { isInProof: false, isNotarized: false };
  it.each([
    [{ isRepresented: false, states }, null],
    [{ isRepresented: true, states }, 'REPRESENTED'],
    [{ isRepresented: true, states: { ...states, isInProof: true } }, 'IN_NOTARIZATION'],
    [{ isRepresented: false, states: { isInProof: true, isNotarized: true } }, 'NOTARIZED'],
  ] as const)('%j: %s', (facts, refusal) => {
    expect(externalAttorneyRefusal(facts)).toBe(refusal);
  });

  const iris = { email: 'iris@vale.example', firmName: 'Vale Law' };
  const partnerEmails = ['ana@example.com', 'binh@example.com'];
  it.each([
    ['nobody yet on the other side', null, null],
    ['somebody else', { email: 'jo@other.example', firmName: 'Other LLP' }, null],
    ['the same attorney', { email: ' IRIS@vale.example', firmName: 'Other LLP' }, 'ATTORNEY_OF_PARTNER'],
    ['the same firm', { email: 'jo@vale.example', firmName: 'vale law ' }, 'FIRM_OF_PARTNER'],
    ['an attorney without a firm', { email: null, firmName: null }, null],
  ] as const)('beside %s', (_name, opposing, conflict) => {
    expect(counselConflict(iris, { partnerEmails, opposing })).toBe(conflict);
  });
  it('is neither of the two', () => {
    expect(counselConflict({ ...iris, email: 'Ana@example.com' }, { partnerEmails, opposing: null })).toBe('A_PARTNER');
  });
});

describe('the link by which an attorney confirms (D10)', () => {
  const now = new Date('2026-06-15T12:00:00.000Z');
  const link = { version: 'v1', expiresAt: new Date(now.getTime() + 1), revokedAt: null, confirmedAt: null };
  const facts = { currentVersion: 'v1', now };
  it.each([
    ['in time', link, 'OPEN'],
    ['at its end', { ...link, expiresAt: now }, 'EXPIRED'],
    ['taken back', { ...link, revokedAt: now }, 'REVOKED'],
    ['used', { ...link, confirmedAt: now, revokedAt: now }, 'CONFIRMED'],
    ['of an earlier version', { ...link, version: 'v0', revokedAt: now }, 'SUPERSEDED'],
  ] as const)('%s', (_name, sent, state) => {
    expect(confirmationLinkState(sent, facts)).toBe(state);
  });
  it('is void while there is no version', () => {
    expect(confirmationLinkState(link, { ...facts, currentVersion: null })).toBe('SUPERSEDED');
  });
});
