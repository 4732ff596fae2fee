import { expect } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { DEMO_PASSWORD, Person } from '../src/person';
import { test } from '../src/test';

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
      '/vault',
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
    const person = await Person.arrive(browser, email);
    const { page } = person;
    const complaints = complaintsOf(page);
    await person.signIn(DEMO_PASSWORD);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(page).toHaveTitle(/Troth/);
      await inspect(page, `${email.split('@')[0] ?? ''} at ${path}`);
    }
    expect(complaints).toEqual([]);
    await person.context.close();
  });
}
