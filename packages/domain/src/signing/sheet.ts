import { type CalendarDate, calendarDateIn } from '../dates/calendar';
import { type Deadline, type DeadlineOutlook, earliestFinish, planDeadlines } from '../deadlines/plan-deadlines';
import { otherSide, type Side, SIDES } from '../people/enumerations';
import { SIGNING_POINTS, SIGNING_SECTIONS, type SigningPointCode, type SigningSection } from './codes';
import type { AgreementForm, SigningBasis, SigningFacts, SigningParticular } from './facts';
import { hasCertificatesForPaper, type SigningPaper, signingPapers } from './papers';

/** One sentence of the sheet. Its words are filled with `values`. */
export interface SigningPoint {
  readonly code: SigningPointCode;
  readonly side: Side | null;
  readonly values: Readonly<Record<string, string | number>>;
  /** The law that it rests on; null where it is our advice. */
  readonly basis: SigningBasis | null;
}

/** The days between which the couple can sign. */
export interface SigningWindow {
  readonly earliest: CalendarDate;
  /** The latest safe day; null while the wedding's is not known. */
  readonly latest: CalendarDate | null;
  readonly outlook: DeadlineOutlook | null;
}

export interface SigningSheet {
  readonly window: SigningWindow;
  readonly sections: readonly { readonly section: SigningSection; readonly points: readonly SigningPoint[] }[];
  readonly papers: readonly SigningPaper[];
}

type Said = Omit<SigningPoint, 'code'>;
/** What is said at a code: nothing, once, or once for each partner. */
type Sayings = Partial<Record<SigningPointCode, Said | readonly Said[] | false>>;

const advice = (values: Said['values'] = {}, side: Side | null = null): Said => ({ values, side, basis: null });
const law = (basis: SigningBasis, values: Said['values'] = {}, side: Side | null = null): Said => ({
  values,
  side,
  basis: { citation: basis.citation, confidence: basis.confidence },
});

const NOTHING_LEFT_BUT_SIGNING = ['SIGNING'] as const;

function waitEndsOn({ law: { waitingRules }, waitEnds }: SigningFacts): CalendarDate | null {
  const wait = waitingRules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL');
  return wait !== undefined && waitEnds instanceof Date ? calendarDateIn(wait.timeZone, waitEnds) : null;
}

const isWaitOver = ({ waitEnds, now }: SigningFacts) =>
  waitEnds === null || (waitEnds instanceof Date && waitEnds <= now);

/** The days as the dashboard reads them: one plan, made with nothing left but the signing. */
function daysOf(facts: SigningFacts): { window: SigningWindow; signing: Deadline | undefined } {
  const { law: state, weddingDate, today } = facts;
  const known = {
    today,
    waitingRules: state.waitingRules,
    remaining: NOTHING_LEFT_BUT_SIGNING,
    waitEndsOn: waitEndsOn(facts),
  };
  if (weddingDate === null) {
    return { window: { earliest: earliestFinish(known), latest: null, outlook: null }, signing: undefined };
  }
  const plan = planDeadlines({ ...known, weddingDate, hasAttorney: false });
  const signing = plan.deadlines.find(({ step }) => step === 'SIGNING');
  const latest = signing?.latestSafeDate ?? null;
  return { window: { earliest: plan.earliestFinish, latest, outlook: plan.outlook }, signing };
}

const isLaw = ({ reasonKey }: Deadline) => reasonKey === 'LAW_DAYS_BEFORE_WEDDING';

