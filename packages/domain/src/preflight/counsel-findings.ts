import { type Side, SIDES } from '../people/enumerations';
import { agreedAnswer, agreedOn, chose, type CoupleAnswerFacts, type PreflightFacts, unrepresented } from './facts';
import { type Finding, type Fix, found, questionFixes } from './finding';

const servicesOf = (of: Side): Fix => ({ where: 'ATTORNEY_SERVICES', of });

/** Both agreed to give up support, to limit it or to replace it. */
export const limitsSupport = (answers: CoupleAnswerFacts): boolean =>
  agreedAnswer(answers, 'ss_choice') !== null && !agreedOn(answers, 'ss_choice', 'state_law');

/** Terms for which the law, or this service, wants an attorney beside each partner who is bound by them. */
function needed(side: Side, answers: CoupleAnswerFacts, { law }: PreflightFacts): Finding[] {
  if (law === null) return [];
  const support = limitsSupport(answers) ? law.supportNeedsAttorneys : null;
  const embryos = agreedOn(answers, 'fa_embryo', 'yes') ? law.embryosNeedAttorneys : null;
  const waiver = agreedOn(answers, 'un_disclosure_level', 'waive_more') ? law.disclosureWaiverNeedsAttorney : null;
  const told = (basis: typeof support, code: Finding['code'], questionKey: string): Finding[] =>
    basis === null ? [] : found(code, { side, law: basis, fixes: [servicesOf(side), ...questionFixes(questionKey)] });
  return [
    ...told(support, 'SUPPORT_NEEDS_ATTORNEYS', 'ss_choice'),
    ...told(embryos, 'EMBRYOS_NEED_ATTORNEYS', 'fa_embryo'),
    ...told(waiver, 'DISCLOSURE_WAIVER_NEEDS_ATTORNEY', 'un_disclosure_level'),
    ...(law.fairnessNeedsAttorneys === null
      ? []
      : found('FAIRNESS_NEEDS_ATTORNEYS', { side, law: law.fairnessNeedsAttorneys, fixes: [servicesOf(side)] })),
  ];
}

/** What a partner said of counsel, and what came of it. The answers are their author's; a booking shows on the document. */
function ownCounsel(side: Side, answers: CoupleAnswerFacts, isRepresented: boolean): Finding[] {
  if (isRepresented) return [];
  if (chose(answers, side, 'un_hire_attorney', 'through_service'))
    return found('ATTORNEY_NOT_FOUND', { side, fixes: [servicesOf(side), ...questionFixes('un_hire_attorney')] });
  const isUndecided = chose(answers, side, 'un_hire_attorney', 'undecided');
  const isTakenBack =
    chose(answers, side, 'un_hire_attorney', 'without') && chose(answers, side, 'un_counsel_waiver', 'get_counsel');
  if (!isUndecided && !isTakenBack) return [];
  return found(isUndecided ? 'COUNSEL_UNDECIDED' : 'COUNSEL_TAKEN_BACK', {
    side,
    isPrivate: true,
    fixes: [...questionFixes('un_hire_attorney'), servicesOf(side)],
  });
}

const EMAIL = /[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>()]+/gu;

/** E-mail addresses in what was typed of an attorney; the whole text where there is none. */
const namesOfAttorney = (typed: string): string[] => {
  const folded = typed.trim().replace(/\s+/gu, ' ').toLowerCase();
  return folded.match(EMAIL) ?? [folded];
};

/** One attorney cannot advise both; each named the attorney alone, so that neither may know. */
function sameAttorney(answers: CoupleAnswerFacts): Finding[] {
  const [ofA, ofB] = SIDES.map((side) =>
    chose(answers, side, 'un_hire_attorney', 'own_attorney') ? (answers[side]['un_ext_attorney']?.typed ?? '') : '',
  );
  if (!ofA?.trim() || !ofB?.trim()) return [];
  const other = new Set(namesOfAttorney(ofB));
  if (!namesOfAttorney(ofA).some((name) => other.has(name))) return [];
  return found('SAME_ATTORNEY', { fixes: questionFixes('un_ext_attorney'), facts: [ofA, ofB] });
}

/** A clause of their own that no attorney sees: "flag for attorney review" (outline, `gen_custom`). */
function unreviewedWords(answers: CoupleAnswerFacts): Finding[] {
  const written = (['at_custom', 'sp_premarital', 'mp_scheme'] as const).filter(
    (questionKey) => (agreedAnswer(answers, questionKey)?.typed ?? '') !== '',
  );
  return found('OWN_WORDS_UNREVIEWED', {
    fixes: written.length === 0 ? [] : [...questionFixes(...written), ...SIDES.map(servicesOf)],
  });
}

/**
 * Counsel: who needs an attorney for what both agreed on, who has none, and what was said of it.
 * Cal. Fam. Code § 1612(c) and its like are in the law of the state; D8 to 11.
 */
export function counselFindings(facts: PreflightFacts): Finding[] {
  const { answers } = facts;
  if (answers === null) return [];
  const without = unrepresented(facts);
  const [only] = without;
  return [
    ...without.flatMap((side) => needed(side, answers, facts)),
    ...SIDES.flatMap((side) => ownCounsel(side, answers, facts.isRepresented[side])),
    ...sameAttorney(answers),
    ...(without.length === SIDES.length ? unreviewedWords(answers) : []),
    ...(without.length === 1 && only !== undefined
      ? found('ONLY_ONE_REPRESENTED', { side: only, fixes: [servicesOf(only)] })
      : []),
  ];
}
