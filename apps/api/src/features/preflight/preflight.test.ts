import { contentId } from '@troth/content/ids';
import { questionnaireSections, questionOfKey } from '@troth/content/questionnaire';
import { CONTRADICTIONS, FINDING_CODES, OWN_WORDS, REASONS_AGAINST_TERMS } from '@troth/domain/preflight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple } from '../../testing/agreements';
import { answered, completeQuestionnaires } from '../../testing/answers';
import { anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { confirmReceipt, disclose, discloseEnough } from '../../testing/disclosures';
import { confirmFindings, errorsOf, findingsOf } from '../../testing/findings';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { findingWords } from './present-finding';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
});

const refusal = async ({ documentId }: TestCouple, person: TestPerson) =>
  (await api.post<{ reason?: string }>(`/documents/${documentId}/generate`, {}, person)).body.reason;
const keysFor = async (couple: TestCouple, person: TestPerson) =>
  (await findingsOf(api, couple, person)).map(({ key }) => key);
const path = ({ documentId }: TestCouple, { id }: TestPerson, rest: string) =>
  `/users/${id}/documents/${documentId}/${rest}`;
const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 500_00 };

/** Findings about an answer that is its author's alone: nobody reads them about somebody else. */
const ONLY_TO_ONESELF: ReadonlySet<string> = new Set([
  ...REASONS_AGAINST_TERMS.map(({ code }) => code),
  'CHILD_WORDS_IN_REASONS',
  'COUNSEL_TAKEN_BACK',
  'COUNSEL_UNDECIDED',
  'OBLIGATIONS_NOT_LISTED',
  'TRANSLATION_NEEDED',
]);

describe('the data of the rules', () => {
  it('names questions and options that there are, all of them compared but for reasons', () => {
    for (const { answers } of [...CONTRADICTIONS, ...REASONS_AGAINST_TERMS])
      for (const [key, options] of Object.entries(answers)) {
        const question = questionOfKey(key);
        expect(question.generatesDispute, key).toBe(true);
        expect(question.questionOptions.map((option) => option.key)).toEqual(expect.arrayContaining([...options]));
      }
    const reasons = questionOfKey('un_reasons').questionOptions.map(({ key }) => key);
    expect(reasons).toEqual(expect.arrayContaining(REASONS_AGAINST_TERMS.map(({ reason }) => reason)));
  });

  it('looks into every text that both write and that becomes a term', () => {
    const typed = questionnaireSections
      .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
      .filter(
        (question) =>
          question.generatesDispute &&
          (question.allowsCustomClause || question.allowsOtherOption || question.inputType === 'TEXT'),
      )
      .map(({ key }) => key);
    expect([...OWN_WORDS].sort()).toEqual(typed.sort());
  });

  it('has words for each finding, of one partner and of both, that leave nothing to fill', () => {
    const parameters = {
      count: 2,
      of: 3,
      days: 4,
      advised: 12,
      months: 6,
      years: '2024, 2025',
      hasYears: 'yes',
      isOutdated: 'no',
      words: 'custody',
      full: 'alex Arden',
    };
    for (const code of FINDING_CODES)
      for (const side of ['A', null] as const)
        for (const reader of ['A', null] as const) {
          const law = { citation: 'Some Code § 1', note: null };
          const finding = { code, side, parameters, law } as never;
          const words = findingWords(finding, { A: 'Alex', B: 'Blake' }, 'Texas', reader);
          for (const text of Object.values(words)) {
            expect(text.length, code).toBeGreaterThan(10);
            expect(text, code).not.toMatch(/[{}]|preflight\.|undefined/u);
            // What a partner answered says "we".
            if (reader === null && !ONLY_TO_ONESELF.has(code))
              expect(text.replace(/“[^”]*”/gu, ''), code).not.toMatch(
                /\b(you|your|yours|yourselves|we|us|our)\b|\byou’/iu,
              );
          }
        }
  });

  it('says that the law requires it only with a citation (row 11)', () => {
    const of = (citation: string | null) =>
      findingWords(
        { code: 'EMBRYOS_NEED_ATTORNEYS', side: 'A', parameters: {}, law: { citation, note: null } } as never,
        { A: 'Alex', B: 'Blake' },
        'New York',
        'A',
      ).reason;
    expect(of('Some Code § 1')).toContain('New York law requires');
    expect(of(null)).toContain('We require');
  });
});

