import { questionOfKey } from '@troth/content/questionnaire';
import { optionOfPath } from '@troth/content/questionnaire/testing';
import { contentId } from '@troth/content/ids';
import type { Answer, QuestionnaireSection } from '@troth/domain/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, type TestPerson } from '../../testing/builders';
import { aLinkedCouple, payForPrenup } from '../../testing/purchases';
import { completeQuestionnaires } from '../../testing/answers';
import { type TestApp, testApp } from '../../testing/test-app';
import type { RespondentGroup, RespondentSection } from '../../records/questionnaire/questionnaire.schemas';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const question = (key: string) => questionOfKey(key).id;
const option = (path: string) => optionOfPath(path).id;
const answer = (person: TestPerson, key: string, body: object, headers: Record<string, string> = {}) =>
  api.request<Answer & { current?: Answer }>('POST', `/users/${person.id}/answers?questionId=${question(key)}`, {
    as: person,
    json: body,
    headers,
  });
const change = (person: TestPerson, key: string, body: object, headers: Record<string, string> = {}) =>
  api.request<Answer & { current?: Answer }>('PATCH', `/users/${person.id}/answers?questionId=${question(key)}`, {
    as: person,
    json: body,
    headers,
  });
const groups = async (person: TestPerson, section: string) =>
  (await api.get<RespondentGroup[]>(`/users/${person.id}/questionnaire-sections/${section}/groups`, person)).body;
const section = async (person: TestPerson, name: string) =>
  (await api.get<RespondentSection>(`/users/${person.id}/questionnaire-sections/${name}`, person)).body;
const shown = (found: readonly RespondentGroup[], key: string) =>
  found.flatMap((group) => group.questions).find((candidate) => candidate.key === key);

describe('sections (customer spec section 2)', () => {
  it('lists twelve in order for a person without a document, with statuses when asked', async () => {
    const person = await aCustomer(api, { firstName: 'Zoë', lastName: 'Ng' });
    const plain = await api.get<QuestionnaireSection[]>(`/users/${person.id}/questionnaire-sections`, person);
    expect(plain.body).toHaveLength(12);
    expect(plain.body.every(({ status }) => status === undefined)).toBe(true);
    const withStatus = await api.get<QuestionnaireSection[]>(
      `/users/${person.id}/questionnaire-sections?includeStatus=true`,
      person,
    );
    expect(withStatus.body[0]).toMatchObject({ sectionKey: 'background_information', status: 'IN_PROGRESS' });
    expect((await section(person, 'background-information')).continueStep).toMatchObject({
      kind: 'POPUP',
      popup: 'STATE_NEEDED',
    });
  });

  it('finds a section by its id, its key and the last part of its path', async () => {
    const { a } = await aLinkedCouple(api);
    const names = [contentId('section', 'separate_property'), 'separate_property', 'separate-property'];
    const found = await Promise.all(names.map((name) => section(a, name)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect((await api.get(`/users/${a.id}/questionnaire-sections/nothing`, a)).status).toBe(404);
  });

  it('locks every section but the first until the prenup is paid', async () => {
    const { a, b } = await aLinkedCouple(api);
    expect(await section(a, 'background-information')).toMatchObject({
      lock: null,
      continueStep: { kind: 'GO', to: '/payment' },
    });
    expect((await section(a, 'homes')).lock).toBe('PRENUP_NOT_PAID');
    await payForPrenup(api, b);
    expect((await section(a, 'homes')).lock).toBeNull();
  });

  it('says Community Property where the state says so, under the same path', async () => {
    const { a } = await aLinkedCouple(api, { state: 'CA' });
    const { a: other } = await aLinkedCouple(api, { state: 'NY' });
    expect(await section(a, 'marital-property')).toMatchObject({
      label: 'Community Property',
      path: '/questionnaire/marital-property',
    });
    expect(await section(other, 'marital-property')).toMatchObject({ label: 'Marital Property' });
  });

  it('asks nothing about support where it cannot be waived, and says why', async () => {
    const { a } = await aLinkedCouple(api, { state: 'IA' });
    const support = await section(a, 'spousal-support');
    expect(support.status).toBe('NOT_APPLICABLE');
    expect(support.notice).not.toBeNull();
  });
});

describe('questions in the couple’s words', () => {
  it('carry the names and the state, and no rule of another state', async () => {
    const { a } = await aLinkedCouple(api, { state: 'CA', b: { firstName: 'Bình {A}', lastName: 'Nguyễn' } });
    const contribution = shown(await groups(a, 'household-finances'), 'hf_contrib_b');
    expect(contribution?.title).toBe('How much does Bình {A} pay into the joint account each month?');
    const rules = (await groups(a, 'spousal-support')).flatMap((group) =>
      group.questions.flatMap((found) =>
        found.questionOptions.flatMap((one) => one.attorneyRulesByQuestionOptionState),
      ),
    );
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map(({ stateId }) => stateId))).toEqual(new Set([contentId('state', 'CA')]));
  });

  it('shows a follow-up once its option is chosen', async () => {
    const { a } = await aLinkedCouple(api);
    expect(shown(await groups(a, 'separate-property'), 'sp_exceptions')?.isVisible).toBe(false);
    await answer(a, 'sp_premarital', { questionOptionIds: [option('sp_premarital.except_listed')] });
    expect(shown(await groups(a, 'separate-property'), 'sp_exceptions')?.isVisible).toBe(true);
  });
});

