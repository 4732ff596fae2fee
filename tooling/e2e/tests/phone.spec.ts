import { expect } from '@playwright/test';
import { PHONE } from '../src/on-a-phone';
import { DEMO_PASSWORD, Person } from '../src/person';
import { test } from '../src/test';

test('the way to the support team is in the menu of a phone', async ({ browser }) => {
  const person = await Person.arrive(browser, 'alex@demo.troth');
  const { page } = person;
  await page.setViewportSize(PHONE);
  await person.signIn(DEMO_PASSWORD, '/alignment');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask our support team' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask our support team' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
  await person.context.close();
});