describe('what is found of a couple', () => {
  it('is told to their attorney about them, and to themselves as “you”', async () => {
    const couple = await aReadyCouple(
      api,
      { state: 'CA' },
      { both: { at_custom: 'The children live with Sam.', bg_wedding_date: '2027-06-12' } },
    );
    const attorney = await anAttorney(api, { states: ['CA'] });
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: attorney.id })
      .where('id', '=', couple.documentId)
      .execute();
    const titleFor = async (person: TestPerson) =>
      (await findingsOf(api, couple, person)).find(({ key }) => key === 'CHILD_TERMS')?.title;
    expect(await titleFor(couple.b)).toBe('Your own words mention custody or child support');
    expect(await titleFor(attorney)).toBe('The couple’s own words mention custody or child support');
  });

  it('comes with its weight, its words, the law and the way to the question', async () => {
    const couple = await aReadyCouple(
      api,
      { state: 'CA' },
      { both: { ss_choice: ['waived'], at_custom: 'The children live with Sam.', bg_wedding_date: '2027-06-12' } },
    );
    const found = await findingsOf(api, couple, couple.a);
    expect(found.filter(({ severity }) => severity === 'ERROR').map(({ key }) => key)).toEqual([
      'SUPPORT_NEEDS_ATTORNEYS_A',
      'SUPPORT_NEEDS_ATTORNEYS_B',
      'CHILD_TERMS',
    ]);
    expect(found.find(({ key }) => key === 'SUPPORT_NEEDS_ATTORNEYS_A')).toMatchObject({
      severity: 'ERROR',
      law: { citation: expect.stringContaining('1612') as unknown },
      reason: expect.stringContaining('In California, these terms don’t bind') as unknown,
      fixes: [
        { where: 'ATTORNEY_SERVICES', of: 'A' },
        {
          where: 'QUESTION',
          of: null,
          questionId: questionOfKey('ss_choice').id,
          sectionPath: '/questionnaire/spousal-support',
          label: expect.stringContaining('spousal support') as unknown,
        },
      ],
      confirmedBy: [],
    });
    expect(found.find(({ key }) => key === 'CHILD_TERMS')?.reason).toContain('“children live with”');
    expect(await refusal(couple, couple.a)).toBe('FINDINGS_UNCONFIRMED');
    expect((await confirmFindings(api, couple, couple.a)).status).toBe(204);
    expect((await confirmFindings(api, couple, couple.b)).status).toBe(204);
    expect(await refusal(couple, couple.a)).toBeUndefined();
  });

  it('leads to an entry, with what it is called', async () => {
    const couple = await aReadyCouple(api, { state: 'MN' });
    const { id } = await disclose(api, couple.a, couple.documentId, 'debts', debt);
    const found = (await findingsOf(api, couple, couple.b)).find(({ key }) => key === 'VALUES_WITHOUT_BASIS_BY_LAW_A');
    expect(found?.law?.citation).toContain('519.11');
    expect(found?.fixes).toContainEqual(
      expect.objectContaining({ where: 'ENTRY', of: 'A', kind: 'debts', entryId: id, label: 'Harbor Bank' }),
    );
  });

  it('follows what admins changed of the state', async () => {
    const couple = await aReadyCouple(api, { state: 'TX' }, { both: { ss_choice: ['waived'] } });
    expect(await errorsOf(api, couple)).toEqual([]);
    const stateId = contentId('state', 'TX');
    const change = (spousalSupportLaw: 'ATTORNEY_REQUIRED' | 'CAN_WAIVE_OR_MODIFY') =>
      api.db.updateTable('states').set({ spousalSupportLaw }).where('id', '=', stateId).execute();
    await change('ATTORNEY_REQUIRED');
    expect(await errorsOf(api, couple)).toEqual(['SUPPORT_NEEDS_ATTORNEYS_A', 'SUPPORT_NEEDS_ATTORNEYS_B']);
    await change('CAN_WAIVE_OR_MODIFY');
  });

  it('a named attorney of one’s own is an attorney (row 10)', async () => {
    const own = { un_hire_attorney: ['own_attorney'], un_ext_attorney: 'Priya Raman, priya@raman.example, California' };
    const couple = await aReadyCouple(api, { state: 'CA' }, { both: { ss_choice: ['waived'] }, a: own });
    expect(await errorsOf(api, couple)).toEqual(['SUPPORT_NEEDS_ATTORNEYS_B']);
  });
});

