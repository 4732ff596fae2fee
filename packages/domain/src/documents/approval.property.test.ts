import { assert, boolean, constantFrom, array, oneof, property, record, constant } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../people/enumerations';
import { type Approvals, approvedAtOf, grantedApproval, rescindedApproval, settledApproval } from './approval';
import { clearedByCommit, clearedByRegeneration } from './document-states';

type Step =
  | { readonly do: 'grant' | 'rescind'; readonly side: Side }
  | { readonly do: 'commit' | 'regenerate' | 'review' }
  | { readonly do: 'require'; readonly required: Readonly<Record<Side, boolean>> };

const sides = constantFrom<Side>('A', 'B');
const steps = array(
  oneof(
    record({ do: constantFrom('grant' as const, 'rescind' as const), side: sides }),
    record({ do: constantFrom('commit' as const, 'regenerate' as const, 'review' as const) }),
    record({ do: constant('require' as const), required: record({ A: boolean(), B: boolean() }) }),
  ),
  { maxLength: 40 },
);

const instant = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString();
const blank: Approvals<string> = {
  status: 'NOT_APPROVED',
  attorneyAApprovedAt: null,
  attorneyBApprovedAt: null,
  priorAttorneyAApprovedAt: null,
  priorAttorneyBApprovedAt: null,
  finalizedAt: null,
  priorFinalizedAt: null,
  reviewedAt: null,
  userAReviewedAt: null,
  userBReviewedAt: null,
};

/** Told in the simplest words: who approved since the last version, and which sides count. */
class Plain {
  approved: Record<Side, string | null> = { A: null, B: null };
  last: Record<Side, string | null> = { A: null, B: null };
  required: Readonly<Record<Side, boolean>> = { A: true, B: true };

  status(): Approvals<string>['status'] {
    const counted = (['A', 'B'] as const).filter((side) => this.required[side]);
    const done = counted.filter((side) => this.approved[side] !== null);
    if (done.length === 0) return 'NOT_APPROVED';
    return done.length === counted.length ? 'FULLY_APPROVED' : 'PARTIALLY_APPROVED';
  }
  end(side: Side): void {
    this.last[side] = this.approved[side] ?? this.last[side];
    this.approved[side] = null;
  }
}

describe('approvals, whatever happens in whatever order (decision rows 27 and 29)', () => {
  it('say at each moment who approved the current version, and keep what was', () => {
    assert(
      property(steps, (sequence: readonly Step[]) => {
        const plain = new Plain();
        let document = blank;
        let at = 0;
        for (const step of sequence) {
          at += 1;
          const now = instant(at);
          const before = document;
          switch (step.do) {
            case 'grant':
              plain.required = { ...plain.required, [step.side]: true };
              plain.approved[step.side] ??= now;
              document = grantedApproval(document, step.side, plain.required, now);
              break;
            case 'rescind':
              if (plain.approved[step.side] !== null) plain.required = { ...plain.required, [step.side]: true };
              plain.end(step.side);
              document = rescindedApproval(document, step.side, plain.required, now);
              break;
            case 'commit':
            case 'regenerate':
              plain.end('A');
              plain.end('B');
              document = {
                ...document,
                ...(step.do === 'commit' ? clearedByCommit(document) : clearedByRegeneration(document)),
              };
              break;
            case 'review':
              document = { ...document, reviewedAt: now, userAReviewedAt: now, userBReviewedAt: now };
              break;
            case 'require':
              plain.required = step.required;
              document = settledApproval(document, plain.required, now);
              break;
          }
          expect(document.status).toBe(plain.status());
          for (const side of ['A', 'B'] as const) {
            expect(approvedAtOf(document, side)).toBe(plain.approved[side]);
            const prior = side === 'A' ? document.priorAttorneyAApprovedAt : document.priorAttorneyBApprovedAt;
            expect(prior).toBe(plain.last[side]);
          }
          // Final exactly while all who have to have approved, since the moment at which that came to be.
          expect(document.finalizedAt !== null).toBe(document.status === 'FULLY_APPROVED');
          if (before.finalizedAt !== null && document.finalizedAt === null)
            expect(document.priorFinalizedAt).toBe(before.finalizedAt);
          if (before.finalizedAt !== null && document.finalizedAt !== null)
            expect(document.finalizedAt).toBe(before.finalizedAt);
          // Nobody's confirmation outlives the word that it was given on.
          const hasFallen = before.status === 'FULLY_APPROVED' && document.status !== 'FULLY_APPROVED';
          if (hasFallen && step.do !== 'require') expect(document.reviewedAt).toBeNull();
        }
      }),
      { numRuns: 2000 },
    );
  });
});
