import { expect, type Locator, type Page } from '@playwright/test';
import { changeAnswer, makeVersion, prepareAgreement, regenerate, confirmFindings } from '../src/agreement';
import { NOBODY_ELSE } from '../src/answering';
import { aCouple, type Couple } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { Keyboard } from '../src/keyboard-walk';
import { test } from '../src/test';

const confirmButton = (page: Page, version: number) =>
  page.getByRole('button', { name: `I have reviewed version ${version}` });

// One couple goes through all of it. Axe takes long over a page as long as an agreement.
test.describe.configure({ mode: 'serial' });

let couple: Couple;
let complaints: readonly string[][];

test.beforeAll(async ({ browser }) => {
  couple = await aCouple(browser, 'review', { names: ['Zoë', 'Siobhán'] });
  await prepareAgreement(couple, NOBODY_ELSE);
  await makeVersion(couple);
  complaints = [couple.a, couple.b].map(({ page }) => complaintsOf(page, /409|ERR_INTERNET_DISCONNECTED/));
});

test.afterAll(async () => {
  expect(complaints).toEqual([[], []]);
  await Promise.all([couple.a.context.close(), couple.b.context.close()]);
});

/** Resolves once the page has kept its place for a third of a second. */
const scrollEnds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let since = performance.now();
        let place = window.scrollY;
        const look = (now: number) => {
          if (window.scrollY !== place) {
            place = window.scrollY;
            since = now;
          }
          if (now - since > 333) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

test('the first version is read with contents, notes and reasons, on a phone too', async () => {
  const { page } = couple.a;
  await page.goto('/documents/review');
  await expect(confirmButton(page, 1)).toBeVisible();
  await expect(page.getByText(/^Changed since/)).toHaveCount(0);
  await inspect(page, 'the first version');

  await page.getByRole('button', { name: /^Left out, and why/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Left out, and why' }).getByRole('heading', { level: 4 }).first(),
  ).toBeVisible();
  await inspect(page, 'what is left out', '[role="dialog"]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Your answers in this clause' }).click();
  const answers = page.getByRole('dialog', { name: 'Your answers in the agreement' });
  await expect(answers.getByRole('button', { name: /^Show its/ }).first()).toBeVisible();
  await inspect(page, 'the answers in the agreement', '[role="dialog"]');
  await answers
    .getByRole('button', { name: /^Show its \d+ clauses/ })
    .first()
    .click();
  const trail = page.getByRole('group', { name: 'Clauses for one question' });
  await expect(trail.getByText(/^1 of \d+$/)).toBeVisible();
  await inspect(page, 'the clauses of one question', '[role="group"][aria-label="Clauses for one question"]');
  await trail.getByRole('button', { name: 'Next clause' }).click();
  await expect(page.locator('[data-driven][data-now]')).toBeInViewport();
  // What is pressed while the text still comes to its place moves away from under the pointer.
  await scrollEnds(page);
  await trail.getByRole('button', { name: /^Stop showing/ }).click();
  await expect(trail).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('dialog', { name: 'Contents' }).getByRole('link', { name: /Debts/ }).click();
  const heading = page.getByRole('heading', { level: 2, name: /Debts/ });
  await expect(heading).toBeInViewport();
  const top = (await heading.boundingBox())?.y ?? 0;
  expect(top, 'the heading lands below the bar and the tools').toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Contents' }).click();
  await page
    .getByRole('dialog', { name: 'Contents' })
    .getByRole('button', { name: 'Your answers in this clause' })
    .click();
  await answers
    .getByRole('button', { name: /^Show its/ })
    .first()
    .click();
  await trail.getByRole('button', { name: 'Next clause' }).click();
  const note = page.locator('[data-driven][data-now] > aside');
  await note.scrollIntoViewIfNeeded();
  const isInSight = await note.evaluate((words) => {
    const { left, top: from, width, height } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(left + width / 2, from + height / 2));
  });
  expect(isInSight, 'the note of a clause that is walked to').toBe(true);
  await trail.getByRole('button', { name: /^Stop showing/ }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Where something else lies over an element, of the points along its edges that the tools and the bar leave in sight. */
const coveredIn = (reason: Locator) =>
  reason.evaluate((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const covered: string[] = [];
    for (let y = Math.max(top, 130) + 8; y < Math.min(bottom, window.innerHeight - 170) - 8; y += 12) {
      for (const x of [left + 12, right - 12, right - 36]) {
        const over = document.elementFromPoint(x, y);
        if (over !== null && !card.contains(over))
          covered.push(`${Math.round(x)},${Math.round(y)}: ${over.outerHTML.slice(0, 80)}`);
      }
    }
    return covered;
  });

test('nothing lies over a reason wherever one scrolls to, and all of it can be read', async () => {
  const { page } = couple.a;
  await page.goto('/documents/review');
  await expect(confirmButton(page, 1)).toBeVisible();
  const reason = page.getByRole('dialog', { name: 'Why is this here?' });
  const help = page.getByRole('complementary', { name: 'Support' });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const buttons = page.getByRole('button', { name: /^Why is clause/ });
    const count = await buttons.count();
    for (const at of [2, Math.floor(count / 2), count - 1]) {
      const button = buttons.nth(at);
      await button.click();
      await expect(reason).toBeInViewport();
      for (const step of [-140, 60, 60, 60, 60]) {
        expect(await coveredIn(reason), `clause ${at} at ${width} px`).toEqual([]);
        await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), step);
      }
      await reason.getByText(/^From version/).scrollIntoViewIfNeeded();
      await expect(reason.getByText(/^From version/)).toBeInViewport();
      await expect(help).toBeHidden();
      await reason.getByRole('button', { name: 'Close' }).click();
      await expect(button).toBeFocused();
      // On phones, help is in the menu.
      if (width === 1440) await expect(help).toBeVisible();
    }
  }
});