describe('who is told (row 3)', () => {
  it('nothing of an answer before both have completed the questionnaire, and of disclosures what both know', async () => {
    const couple = await aLinkedCouple(api, { state: 'NY' });
    await completeQuestionnaires(api, couple, { both: { at_custom: 'Joint custody.', un_language: ['spanish'] } });
    await api.db
      .deleteFrom('answers')
      .where('documentId', '=', couple.documentId)
      .where('userId', '=', couple.b.id)
      .where('questionId', '=', questionOfKey('db_premarital').id)
      .execute();
    for (const person of [couple.a, couple.b])
      expect(await keysFor(couple, person)).toEqual(['DISCLOSURE_MISSING_A', 'DISCLOSURE_MISSING_B', 'NOTARY_NEEDED']);
  });

  it('of one’s own answers the author alone, and of sensitive ones nobody', async () => {
    const couple = await aReadyCouple(
      api,
      { state: 'TX' },
      { b: { un_language: ['spanish'], un_hire_attorney: ['undecided'], un_free_will: ['no'], bg_health: ['yes'] } },
    );
    const own = ['COUNSEL_UNDECIDED_B', 'TRANSLATION_NEEDED_B'];
    expect((await keysFor(couple, couple.b)).filter((key) => own.includes(key))).toEqual(own);
    expect((await keysFor(couple, couple.a)).filter((key) => own.includes(key))).toEqual([]);
    const before = await findingsOf(api, couple, couple.b);
    for (const key of ['un_free_will', 'bg_health']) {
      await api.db.deleteFrom('answers').where('questionId', '=', questionOfKey(key).id).execute();
    }
    expect(await findingsOf(api, couple, couple.b)).toEqual(before);
  });

  it('is there for nobody else, and confirmed by nobody else', async () => {
    const couple = await aReadyCouple(api);
    const { a: stranger } = await aLinkedCouple(api);
    const body = { findings: [{ key: 'CHILD_TERMS', version: 'x' }] };
    const url = `/documents/${couple.documentId}/generation/confirmations`;
    expect((await api.post(url, body, stranger)).status).toBe(404);
    expect((await api.post(url, body)).status).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['no finding', { findings: [] }],
    ['no version', { findings: [{ key: 'CHILD_TERMS' }] }],
    ['null', { findings: [{ key: 'CHILD_TERMS', version: null }] }],
    ['a key without an end', { findings: [{ key: 'x'.repeat(81), version: 'x' }] }],
    ['no end of them', { findings: Array.from({ length: 201 }, () => ({ key: 'x', version: 'x' })) }],
  ])('a confirmation of %s is refused', async (_name, body) => {
    const couple = await aLinkedCouple(api);
    const reply = await api.post(`/documents/${couple.documentId}/generation/confirmations`, body, couple.a);
    expect(reply.status).toBe(400);
  });
});

