import { expect } from '@playwright/test';
import { startOutsideProvider } from '../src/outside-provider';
import { Person } from '../src/person';
import { addressesFrom, firstPortOf, startProduct } from '../src/product';
import { test } from '../src/test';

test('a person of the operator’s own provider, whose tokens carry no address, agrees to the terms and begins', async ({
  browser,
}) => {
  const firstPort = firstPortOf('outside provider');
  const at = addressesFrom(firstPort);
  const provider = await startOutsideProvider(at.customer);
  const product = await startProduct({
    firstPort,
    env: { OIDC_ISSUER: provider.issuer, OIDC_STAFF_AMR: 'any', TROTH_SEED: 'off' },
  });
  try {
    const person = await Person.arrive(browser, 'ada@outside.example', at);
    const { page } = person;
    await page.goto('/profile');
    await page.locator('[name="login"]').fill('ada');
    await page.locator('[name="password"]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /continue|agree/i }).click();
    await page.waitForURL(`${at.customer}/profile`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await person.get<{ email: string }>('/users/me')).email).toBe('ada@outside.example');

    await test.step('a reload finds the session again without asking', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/profile');
    });
  } finally {
    await product.stop();
    await provider.stop();
  }
});
