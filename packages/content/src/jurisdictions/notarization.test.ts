import {
  type AvailabilityFacts,
  NOTARIZATION_PATHS,
  notarizationObstacle,
  waitAfterFinalEnds,
} from '@troth/domain/notarization';
import { calendarDateIn } from '@troth/domain/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jurisdictions } from './index';

const free = { requiresAttorney: false, isAttorneyBooked: false };
const signer = { middleName: null, lastName: 'Ferreira', suffix: null };
const DAY_MS = 86_400_000;

describe('the way to the notary in all 51 jurisdictions (customer spec §4; D30 and D33)', () => {
  it('has 51', () => expect(jurisdictions).toHaveLength(51));

  it.each(jurisdictions.map((jurisdiction) => [jurisdiction.law.name, jurisdiction] as const))(
    '%s: no path opens before its wait is over, and where online is closed the in-person path is open',
    (_name, { state, waitingRules, timeZone }) => {
      const instant = fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2027-12-31'),
        noInvalidDate: true,
      });
      const moment = fc.integer({ min: -9 * DAY_MS, max: 9 * DAY_MS });
      fc.assert(
        fc.property(instant, moment, moment, fc.boolean(), (finalAt, mailedAfter, after, isPaid) => {
          const mailedAt = new Date(finalAt.getTime() + mailedAfter);
          const now = new Date(Math.max(finalAt.getTime(), mailedAt.getTime()) + Math.abs(after));
          const waitEnds = waitAfterFinalEnds({ waitingRules, finalAt, mailedAt });
          const facts: AvailabilityFacts = {
            isNotarized: false,
            isUnderWay: false,
            document: {
              lastGeneratedAt: finalAt.toISOString(),
              reviewedAt: finalAt.toISOString(),
              finalizedAt: null,
              status: 'NOT_APPROVED',
            },
            own: free,
            partner: free,
            state,
            isPaid,
            waitEnds,
            waitingRules,
            weddingDate: null,
            signingDate: calendarDateIn(timeZone, now),
            isWarningAcknowledged: false,
            hasPendingReview: false,
            isLocked: false,
            hasDrafts: false,
            isStale: false,
            signers: [
              { ...signer, firstName: 'Ana', email: 'ana@example.com' },
              { ...signer, firstName: 'Binh', email: 'binh@example.com' },
            ],
            now,
          };
          const [online, inPerson] = NOTARIZATION_PATHS.map((path) => notarizationObstacle(path, facts));
          const isOver = waitEnds === null || (waitEnds instanceof Date && now >= waitEnds);
          expect(inPerson).toBe(isOver ? null : 'WAITING');
          if (!state.allowsOnlineNotary) expect(online).toBe('NOT_ONLINE_IN_STATE');
          else expect(online).toBe(isPaid ? inPerson : 'NOT_PAID');
        }),
        { numRuns: 40 },
      );
    },
  );

  it('has states of each kind', () => {
    expect(jurisdictions.some(({ state }) => state.allowsOnlineNotary)).toBe(true);
    expect(jurisdictions.some(({ state }) => !state.allowsOnlineNotary)).toBe(true);
    expect(jurisdictions.some(({ waitingRules }) => waitingRules.length > 0)).toBe(true);
  });
});