function before(facts: SigningFacts, { signing, window: { outlook } }: ReturnType<typeof daysOf>): Sayings {
  const { law: state, waitEnds, isRepresented, names } = facts;
  const wait = state.waitingRules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL');
  const waitBasis = { citation: wait?.citation ?? null, confidence: state.confidence };
  const alone = SIDES.filter((side) => !isRepresented[side]);
  const { fairness, unfairTerms } = state.needsAttorney;
  const perAlone = (basis: SigningBasis | null) =>
    basis === null ? false : alone.map((side) => law(basis, { name: names[side] }, side));
  const daysRule = state.waitingRules.find(({ kind }) => kind === 'DAYS_BEFORE_WEDDING');
  const latest = { date: signing?.latestSafeDate ?? '', days: daysRule?.days ?? 0 };
  return {
    WAIT_RUNS:
      wait !== undefined &&
      waitEnds instanceof Date &&
      law(waitBasis, { days: wait.days, until: waitEnds.toISOString(), over: isWaitOver(facts) ? 'yes' : 'no' }),
    WAIT_NOT_STARTED: wait !== undefined && !(waitEnds instanceof Date) && law(waitBasis, { days: wait.days }),
    LATEST_DAY_BY_LAW:
      signing !== undefined &&
      isLaw(signing) &&
      law({ citation: signing.citation, confidence: state.confidence }, latest),
    LATEST_DAY_ADVISED: signing !== undefined && !isLaw(signing) && advice(latest),
    TOO_LATE: outlook === 'TOO_LATE' && (wait === undefined ? advice() : law(waitBasis)),
    FORM_RULE: law(state.form, { note: state.form.note }),
    TIMING_RULE: state.timing !== null && law(state.timing, { note: state.timing.note }),
    COUNSEL_RULE: alone.length > 0 && law(state.counsel, { note: state.counsel.note }),
    PRESUMPTION_NEEDS_ATTORNEYS: perAlone(fairness),
    UNFAIR_TERMS_NEED_ATTORNEY: perAlone(unfairTerms),
    NOTICE_IN_AGREEMENT:
      alone.length > 0 && facts.agreement?.hasRightsNotice !== true && particular(facts, 'NOTICE_IN_AGREEMENT'),
    CALL_NOTARY: advice({
      notary: state.isNotaryRequired ? 'required' : 'advised',
      count: witnessesOf(facts).count,
    }),
  };
}

const particular = ({ law: state }: SigningFacts, one: SigningParticular) =>
  state.particulars.includes(one) && law(state.form);

/** A page with lines for two witnesses is there to be filled, also where the law asks for none. */
const LINES_FOR_WITNESSES = 2;

/** The witnesses of the law, or those for whom the agreement has a page. */
function witnessesOf({ law: state, agreement }: SigningFacts) {
  const { witnesses, form } = state;
  if (witnesses.need !== 'NONE') return { ...witnesses, basis: form };
  const isPageThere = agreement?.hasWitnessPage === true;
  return isPageThere
    ? { need: 'ADVISED' as const, count: LINES_FOR_WITNESSES, isNotaryOne: null, basis: null }
    : { ...witnesses, basis: form };
}

const resting = (basis: SigningBasis | null, values: Said['values'] = {}): Said =>
  basis === null ? advice(values) : law(basis, values);

function room(facts: SigningFacts): Sayings {
  const { law: state, names, agreement, isRepresented } = facts;
  const { need, count, isNotaryOne, basis } = witnessesOf(facts);
  const hasWitnesses = need !== 'NONE';
  const certified = SIDES.filter((side) => agreement?.certifiedSides.includes(side) ?? isRepresented[side]);
  return {
    BOTH_PARTNERS: law(state.form, { a: names.A, b: names.B }),
    SIGN_PERSONALLY: particular(facts, 'SIGN_PERSONALLY'),
    NOTARY_REQUIRED: state.isNotaryRequired && law(state.form),
    NOTARY_ADVISED: !state.isNotaryRequired && advice(),
    WITNESSES_REQUIRED: need === 'REQUIRED' && law(state.form, { count }),
    WITNESSES_ADVISED: need === 'ADVISED' && resting(basis, { count }),
    NO_WITNESSES: !hasWitnesses && law(state.form),
    NOTARY_IS_A_WITNESS: hasWitnesses && isNotaryOne === true && law(state.form, { others: Math.max(1, count - 1) }),
    NOTARY_IS_NO_WITNESS: hasWitnesses && isNotaryOne === false && law(state.form, { count }),
    WHO_MAY_WITNESS: hasWitnesses && advice(),
    ATTORNEY_CERTIFIES: certified.map((side) => advice({ name: names[side] }, side)),
    TRANSLATOR: agreement?.hasTranslator === true && advice(),
    ONLINE_POSSIBLE: state.online.isAllowed && law(state.online, { witnesses: hasWitnesses ? 'yes' : 'no' }),
    ONLINE_NOT_POSSIBLE: !state.online.isAllowed && law(state.online),
  };
}

