import { agreedAttorneyRules } from '@troth/domain/alignment';
import {
  type AttorneyFacts,
  type AttorneyRefusal,
  attorneyRefusal,
  compareAttorneys,
  type ConflictFacts,
  engagedAttorneyIds,
  type RepresentationOffer,
  representationOffer,
  type RepresentationSide,
} from '@troth/domain/attorneys';
import { otherSide, type Side } from '@troth/domain/people';
import {
  type AttorneyServiceType,
  type BookingStatus,
  bookingStatusOf,
  hasRepresentation,
  isLivePurchase,
  isPrenupPaid,
  isQaAvailable,
  type PurchaseFacts,
} from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { type Couple, personOn } from '../../records/couples/couple';
import { purchaseFactsOf } from '../../records/case/purchase-state';
import { questionnaire } from '../../records/case/questionnaire';
import { assignmentsOf } from '../../records/assignments/assignment.repository';
import type { Compared } from '../../records/assignments/assignment.tables';
import { attorneysInState, firmsOf } from '../../records/attorney-services/hiring.repository';
import { everyExternalAttorneyOf } from '../../records/external-attorneys/external-attorney.repository';

type Purchase = PurchaseFacts & { readonly id: string; readonly attorneyId: string | null };

/** Who can be hired by a couple, and what can be bought: one answer for the lookup, the cart and the assignment. */
export interface Hiring {
  readonly couple: Couple;
  readonly purchases: readonly Purchase[];
  readonly isPrenupPaid: boolean;
  /** What the person who asks can buy, and for whom. */
  readonly offer: RepresentationOffer;
  readonly isQaAvailable: boolean;
  /** Attorney and firm of the person who asks; null before there are any. */
  readonly assigned: { readonly attorneyId: string; readonly lawFirmId: string | null } | null;
  bookingStatus(serviceType: AttorneyServiceType): BookingStatus | null;
  /** Why a partner cannot hire an attorney; null when they can. */
  refusal(attorneyId: string, serviceType: AttorneyServiceType, side: Side): AttorneyRefusal | null;
  /** Everybody licensed in the couple's state, in the order in which attorneys are shown; not all of them can be hired. */
  ranked(): readonly AttorneyFacts[];
  /** Whether a partner can hire one of them. */
  canHire(serviceType: AttorneyServiceType, side: Side): (attorney: AttorneyFacts) => boolean;
  /** Whom a partner can hire, in that order. */
  available(serviceType: AttorneyServiceType, side: Side): AttorneyFacts[];
  /** What an attorney of a partner is compared with for conflicts of interest. */
  compared(side: Side): Compared;
  /** The firm of an attorney who can be hired in the couple's state. */
  firmOf(attorneyId: string): string | null;
}

/**
 * @param couple As seen by the person who asks. Held for change when a decision depends on the answer.
 * @param now With it, who is away on this day is offered to nobody new. A purchase leaves it out: a choice made before the
 *   first day away is still good.
 */
