import { ABSENT_PARTNER, evaluate, indexQuestionnaire, isAttorneyRequiredSection } from '@troth/domain/questionnaire';
import { describe, expect, it } from 'vitest';
import { contentId } from '../ids';
import { jurisdictions } from '../jurisdictions';
import { stateSelectionsOf } from './questionnaire.test-support';
import { allQuestions, authoredSections, questionnaireSections, questionOfKey, sectionLabelIn } from './questionnaire';
import { optionOfPath } from './testing';
import { placeholdersIn, WORDING_PLACEHOLDERS } from './wording';

const groups = questionnaireSections.flatMap((section) => section.groups);
const options = allQuestions.flatMap((question) => question.questionOptions);
const abbreviationOf = new Map(jurisdictions.map(({ state }) => [state.id, state.abbreviation]));
const names = (rows: readonly { stateId: string }[]) => rows.map(({ stateId }) => abbreviationOf.get(stateId));
const statesWhere = (predicate: (entry: (typeof jurisdictions)[number]) => boolean) =>
  jurisdictions.filter(predicate).map(({ state }) => state.abbreviation);

describe('the size of the questionnaire', () => {
  it('is 12 sections, 38 groups and 118 questions, of which 101 are compared and 84 required', () => {
    expect(questionnaireSections).toHaveLength(12);
    expect(groups).toHaveLength(38);
    expect(allQuestions).toHaveLength(118);
    expect(allQuestions.filter(({ generatesDispute }) => generatesDispute)).toHaveLength(101);
    expect(allQuestions.filter(({ isRequired }) => isRequired)).toHaveLength(84);
  });
});

