import { describe, expect, it } from 'vitest';
import {
  clearedByCommit,
  clearedByRegeneration,
  disclosureBlock,
  type DocumentFacts,
  documentStates,
  questionnaireBlock,
  regenerationRefusal,
  sideOf,
} from './document-states';
import { documentFileName, documentTerm } from './file-name';
import { documentUpdateSchema } from './schemas';
import { truncateText } from './text';

const at = '2026-06-15T12:00:00.000Z';
const fresh: DocumentFacts = {
  attorneyAId: null,
  attorneyBId: null,
  reviewedAt: null,
  finalizedAt: null,
  lastGeneratedAt: null,
  lastGeneratedInputHash: null,
};
const online = { allowsOnlineNotary: true };
const block = (
  changes: Partial<DocumentFacts>,
  notarizations: { notarizationCompletedAt: string | null }[] = [],
  state = online,
) => questionnaireBlock(documentStates({ ...fresh, ...changes }, notarizations, state));

describe('derived document states (customer spec §4)', () => {
  it.each([
    ['nothing generated', {}, [], null],
    ['generated, no attorney', { lastGeneratedAt: at }, [], null],
    ['an attorney, not generated', { attorneyAId: 'x' }, [], null],
    ['generated with an attorney', { lastGeneratedAt: at, attorneyBId: 'x' }, [], 'IN_EDITOR'],
    ['reviewed', { lastGeneratedAt: at, reviewedAt: at }, [], 'REVIEWED'],
    ['finalized', { lastGeneratedAt: at, attorneyAId: 'x', finalizedAt: at }, [], 'FINALIZED'],
    ['with the notary', { lastGeneratedAt: at, reviewedAt: at }, [{ notarizationCompletedAt: null }], 'IN_PROOF'],
    ['notarized', { lastGeneratedAt: at, reviewedAt: at }, [{ notarizationCompletedAt: at }], 'NOTARIZED'],
  ] as const)('%s', (_name, changes, notarizations, expected) => {
    expect(block(changes, [...notarizations])).toBe(expected);
  });
  it('are in proof only where the state allows online notary, and not by a deleted record', () => {
    const open = [{ notarizationCompletedAt: null }];
    expect(documentStates(fresh, open, { allowsOnlineNotary: false }).isInProof).toBe(false);
    // What was signed on paper must not change under its scan, wherever that was.
    const scan = [{ provider: 'IN_PERSON' as const, notarizationCompletedAt: null }];
    expect(documentStates(fresh, scan, { allowsOnlineNotary: false }).isInProof).toBe(true);
    expect(documentStates(fresh, [{ notarizationCompletedAt: null, deletedAt: at }], online).isInProof).toBe(false);
  });
  it('know an imported document', () => {
    expect(documentStates({ ...fresh, lastGeneratedInputHash: 'IMPORTED' }, [], null).isImported).toBe(true);
  });
  it('know the two partners', () => {
    expect(sideOf({ userAId: 'a', userBId: 'b' }, 'b')).toBe('B');
    expect(sideOf({ userAId: 'a', userBId: null }, 'b')).toBeNull();
  });
});

describe('a disclosure (ADR 0024)', () => {
  it.each([
    ['is open before the agreement', {}, [], null],
    ['is open in the editor', { lastGeneratedAt: at, attorneyAId: 'x' }, [], null],
    ['is open after the review', { lastGeneratedAt: at, reviewedAt: at }, [], null],
    ['is open once final', { lastGeneratedAt: at, finalizedAt: at }, [], null],
    ['is open with the notary', { lastGeneratedAt: at, reviewedAt: at }, [{ notarizationCompletedAt: null }], null],
    [
      'is closed once notarized',
      { lastGeneratedAt: at, reviewedAt: at },
      [{ notarizationCompletedAt: at }],
      'NOTARIZED',
    ],
    ['is open again when the notarization was deleted', {}, [{ notarizationCompletedAt: at, deletedAt: at }], null],
  ])('%s', (_name, changes, notarizations, expected) => {
    expect(disclosureBlock(documentStates({ ...fresh, ...changes }, notarizations, online))).toBe(expected);
  });
});

