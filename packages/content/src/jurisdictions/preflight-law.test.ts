import type { PreflightLaw } from '@troth/domain/preflight';
import { describe, expect, it } from 'vitest';
import { jurisdictionOfState, jurisdictions } from './jurisdiction';
import { preflightLawOf } from './preflight-law';

const statesWith = (need: keyof PreflightLaw) =>
  jurisdictions.filter((each) => preflightLawOf(each)[need] !== null).map(({ law }) => law.abbreviation);

describe('what the law of a state asks for before the agreement is made', () => {
  it.each([
    ['supportNeedsAttorneys', ['CA']],
    ['embryosNeedAttorneys', ['NY']],
    ['disclosureWaiverNeedsAttorney', ['AR']],
    ['fairnessNeedsAttorneys', ['SC', 'WV']],
    ['unfairTermsNeedAttorneys', ['WA']],
    ['valuesNeedBasis', ['MN']],
    ['notaryRequired', ['AR', 'GA', 'ID', 'LA', 'MN', 'MO', 'NM', 'NY']],
    ['witnessesRequired', ['GA', 'LA', 'MN']],
  ] as const)('%s: %s', (need, states) => expect(statesWith(need)).toEqual(states));

  it('is cited, but for what is a policy of ours', () => {
    for (const each of jurisdictions) {
      const { childTerms, waitingRules, embryosNeedAttorneys, ...law } = preflightLawOf(each);
      expect(childTerms.note).not.toBeNull();
      expect(waitingRules).toEqual(each.waitingRules);
      expect(embryosNeedAttorneys?.citation ?? null).toBeNull();
      for (const basis of Object.values(law)) if (basis !== null) expect(basis.citation).not.toBeNull();
    }
  });

  it('follows what admins changed', () => {
    const texas = jurisdictionOfState('TX');
    expect(preflightLawOf(texas).witnessesRequired).toBeNull();
    const changed = preflightLawOf(texas, {
      spousalSupportLaw: 'ATTORNEY_REQUIRED',
      embryoRepRequired: true,
      witnessRequired: true,
    });
    expect(changed).toMatchObject({
      supportNeedsAttorneys: { citation: null },
      embryosNeedAttorneys: { citation: null },
      witnessesRequired: { note: texas.law.formalities.note },
    });
  });
});
