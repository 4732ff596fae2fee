import { FINDING_CODES, severityOf } from './codes';
import { contradictions } from './contradictions';
import { counselFindings } from './counsel-findings';
import { disclosureFindings } from './disclosure-findings';
import { type PreflightFacts, unrepresented } from './facts';
import { type Finding, found } from './finding';
import { formalityFindings } from './formality-findings';
import { nameFindings } from './names';
import { oneSidedPattern } from './one-sided';
import { ownWordsFindings } from './own-words';
import { SIDES, type Side } from '../people/enumerations';

/** Where terms that are unfair to one hold only with that partner's attorney, a pattern is more than a question. */
function unfairTerms(pattern: readonly Finding[], facts: PreflightFacts): Finding[] {
  const basis = facts.law?.unfairTermsNeedAttorneys ?? null;
  const [favoured] = pattern.map(({ side }) => side);
  if (basis === null || favoured == null) return [];
  return unrepresented(facts)
    .filter((side) => side !== favoured)
    .flatMap((side) =>
      found('UNFAIR_TERMS_NEED_ATTORNEYS', { side, law: basis, fixes: [{ where: 'ATTORNEY_SERVICES', of: side }] }),
    );
}

/**
 * Everything that is worth a look before the agreement is made, what weighs most first. Deterministic: the same facts
 * give the same findings, in whatever order entries and answers come. Nothing here refuses anything; errors are what
 * both partners confirm. Customer spec §6; D14 and 32;
 * ADR 0031.
 *
 * @returns At most one finding of each code for each partner, or for both; each leads somewhere.
 */
export function preflight(facts: PreflightFacts): Finding[] {
  const { answers } = facts;
  const pattern = answers === null ? [] : oneSidedPattern(answers, facts);
  const all = [
    ...disclosureFindings(facts),
    ...counselFindings(facts),
    ...formalityFindings(facts),
    ...nameFindings(facts),
    ...(answers === null ? [] : [...contradictions(answers), ...ownWordsFindings(answers, facts.law)]),
    ...pattern,
    ...unfairTerms(pattern, facts),
  ];
  const place = (finding: Finding) =>
    FINDING_CODES.indexOf(finding.code) * 3 + (finding.side === null ? 0 : SIDES.indexOf(finding.side) + 1);
  return all.toSorted((one, other) => place(one) - place(other));
}

/** Both partners confirm it before the agreement is made in spite of it. */
export const needsConfirmation = ({ code }: Pick<Finding, 'code'>): boolean => severityOf(code) === 'ERROR';

/** Whether a reader may see it: nobody but a partner sees what is that partner's alone (row 3). */
export const isVisibleTo = ({ isPrivate, side }: Pick<Finding, 'isPrivate' | 'side'>, reader: Side | null): boolean =>
  !isPrivate || (reader !== null && side === reader);