describe('regeneration (customer spec §4; D27)', () => {
  const states = documentStates({ ...fresh, lastGeneratedAt: at }, [], online);
  const refusal = (weddingDate: string | null) =>
    regenerationRefusal({ states, weddingDate, today: '2026-06-15', isLocked: false });
  it.each([
    ['yesterday', '2026-06-14', 'WEDDING_NOT_IN_FUTURE'],
    ['today', '2026-06-15', 'WEDDING_NOT_IN_FUTURE'],
    ['tomorrow', '2026-06-16', null],
    ['unknown', null, 'WEDDING_NOT_IN_FUTURE'],
  ])('with a wedding %s', (_name, weddingDate, expected) => {
    expect(refusal(weddingDate)).toBe(expected);
  });
  it('is refused while notarization is under way or a lock is held', () => {
    const facts = { weddingDate: '2027-01-01', today: '2026-06-15', isLocked: false };
    const withNotary = documentStates({ ...fresh, lastGeneratedAt: at }, [{ notarizationCompletedAt: null }], online);
    expect(regenerationRefusal({ ...facts, states: withNotary })).toBe('IN_NOTARIZATION');
    const notarized = documentStates({ ...fresh, lastGeneratedAt: at }, [{ notarizationCompletedAt: at }], online);
    expect(regenerationRefusal({ ...facts, states: notarized })).toBe('NOTARIZED');
    expect(regenerationRefusal({ ...facts, states, isLocked: true })).toBe('LOCKED');
    expect(regenerationRefusal({ ...facts, states: documentStates(fresh, [], online) })).toBe('NOT_GENERATED');
  });
  it('clears the approvals, the review and the generation, and keeps when they were', () => {
    const document = {
      attorneyAApprovedAt: at,
      attorneyBApprovedAt: null,
      finalizedAt: at,
      priorAttorneyAApprovedAt: null,
      priorAttorneyBApprovedAt: '2026-01-01T00:00:00.000Z',
      priorFinalizedAt: null,
    };
    expect(clearedByCommit(document)).toEqual({
      attorneyAApprovedAt: null,
      attorneyBApprovedAt: null,
      finalizedAt: null,
      reviewedAt: null,
      userAReviewedAt: null,
      userBReviewedAt: null,
      priorAttorneyAApprovedAt: at,
      priorAttorneyBApprovedAt: '2026-01-01T00:00:00.000Z',
      priorFinalizedAt: at,
      status: 'NOT_APPROVED',
    });
    expect(clearedByRegeneration(document)).toMatchObject({ lastGeneratedInputHash: null, lastGeneratedAt: null });
  });
});

describe('PATCH documents (D28)', () => {
  const messages = (body: unknown) =>
    documentUpdateSchema.safeParse(body).error?.issues.map(({ message }) => message) ?? [];
  it('only clears the last generation, and never takes finalizedAt', () => {
    expect(messages({ lastGeneratedAt: null, lastGeneratedInputHash: null, reviewedAt: null })).toEqual([]);
    expect(messages({ lastGeneratedAt: at })).toEqual(['This can only be cleared']);
    expect(messages({ finalizedAt: at })).toEqual(['Approvals finalize a document. A request can’t.']);
  });
});

describe('document file name (customer spec §9; D31)', () => {
  const alex = { firstName: 'Alex', middleName: 'J', lastName: 'Kim', suffix: 'Jr.' };
  const zoe = { firstName: 'Zoë', middleName: null, lastName: '李', suffix: null };
  it('is A, B and the term, B left out when absent', () => {
    expect(documentFileName({ userA: alex, userB: zoe, term: 'Premarital Agreement' })).toBe(
      'Alex J Kim Jr. - Zoë 李 - Premarital Agreement.pdf',
    );
    expect(documentFileName({ userA: alex, userB: null, term: 'Premarital Agreement' })).toBe(
      'Alex J Kim Jr. - Premarital Agreement.pdf',
    );
  });
  it('holds nothing that a file system refuses', () => {
    expect(documentFileName({ userA: { ...alex, lastName: '../K\u0007im' }, userB: null, term: 'A/B' })).toBe(
      'Alex J .. K im Jr. - A B.pdf',
    );
  });
  it('takes the term of the state, else the default', () => {
    const rows = [{ stateId: 'CA', termForDocument: 'Premarital Agreement' }];
    expect(documentTerm(rows, 'CA')).toBe('Premarital Agreement');
    expect(documentTerm(rows, 'NY')).toBe('Prenuptial Agreement');
    expect(documentTerm(rows, null)).toBe('Prenuptial Agreement');
  });
});

describe('text truncation (customer spec §5)', () => {
  it.each([
    [199, 199],
    [200, 200],
    [201, 201],
  ])('%i characters show as %i', (length, shown) => {
    expect([...truncateText('é'.repeat(length))]).toHaveLength(shown);
  });
  it('ends with an ellipsis beyond 200, unless the full text is asked for', () => {
    const long = '🖋'.repeat(201);
    expect(truncateText(long)).toBe(`${'🖋'.repeat(200)}…`);
    expect(truncateText(long, { isFull: true })).toBe(long);
  });
});