describe('keys and ids', () => {
  it('are used once', () => {
    const keys = allQuestions.map(({ key }) => key);
    const ids = [
      ...questionnaireSections.map(({ id }) => id),
      ...groups.map(({ id }) => id),
      ...allQuestions.map(({ id }) => id),
      ...options.map(({ id }) => id),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hang from stable keys', () => {
    expect(questionOfKey('bg_wedding_date').id).toBe(contentId('question', 'bg_wedding_date'));
    expect(optionOfPath('sp_premarital.stays').id).toBe(contentId('option', 'sp_premarital.stays'));
    expect(groups[0]?.id).toBe(contentId('group', 'background_information.profile'));
  });

  it('of options are unique within their question', () => {
    for (const { key, questionOptions } of allQuestions) {
      const optionKeys = questionOptions.map((option) => option.key);
      expect(new Set(optionKeys).size, key).toBe(optionKeys.length);
    }
  });
});

describe('sections', () => {
  it('have paths made of their labels, each its own', () => {
    const paths = questionnaireSections.map(({ path }) => path);
    expect(paths[0]).toBe('/questionnaire/background-information');
    expect(new Set(paths).size).toBe(12);
    for (const path of paths) expect(path).toMatch(/^\/questionnaire\/[a-z]+(?:-[a-z]+)*$/);
  });

  it('go in ascending order', () => {
    expect(questionnaireSections.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('call the fourth one Community Property in community property states and keep its path', () => {
    const section = questionnaireSections.find(({ sectionKey }) => sectionKey === 'marital_property');
    expect(section?.labelByDistributionLaw.COMMUNITY_PROPERTY).toBe('Community Property');
    expect(section?.labelByDistributionLaw.EQUITABLE_DISTRIBUTION).toBe('Marital Property');
    expect(section?.path).toBe('/questionnaire/marital-property');
    const labels = jurisdictions.map(({ state }) =>
      section === undefined ? '' : `${state.abbreviation} ${sectionLabelIn(section, state)}`,
    );
    expect(labels.filter((label) => label.endsWith('Community Property'))).toEqual(
      ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA'].map((state) => `${state} Community Property`),
    );
    expect(labels).toContain('WI Marital Property');
  });

  it('ask nothing about support where it cannot be waived, and say why', () => {
    const section = questionnaireSections.find(({ sectionKey }) => sectionKey === 'spousal_support');
    const closed = statesWhere(({ law }) => law.spousalSupportLaw === 'CANNOT_WAIVE_OR_MODIFY');
    expect(closed).toEqual(['IA', 'NM', 'SD']);
    expect(names(section?.notApplicableIn ?? [])).toEqual(closed);
    for (const question of section?.groups.flatMap((group) => group.questions) ?? []) {
      const isHidden = names(question.questionStateRestrictions).includes('IA');
      const hangsFromAnother = question.parentConditionalVisibilities.length > 0;
      expect(isHidden || hangsFromAnother, question.key).toBe(true);
    }
  });
});

describe('conditions', () => {
  const position = new Map(allQuestions.map(({ id }, index) => [id, index]));

  it('name parents that come earlier, so that there is no cycle', () => {
    for (const [index, question] of allQuestions.entries()) {
      for (const row of question.parentConditionalVisibilities) {
        expect(row.childQuestionId).toBe(question.id);
        expect(position.get(row.parentQuestionId), question.key).toBeLessThan(index);
      }
    }
  });

  it('name options of their parent', () => {
    for (const question of allQuestions) {
      for (const { parentQuestionId, questionOptionId } of question.parentConditionalVisibilities) {
        const parent = allQuestions.find(({ id }) => id === parentQuestionId);
        expect(
          parent?.questionOptions.map(({ id }) => id),
          question.key,
        ).toContain(questionOptionId);
      }
    }
  });

  it('say "is not" with one row for each other option', () => {
    const opening = questionOfKey('sp_growth_passive').parentConditionalVisibilities.map(
      ({ questionOptionId }) => questionOptionId,
    );
    expect(opening).toEqual([optionOfPath('sp_premarital.stays').id, optionOfPath('sp_premarital.except_listed').id]);
  });

  it('can be met by either partner only for children of one of them', () => {
    const either = allQuestions.filter(({ parentConditionalVisibilities }) =>
      parentConditionalVisibilities.some(({ respondent }) => respondent === 'EITHER'),
    );
    expect(either.map(({ key }) => key)).toEqual(['fa_step']);
  });

  it('reach across sections where a later topic hangs from an earlier answer', () => {
    const [row] = questionOfKey('db_business').parentConditionalVisibilities;
    expect(row?.parentQuestionId).toBe(questionOfKey('sp_business').id);
    expect(questionOfKey('db_business').parentQuestionId).toBeNull();
  });

  it('indent a follow-up under a parent of the same group', () => {
    for (const question of allQuestions) {
      if (question.parentQuestionId === null) continue;
      const parent = allQuestions.find(({ id }) => id === question.parentQuestionId);
      expect(parent?.parentQuestionGroupId).toBe(question.parentQuestionGroupId);
    }
    expect(questionOfKey('hm_vest_pct').parentQuestionId).toBe(questionOfKey('hm_class').id);
  });
});

describe('state rules', () => {
  it('name jurisdictions that exist', () => {
    for (const question of allQuestions) {
      const rows = [
        ...question.questionStateRestrictions,
        ...question.stateNotes,
        ...question.questionOptions.flatMap((option) => [
          ...option.optionStateRestrictions,
          ...option.attorneyRulesByQuestionOptionState,
        ]),
      ];
      for (const { stateId } of rows) expect(abbreviationOf.has(stateId), question.key).toBe(true);
    }
  });

  it('all give a reason', () => {
    for (const selection of authoredSections.flatMap(stateSelectionsOf))
      expect(selection.because.length).toBeGreaterThan(10);
  });

  it('leave at least two options of every choice in every state, or one where the law leaves no choice', () => {
    const single: string[] = [];
    for (const question of allQuestions.filter(
      ({ questionType }) => questionType === 'RADIO' || questionType === 'DROPDOWN',
    )) {
      for (const { state } of jurisdictions) {
        if (question.questionStateRestrictions.some(({ stateId }) => stateId === state.id)) continue;
        const offered = question.questionOptions.filter(
          (option) => !option.optionStateRestrictions.some(({ stateId }) => stateId === state.id),
        );
        expect(offered.length, `${question.key} in ${state.abbreviation}`).toBeGreaterThan(0);
        if (offered.length === 1) single.push(`${question.key} ${state.abbreviation}`);
      }
    }
    const inPersonOnly = statesWhere(({ law }) => !law.allowsOnlineNotary).map((state) => `at_signing ${state}`);
    expect(single.toSorted()).toEqual(
      [
        ...inPersonOnly,
        'un_counsel_waiver CA',
        'un_counsel_waiver CO',
        'un_counsel_waiver ND',
        'de_estate LA',
      ].toSorted(),
    );
  });

  it('offer the online notary only where the state allows it', () => {
    expect(names(optionOfPath('at_signing.online').optionStateRestrictions)).toEqual(
      statesWhere(({ state }) => !state.allowsOnlineNotary),
    );
  });

  it('do not offer payments for infidelity where courts refuse them', () => {
    expect(names(optionOfPath('lp_infidelity.payment').optionStateRestrictions)).toEqual(['CA', 'HI', 'IA', 'NV']);
  });

  it('do not ask about embryos in Louisiana', () => {
    expect(names(questionOfKey('fa_embryo').questionStateRestrictions)).toEqual(['LA']);
  });

  it('do not offer to waive disclosure where it cannot be waived', () => {
    expect(names(optionOfPath('un_disclosure_level.waive_more').optionStateRestrictions)).toEqual([
      'MN',
      'MA',
      'NV',
      'NJ',
    ]);
  });
});

describe('attorney rules', () => {
  it('follow the support law: every answer but the first, where attorneys are required', () => {
    const required = statesWhere(({ law }) => law.spousalSupportLaw === 'ATTORNEY_REQUIRED');
    const [first, ...others] = questionOfKey('ss_choice').questionOptions;
    expect(first?.attorneyRulesByQuestionOptionState).toEqual([]);
    for (const option of others) {
      expect(names(option.attorneyRulesByQuestionOptionState), option.key).toEqual(required);
      expect(option.attorneyRulesByQuestionOptionState.every(({ type }) => type === 'WAIVES_SPOUSAL_SUPPORT')).toBe(
        true,
      );
    }
  });

  it('follow the embryo policy', () => {
    const rules = optionOfPath('fa_embryo.yes').attorneyRulesByQuestionOptionState;
    expect(names(rules)).toEqual(statesWhere(({ state }) => state.embryoRepRequired));
    expect(rules.every(({ type }) => type === 'INCLUDES_EMBRYO_CLAUSE')).toBe(true);
  });

  it('mark both ways of having an attorney, in every state', () => {
    for (const path of ['un_hire_attorney.through_service', 'un_hire_attorney.own_attorney']) {
      const rules = optionOfPath(path).attorneyRulesByQuestionOptionState;
      expect(rules).toHaveLength(51);
      expect(rules.every(({ type }) => type === 'HIRES_ATTORNEY')).toBe(true);
    }
  });

  it('stand on no other option', () => {
    const ruled = allQuestions.filter(({ questionOptions }) =>
      questionOptions.some(({ attorneyRulesByQuestionOptionState }) => attorneyRulesByQuestionOptionState.length > 0),
    );
    expect(ruled.map(({ key }) => key)).toEqual(['un_hire_attorney', 'ss_choice', 'fa_embryo']);
  });
});

describe('inputs', () => {
  it('belong to typed questions, options to choices', () => {
    for (const { key, questionType, inputType, questionOptions } of allQuestions) {
      const isTyped = questionType === 'TEXT_BOX' || questionType === 'TEXT_AREA';
      expect(inputType !== null, key).toBe(isTyped);
      expect(questionOptions.length > 0, key).toBe(!isTyped);
    }
  });

  it('of money and counts are above zero, and percentages have a ceiling', () => {
    for (const { key, inputType, inputRestriction, maximumValue } of allQuestions) {
      if (inputType === 'CURRENCY' || inputType === 'NUMBER') expect(inputRestriction, key).toBe('GREATER_THAN_ZERO');
      if (/_pct(?:_a)?$/.test(key)) expect(maximumValue, key).toBeLessThanOrEqual(100);
    }
  });

  it('allow another option where one is called other', () => {
    expect(allQuestions.filter(({ allowsOtherOption }) => allowsOtherOption).map(({ key }) => key)).toEqual([
      'un_reasons',
      'hf_bills',
    ]);
  });

  it('rule out answers that contradict the overall rule', () => {
    const ruledOut = optionOfPath('mp_scheme.all_shared').restrictedQuestionOptions.map(
      (row) => row.restrictedQuestionOptionId,
    );
    expect(ruledOut).toContain(optionOfPath('mp_earnings.earner').id);
  });
});

describe('private answers', () => {
  it('are free will and health', () => {
    expect(allQuestions.filter(({ isSensitive }) => isSensitive).map(({ key }) => key)).toEqual([
      'bg_health',
      'un_free_will',
    ]);
  });
});

describe('the profile', () => {
  it('holds three answers, shown again in the second section', () => {
    const bound = allQuestions.filter(({ profileField }) => profileField !== null);
    expect(bound.map(({ profileField }) => profileField)).toEqual(['gender', 'birthdate', 'phoneNumber']);
    expect(bound.every(({ isRequired }) => isRequired)).toBe(true);
    const identity = questionnaireSections[1]?.groups.find(({ groupKey }) => groupKey === 'identity');
    expect(identity?.repeatedQuestionIds).toEqual(bound.map(({ id }) => id));
    expect(identity?.questions).toEqual([]);
  });

  it('stores a gender for each pronoun', () => {
    expect(questionOfKey('bg_pronouns').questionOptions.map(({ profileValue }) => profileValue)).toEqual([
      'MALE',
      'FEMALE',
      'NON_BINARY',
    ]);
  });

  it('asks for the birth date in words by which the age rule knows it', () => {
    expect(questionOfKey('bg_birthdate').title.toLowerCase()).toContain('birth');
  });
});

describe('wording', () => {
  const texts = [
    ...questionnaireSections.flatMap(({ label, description, notice }) => [label, description, notice]),
    ...groups.flatMap(({ title, description }) => [title, description]),
    ...allQuestions.flatMap(({ title, description, exampleScenario, proTip }) => [
      title,
      description,
      exampleScenario,
      proTip,
    ]),
    ...allQuestions.flatMap(({ stateNotes }) => stateNotes.map(({ text }) => text)),
    ...options.flatMap(({ value, proTip }) => [value, proTip]),
  ].filter((text) => text !== null);

  it('is never empty', () => {
    for (const text of texts) expect(text.trim()).not.toBe('');
    for (const { key, description } of allQuestions) expect(description, key).not.toBeNull();
    for (const { groupKey, groupIcon } of groups) expect(groupIcon, groupKey).not.toBeNull();
  });

  it('uses known placeholders only', () => {
    for (const text of texts) {
      for (const name of placeholdersIn(text)) expect(WORDING_PLACEHOLDERS, text).toContain(name);
      expect(text.replaceAll(/\{[A-Z]+\}/g, '')).not.toMatch(/[{}]/);
    }
  });

  it('never says "you" in an option of a compared question: it is read beside a name', () => {
    for (const { key, generatesDispute, questionOptions } of allQuestions) {
      if (!generatesDispute) continue;
      for (const { value } of questionOptions) expect(value, key).not.toMatch(/\byour?s?\b/i);
    }
  });

  it('speaks to the couple, never of both partners by name', () => {
    for (const { key, title } of allQuestions) expect(title, key).not.toMatch(/\{A\}.*\{B\}|\{B\}.*\{A\}/);
  });

  it('names neither partner in a key', () => {
    for (const { key } of options) expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
  });

  it('gives most compared questions an example', () => {
    const compared = allQuestions.filter(({ generatesDispute }) => generatesDispute);
    const withExample = compared.filter(({ exampleScenario }) => exampleScenario !== null);
    expect(withExample.length / compared.length).toBeGreaterThan(0.9);
  });

  it('ends sentences in descriptions, examples and tips', () => {
    for (const { key, description, exampleScenario, proTip } of allQuestions) {
      for (const text of [description, exampleScenario, proTip]) if (text !== null) expect(text, key).toMatch(/[.”]$/);
    }
  });

  it('uses typographic apostrophes', () => {
    for (const text of texts.filter(
      (text) => !allQuestions.some(({ stateNotes }) => stateNotes.some((note) => note.text === text)),
    )) {
      expect(text).not.toContain("'");
    }
  });
});

describe('the rules of the domain', () => {
  const index = indexQuestionnaire(questionnaireSections);
  const nobody = { A: ABSENT_PARTNER, B: ABSENT_PARTNER };

  it('read the whole questionnaire', () => {
    expect(index.questions).toHaveLength(allQuestions.length);
  });

  it('find something to ask in every section of every state, but for support where it cannot be waived', () => {
    const closed = jurisdictions.flatMap(({ state }) =>
      evaluate(index, nobody, { stateId: state.id })
        .A.sections.filter(({ status }) => status === 'NOT_APPLICABLE')
        .map(({ node }) => `${state.abbreviation} ${node.section.sectionKey}`),
    );
    expect(closed).toEqual(['IA spousal_support', 'NM spousal_support', 'SD spousal_support']);
  });

  it('mark the support section in California and the family section in New York as needing attorneys', () => {
    const marked = jurisdictions.flatMap(({ state }) =>
      index.sections
        .filter((node) => isAttorneyRequiredSection(node, state.id))
        .map(({ section }) => `${state.abbreviation} ${section.sectionKey}`),
    );
    expect(marked).toEqual(['CA spousal_support', 'NY family_and_future']);
  });
});