export async function loadHiring(tx: Tx, couple: Couple, now: Date | null = null): Promise<Hiring> {
  const isSupported = couple.state?.attorneySupport === 'PARTNER';
  const [purchases, attorneys, assignments, outside, needsEmbryoExperience] = await together(
    purchaseFactsOf(tx, couple.document.id),
    couple.state !== null && isSupported ? attorneysInState(tx, couple.state.id, now) : [],
    assignmentsOf(tx, couple.document.id),
    everyExternalAttorneyOf(tx, couple.document.id),
    couple.state?.embryoRepRequired === true && isEmbryoClauseAgreed(tx, couple),
  );
  const engaged = { A: engagedBy(couple, purchases, 'A'), B: engagedBy(couple, purchases, 'B') };
  const firms = await firmsOf(tx, [
    ...new Set([...engaged.A, ...engaged.B, ...assignments.map(({ attorneyId }) => attorneyId)]),
  ]);
  const engagedFirms = (side: Side) => new Set([...engaged[side]].flatMap((id) => firms.get(id) ?? []));
  const firmsOfPartner = { A: engagedFirms('B'), B: engagedFirms('A') };
  const known = { assignments, firms, outside };
  const conflicts = {
    A: conflictFactsOf(couple, 'A', engaged.B, known),
    B: conflictFactsOf(couple, 'B', engaged.A, known),
  };

  const byId = new Map(attorneys.map((attorney) => [attorney.id, attorney]));
  const refusal = (attorneyId: string, serviceType: AttorneyServiceType, side: Side): AttorneyRefusal | null => {
    const attorney = byId.get(attorneyId);
    if (attorney === undefined || couple.state === null) return 'NOT_LICENSED';
    const need = {
      serviceType,
      stateId: couple.state.id,
      needsEmbryoExperience,
      firmsOfPartner: firmsOfPartner[side],
      ownAttorneys: engaged[side],
      conflict: conflicts[side],
    };
    return attorneyRefusal(attorney, need);
  };
  const canHire = (serviceType: AttorneyServiceType, side: Side) => (attorney: AttorneyFacts) =>
    refusal(attorney.id, serviceType, side) === null;
  const ranked = () => attorneys.toSorted(compareAttorneys);
  const representationOf = (side: Side): RepresentationSide => ({
    state: representationState(couple, purchases, side),
    firms: new Set(attorneys.filter(canHire('REPRESENTATION', side)).flatMap(({ lawFirmId }) => lawFirmId ?? [])),
  });
  const bookingStatus = (serviceType: AttorneyServiceType) => bookingStatusOf(purchases, couple.self.id, serviceType);
  const assignedId = [...engaged[couple.side]][0];

  return {
    couple,
    purchases,
    isPrenupPaid: isPrenupPaid(purchases),
    offer: representationOffer(
      representationOf(couple.side),
      couple.partner === null ? null : representationOf(otherSide(couple.side)),
    ),
    // Everybody in the state is weighed for it: only where it is read.
    get isQaAvailable() {
      return isQaAvailable({
        bookingStatus: bookingStatus('Q_A'),
        availableAttorneys: attorneys.filter(canHire('Q_A', couple.side)).length,
        hasAssignedAttorneyOrFirm: assignedId !== undefined && isSupported,
      });
    },
    assigned: assignedId === undefined ? null : { attorneyId: assignedId, lawFirmId: firms.get(assignedId) ?? null },
    bookingStatus,
    refusal,
    ranked,
    canHire,
    available: (serviceType, side) => ranked().filter(canHire(serviceType, side)),
    compared: (side) => ({
      userIds: [couple.self, couple.partner].flatMap((person) => person?.id ?? []),
      attorneyIds: [...conflicts[side].otherSide],
      lawFirmIds: [...new Set([...conflicts[side].firmsOfOtherSide, ...firmsOfPartner[side]])],
      outsideAttorneys: conflicts[side].outsideCounsel.length,
    }),
    firmOf: (id) => byId.get(id)?.lawFirmId ?? null,
  };
}

/** What we know of a conflict of an attorney who would act for a partner. D51. */
function conflictFactsOf(
  couple: Couple,
  side: Side,
  engagedByOther: ReadonlySet<string>,
  known: {
    readonly assignments: Awaited<ReturnType<typeof assignmentsOf>>;
    readonly firms: ReadonlyMap<string, string>;
    readonly outside: Awaited<ReturnType<typeof everyExternalAttorneyOf>>;
  },
): ConflictFacts {
  const { assignments, firms } = known;
  const other = personOn(couple, otherSide(side));
  // Who was chosen and replaced before they said that they can act has read nothing of the couple.
  const past = assignments.filter(({ clientId, answer }) => clientId === other?.id && answer === 'NO_CONFLICT');
  const outside = known.outside.filter(({ userId }) => userId === other?.id);
  const otherSideIds = new Set([...engagedByOther, ...past.map(({ attorneyId }) => attorneyId)]);
  return {
    partners: [couple.self, couple.partner].filter((person) => person !== null),
    otherSide: otherSideIds,
    firmsOfOtherSide: new Set([
      ...[...otherSideIds].flatMap((id) => firms.get(id) ?? []),
      ...past.flatMap(({ lawFirmId }) => lawFirmId ?? []),
    ]),
    outsideCounsel: outside,
    cannotAct: new Set(assignments.filter(({ answer }) => answer === 'CANNOT_ACT').map(({ attorneyId }) => attorneyId)),
  };
}

const attorneyOn = ({ document }: Couple, side: Side) => (side === 'A' ? document.attorneyAId : document.attorneyBId);

function engagedBy(couple: Couple, purchases: readonly Purchase[], side: Side): ReadonlySet<string> {
  const person = personOn(couple, side);
  return person === null ? new Set() : engagedAttorneyIds(purchases, person.id, attorneyOn(couple, side));
}

function representationState(couple: Couple, purchases: readonly Purchase[], side: Side): RepresentationSide['state'] {
  const person = personOn(couple, side);
  if (person === null || !hasRepresentation(purchases, person.id)) return 'OPEN';
  const isChosen =
    attorneyOn(couple, side) !== null ||
    purchases.some(
      (item) =>
        item.productType === 'REPRESENTATION' &&
        item.beneficiaryUserId === person.id &&
        isLivePurchase(item) &&
        item.attorneyId !== null,
    );
  return isChosen ? 'PAID' : 'UNCHOSEN';
}

async function isEmbryoClauseAgreed(tx: Tx, couple: Couple): Promise<boolean> {
  const { evaluation } = await evaluateCouple(tx, couple);
  return agreedAttorneyRules(questionnaire, evaluation).has('INCLUDES_EMBRYO_CLAUSE');
}
