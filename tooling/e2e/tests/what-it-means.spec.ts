import { expect } from '@playwright/test';
import { DEMO_PASSWORD, Person } from '../src/person';
import { test } from '../src/test';

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

    await page.getByRole('checkbox', { name: 'You buy a home' }).check();
    await page.getByRole('textbox', { name: 'In year' }).fill('99');
    await expect(page.getByText('Enter a whole number from 1 to 50')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('You buy a home: Price, $')).toBeVisible();
    await expect(page.getByText('An illustration, not a prediction and not advice', { exact: true })).toBeVisible();
    await expect(slider).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/questionnaire/separate-property');
    await page.getByRole('button', { name: 'What would this change?' }).nth(1).click();
    await expect(page.getByRole('link', { name: 'See the whole picture' })).toBeVisible();
  }
  expect(told[0]).toHaveLength(4);
  expect(told[1]).toEqual(told[0]);
});
