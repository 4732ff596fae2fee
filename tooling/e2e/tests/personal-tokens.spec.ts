import { expect } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, pressInDialog, tabTo, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** What a program gets that has the token and nothing else. */
const meWith = (token: string) => fetch(`${addresses.api}/users/me`, { headers: { authorization: `Bearer ${token}` } });

for (const [email, portal] of [
  ['frances@demo.troth', 'attorney'],
  ['admin@demo.troth', 'admin'],
] as const) {
  test(`a token of the ${portal} portal is created, used and revoked with the keyboard`, async ({ browser }) => {
    const person = await Person.arrive(browser, email, addresses, portal);
    const { page } = person;
    const complaints = complaintsOf(page);
    await person.signIn(DEMO_PASSWORD);
    await page.goto(`/${portal}/account`);
    const tokens = page.locator('#tokens');
    await expect(tokens.getByText('You have no tokens.')).toBeVisible();
    await tokens.getByRole('button', { name: 'Create a token' }).press('Enter');

    const dialog = page.getByRole('dialog');
    const create = dialog.getByRole('button', { name: 'Create a token' });
    await pressInDialog(page, 'Create a token');
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await inspect(page, `a token without a name (${portal})`);
    await typeInto(page, dialog.getByLabel('Name'), 'Practice software');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Read clients and appointments' }));
    await page.keyboard.press('Space');
    await chooseWithKeys(page, dialog.getByRole('combobox', { name: 'Expires after' }), '180 days');
    await tabTo(page, create);
    await page.keyboard.press('Enter');

    const secret = dialog.getByRole('textbox', { name: 'Practice software' });
    await expect(secret).toHaveValue(/^troth_pat_/);
    await inspect(page, `a token that is ready (${portal})`);
    const token = await secret.inputValue();
    expect((await meWith(token)).status).toBe(200);
    await pressInDialog(page, 'Done');

    await page.reload();
    await expect(tokens.getByText('Practice software')).toBeVisible();
    await expect(tokens.getByText(/Last used/)).toBeVisible();
    expect(await page.content()).not.toContain(token);
    await inspect(page, `tokens of the ${portal} portal`);
    await tokens.getByRole('button', { name: 'Revoke Practice software' }).press('Enter');
    await inspect(page, `a token being revoked (${portal})`);
    await pressInDialog(page, 'Revoke');
    await expect(tokens.getByText('Revoked', { exact: true })).toBeVisible();
    expect((await meWith(token)).status).toBe(401);

    expect(complaints).toEqual([]);
    await person.context.close();
  });
}
