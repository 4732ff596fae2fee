import { expect } from '@playwright/test';
import { DEMO_PASSWORD, Person } from '../src/person';
import { test } from '../src/test';

/**
 * Runs in the page: what is white on a colored ground that a printer leaves out, so that it is lost on white paper. Browsers
 * print grounds only where the page asks for it. A tick may be drawn by `::after`, so that is looked at too.
 */
function lostOnPaper(): string[] {
  const isWhite = (color: string) => /^rgba?\(25[0-5], 25[0-5], 25[0-5](?:, 1)?\)$/.test(color);
  const isClear = (color: string) => /, 0\)$/.test(color) || isWhite(color);
  const isWhiteMark = (element: Element) => {
    const mark = getComputedStyle(element, '::after');
    return mark.content !== 'none' && (isWhite(mark.backgroundColor) || isWhite(mark.borderLeftColor));
  };
  const saysSomething = (element: Element) =>
    [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim() !== '');
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const isWhiteDrawing =
      (element.tagName === 'svg' || saysSomething(element)) && isWhite(getComputedStyle(element).color);
    if (!isWhiteDrawing && !isWhiteMark(element)) return [];
    let ground: Element | null = element;
    while (ground !== null && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    // The page's own ground is as good as white.
    if (ground === null || ground === document.body || getComputedStyle(ground).printColorAdjust === 'exact') return [];
    return [`${element.tagName} on ${ground.tagName} ${ground.className}: ${(element.textContent ?? '').slice(0, 40)}`];
  });
}

test('what is ticked on the screen is ticked on paper', async ({ browser }) => {
  for (const [email, paths] of [
    ['alex@demo.troth', ['/', '/questionnaire/understanding', '/questionnaire/homes', '/financial-disclosure']],
    ['casey@demo.troth', ['/', '/documents', '/documents/review', '/notarize']],
  ] as const) {
    const person = await Person.arrive(browser, email);
    const { page } = person;
    await person.signIn(DEMO_PASSWORD);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.evaluate(lostOnPaper), `${path} of ${email} on paper`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
    await person.context.close();
  }
});

test('a chosen answer and a finished step keep their tick on paper', async ({ browser }) => {
  const person = await Person.arrive(browser, 'alex@demo.troth');
  const { page } = person;
  await person.signIn(DEMO_PASSWORD);
  await page.goto('/questionnaire/understanding');
  const chosen = page.locator('input:checked + span, label:has(input:checked)').first();
  await expect(chosen).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chosen).toBeVisible();
  const kept = await chosen.evaluate((choice) => {
    const drawn = [choice, ...choice.querySelectorAll('*')].filter(
      (part) => getComputedStyle(part, '::after').content !== 'none',
    );
    return drawn.map((part) => getComputedStyle(part, '::after').printColorAdjust);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(kept.map(() => 'exact'));
  await person.context.close();
});
