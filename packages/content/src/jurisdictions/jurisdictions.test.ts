import { CALIFORNIA_REVIEW_WAIT_DAYS } from '@troth/domain/constants';
import { documentTemplateStateSchema, stateSchema } from '@troth/domain/jurisdictions';
import { waitingRuleSchema } from '@troth/domain/notarization';
import { describe, expect, it } from 'vitest';
import { contentId } from '../ids';
import {
  country,
  documentTemplate,
  jurisdictionByStateId,
  jurisdictionOfState,
  jurisdictions,
  lawFactsSchema,
} from './index';
import { settingsByAbbreviation } from './settings';

const stored = { createdAt: true, updatedAt: true, deletedAt: true, createdById: true, updatedById: true } as const;
const stateContentSchema = stateSchema.omit(stored).strict();
const templateStateContentSchema = documentTemplateStateSchema.omit(stored).strict();
const statesWhere = (predicate: (entry: (typeof jurisdictions)[number]) => boolean) =>
  jurisdictions.filter(predicate).map(({ state }) => state.abbreviation);

describe('the 51 jurisdictions', () => {
  it('are the 50 states and the District of Columbia, sorted by name', () => {
    expect(jurisdictions).toHaveLength(51);
    const names = jurisdictions.map(({ state }) => state.name);
    expect(new Set(names).size).toBe(51);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('District of Columbia');
    expect(Object.keys(settingsByAbbreviation)).toHaveLength(51);
  });

  it.each(jurisdictions.map((entry) => [entry.state.name, entry] as const))('%s has every field', (_name, entry) => {
    expect(() => stateContentSchema.parse(entry.state)).not.toThrow();
    expect(() => lawFactsSchema.parse(entry.law)).not.toThrow();
    expect(() => templateStateContentSchema.parse(entry.templateState)).not.toThrow();
    for (const rule of entry.waitingRules) expect(() => waitingRuleSchema.parse(rule)).not.toThrow();
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: entry.timeZone })).not.toThrow();
  });

  it('are all offered, and belong to one country', () => {
    expect(jurisdictions.every(({ state }) => state.isActive && state.countryId === country.id)).toBe(true);
  });

  it('carry citation, sources and research date, and are not reviewed by counsel', () => {
    for (const { law } of jurisdictions) {
      expect(law.governingAct.citation).not.toBe('');
      expect(law.sources.length).toBeGreaterThan(0);
      expect(law.researchedOn).toBe('2026-11-20');
      expect(law.reviewedByCounsel).toBe(false);
    }
  });

  it('are found by postal code and by id', () => {
    expect(jurisdictionOfState('CA').state.id).toBe(contentId('state', 'CA'));
    expect(jurisdictionByStateId(contentId('state', 'NY'))?.law.name).toBe('New York');
    expect(jurisdictionByStateId('00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(() => jurisdictionOfState('ZZ')).toThrow('ZZ');
  });
});

describe('property and support law', () => {
  it('has nine community property states', () => {
    expect(statesWhere(({ state }) => state.distributionLaw === 'COMMUNITY_PROPERTY')).toEqual([
      'AZ',
      'CA',
      'ID',
      'LA',
      'NV',
      'NM',
      'TX',
      'WA',
      'WI',
    ]);
  });

  it('asks for attorneys to settle support in California, by law', () => {
    expect(statesWhere(({ state }) => state.spousalSupportLaw === 'ATTORNEY_REQUIRED')).toEqual(['CA']);
    for (const { state, supportAttorneyRequirement } of jurisdictions) {
      const expected = state.spousalSupportLaw === 'ATTORNEY_REQUIRED' ? 'LAW' : undefined;
      expect(supportAttorneyRequirement?.basis, state.abbreviation).toBe(expected);
    }
  });
});

