import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';
import { textOfPdf } from '../src/texts-of-pdf';

/** What a card says of both answers, without whose they are. */
const amounts = (text: string | null) => text?.match(/−?\$[\d,]+/gu) ?? [];

test('both partners see what an answer would mean, and the sheet says what it assumes', async ({ browser }) => {
  const told: string[][] = [];
  for (const [who, other] of [
    ['alex', 'Blake'],
    ['blake', 'Alex'],
  ] as const) {
    const person = await Person.arrive(browser, `${who}@demo.troth`);
    await person.signIn(DEMO_PASSWORD);
    const { page } = person;

    await page.goto('/alignment');
    const card = page.getByRole('article').filter({ hasText: 'Who owns retirement savings' });
    await card.getByRole('button', { name: 'What it would mean in year 10' }).click();
    const whole = card.getByRole('link', { name: `See the whole picture with ${other}’s answer` });
    await expect(whole).toBeVisible();
    const rows = card.locator('dl > div');
    const [yours, theirs] = [
      amounts(await rows.filter({ hasText: 'With your answer' }).textContent()),
      amounts(await rows.filter({ hasText: `With ${other}’s answer` }).textContent()),
    ];
    told.push(who === 'alex' ? [...yours, ...theirs] : [...theirs, ...yours]);

    await whole.click();
    await expect(page.getByRole('button', { name: `${other}’s answers` })).toHaveAttribute('aria-pressed', 'true');
    const slider = page.getByRole('slider', { name: 'Year 10' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('slider', { name: 'Year 11' })).toBeFocused();

    if (who === 'alex') await inspect(page, 'what it would mean');
    await page.getByRole('checkbox', { name: 'You buy a home' }).check();
    await page.getByRole('textbox', { name: 'In year' }).fill('99');
    await expect(page.getByText('Enter a whole number from 1 to 50')).toBeVisible();
    // A number out of range keeps the last good picture; the sheet is made of the same.
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the sheet as a PDF' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('What it would mean.pdf');
    const printed = await textOfPdf(new Uint8Array(await readFile(await sheet.path())));
    expect(printed).toContain('An illustration, not a prediction and not advice');
    expect(printed).toContain('Year 11 of the marriage: Divorce.');
    expect(printed).toContain('You buy a home: Price, $ $400,000');
    const [numbers] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Numbers as CSV' }).click(),
    ]);
    expect(numbers.suggestedFilename()).toBe('what-it-would-mean.csv');

    await page.goto('/questionnaire/separate-property');
    await page.getByRole('button', { name: 'What would this change?' }).nth(1).click();
    await expect(page.getByRole('link', { name: 'See the whole picture' })).toBeVisible();
  }
  expect(told[0]).toHaveLength(4);
  expect(told[1]).toEqual(told[0]);
});

test('the attorney of one partner sees the years in words of their own, and saves the sheet', async ({ browser }) => {
  const frances = await Person.arrive(browser, 'frances@demo.troth', addresses, 'attorney');
  const { page } = frances;
  const complaints = complaintsOf(page);
  await frances.signIn(DEMO_PASSWORD);
  await page.goto('/attorney/clients');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Casey/ })
    .click();
  await page.getByRole('link', { name: 'Financial disclosure' }).click();
  await page.getByRole('link', { name: 'See what the agreement would mean over the years' }).click();
  await expect(page.getByRole('heading', { name: 'In year 10 of the marriage' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your answers' })).toHaveCount(0);
  await inspect(page, 'the years of a client');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the sheet as a PDF' }).click(),
  ]);
  expect(await textOfPdf(new Uint8Array(await readFile(await sheet.path())))).toContain('With the agreement');
  expect(complaints).toEqual([]);
  await frances.context.close();
});