describe('a confirmation is of what was found (ADR 0023)', () => {
  const confirm = async (couple: TestCouple, people: readonly TestPerson[], ...keys: readonly string[]) => {
    for (const person of people) expect((await confirmFindings(api, couple, person, ...keys)).status).toBe(204);
  };
  const confirmedBy = async (couple: TestCouple, key: string) =>
    (await findingsOf(api, couple, couple.a)).find((found) => found.key === key)?.confirmedBy;

  it('waits until each has confirmed the other’s disclosure as it stands, or both go on in spite of it', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    expect(await errorsOf(api, couple)).toEqual([]);
    await discloseEnough(api, couple.b, couple.documentId, 1);
    expect(await errorsOf(api, couple)).toEqual(['RECEIPT_MISSING_A']);
    expect(await refusal(couple, couple.a)).toBe('FINDINGS_UNCONFIRMED');
    await confirmReceipt(api, couple.a, couple.b, couple.documentId);
    expect(await errorsOf(api, couple)).toEqual([]);
    await discloseEnough(api, couple.a, couple.documentId, 1);
    expect(await errorsOf(api, couple)).toEqual(['RECEIPT_MISSING_B']);
    await confirm(couple, [couple.b], 'RECEIPT_MISSING_B');
    expect(await refusal(couple, couple.a)).toBe('FINDINGS_UNCONFIRMED');
    await confirm(couple, [couple.a], 'RECEIPT_MISSING_B');
    expect(await refusal(couple, couple.a)).toBeUndefined();
  });

  it('and lapses when the disclosure that was not received changes, and holds when the change is undone', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    const { id } = await disclose(api, couple.b, couple.documentId, 'debts', debt);
    await confirm(couple, [couple.a, couple.b], 'RECEIPT_MISSING_A');
    const change = (amountDueInCents: number) =>
      api.patch(path(couple, couple.b, `debts/${id}`), { amountDueInCents }, couple.b);
    await change(50_000_00);
    expect(await confirmedBy(couple, 'RECEIPT_MISSING_A')).toEqual([]);
    expect(await refusal(couple, couple.a)).toBe('FINDINGS_UNCONFIRMED');
    await confirm(couple, [couple.a], 'RECEIPT_MISSING_A');
    expect(await confirmedBy(couple, 'RECEIPT_MISSING_A')).toEqual(['A']);
    await change(500_00);
    expect(await confirmedBy(couple, 'RECEIPT_MISSING_A')).toEqual(['A', 'B']);
  });

  it('and lapses when a disclosure lacks something else, and is untouched by the other’s', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    const incomes = (await api.get<{ id: string }[]>(path(couple, couple.b, 'incomes'), couple.b)).body;
    const remove = (at: number) => api.delete(path(couple, couple.b, `incomes/${incomes[at]?.id}`), couple.b);
    await remove(0);
    await confirm(couple, [couple.a, couple.b], 'DISCLOSURE_MISSING_B');
    await disclose(api, couple.a, couple.documentId, 'debts', debt);
    expect(await confirmedBy(couple, 'DISCLOSURE_MISSING_B')).toEqual(['A', 'B']);
    await remove(1);
    expect(await confirmedBy(couple, 'DISCLOSURE_MISSING_B')).toEqual([]);
  });

  it('and lapses when a new year begins of which there is no income yet', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    const [income] = (await api.get<{ id: string }[]>(path(couple, couple.b, 'incomes'), couple.b)).body;
    await api.delete(path(couple, couple.b, `incomes/${income?.id}`), couple.b);
    await confirm(couple, [couple.a, couple.b], 'DISCLOSURE_MISSING_B');
    const today = api.clock.now();
    api.clock.set(new Date('2027-01-01T12:00:00.000Z'));
    expect(await confirmedBy(couple, 'DISCLOSURE_MISSING_B')).toEqual([]);
    api.clock.set(today);
    expect(await confirmedBy(couple, 'DISCLOSURE_MISSING_B')).toEqual(['A', 'B']);
  });

  it('and lapses when a joint entry about which they differ changes, or another comes', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    const joint = {
      assetAccountType: 'ACCOUNT',
      accountType: 'CHECKING',
      institution: 'Pier Bank',
      accountNumber: '77',
      valueInCents: 900_00,
      isJoint: true,
    };
    const { id } = await disclose(api, couple.a, couple.documentId, 'assets', joint);
    const both = [couple.a, couple.b];
    await confirm(couple, both, 'FINANCIAL_DISPUTES_PENDING');
    expect(await confirmedBy(couple, 'FINANCIAL_DISPUTES_PENDING')).toEqual(['A', 'B']);
    await api.patch(path(couple, couple.a, `assets/${id}`), { userAPercentage: 40 }, couple.a);
    expect(await confirmedBy(couple, 'FINANCIAL_DISPUTES_PENDING')).toEqual([]);
    await confirm(couple, both, 'FINANCIAL_DISPUTES_PENDING');
    await disclose(api, couple.b, couple.documentId, 'assets', { ...joint, accountNumber: '78' });
    expect(await confirmedBy(couple, 'FINANCIAL_DISPUTES_PENDING')).toEqual([]);
  });

  it('and lapses when the words that were found are written anew', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' }, { both: { at_custom: 'Joint custody.' } });
    await confirm(couple, [couple.a, couple.b], 'CHILD_TERMS');
    const write = async (words: string) => {
      for (const { id } of [couple.a, couple.b])
        await answered(
          api,
          { documentId: couple.documentId, userId: id, questionId: questionOfKey('at_custom').id },
          words,
        );
    };
    await write('Sole custody.');
    expect(await confirmedBy(couple, 'CHILD_TERMS')).toEqual([]);
    await write('Joint custody.');
    expect(await confirmedBy(couple, 'CHILD_TERMS')).toEqual(['A', 'B']);
  });

  it('and is refused when it changed after it was shown', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    const { id } = await disclose(api, couple.b, couple.documentId, 'debts', debt);
    const shown = (await findingsOf(api, couple, couple.a)).find(({ key }) => key === 'RECEIPT_MISSING_A');
    await api.patch(path(couple, couple.b, `debts/${id}`), { amountDueInCents: 1 }, couple.b);
    const reply = await api.post<{ code: string }>(
      `/documents/${couple.documentId}/generation/confirmations`,
      { findings: [{ key: 'RECEIPT_MISSING_A', version: shown?.version }] },
      couple.a,
    );
    expect(reply).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect(await confirmedBy(couple, 'RECEIPT_MISSING_A')).toEqual([]);
  });

  it('and is not given beforehand, of what is not there, nor of what is no error', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    const findings = [
      { key: 'RECEIPT_MISSING_B', version: 'x' },
      { key: 'NOTARY_NEEDED', version: 'x' },
    ];
    const url = `/documents/${couple.documentId}/generation/confirmations`;
    expect((await api.post(url, { findings }, couple.a)).status).toBe(204);
    expect(
      await api.db
        .selectFrom('preflightConfirmations')
        .select('warning')
        .where('documentId', '=', couple.documentId)
        .execute(),
    ).toEqual([]);
  });
});
