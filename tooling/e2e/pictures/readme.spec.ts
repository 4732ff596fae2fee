import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, Person } from '../src/person';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const pictures = [
  { who: 'alex@demo.troth', path: '/', name: 'dashboard-1440', size: desktop },
  { who: 'alex@demo.troth', path: '/', name: 'dashboard-390', size: phone },
  { who: 'alex@demo.troth', path: '/questionnaire/separate-property', name: 'questionnaire-1440', size: desktop },
  { who: 'alex@demo.troth', path: '/financial-disclosure', name: 'disclosure-1440', size: desktop },
  { who: 'alex@demo.troth', path: '/alignment', name: 'alignment-1440', size: desktop },
  { who: 'casey@demo.troth', path: '/documents/review', name: 'review-1440', size: desktop },
] as const;

for (const who of new Set(pictures.map((picture) => picture.who))) {
  test(`pictures of ${who}`, async ({ browser }) => {
    const person = await Person.arrive(browser, who);
    const { page } = person;
    await person.signIn(DEMO_PASSWORD);
    for (const { path, name, size } of pictures.filter((picture) => picture.who === who)) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      // The line for live changes stays open, so the network is never idle: what is drawn late is waited for by name.
      await page.waitForFunction(
        () => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete),
      );
      await page.screenshot({ path: `${folder}${name}.png` });
    }
    await person.context.close();
  });
}