/** Papers that are signed before the agreement is: all but the pages that witnesses and notary fill in after it. */
const isSignedApart = ({ kind }: SigningPaper) => kind !== 'WITNESS_PAGE' && kind !== 'ACKNOWLEDGMENTS';

function papersSaid({ names }: SigningFacts, papers: readonly SigningPaper[]): Sayings {
  const said = (kind: SigningPaper['kind']): Said[] =>
    papers
      .filter((paper) => paper.kind === kind)
      .map(({ side, basis, isWithAttorney }) => ({
        side,
        basis: basis === null ? null : { citation: basis.citation, confidence: basis.confidence },
        values: {
          name: side === null ? '' : names[side],
          other: side === null ? '' : names[otherSide(side)],
          attorney: isWithAttorney ? 'yes' : 'no',
        },
      }));
  return {
    PAPER_COUNSEL_WAIVER: said('COUNSEL_WAIVER'),
    PAPER_RIGHTS_EXPLANATION: said('RIGHTS_EXPLANATION'),
    PAPER_DISCLOSURE_WAIVER: said('DISCLOSURE_WAIVER'),
    PAPER_WITNESS_PAGE: said('WITNESS_PAGE'),
    PAPER_ACKNOWLEDGMENTS: said('ACKNOWLEDGMENTS'),
    NO_SEPARATE_PAPERS: !papers.some(isSignedApart) && advice(),
  };
}

function order(facts: SigningFacts, papers: readonly SigningPaper[]): Sayings {
  const { law: state, agreement } = facts;
  const { need, count, basis } = witnessesOf(facts);
  const hasWitnesses = need !== 'NONE';
  return {
    GATHER: advice({ witnesses: hasWitnesses ? 'yes' : 'no' }),
    SHOW_IDENTITY: advice(),
    CHECK_VERSION: advice(),
    SIGN_SEPARATE_PAPERS: papers.some(isSignedApart) && advice(),
    READ_ALOUD: particular(facts, 'READ_ALOUD'),
    INITIAL_PAGES: advice(),
    INITIAL_SECTIONS: agreement?.hasInitialedSections === true && advice(),
    SIGN: !hasWitnesses && law(state.form),
    SIGN_BEFORE_WITNESSES: hasWitnesses && resting(basis),
    WITNESSES_SIGN: hasWitnesses && resting(basis, { count }),
    NOTARY_CERTIFIES: advice(),
    LOOK_OVER: advice(),
  };
}

function notary(facts: SigningFacts): Sayings {
  const { law: state, agreement } = facts;
  const { acknowledgmentForm: form } = state;
  return {
    ACKNOWLEDGMENT_REQUIRED: state.isAcknowledgmentRequired && law(state.form),
    ACKNOWLEDGED_AT_ONCE: particular(facts, 'ACKNOWLEDGED_AT_ONCE'),
    FORM_IN_AGREEMENT: hasCertificatesForPaper(facts) && advice(),
    FORM_IN_PACKET:
      !hasCertificatesForPaper(facts) &&
      advice({
        why:
          agreement?.isCertifiedOnline === true
            ? 'online'
            : state.particulars.includes('OWN_FORM_OF_NOTARY')
              ? 'statute'
              : 'missing',
      }),
    FORM_OF_STATE: form !== null && law({ citation: form, confidence: state.confidence }),
    OWN_FORM_OF_NOTARY:
      form !== null &&
      state.particulars.includes('OWN_FORM_OF_NOTARY') &&
      law({ citation: form, confidence: state.confidence }),
    CERTIFICATE_COMPLETE: advice(),
  };
}

/** A term that wants an attorney, and a partner who has none. */
function withoutAttorney(
  { names, isRepresented }: SigningFacts,
  isAgreed: boolean,
  say: (values: Said['values'], side: Side) => Said,
): Said[] {
  return isAgreed ? SIDES.filter((side) => !isRepresented[side]).map((side) => say({ name: names[side] }, side)) : [];
}