describe('attorneys', () => {
  it('are partners in eight states', () => {
    expect(statesWhere(({ state }) => state.attorneySupport === 'PARTNER')).toEqual([
      'CA',
      'FL',
      'IL',
      'MA',
      'NJ',
      'NY',
      'TX',
      'WA',
    ]);
  });

  it('are asked for with embryo terms in New York only, as a policy and not as law', () => {
    expect(statesWhere(({ state }) => state.embryoRepRequired)).toEqual(['NY']);
    expect(jurisdictionOfState('NY').embryoAttorneyRequirement?.basis).toBe('PRODUCT_POLICY');
  });
});

describe('waiting rules', () => {
  it('block for seven days in California and warn seven days ahead in Minnesota', () => {
    expect(jurisdictionOfState('CA').waitingRules).toEqual([
      {
        kind: 'WAIT_AFTER_FINAL',
        days: CALIFORNIA_REVIEW_WAIT_DAYS,
        effect: 'BLOCKS',
        timeZone: 'America/Los_Angeles',
        citation: 'Cal. Fam. Code § 1615(c)(1), (c)(2)(B)',
      },
    ]);
    expect(jurisdictionOfState('MN').waitingRules).toMatchObject([
      { kind: 'DAYS_BEFORE_WEDDING', days: 7, effect: 'WARNS' },
    ]);
  });

  it('exist nowhere else', () => {
    expect(statesWhere(({ waitingRules }) => waitingRules.length > 0)).toEqual(['CA', 'MN']);
  });
});

describe('the document template', () => {
  it('is the one prenup, with a term and a statute in each state', () => {
    expect(documentTemplate.id).toBe(contentId('document-template', 'prenup'));
    expect(documentTemplate.type).toBe('PRENUP');
    const ids = jurisdictions.map(({ templateState }) => templateState.id);
    expect(new Set(ids).size).toBe(51);
    expect(jurisdictionOfState('CA').templateState.termForDocument).toBe('Premarital Agreement');
    expect(jurisdictionOfState('WI').templateState.termForDocument).toBe('Marital Property Agreement');
  });

  it('needs witnesses in Georgia, Louisiana and Minnesota', () => {
    expect(statesWhere(({ templateState }) => templateState.witnessRequired)).toEqual(['GA', 'LA', 'MN']);
  });
});

describe('notary blocks', () => {
  it('name their state, the signer and the notary', () => {
    for (const { state } of jurisdictions) {
      expect(state.notaryBlockText).toContain(state.name);
      expect(state.notaryBlockText).toContain('{name}');
      expect(state.notaryBlockText).toMatch(/notary/i);
      expect(state.notaryBlockText.replaceAll('{name}', '')).not.toMatch(/[{}]/);
    }
  });

  it('begin with the venue in the state’s own words', () => {
    expect(jurisdictionOfState('TX').state.notaryBlockText).toMatch(/^State of Texas\nCounty of _+\n/);
    expect(jurisdictionOfState('MA').state.notaryBlockText).toMatch(/^Commonwealth of Massachusetts\nCounty of _+\n/);
    expect(jurisdictionOfState('LA').state.notaryBlockText).toMatch(/^State of Louisiana\nParish of _+\n/);
    expect(jurisdictionOfState('DC').state.notaryBlockText).toMatch(/^District of Columbia\n\n/);
  });

  it('ask whether the signer appeared in person where the agreement may be acknowledged online, and only there', () => {
    for (const { state } of jurisdictions) {
      const asks = /live audio and video|online notarization/.test(state.notaryBlockText);
      expect(asks, state.abbreviation).toBe(state.allowsOnlineNotary);
      expect(/in person|physical presence|in my presence/.test(state.notaryBlockText), state.abbreviation).toBe(true);
    }
  });

  it('are for signing in person alone where online notary is off', () => {
    expect(statesWhere(({ state }) => !/audio and video|online/.test(state.notaryBlockText))).toEqual([
      'AL',
      'DC',
      'GA',
      'LA',
      'MS',
      'SC',
      'WI',
    ]);
  });

  it('have room for witnesses in Louisiana and for one beside the notary in Georgia', () => {
    expect(jurisdictionOfState('LA').state.notaryBlockText).toContain('Second witness');
    expect(jurisdictionOfState('GA').state.notaryBlockText).toContain('Witness (unofficial)');
  });
});
