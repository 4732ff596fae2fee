import { daysBetween } from '../dates/calendar';
import { ADVISED_DAYS } from '../deadlines/plan-deadlines';
import { isTooCloseToWedding } from '../notarization/waiting';
import { SIDES } from '../people/enumerations';
import { agreedAnswer, agreedOn, chose, type CoupleAnswerFacts, type PreflightFacts, type PreflightLaw } from './facts';
import { type Finding, found, questionFixes } from './finding';

const SIGNING = questionFixes('at_signing');

const givesUpEstate = (answers: CoupleAnswerFacts): boolean =>
  agreedOn(answers, 'de_estate', 'both_waive', 'partner_a_waives', 'partner_b_waives');

/**
 * Notary and witnesses. Nothing can be missing before there is anything to sign, so that it is a notice of what will
 * be needed; a plan that does not fit it is a warning: witnesses sign in the room in which the couple sits.
 */
function signing(answers: CoupleAnswerFacts | null, law: PreflightLaw): Finding[] {
  const { notaryRequired, witnessesRequired, witnessesAdvised } = law;
  const isAdvised = witnessesRequired === null && witnessesAdvised !== null;
  const witnesses = witnessesRequired ?? (answers !== null && givesUpEstate(answers) ? witnessesAdvised : null);
  const isOnline = answers !== null && agreedOn(answers, 'at_signing', 'online');
  return [
    ...(notaryRequired === null ? [] : found('NOTARY_NEEDED', { law: notaryRequired, fixes: SIGNING })),
    ...(witnessesRequired === null ? [] : found('WITNESSES_NEEDED', { law: witnessesRequired, fixes: SIGNING })),
    ...(isAdvised ? found('WITNESSES_ADVISED', { law: witnessesAdvised, fixes: SIGNING }) : []),
    ...(witnesses !== null && isOnline ? found('ONLINE_SIGNING_WITNESSES', { law: witnesses, fixes: SIGNING }) : []),
  ];
}

/** What we advise between the agreement and the signing of it: time to read, to think and to find a notary. */
export const ADVISED_DAYS_BEFORE_WEDDING =
  ADVISED_DAYS.DOCUMENT.days + ADVISED_DAYS.REVIEW.days + ADVISED_DAYS.SIGNING.days;

/**
 * The wedding is over, or too near for what the state asks for: seven days between the final text and the signing in
 * California (row 18 counts the day of the wedding out), seven days between signing and wedding in Minnesota (row 30).
 * Nearer than our advice is a warning.
 */
function wedding(answers: CoupleAnswerFacts, { law, today }: PreflightFacts): Finding[] {
  const date = agreedAnswer(answers, 'bg_wedding_date')?.typed ?? null;
  if (date === null) return [];
  const days = daysBetween(today, date);
  const fixes = questionFixes('bg_wedding_date');
  // A day that passes changes nothing of what was confirmed but the date itself.
  if (days < 0) return found('WEDDING_PAST', { fixes, facts: date });
  const rules = law?.waitingRules ?? [];
  const wait = rules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL');
  if (wait !== undefined && days <= wait.days)
    return found('WEDDING_INSIDE_WAIT', {
      parameters: { days: wait.days },
      law: { citation: wait.citation, note: null },
      fixes,
      facts: date,
    });
  const before = rules.find(({ kind }) => kind === 'DAYS_BEFORE_WEDDING');
  if (before !== undefined && isTooCloseToWedding({ waitingRules: rules, signingDate: today, weddingDate: date }))
    return found('WEDDING_TOO_CLOSE', {
      parameters: { days: before.days },
      law: { citation: before.citation, note: null },
      fixes,
      facts: date,
    });
  if (days >= ADVISED_DAYS_BEFORE_WEDDING) return [];
  return found('WEDDING_SOON', {
    parameters: { days, advised: ADVISED_DAYS_BEFORE_WEDDING },
    law: law?.timing ?? null,
    fixes,
  });
}

/** Who reads contracts best in another language needs someone who translates. The answer is its author's. */
const translation = (answers: CoupleAnswerFacts): Finding[] =>
  SIDES.filter((side) => chose(answers, side, 'un_language', 'spanish', 'other')).flatMap((side) =>
    found('TRANSLATION_NEEDED', { side, isPrivate: true, fixes: questionFixes('un_language') }),
  );

/** What signing will need, and whether there is time for it. */
export function formalityFindings(facts: PreflightFacts): Finding[] {
  const { answers, law } = facts;
  return [
    ...(law === null ? [] : signing(answers, law)),
    ...(answers === null ? [] : [...wedding(answers, facts), ...translation(answers)]),
  ];
}
