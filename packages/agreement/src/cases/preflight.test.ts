import { jurisdictionOfState, preflightLawOf } from '@troth/content/jurisdictions';
import { questionOfKey } from '@troth/content/questionnaire';
import { answerComparisonKey } from '@troth/domain/alignment';
import { entryTitle, type EntryOfKind, type LiveEntries } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { type Side, SIDES } from '@troth/domain/people';
import {
  type AnswerFacts,
  type DisclosedFacts,
  FINDING_SEVERITIES,
  type Finding,
  type Fix,
  preflight,
  type PreflightFacts,
  severityOf,
} from '@troth/domain/preflight';
import { describe, expect, it } from 'vitest';
import type { AssemblyInput } from '../assemble';
import { cases } from './cases';

const SOURCES = {
  assets: 'assets',
  vehicles: 'vehicles',
  businesses: 'businesses',
  debts: 'debts',
  'real-estates': 'realEstates',
  incomes: 'incomes',
  'inheritances-trusts': 'inheritancesTrusts',
  'legacy-joint-properties': 'legacyJointProperties',
} as const;

/** Entries as the product would have stored them; `A-debts-1` is the first debt of A. */
function entriesOf(input: AssemblyInput, side: Side): LiveEntries {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([kind, source]) => [
      kind,
      input.disclosure[side][source].map((entry, at) => ({
        partnerAgrees: null,
        isJoint: false,
        ...entry,
        id: `${side}-${kind}-${at + 1}`,
        userId: side,
        version: 1,
        deletedAt: null,
      })),
    ]),
  ) as unknown as LiveEntries;
}

function answersOf(input: AssemblyInput, side: Side): AnswerFacts {
  const known: Record<string, AnswerFacts[string]> = {};
  for (const [key, { optionKeys, valueTyped }] of Object.entries(input.answers[side])) {
    const question = questionOfKey(key);
    if (question.isSensitive || question.profileField !== null) continue;
    const comparison = (of: Side) => {
      const answer = input.answers[of][key];
      return answer === undefined
        ? null
        : answerComparisonKey(question, { options: answer.optionKeys, typed: answer.valueTyped });
    };
    const isAgreed = question.generatesDispute && comparison('A') === comparison('B');
    known[key] = { options: optionKeys, typed: valueTyped, isAgreed };
  }
  return known;
}

/** What the preflight would read of a case: both have confirmed each other's disclosure, and have the attorneys they wanted. */
function factsOf(input: AssemblyInput): PreflightFacts {
  const answers = { A: answersOf(input, 'A'), B: answersOf(input, 'B') };
  const disclosedBy = (side: Side): DisclosedFacts => ({
    entries: entriesOf(input, side),
    nothingToDisclose: input.disclosure[side].nothingToDisclose.filter((kind) => kind !== 'incomes'),
    version: side,
    receipt: 'CURRENT',
  });
  const hires = (side: Side) =>
    answers[side]['un_hire_attorney']?.options.some((option) =>
      ['through_service', 'own_attorney'].includes(option),
    ) === true;
  return {
    answers,
    law: preflightLawOf(jurisdictionOfState(input.jurisdiction.abbreviation)),
    names: input.parties,
    disclosed: { A: disclosedBy('A'), B: disclosedBy('B') },
    isRepresented: { A: hires('A'), B: hires('B') },
    today: input.today,
  };
}

/** A finding as a reviewer reads it: weight, code, whom it is about, what was found, the law, and what mends it. */
function lineOf({ parties }: AssemblyInput, { disclosed }: PreflightFacts, finding: Finding): string {
  const nameOf = (side: Side) => parties[side].firstName;
  const fixOf = (fix: Fix): string => {
    switch (fix.where) {
      case 'QUESTION':
        return `the answer to ${fix.questionKey}`;
      case 'ENTRY': {
        const entry = disclosed[fix.of]?.entries[fix.kind].find(({ id }) => id === fix.entryId);
        return `${nameOf(fix.of)}’s entry “${entryTitle(say, { kind: fix.kind, entry } as EntryOfKind)}”`;
      }
      case 'DISCLOSURE':
        return `${nameOf(fix.of)}’s disclosure${fix.kind === null ? '' : ` of ${fix.kind}`}`;
      case 'PARTNERS_DISCLOSURE':
        return `a receipt by ${nameOf(fix.of)}`;
      case 'JOINT_ENTRIES':
        return 'the joint entries';
      case 'PROFILE':
        return `${nameOf(fix.of)}’s profile`;
      case 'ATTORNEY_SERVICES':
        return `an attorney for ${nameOf(fix.of)}`;
    }
  };
  const about = finding.side === null ? 'both' : `${finding.side}, ${nameOf(finding.side)}`;
  const values = Object.entries(finding.parameters)
    .filter(([, value]) => value !== 'yes' && value !== 'no')
    .map(([key, value]) => `${key} ${value}`);
  return [
    `${finding.code} (${about}${finding.isPrivate ? ', told nobody else' : ''})`,
    ...(values.length === 0 ? [] : [`  found: ${values.join(', ')}`]),
    ...(finding.law?.citation == null ? [] : [`  law: ${finding.law.citation}`]),
    ...(finding.law?.note == null ? [] : [`  note: ${finding.law.note}`]),
    ...finding.fixes.map((fix) => `  mend: ${fixOf(fix)}`),
  ].join('\n');
}

describe('what the preflight finds (answers in, findings out)', () => {
  it.each(Object.keys(cases))('%s', async (name) => {
    const input = cases[name]!().input();
    const facts = factsOf(input);
    const findings = preflight(facts);
    const parts = FINDING_SEVERITIES.map((severity) => {
      const those = findings.filter(({ code }) => severityOf(code) === severity);
      return `${severity}\n\n${those.length === 0 ? 'none' : those.map((one) => lineOf(input, facts, one)).join('\n\n')}`;
    });
    await expect(`${parts.join('\n\n\n')}\n`).toMatchFileSnapshot(`./${name}/preflight.txt`);
  });

  it('finds something of each partner and of each weight somewhere', () => {
    const all = Object.values(cases).flatMap((make) => preflight(factsOf(make().input())));
    for (const severity of FINDING_SEVERITIES) expect(all.some(({ code }) => severityOf(code) === severity)).toBe(true);
    for (const side of SIDES) expect(all.some((finding) => finding.side === side)).toBe(true);
  });
});
