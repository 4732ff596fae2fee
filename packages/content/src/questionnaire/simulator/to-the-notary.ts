import { counselConflict, externalAttorneyRefusal, hasAttorney, isAttorneyBooked } from '@troth/domain/attorneys';
import {
  approvalRefusal,
  type Approvals,
  clearedByRegeneration,
  documentStates,
  grantedApproval,
  NO_APPROVALS,
  rescindedApproval,
} from '@troth/domain/documents';
import { type NotarizationBlocker, notarizationBlocker } from '@troth/domain/notarization';
import { otherSide, SIDES, type Side } from '@troth/domain/people';
import type { BookingStatus } from '@troth/domain/purchases';
import type { JurisdictionContent } from '../../jurisdictions';

/** What happens to a couple on the way, once each, when they are first past the gates. */
export type Setback = 'RESCINDED' | 'REGENERATED' | 'ATTORNEY_CHANGED';

interface Ways {
  readonly requires: Readonly<Record<Side, boolean>>;
  /** Who brings an attorney of their own though the service has some; where it has none everybody does. */
  readonly prefersOwn: Readonly<Record<Side, boolean>>;
  readonly setbacks: readonly Setback[];
}

/** Nothing in a couple's way takes as many steps as this. */
const ENOUGH_STEPS = 60;

/**
 * A couple with both questionnaires behind it, as the screens lead it to the notary: the agreement is made, attorneys are
 * found, approve and are changed, and both confirm; each step is what the message of the obstacle says to do.
 */