describe('privacy (D3)', () => {
  it('never sends a partner’s answer, by either path', async () => {
    const { a, b, documentId } = await aLinkedCouple(api);
    await answer(a, 'bg_residence', { valueTyped: '12 Secret Lane' });
    const own = await api.request<string>(
      'GET',
      `/documents/${documentId}/questionnaire-sections/background-information/groups`,
      { as: a },
    );
    const theirs = await api.request<string>(
      'GET',
      `/documents/${documentId}/questionnaire-sections/background-information/groups`,
      { as: b },
    );
    expect(JSON.stringify(own.body)).toContain('Secret Lane');
    expect(JSON.stringify(theirs.body)).not.toContain('Secret Lane');
    expect(JSON.stringify((await api.get(`/users/${b.id}/answers`, b)).body)).not.toContain('Secret Lane');
    for (const path of [
      'answers',
      'questionnaire-sections',
      'questionnaire-sections/homes/groups',
      'answers/dispute',
    ]) {
      expect((await api.get(`/users/${a.id}/${path}`, b)).status).toBe(404);
      expect((await api.get(`/users/${a.id}/${path}`)).status).toBe(401);
    }
  });

  it('gives a stranger’s document no questions', async () => {
    const { documentId } = await aLinkedCouple(api);
    const { a: stranger } = await aLinkedCouple(api);
    expect((await api.get(`/documents/${documentId}/questionnaire-sections/homes/groups`, stranger)).status).toBe(404);
  });
});

