import { expect } from '@playwright/test';
import { answerByCalls, sectionsOf } from '../src/answering';
import { aCouple, giveProfile, payForThePrenup } from '../src/background';
import { tabTo } from '../src/keyboard';
import { answerWithKeys, Keyboard } from '../src/keyboard-walk';
import { test } from '../src/test';

const ANSWERS = {
  un_hire_attorney: 'without',
  fa_embryo: 'no',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
};
/** What the second partner sees differently. */
const OTHER_VIEW = { db_premarital: 'shared', sp_income: 'shared' };

test('the questionnaire, alignment and documents with the keyboard alone, and the focus is always to be seen', async ({
  browser,
}) => {
  const { a, b } = await aCouple(browser, 'keys');
  const { page } = a;
  const keyboard = new Keyboard(page);
  await payForThePrenup(a);
  await giveProfile(b);
  await answerByCalls(b, { ...ANSWERS, ...OTHER_VIEW });

  const sections = await sectionsOf(a);
  await a.open('/questionnaire');
  for (const section of sections) {
    await test.step(section.label, () => answerWithKeys(keyboard, a, section, ANSWERS));
  }
  expect(new URL(page.url()).pathname).toBe('/financial-disclosure');
  const open = (await sectionsOf(a)).filter(({ status }) => !/COMPLETED|NOT_APPLICABLE/.test(status));
  expect(open.map(({ label }) => label)).toEqual([]);

  await test.step('alignment: one is agreed to, one is changed, with the menu as the way there', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Financial Disclosure' })).toBeFocused();
    await keyboard.goTo('a', /^Alignment/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/alignment');
    const cards = page.locator('article:not(:has([inert]))');
    await expect(cards).toHaveCount(2);
    await keyboard.goTo('button', /Agree with Bea/);
    await keyboard.press('Enter');
    await expect(cards).toHaveCount(1);
    await keyboard.goTo('button', 'Change my answer');
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await keyboard.goTo('radio', /./);
    // The other option is the partner's.
    await keyboard.press('ArrowUp');
    await keyboard.goTo('button', 'Save my answer');
    await page.keyboard.press('Enter');
    await expect(popup).toBeHidden();
    await expect(cards).toHaveCount(0);
    await keyboard.goTo('a', 'Continue');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/documents');
  });

  await test.step('documents: both acknowledgments, and that neither has disclosed anything', async () => {
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) {
      await expect(box).toBeEnabled();
      await tabTo(page, box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    }
  });
  expect(keyboard.complaints).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
});
