import { assert, boolean, constantFrom, array, oneof, property, record, constant } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Side, SIDES } from '../people/enumerations';
import {
  type Approvals,
  approvalWithoutAttorney,
  approvedAtOf,
  grantedApproval,
  mustBeApproved,
  NO_APPROVALS,
  rescindedApproval,
  settledApproval,
} from './approval';
import { clearedByCommit, clearedByRegeneration } from './document-states';

type Sides<T> = Record<Side, T>;
type Step =
  | { readonly do: 'grant' | 'rescind' | 'buy' | 'refund' | 'assign' | 'leave' | 'remove own'; readonly side: Side }
  | { readonly do: 'commit' | 'regenerate' | 'review' }
  // An answer, a settled difference or another state: each may change who wants an attorney.
  | { readonly do: 'want'; readonly wanted: Readonly<Sides<boolean>> };

const ofOneSide = ['grant', 'rescind', 'buy', 'refund', 'assign', 'leave', 'remove own'] as const;
const steps = array(
  oneof(
    record({ do: constantFrom(...ofOneSide), side: constantFrom<Side>('A', 'B') }),
    record({ do: constantFrom('commit' as const, 'regenerate' as const, 'review' as const) }),
    record({ do: constant('want' as const), wanted: record({ A: boolean(), B: boolean() }) }),
  ),
  { maxLength: 40 },
);

const instant = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString();

/** Told in the simplest words: who approved since the last version, and whose word is waited for. */
class Plain {
  approved: Sides<string | null> = { A: null, B: null };
  last: Sides<string | null> = { A: null, B: null };
  wanted: Readonly<Sides<boolean>> = { A: false, B: false };
  bought: Sides<boolean> = { A: false, B: false };
  assigned: Sides<boolean> = { A: false, B: false };

  isAwaited = (side: Side) => this.wanted[side] || this.bought[side] || this.assigned[side];
  status(): Approvals<string>['status'] {
    const done = SIDES.filter((side) => this.approved[side] !== null);
    if (done.length === 0) return 'NOT_APPROVED';
    return SIDES.some((side) => this.approved[side] === null && this.isAwaited(side))
      ? 'PARTIALLY_APPROVED'
      : 'FULLY_APPROVED';
  }
  end(side: Side): void {
    this.last[side] = this.approved[side] ?? this.last[side];
    this.approved[side] = null;
  }
}

describe('approvals, whatever happens in whatever order (D27 and D29)', () => {
  it('say at each moment who approved the current version, and keep what was', () => {
    assert(
      property(steps, (sequence: readonly Step[]) => {
        const plain = new Plain();
        const required = () => {
          const of = (side: Side) =>
            mustBeApproved({
              willHireAttorney: plain.wanted[side],
              hasRepresentation: plain.bought[side],
              isAttorneyAssigned: plain.assigned[side],
            });
          return { A: of('A'), B: of('B') };
        };
        let document: Approvals<string> = NO_APPROVALS;
        let at = 0;
        for (const step of sequence) {
          at += 1;
          const now = instant(at);
          const before = document;
          switch (step.do) {
            case 'grant':
              plain.approved[step.side] ??= now;
              document = grantedApproval(document, step.side, required(), now);
              break;
            case 'rescind':
              // The attorney of the service takes the word back, and still acts for the side.
              if (plain.approved[step.side] !== null) plain.assigned[step.side] = true;
              plain.end(step.side);
              document = rescindedApproval(document, step.side, required(), now);
              break;
            case 'remove own':
              // An attorney of the partner's own goes, with the word; nobody may be waited for who is not there.
              if (plain.assigned[step.side]) break;
              plain.end(step.side);
              document = settledApproval(rescindedApproval(document, step.side, required(), now), required(), now);
              break;
            case 'buy':
              plain.bought[step.side] = true;
              document = settledApproval(document, required(), now);
              break;
            case 'assign':
              plain.assigned[step.side] = true;
              plain.end(step.side);
              document = approvalWithoutAttorney(document, step.side, required(), now);
              break;
            case 'refund':
            case 'leave':
              // What is final stays as it is.
              if (document.finalizedAt !== null) break;
              if (step.do === 'refund') plain.bought[step.side] = false;
              plain.assigned[step.side] = false;
              plain.end(step.side);
              document = approvalWithoutAttorney(document, step.side, required(), now);
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
            case 'want':
              plain.wanted = step.wanted;
              document = settledApproval(document, required(), now);
              break;
          }
          expect(document.status).toBe(plain.status());
          for (const side of SIDES) {
            expect(approvedAtOf(document, side)).toBe(plain.approved[side]);
            const prior = side === 'A' ? document.priorAttorneyAApprovedAt : document.priorAttorneyBApprovedAt;
            expect(prior).toBe(plain.last[side]);
          }
          // Final exactly while all who have to have approved, since the moment at which that came to be.
          expect(document.finalizedAt !== null).toBe(document.status === 'FULLY_APPROVED');
          if (before.finalizedAt !== null && document.finalizedAt === null)
            expect(document.priorFinalizedAt).toBe(before.finalizedAt);
          if (before.finalizedAt !== null && document.finalizedAt !== null && step.do !== 'remove own')
            expect(document.finalizedAt).toBe(before.finalizedAt);
          // Nobody's confirmation outlives the word that it was given on.
          const isWordGone = ['rescind', 'remove own', 'commit', 'regenerate'].includes(step.do);
          const hasFallen = before.status === 'FULLY_APPROVED' && document.status !== 'FULLY_APPROVED';
          if (hasFallen && isWordGone) expect(document.reviewedAt).toBeNull();
        }
        // Asked again with nothing changed, nothing changes.
        expect(settledApproval(document, required(), instant(at + 1))).toEqual(document);
      }),
      { numRuns: 2000 },
    );
  }, 30_000);
});
