import { describe, expect, it } from 'vitest';
import { completionEvents, sealObstacle } from './completion';

const instant = (minute: number) => new Date(Date.UTC(2026, 5, 15, 12, minute)).toISOString();
const entry = (position: number, action: string, actorId: string | null = null, subjectId: string | null = null) => ({
  position,
  action,
  actorId,
  subjectId,
  at: instant(position),
  outcome: 'DONE' as const,
});
const eventsOf = (entries: ReturnType<typeof entry>[], told: Parameters<typeof completionEvents>[0]['told'] = []) =>
  completionEvents({ entries, notarizationId: 'n', finalizedAt: null, mailedAt: null, told }).map(
    ({ kind, personId, entry: place }) => [kind, personId, place],
  );

describe('what is sealed (ADR 0048)', () => {
  const document = { reviewedAt: instant(1), finalizedAt: null };
  it.each([
    ['the reviewed version', document, 'h', 'h', null],
    ['one that attorneys made final', { reviewedAt: null, finalizedAt: instant(1) }, 'h', 'h', null],
    ['another version', document, 'g', 'h', 'OTHER_COMMIT'],
    ['none that is known', document, null, null, 'OTHER_COMMIT'],
    ['one that nobody reviewed', { reviewedAt: null, finalizedAt: null }, 'h', 'h', 'NOT_REVIEWED'],
  ] as const)('%s', (_name, facts, notarized, current, obstacle) => {
    expect(sealObstacle({ document: facts, notarized, current })).toBe(obstacle);
  });
});

describe('how a version came to be notarized', () => {
  it('tells what followed that version, once for each person, in the order of time', () => {
    const entries = [
      entry(1, 'documents.commit'),
      entry(2, 'documents.confirmReview', 'a'),
      entry(3, 'documents.commit'),
      entry(4, 'documents.confirmReview', 'a'),
      entry(5, 'documents.confirmReview', 'a'),
      entry(6, 'answers.create', 'a'),
      entry(7, 'documents.confirmReview', 'b'),
    ];
    const told = [{ at: instant(6), kind: 'SIGNED', reference: 'b' }] as const;
    expect(eventsOf(entries, told)).toEqual([
      ['VERSION_MADE', null, 3],
      ['REVIEWED', 'a', 4],
      ['SIGNED', 'b', null],
      ['REVIEWED', 'b', 7],
    ]);
  });

  it('leaves out approvals that were taken back, scans that were replaced, and other notarizations', () => {
    expect(
      eventsOf([
        entry(1, 'documents.import', 'admin'),
        entry(2, 'documents.grantApproval', 'x'),
        entry(3, 'documents.rescindApproval', 'x'),
        entry(4, 'documents.grantApproval', 'y'),
        entry(5, 'notarizations.begin', 'a', 'an earlier one'),
        entry(6, 'notarizations.recordScan', 'a', 'n'),
        entry(7, 'notarizations.confirmScan', 'b', 'n'),
        entry(8, 'notarizations.recordScan', 'a', 'n'),
        entry(9, 'notarizations.confirmScan', 'b', 'n'),
      ]),
    ).toEqual([
      ['IMPORTED', 'admin', 1],
      ['APPROVED', 'y', 4],
      ['SCANNED', 'a', 8],
      ['CONFIRMED', 'b', 9],
    ]);
  });
});
