import { expect, type Page } from '@playwright/test';
import { answerByCalls } from '../src/answering';
import { aCouple, giveProfile, payForThePrenup } from '../src/background';
import { test } from '../src/test';

const ANSWERS = {
  un_hire_attorney: 'without',
  fa_embryo: 'no',
  fa_pets: 'no',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
};
/** What the second partner sees differently. */
const OTHER_VIEW = { db_premarital: 'shared', sp_income: 'shared', fa_pets: 'yes' };

const cards = (page: Page) => page.getByRole('article');
/** Buttons that can be operated: those of a settled card fold away, its notes stay. */
const buttons = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('button:not([inert] *)'));

test('two partners settle what differs on two screens, and neither reloads', async ({ browser }) => {
  const { a, b } = await aCouple(browser, 'together');
  await payForThePrenup(a);
  for (const person of [a, b]) await giveProfile(person);
  await answerByCalls(a, ANSWERS);

  await test.step('before both are done there is nothing to see', async () => {
    await a.open('/alignment');
    await expect(a.page.getByRole('heading', { name: 'Bea is still answering' })).toBeVisible();
    await expect(cards(a.page)).toHaveCount(0);
    await b.open('/alignment');
    await expect(b.page.getByRole('link', { name: 'Complete questionnaire' })).toBeVisible();
    await answerByCalls(b, { ...ANSWERS, ...OTHER_VIEW });
  });

  await test.step('then both see the same differences, each from their side', async () => {
    await a.page.goto('/alignment');
    await b.page.goto('/alignment');
    await expect(buttons(a.page, 'Agree with Bea')).toHaveCount(3);
    await expect(buttons(b.page, 'Agree with Ada')).toHaveCount(3);
  });

  await test.step('a note on a difference arrives at the other, who marks it resolved', async () => {
    await cards(a.page).first().getByRole('button', { name: 'Discuss' }).click();
    await a.page.getByLabel('Write a note to Bea').fill('Could we talk about this on Sunday?');
    await a.page.keyboard.press('Enter');
    const note = (page: Page) => page.getByText('Could we talk about this on Sunday?');
    await expect(note(a.page)).toBeVisible();
    await cards(b.page).first().getByRole('button', { name: 'One note' }).click();
    await expect(note(b.page)).toBeVisible();
    await b.page.getByRole('button', { name: 'Mark resolved: note by Ada' }).click();
    await expect(cards(a.page).first().getByText('Resolved', { exact: true })).toBeVisible();
  });

  await test.step('what one agrees to is gone from the other’s screen', async () => {
    await buttons(a.page, 'Agree with Bea').first().click();
    await expect(buttons(a.page, 'Agree with Bea')).toHaveCount(2);
    await expect(buttons(b.page, 'Agree with Ada')).toHaveCount(2);
  });

  await test.step('and so is what the other changes', async () => {
    await buttons(b.page, 'Change my answer').first().click();
    const form = b.page.getByRole('dialog');
    // The first option of the debts' question is what the other partner chose.
    await form.getByRole('radio').first().check({ force: true });
    await form.getByRole('button', { name: 'Save my answer' }).click();
    await expect(form).toBeHidden();
    await expect(buttons(b.page, 'Agree with Ada')).toHaveCount(1);
    await expect(buttons(a.page, 'Agree with Bea')).toHaveCount(1);
  });

  await test.step('they write to each other, unread until it is seen', async () => {
    await a.page.getByRole('button', { name: /^Messages with Bea/ }).click();
    await a.page.getByLabel('Write to Bea').fill('One more, and we are done.');
    await a.page.keyboard.press('Enter');
    await expect(a.page.getByRole('dialog').getByText('One more, and we are done.')).toBeVisible();
    const waiting = b.page.getByRole('button', { name: 'Messages with Ada, 1 unread' });
    await expect(waiting).toBeVisible();
    await waiting.click();
    await expect(b.page.getByRole('dialog').getByText('One more, and we are done.').first()).toBeVisible();
    await expect(a.page.getByRole('dialog').getByText('Read', { exact: true })).toBeVisible();
    for (const { page } of [a, b]) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(b.page.getByRole('button', { name: 'Messages with Ada', exact: true })).toBeVisible();
  });

  await test.step('the last one: both are told, and both can go on', async () => {
    const left = buttons(a.page, 'Agree with Bea');
    for (let count = await left.count(); count > 0; count -= 1) {
      await left.first().click();
      await expect(left).toHaveCount(count - 1);
    }
    for (const { page } of [a, b]) {
      await expect(
        page.getByText('That was the last one').or(page.getByText('You agree on everything')).first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    }
    await a.page.getByRole('button', { name: 'View alignment history' }).click();
    const history = a.page.getByRole('dialog', { name: 'Alignment history' });
    await expect(history.getByText(/agreed with/).first()).toBeVisible();
    await a.page.keyboard.press('Escape');
    await a.page.getByRole('link', { name: 'Continue' }).click();
    await a.page.waitForURL('**/documents');
  });
  await Promise.all([a.context.close(), b.context.close()]);
});
