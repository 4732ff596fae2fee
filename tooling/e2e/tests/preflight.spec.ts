import { expect, type Page } from '@playwright/test';
import { answerByCalls } from '../src/answering';
import { aCouple, giveProfile, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import { test } from '../src/test';

/** Answers that contradict each other, want attorneys, and speak of a child; all of them agreed on. */
const ANSWERS = {
  un_hire_attorney: 'without',
  fa_embryo: 'no',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
  ss_choice: 'waived',
  sp_growth_passive: 'shared',
  sp_credit: 'spent_and_growth',
  at_custom: 'The children live with Bea.',
};

const finding = (page: Page, title: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4, name: title }) });

test('what is found before the agreement is made leads to what mends it, and is confirmed by both', async ({
  browser,
}) => {
  const { a, b } = await aCouple(browser, 'preflight', { state: 'CA' });
  await payForThePrenup(a);
  for (const [person, answers] of [
    [a, ANSWERS],
    [b, { ...ANSWERS, un_language: 'spanish' }],
  ] as const) {
    await giveProfile(person);
    await answerByCalls(person, answers);
    const path = `/users/${await person.id()}`;
    await person.call('POST', `${path}/acknowledgements`, { enforcement: true, attorneyCounsel: true });
    for (const year of [2024, 2025, 2026].map((each) => each + new Date().getFullYear() - 2026)) {
      const income = { year, incomeType: 'BASE_SALARY', valueInCents: 7_200_000, valuationBasis: 'PAY_RECORD' };
      await person.call('POST', `${path}/documents/${await a.documentId()}/incomes`, income);
    }
  }
  const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 120_000 };
  await b.call('POST', `/users/${await b.id()}/documents/${await a.documentId()}/debts`, debt);
  const complaints = [a, b].map(({ page }) => complaintsOf(page));
  await Promise.all([a.page.goto('/documents'), b.page.goto('/documents')]);
  for (const { page } of [a, b])
    await expect(page.getByRole('heading', { name: 'Create your agreement' })).toBeVisible({ timeout: 30_000 });

  await test.step('each is told what both know, and what is one’s own', async () => {
    for (const { page } of [a, b])
      for (const title of [
        'The owner keeps growth but repays a share of it',
        'Your own words mention custody or child support',
        'Is growth the right way around?',
        /^Bea has no attorney for the spousal support terms/,
      ])
        await expect(finding(page, title)).toBeVisible();
    await expect(finding(b.page, 'You’ll need a translator')).toContainText('Only you see this');
    await expect(finding(a.page, 'You’ll need a translator')).toHaveCount(0);
    await expect(finding(a.page, /^Ada has no attorney/).first()).toContainText('Cal. Fam. Code');
  });

  await test.step('with the keyboard alone: to the question and back, and a confirmation', async () => {
    await inspect(a.page, 'documents with findings');
    const line = finding(a.page, 'The owner keeps growth but repays a share of it');
    await tabTo(a.page, line.locator('summary'));
    await a.page.keyboard.press('Enter');
    const link = line.locator('details').getByRole('link').last();
    await tabTo(a.page, link);
    await a.page.keyboard.press('Enter');
    await a.page.waitForURL('**/questionnaire/separate-property#question-*');
    await expect(a.page.getByRole('radio', { name: /What was spent is repaid, with/ })).toBeChecked();
    await a.page.goBack();
    const box = a.page.getByRole('checkbox', { name: /under Fix and want to go ahead anyway/ });
    await tabTo(a.page, box);
    await a.page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
    await expect(finding(b.page, /custody or child support/)).toContainText('Ada: confirmed');
  });

  await test.step('an entry is one tap away, for its owner and for the partner', async () => {
    await b.page
      .getByRole('link', { name: /Open: Harbor Bank/ })
      .first()
      .click();
    await expect(b.page.getByLabel(/Creditor/)).toHaveValue('Harbor Bank', { timeout: 30_000 });
    await b.page.goto('/documents');
    await expect(a.page.getByRole('link', { name: /See Bea’s entry: Harbor Bank/ }).first()).toBeVisible();
  });

  await test.step('once both have confirmed each of them, the agreement can be made', async () => {
    await b.page.getByRole('checkbox', { name: /under Fix and want to go ahead anyway/ }).click();
    await expect(a.page.getByRole('button', { name: 'Create the agreement' })).toBeEnabled();
    await inspect(b.page, 'documents with everything confirmed');
    await a.page.getByRole('button', { name: 'Create the agreement' }).click();
    await expect(a.page.getByRole('heading', { name: 'Your agreement is ready' })).toBeVisible({ timeout: 60_000 });
  });
  expect(complaints).toEqual([[], []]);
  await Promise.all([a.context.close(), b.context.close()]);
});
