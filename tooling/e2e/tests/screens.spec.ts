import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Person } from '../src/person';

const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Screens of the couples' portal, each as the demo person who has most to see on it. */
const screens: readonly [who: string, paths: readonly string[]][] = [
  [
    'alex@demo.troth',
    [
      '/',
      '/profile',
      '/questionnaire/background-information',
      '/questionnaire/separate-property',
      '/financial-disclosure',
      '/alignment',
      '/documents',
      '/payment',
      '/help',
      '/terms',
      '/privacy',
    ],
  ],
  ['emery@demo.troth', ['/', '/questionnaire/background-information']],
  ['casey@demo.troth', ['/documents', '/documents/review']],
];

for (const [email, paths] of screens) {
  test(`the screens of ${email} hold for everyone, at both widths`, async ({ browser }) => {
    test.setTimeout(120_000);
    const person = await Person.arrive(browser, email);
    const { page } = person;
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await person.signIn('troth-demo');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      for (const [name, size] of Object.entries(WIDTHS)) {
        await test.step(`${path} on a ${name}`, async () => {
          await page.setViewportSize(size);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect(
            serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          ).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
          await expect(page).toHaveTitle(/Troth/);
        });
      }
    }
    expect(said).toEqual([]);
    await person.context.close();
  });
}