test('without a line a confirmation fails and says so beside its button, with help clear of the words and the button', async () => {
  const { page } = couple.a;
  await page.goto('/documents/review');
  await expect(confirmButton(page, 1)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await confirmButton(page, 1).click();
  const question = page.getByRole('dialog', { name: 'Have you read all of it?' });
  await expect(question.getByText('You haven’t scrolled to the end yet.')).toBeVisible();
  await inspect(page, 'the question before a confirmation', '[role="dialog"]');
  await question.getByRole('button', { name: 'Yes, I’ve read it' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t save it.' });
  await expect(failure).toBeVisible();
  const help = page.getByRole('complementary', { name: 'Support' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 390) {
      // On phones, help is in the menu.
      await expect(help).toBeHidden();
      continue;
    }
    await expect(async () => {
      const boxes = await Promise.all([help, failure, confirmButton(page, 1)].map((one) => one.boundingBox()));
      const [floating, words, button] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(floating!.y + floating!.height, 'help above the bar').toBeLessThan(words!.y);
      expect(words!.x + words!.width, 'the words beside the buttons').toBeLessThan(button!.x);
    }).toPass({ timeout: 5000 });
  }
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a reference leads to its clause, and Back to where one was', async () => {
  const { page } = couple.a;
  await page.goto('/documents/review');
  const reference = page.getByRole('article').locator('p a[href^="#agreement-"]').first();
  await reference.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const target = (await reference.getAttribute('href')) ?? '';
  await reference.click();
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(reference).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
});

test('a version that comes meanwhile takes nobody’s place and is not confirmed unread', async () => {
  const { a, b } = couple;
  await b.page.goto('/documents/review');
  await expect(confirmButton(b.page, 1)).toBeVisible();
  await regenerate(couple);
  await expect(b.page.getByText(/^The questionnaire is open again/)).toBeVisible();
  await expect(confirmButton(b.page, 1)).toHaveCount(0);
  await inspect(b.page, 'a version that is the agreement no longer');
  await changeAnswer(b, 'bg_occupation', 'Bookbinder');
  await confirmFindings(couple);
  await makeVersion(couple);
  await expect(b.page.getByText('Version 2 was created while you were reading')).toBeVisible();
  await a.page.goto('/documents/review');
  await expect(confirmButton(a.page, 2)).toBeVisible();
  await expect(a.page.getByText(/^Changed since version 1: Siobhán changed an answer on /).first()).toBeVisible();
  await expect(a.page.locator('ins', { hasText: 'Bookbinder' }).first()).toBeVisible();
  await inspect(a.page, 'what changed since the last look');
});

test('words are found in every part of it, and each match is shown', async () => {
  const { page } = couple.a;
  await page.goto('/documents/review');
  await page.getByRole('button', { name: 'Find in the agreement' }).click();
  await page.keyboard.type('separate property');
  const find = page.getByRole('search', { name: 'Find in the agreement' });
  await expect(find.getByText(/^\d+ of \d+$/).first()).toBeVisible();
  await inspect(page, 'words that are found', '[role="search"]');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Enter');
  const marked = await page.evaluate(() => {
    const [range] = CSS.highlights.get('troth-found-now') ?? [];
    const element = range?.startContainer.parentElement?.getBoundingClientRect();
    return {
      top: element?.top ?? -1,
      bottom: element?.bottom ?? -1,
      count: CSS.highlights.get('troth-found')?.size ?? 0,
    };
  });
  expect(marked.count).toBeGreaterThan(10);
  expect(marked.bottom, 'what is found is on the screen').toBeGreaterThan(100);
  expect(marked.top, 'what is found is on the screen').toBeLessThan(900);
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
});

test('with the keyboard alone: the changes, a reason, and the confirmation of this version', async () => {
  const { page } = couple.a;
  await page.goto('/documents/review');
  await expect(confirmButton(page, 2)).toBeVisible();
  const keyboard = new Keyboard(page);
  await keyboard.goTo('button', 'Next change');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 of \d+$/).first()).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('[data-clause]:focus')).toBeInViewport();
  await keyboard.goTo('button', /^Why is clause/);
  await page.keyboard.press('Enter');
  const reason = page.getByRole('dialog', { name: 'Why is this here?' });
  await expect(reason).toBeVisible();
  await inspect(page, 'the reason of a clause that changed', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);

  await page.goto('/documents/review');
  await expect(confirmButton(page, 2)).toBeVisible();
  await keyboard.goTo('a', 'Go to the confirmation');
  await page.keyboard.press('Enter');
  await expect(confirmButton(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.goTo('button', 'Yes, I’ve read it');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You reviewed this version: /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeFocused();
  await inspect(page, 'the version as confirmed by one');
  expect(keyboard.complaints).toEqual([]);
});