function never(facts: SigningFacts): Sayings {
  const { law: state, agreement } = facts;
  const { support, disclosureWaiver, isForEmbryos } = state.needsAttorney;
  const wait = state.waitingRules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL');
  const holds = (has: keyof AgreementForm) => agreement === null || agreement[has] === true;
  const byLaw = (basis: SigningBasis | null, has: keyof AgreementForm) =>
    basis === null
      ? false
      : withoutAttorney(facts, holds(has), (values, side) =>
          law(basis, { ...values, known: agreement === null ? 'no' : 'yes' }, side),
        );
  return {
    SIGN_BEFORE_NOTARY: state.isNotaryRequired ? law(state.form) : advice(),
    SIGN_DURING_WAIT:
      wait !== undefined &&
      !isWaitOver(facts) &&
      law({ citation: wait.citation, confidence: state.confidence }, { days: wait.days }),
    SIGN_ON_WEDDING_DAY: advice(),
    SUPPORT_WITHOUT_ATTORNEY: byLaw(support, 'limitsSupport'),
    DISCLOSURE_WITHOUT_ATTORNEY: byLaw(disclosureWaiver, 'waivesDisclosure'),
    EMBRYOS_WITHOUT_ATTORNEY:
      isForEmbryos &&
      withoutAttorney(facts, agreement?.hasEmbryoTerms === true, (values, side) => advice(values, side)),
    LEAVE_BLANK: advice(),
    CHANGE_BY_HAND: advice(),
    SIGN_UNDER_PRESSURE: advice(),
  };
}

const after = (facts: SigningFacts): Sayings => ({
  SCAN: advice(),
  BOTH_CONFIRM: advice(),
  KEEP_PAPER: advice(),
  GIVE_COPIES: advice({ attorneys: facts.isRepresented.A || facts.isRepresented.B ? 'yes' : 'no' }),
  RECORD_FOR_LAND: particular(facts, 'RECORD_FOR_LAND'),
  FILE_PUBLICLY: particular(facts, 'FILE_PUBLICLY'),
});

/** What nobody knows, each with the safe way. */
function unknown(facts: SigningFacts): Sayings {
  const { law: state, agreement, weddingDate } = facts;
  const { need, count, isNotaryOne } = witnessesOf(facts);
  return {
    AGREEMENT_UNREAD: agreement === null && advice(),
    WITNESS_RULE_UNKNOWN: need !== 'NONE' && isNotaryOne === null && advice({ count }),
    FORM_UNKNOWN: state.acknowledgmentForm === null && advice(),
    DAYS_UNKNOWN: state.waitingRules.length === 0 && advice(),
    WEDDING_DATE_UNKNOWN: weddingDate === null && advice(),
    THINLY_RESEARCHED: state.confidence === 'low' && advice(),
  };
}

/**
 * What a couple does on the day on which it signs in person, by the law of its state and what its agreement holds: who
 * must be in the room, what each brings, in which order things are done, what must not happen, and what comes after.
 * Where the law is not known, the sheet says so and names the safe way. Ours; the days are those of the dashboard
 * (`planDeadlines`), the wait is customer spec §4 "California waiting rule" and row 30.
 */
export function signingSheet(facts: SigningFacts): SigningSheet {
  const days = daysOf(facts);
  const papers = signingPapers(facts);
  const sayings: Sayings = {
    ...before(facts, days),
    ...room(facts),
    IDENTITY: SIDES.map((side) => advice({ name: facts.names[side] }, side)),
    WITNESS_IDENTITY: witnessesOf(facts).need !== 'NONE' && advice(),
    PACKET: advice(),
    PENS: advice(),
    ...papersSaid(facts, papers),
    ...order(facts, papers),
    ...notary(facts),
    ...never(facts),
    ...after(facts),
    ...unknown(facts),
  };
  const sections = SIGNING_SECTIONS.map((section) => ({
    section,
    points: SIGNING_POINTS[section].flatMap((code) => {
      const said = sayings[code];
      if (said === undefined || said === false) return [];
      return [said].flat().map((one): SigningPoint => ({ code, ...one }));
    }),
  }));
  return {
    window: days.window,
    sections: sections.filter(({ points }) => points.length > 0),
    papers,
  };
}