class Way {
  #at = 0;
  #document: Approvals<string> & { lastGeneratedAt: string | null; lastGeneratedInputHash: string | null };
  readonly #booking: Record<Side, BookingStatus | null> = { A: null, B: null };
  readonly #own: Record<Side, { name: string; email: string; firmName: string; barStateId: string } | null> = {
    A: null,
    B: null,
  };
  readonly #hasOffer: boolean;

  constructor(
    readonly jurisdiction: JurisdictionContent,
    readonly ways: Ways,
    hasOwnAttorneys: boolean,
  ) {
    this.#hasOffer = jurisdiction.state.attorneySupport === 'PARTNER';
    this.hasOwnAttorneys = hasOwnAttorneys;
    this.#document = {
      ...NO_APPROVALS,
      lastGeneratedAt: null,
      lastGeneratedInputHash: null,
    };
  }
  readonly hasOwnAttorneys: boolean;

  #now(): string {
    this.#at += 1;
    return new Date(Date.UTC(2026, 0, 1, 0, this.#at)).toISOString();
  }

  /** An attorney of the service is assigned to a side. */
  #isRepresented = (side: Side) => this.#booking[side] !== null;
  #ownFacts = (side: Side) => {
    const own = this.#own[side];
    return own === null ? null : { ...own, confirmedAt: null, deletedAt: null };
  };
  #states() {
    const document = {
      ...this.#document,
      attorneyAId: this.#isRepresented('A') ? 'attorney A' : null,
      attorneyBId: this.#isRepresented('B') ? 'attorney B' : null,
    };
    return documentStates(document, [], this.jurisdiction.state);
  }
  #gate(side: Side) {
    return {
      requiresAttorney: this.ways.requires[side] || this.#isRepresented(side),
      isAttorneyBooked: isAttorneyBooked(this.#booking[side], this.#ownFacts(side)),
    };
  }
  #required = () => ({ A: this.#gate('A').requiresAttorney, B: this.#gate('B').requiresAttorney });

  /** What the notarization screen says to a partner. */
  blockerOf(side: Side): NotarizationBlocker | null {
    return notarizationBlocker({
      document: this.#document,
      own: this.#gate(side),
      partner: this.#gate(otherSide(side)),
    });
  }

  /** The partner buys representation and is met, or records an attorney, as the state and they will have it. */
  #findAttorney(side: Side): boolean {
    if (this.#hasOffer && !this.ways.prefersOwn[side]) {
      this.#booking[side] = 'BOOKED';
      return true;
    }
    const states = this.#states();
    if (!this.hasOwnAttorneys) return false;
    if (externalAttorneyRefusal({ isRepresented: this.#isRepresented(side), states }) !== null) return false;
    const attorney = {
      name: `Attorney ${side}`,
      email: `attorney-${side}@example.com`,
      firmName: `Firm ${side}`,
      barStateId: this.jurisdiction.state.id,
    };
    const opposing = this.#own[otherSide(side)];
    if (counselConflict(attorney, { partnerEmails: ['a@example.com', 'b@example.com'], opposing }) !== null)
      return false;
    this.#own[side] = attorney;
    return true;
  }

  /** Each attorney who is there reads the current version and says yes. */
  #askAttorneys(): boolean {
    const refusal = approvalRefusal({ states: this.#states(), hasDrafts: false, isStale: false });
    if (refusal !== null) return false;
    let isAnyNew = false;
    for (const side of SIDES) {
      if (!hasAttorney(this.#booking[side], this.#ownFacts(side))) continue;
      const next = grantedApproval(this.#document, side, this.#required(), this.#now());
      isAnyNew ||= JSON.stringify(next) !== JSON.stringify(this.#document);
      this.#document = { ...this.#document, ...next };
    }
    return isAnyNew;
  }

  #confirmBoth(): boolean {
    const { isGenerated, isInEditor } = this.#states();
    // A document in the editor is read by its attorneys first.
    if (isInEditor) return this.#askAttorneys();
    if (!isGenerated) return false;
    const at = this.#now();
    this.#document = { ...this.#document, userAReviewedAt: at, userBReviewedAt: at, reviewedAt: at };
    return true;
  }

  /** @returns whether there was anything to do that brings the two on. */
  step(side: Side, blocker: NotarizationBlocker): boolean {
    switch (blocker) {
      case 'NOT_GENERATED':
        this.#document = { ...this.#document, lastGeneratedAt: this.#now(), lastGeneratedInputHash: 'made' };
        return true;
      case 'OWN_ATTORNEY_NOT_BOOKED':
        return this.#findAttorney(side);
      case 'PARTNER_ATTORNEY_NOT_BOOKED':
        return this.#findAttorney(otherSide(side));
      case 'ATTORNEYS_NOT_APPROVED':
        return this.#askAttorneys();
      case 'NOT_REVIEWED':
        return this.#confirmBoth();
    }
  }

  setBack(setback: Setback): void {
    switch (setback) {
      case 'RESCINDED':
        for (const side of SIDES) {
          const open = rescindedApproval(this.#document, side, this.#required(), this.#now());
          this.#document = { ...this.#document, ...open };
        }
        return;
      case 'REGENERATED':
        this.#document = { ...this.#document, ...clearedByRegeneration(this.#document) };
        return;
      case 'ATTORNEY_CHANGED':
        for (const side of SIDES) {
          const open = rescindedApproval(this.#document, side, this.#required(), this.#now());
          this.#document = { ...this.#document, ...open };
          this.#own[side] = null;
        }
    }
  }
}

/**
 * What a couple is stuck at between the questionnaire and the notary; null when they come through, whatever sets them
 * back. D10: "in no state may a couple be stuck".
 * @param hasOwnAttorneys False to see who would be stuck if nobody could bring an attorney of their own.
 */
export function stuckAt(
  jurisdiction: JurisdictionContent,
  ways: Ways,
  { hasOwnAttorneys = true }: { readonly hasOwnAttorneys?: boolean } = {},
): NotarizationBlocker | 'ENDLESS' | null {
  const way = new Way(jurisdiction, ways, hasOwnAttorneys);
  const setbacks = [...ways.setbacks];
  for (let steps = 0; steps < ENOUGH_STEPS; steps += 1) {
    const side = SIDES.find((each) => way.blockerOf(each) !== null);
    if (side === undefined) {
      const setback = setbacks.shift();
      if (setback === undefined) return null;
      way.setBack(setback);
      continue;
    }
    const blocker = way.blockerOf(side)!;
    if (!way.step(side, blocker)) return blocker;
  }
  return 'ENDLESS';
}
