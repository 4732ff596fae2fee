import { CALIFORNIA_REVIEW_WAIT_DAYS } from '@troth/domain/constants';
import { documentTemplateStateSchema, stateSchema } from '@troth/domain/jurisdictions';
import { waitingRuleSchema } from '@troth/domain/notarization';
import { describe, expect, it } from 'vitest';
import { contentId } from '../ids';
import { country, documentTemplate, jurisdictionByStateId, jurisdictionOfState, jurisdictions } from './index';
import { lawFactsSchema } from './law-facts';
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

/** A block as one way of signing has it: `online` or `in_person`. */
const blockFor = (state: string, way: string) =>
  jurisdictionOfState(state).state.notaryBlockText.replaceAll(
    /\{#(\w+)\}([\s\S]*?)\{\/\1\}/g,
    (_match, of: string, words: string) => (of === way ? words : ''),
  );

describe('notary blocks', () => {
  it('name the signer and the notary, and leave no box to tick', () => {
    for (const { state } of jurisdictions) {
      const block = blockFor(state.abbreviation, 'in_person');
      expect(block).toContain(state.name);
      expect(block).toContain('{name}');
      expect(block).toMatch(/notary/i);
      expect(block.replaceAll('{name}', '')).not.toMatch(/[{}]/);
      expect(state.notaryBlockText).not.toMatch(/\[ *\]/);
    }
  });

  it('begin with the venue in the state’s own words', () => {
    expect(blockFor('TX', 'in_person')).toMatch(/^State of Texas\nCounty of _+\n/);
    expect(blockFor('MA', 'in_person')).toMatch(/^Commonwealth of Massachusetts\nCounty of _+\n/);
    expect(blockFor('LA', 'in_person')).toMatch(/^State of Louisiana\nParish of _+\n/);
    expect(blockFor('DC', 'in_person')).toMatch(/^District of Columbia\n\n/);
  });

  it('leave the venue to a notary who acts online, and say that this was so', () => {
    for (const { state } of jurisdictions.filter((one) => one.state.allowsOnlineNotary)) {
      const block = blockFor(state.abbreviation, 'online');
      expect(block.trim(), state.abbreviation).toMatch(/^State of _+\nCounty of _+\n/);
      expect(block, state.abbreviation).toMatch(/live audio and video|online notarization/);
    }
  });

  it('say nothing of video where the parties sign in person', () => {
    for (const { state } of jurisdictions) {
      const block = blockFor(state.abbreviation, 'in_person');
      expect(block, state.abbreviation).not.toMatch(/audio and video|online/);
      expect(block, state.abbreviation).toMatch(
        /in person|physical presence|in my presence|personally appeared|appears/,
      );
    }
  });

  it('are for signing in person alone where online notary is off', () => {
    expect(statesWhere(({ state }) => !/\{#online\}/.test(state.notaryBlockText))).toEqual([
      'AL',
      'DC',
      'GA',
      'LA',
      'MS',
      'SC',
      'WI',
    ]);
  });

  it('leave California notaries the only certificate that they may complete', () => {
    expect(blockFor('CA', 'in_person')).toContain('Civil Code section 1189');
    expect(blockFor('CA', 'in_person')).not.toContain('County of');
  });

  it('have room for witnesses in Louisiana and for one beside the notary in Georgia', () => {
    expect(blockFor('LA', 'in_person')).toContain('Second witness');
    expect(blockFor('GA', 'in_person')).toContain('Witness (unofficial)');
  });
});

describe('citations', () => {
  it('give property, support, form and certificate their own sources in all 51', () => {
    for (const { law } of jurisdictions) {
      const { abbreviation, governingAct, propertyCitation, spousalSupportCitation } = law;
      expect(propertyCitation, abbreviation).not.toBe(governingAct.citation);
      expect(spousalSupportCitation, abbreviation).toMatch(/\d/);
      expect(law.formalities.citation, abbreviation).not.toBeNull();
      expect(law.notaryVenueForm, abbreviation).toMatch(/\d/);
      const days = [law.timing.minDaysBetweenFinalDraftAndSigning, law.timing.minDaysBetweenSigningAndWedding];
      if (days.some((count) => count !== null)) expect(law.timing.citation, abbreviation).not.toBeNull();
    }
  });

  it.each([
    ['CA', 'Cal. Fam. Code §§ 760, 770, 2550'],
    ['TX', 'Tex. Fam. Code §§ 3.002, 3.003, 7.001'],
    ['MN', 'Minn. Stat. §§ 518.003, subd. 3b, 518.58'],
    ['NY', 'N.Y. Dom. Rel. Law § 236(B)(5)'],
  ])('%s classifies and divides property by %s', (state, citation) =>
    expect(jurisdictionOfState(state).law.propertyCitation).toBe(citation),
  );
});