describe('answers (customer spec section 4, D12)', () => {
  it('are created, changed, counted, and read back', async () => {
    const { a } = await aLinkedCouple(api);
    const made = await answer(a, 'bg_residence', { valueTyped: '1 Elm St, Đà Lạt 🌊' });
    expect(made.body).toMatchObject({ valueTyped: '1 Elm St, Đà Lạt 🌊', version: 1 });
    const changed = await change(a, 'bg_residence', { valueTyped: '2 Oak St' });
    expect(changed.body).toMatchObject({ id: made.body.id, valueTyped: '2 Oak St', version: 2 });
    const read = await api.get<Answer[]>(`/users/${a.id}/answers?questionId=${question('bg_residence')}`, a);
    expect(read.body).toEqual([changed.body]);
  });

  it('survive a first write that was sent twice at once', async () => {
    const { a } = await aLinkedCouple(api);
    const replies = await Promise.all([1, 2].map(() => answer(a, 'bg_residence', { valueTyped: 'Elm' })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      (await api.get<Answer[]>(`/users/${a.id}/answers?questionId=${question('bg_residence')}`, a)).body,
    ).toHaveLength(1);
  });

  it('refuse a write from a tab that is behind, with the current answer; by body or by If-Match', async () => {
    const { a } = await aLinkedCouple(api);
    await answer(a, 'bg_residence', { valueTyped: 'one' });
    await change(a, 'bg_residence', { valueTyped: 'two', version: 1 });
    const behind = await change(a, 'bg_residence', { valueTyped: 'three', version: 1 });
    expect(behind.status).toBe(409);
    expect(behind.body.current).toMatchObject({ valueTyped: 'two', version: 2 });
    expect((await change(a, 'bg_residence', { valueTyped: 'three' }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await change(a, 'bg_residence', { valueTyped: 'three' }, { 'if-match': '"2"' })).body.version).toBe(3);
    expect((await change(a, 'bg_residence', { valueTyped: 'four' })).body.version).toBe(4);
    expect((await change(a, 'bg_residence', { valueTyped: 'x' }, { 'if-match': 'soon' })).status).toBe(400);
  });

  it.each([
    ['a wedding date that is past', 'bg_wedding_date', '2020-01-01'],
    ['a wedding date in California within seven days', 'bg_wedding_date', '2026-06-22'],
    ['no date', 'bg_wedding_date', 'June'],
    ['a share above a hundred percent', 'sp_growth_pct', '101'],
    ['a share of nothing', 'sp_growth_pct', '0'],
    ['two minus signs', 'sp_gifts_limit', '--5'],
  ])('store null for %s', async (_name, key, typed) => {
    const { a } = await aLinkedCouple(api);
    const reply = await answer(a, key, { valueTyped: typed });
    expect(reply.status).toBe(200);
    expect(reply.body.valueTyped).toBeNull();
  });

  it.each([
    ['a wedding date on the eighth day', 'bg_wedding_date', '2026-06-23', '2026-06-23'],
    ['money as it is typed', 'sp_gifts_limit', '$1,250.5', '1250.50'],
    ['a number', 'sp_growth_pct', '040', '40'],
    ['exactly a hundred percent', 'sp_growth_pct', '100', '100'],
  ])('store %s in its canonical form', async (_name, key, typed, stored) => {
    const { a } = await aLinkedCouple(api);
    expect((await answer(a, key, { valueTyped: typed })).body.valueTyped).toBe(stored);
  });

  it('refuse options of another question, two options for one, and what the state does not offer', async () => {
    const { a } = await aLinkedCouple(api, { state: 'IA' });
    const foreign = await answer(a, 'sp_premarital', { questionOptionIds: [option('sp_income.owner')] });
    expect(foreign.status).toBe(400);
    const both = [option('sp_premarital.stays'), option('sp_premarital.except_listed')];
    expect((await answer(a, 'sp_premarital', { questionOptionIds: both })).status).toBe(400);
    expect((await answer(a, 'sp_premarital', { questionOptionIds: ['not-an-id'] })).status).toBe(400);
    expect(
      (
        await api.request('POST', `/users/${a.id}/answers?questionId=${contentId('question', 'nothing')}`, {
          as: a,
          json: {},
        })
      ).status,
    ).toBe(404);
    expect((await api.request('POST', `/users/${a.id}/answers`, { as: a, json: {} })).status).toBe(400);
  });

  it('are written into the profile where they belong there, and read from it', async () => {
    const { a } = await aLinkedCouple(api);
    await answer(a, 'bg_pronouns', { questionOptionIds: [option('bg_pronouns.they')] });
    await answer(a, 'bg_birthdate', { valueTyped: '1990-05-01' });
    await answer(a, 'bg_phone', { valueTyped: '+442071838750' });
    const { body: user } = await api.get<Record<string, unknown>>(`/users/${a.id}`, a);
    expect(user).toMatchObject({ gender: 'NON_BINARY', birthdate: '1990-05-01', phoneNumber: '+442071838750' });
    await api.patch(`/users/${a.id}`, { gender: 'FEMALE' }, a);
    const found = shown(await groups(a, 'background-information'), 'bg_pronouns');
    expect(found?.answers[0]?.answerQuestionOptions[0]?.questionOptionId).toBe(option('bg_pronouns.she'));
    const repeated = (await groups(a, 'understanding')).flatMap((group) =>
      group.repeatedQuestions.map(({ key }) => key),
    );
    expect(repeated).toEqual(['bg_pronouns', 'bg_birthdate', 'bg_phone']);
  });

  it.each([
    ['the day before the 18th birthday', '2008-06-16', null],
    ['on the 18th birthday', '2008-06-15', '2008-06-15'],
    ['91 years back', '1935-06-15', null],
  ])('keep the birth date within its limits: %s', async (_name, typed, stored) => {
    const { a } = await aLinkedCouple(api);
    expect((await answer(a, 'bg_birthdate', { valueTyped: typed })).body.valueTyped).toBe(stored);
  });

  it('are refused with the reason while the document is reviewed', async () => {
    const { a, documentId } = await aLinkedCouple(api);
    await api.db.updateTable('documents').set({ reviewedAt: api.clock.now() }).where('id', '=', documentId).execute();
    const refused = await api.post<{ reason: string }>(
      `/users/${a.id}/answers?questionId=${question('bg_residence')}`,
      { valueTyped: 'x' },
      a,
    );
    expect(refused.status).toBe(409);
    expect(refused.body.reason).toBe('REVIEWED');
  });

  it('leave an audit entry without a word of what was answered', async () => {
    const { a, documentId } = await aLinkedCouple(api);
    await answer(a, 'bg_residence', { valueTyped: 'Quiet Court 7' });
    const entries = await api.db.selectFrom('auditEntries').selectAll().where('documentId', '=', documentId).execute();
    expect(entries.map(({ action }) => action)).toContain('answers.create');
    expect(JSON.stringify(entries)).not.toContain('Quiet Court');
  });
});

describe('will-hire flags (D8)', () => {
  it('follow the own answer and cannot be set by anyone', async () => {
    const { a, documentId } = await aLinkedCouple(api);
    const flags = async () =>
      api.db
        .selectFrom('documents')
        .select(['userAWillHireAttorney', 'userBWillHireAttorney'])
        .where('id', '=', documentId)
        .executeTakeFirst();
    await answer(a, 'un_hire_attorney', {
      questionOptionIds: [questionOfKey('un_hire_attorney').questionOptions[0]?.id],
    });
    expect(await flags()).toEqual({ userAWillHireAttorney: true, userBWillHireAttorney: false });
    const rules = await api.get<{ rules: string[]; describedRule: string }>(
      `/users/${a.id}/answers/attorney-restrictions`,
      a,
    );
    expect(rules.body).toMatchObject({
      rules: ['HIRES_ATTORNEY'],
      describedRule: 'HIRES_ATTORNEY',
      willHireAttorney: true,
    });
    await change(a, 'un_hire_attorney', { questionOptionIds: [option('un_hire_attorney.without')] });
    expect(await flags()).toEqual({ userAWillHireAttorney: false, userBWillHireAttorney: false });
  });

  it('are told anew when the state changes', async () => {
    const couple = await aLinkedCouple(api, { state: 'CA' });
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    const flags = () =>
      api.db
        .selectFrom('documents')
        .select(['userAWillHireAttorney', 'userBWillHireAttorney'])
        .where('id', '=', couple.documentId)
        .executeTakeFirst();
    expect(await flags()).toEqual({ userAWillHireAttorney: true, userBWillHireAttorney: true });
    await api.patch(`/documents/${couple.documentId}`, { stateId: contentId('state', 'TX') }, couple.a);
    expect(await flags()).toEqual({ userAWillHireAttorney: false, userBWillHireAttorney: false });
  });

  it('hold for both once both waive support in California', async () => {
    const couple = await aLinkedCouple(api, { state: 'CA' });
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    const rules = await api.get<{ agreedRules: string[]; description: string }>(
      `/users/${couple.b.id}/answers/attorney-restrictions`,
      couple.b,
    );
    expect(rules.body.agreedRules).toContain('WAIVES_SPOUSAL_SUPPORT');
    expect(rules.body.description).toContain('California');
  });
});

describe('the restricted-option check (customer spec section 7)', () => {
  it('tells how options stand for the person', async () => {
    const { a } = await aLinkedCouple(api);
    const id = option('sp_premarital.stays');
    const check = () =>
      api.post<{ isChosen: boolean; isOffered: boolean }[]>(
        `/users/${a.id}/question-options`,
        { restrictedQuestionOptionIds: [id] },
        a,
      );
    expect((await check()).body).toMatchObject([{ questionOptionId: id, isChosen: false, isOffered: true }]);
    await answer(a, 'sp_premarital', { questionOptionIds: [id] });
    expect((await check()).body).toMatchObject([{ isChosen: true }]);
  });

  const check = async (person: TestPerson, paths: readonly string[]) => {
    const ids = paths.map(option);
    const reply = await api.post<{ questionOptionId: string; isChosen: boolean; isOffered: boolean }[]>(
      `/users/${person.id}/question-options`,
      { restrictedQuestionOptionIds: ids },
      person,
    );
    return reply.body.map(({ questionOptionId, isChosen, isOffered }) => [
      paths[ids.indexOf(questionOptionId)],
      isChosen,
      isOffered,
    ]);
  };

  it('says what another answer rules out, until that answer changes; the partner’s answers count for nothing', async () => {
    const { a, b } = await aLinkedCouple(api);
    const asked = ['mp_earnings.earner', 'mp_earnings.shared'];
    await answer(a, 'mp_earnings', { questionOptionIds: [option('mp_earnings.earner')] });
    expect(await check(a, asked)).toEqual([
      ['mp_earnings.earner', true, true],
      ['mp_earnings.shared', false, true],
    ]);
    await answer(a, 'mp_scheme', { questionOptionIds: [option('mp_scheme.all_shared')] });
    expect(await check(a, asked)).toEqual([
      ['mp_earnings.earner', false, false],
      ['mp_earnings.shared', false, true],
    ]);
    expect(await check(b, asked)).toEqual([
      ['mp_earnings.earner', false, true],
      ['mp_earnings.shared', false, true],
    ]);
    expect(shown(await groups(a, 'marital-property'), 'mp_earnings')?.needsNewAnswer).toBe(true);
    const refused = await change(a, 'mp_earnings', { questionOptionIds: [option('mp_earnings.earner')] });
    expect(refused.status).toBe(400);
    // The answer was kept, and counts again as soon as nothing rules it out.
    await change(a, 'mp_scheme', { questionOptionIds: [option('mp_scheme.nothing_shared')] });
    expect(await check(a, asked)).toEqual([
      ['mp_earnings.earner', true, true],
      ['mp_earnings.shared', false, false],
    ]);
  });

  it('says what the state does not offer, and follows a change of state', async () => {
    const { a, documentId } = await aLinkedCouple(api, { state: 'CA' });
    const waive = ['un_disclosure_level.waive_more'];
    await answer(a, 'un_disclosure_level', { questionOptionIds: waive.map(option) });
    expect(await check(a, waive)).toEqual([[...waive, true, true]]);
    await api.patch(`/documents/${documentId}`, { stateId: contentId('state', 'MN') }, a);
    expect(await check(a, waive)).toEqual([[...waive, false, false]]);
    expect(shown(await groups(a, 'understanding'), 'un_disclosure_level')?.needsNewAnswer).toBe(true);
  });

  it('leaves out what is no option', async () => {
    const { a } = await aLinkedCouple(api);
    const reply = await api.post(
      `/users/${a.id}/question-options`,
      { restrictedQuestionOptionIds: [contentId('option', 'nothing')] },
      a,
    );
    expect(reply.body).toEqual([]);
  });
});

describe('a section that requires nothing (ADR 0076)', () => {
  const statusOf = async (person: TestPerson) => {
    const { body } = await api.get<{ sections: { sectionKey: string; status: string }[]; hasBegun: boolean }>(
      `/users/${person.id}/journey`,
      person,
    );
    const section = body.sections.find(({ sectionKey }) => sectionKey === 'lifestyle_and_privacy');
    return { status: section?.status, hasBegun: body.hasBegun };
  };
  const continueOn = (person: TestPerson, name: string) =>
    api.request<RespondentSection>('POST', `/users/${person.id}/questionnaire-sections/${name}/continue`, {
      as: person,
    });

  it('is not started for a new person, and completed for them alone once they leave it by Continue', async () => {
    const { a, b } = await aLinkedCouple(api);
    await payForPrenup(api, a);
    expect(await statusOf(a)).toEqual({ status: 'NOT_STARTED', hasBegun: false });
    const left = await continueOn(a, 'lifestyle-and-privacy');
    expect(left).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    expect(left.body.continueStep).toEqual({ kind: 'GO', to: '/questionnaire/agreement-terms' });
    await continueOn(a, 'lifestyle-and-privacy');
    expect(await statusOf(a)).toEqual({ status: 'COMPLETED', hasBegun: false });
    expect(await statusOf(b)).toEqual({ status: 'NOT_STARTED', hasBegun: false });
  });

  it('stays as it is while it is locked, and a required answer is not made up for', async () => {
    const { a } = await aLinkedCouple(api);
    expect((await continueOn(a, 'lifestyle-and-privacy')).body.status).toBe('NOT_STARTED');
    const first = await continueOn(a, 'background-information');
    expect(first.body).toMatchObject({ continueStep: { kind: 'GO', to: '/payment' } });
    expect(first.body.status).not.toBe('COMPLETED');
    expect((await continueOn(a, 'nowhere')).status).toBe(404);
  });

  it('decides who needs an attorney when it completes both questionnaires', async () => {
    const couple = await aLinkedCouple(api, { state: 'CA' });
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    const hires = async () =>
      api.db
        .selectFrom('documents')
        .select('userBWillHireAttorney')
        .where('id', '=', couple.documentId)
        .executeTakeFirstOrThrow();
    await api.db.deleteFrom('continuedSections').where('userId', '=', couple.b.id).execute();
    await api.db
      .updateTable('documents')
      .set({ userBWillHireAttorney: false })
      .where('id', '=', couple.documentId)
      .execute();
    await payForPrenup(api, couple.a);
    await continueOn(couple.b, 'lifestyle-and-privacy');
    expect(await hires()).toEqual({ userBWillHireAttorney: true });
  });
});
