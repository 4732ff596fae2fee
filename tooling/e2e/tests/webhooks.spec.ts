import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseFromMenu, pressInDialog, tabTo, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** Software of a firm: counts what is posted to it, and answers as the test wants. */
async function openReceiver() {
  const seen: { types: string[]; status: number } = { types: [], status: 204 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.types.push((JSON.parse(body) as { type: string }).type);
      response.writeHead(seen.status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://127.0.0.1:${port}/hooks`, close: () => new Promise((closed) => server.close(closed)) };
}

for (const [email, portal] of [
  ['frances@demo.troth', 'attorney'],
  ['admin@demo.troth', 'admin'],
] as const) {
  test(`an endpoint of the ${portal} portal is added, tried, disabled and deleted with the keyboard`, async ({
    browser,
  }) => {
    const receiver = await openReceiver();
    const person = await Person.arrive(browser, email, addresses, portal);
    const { page } = person;
    // The address that is refused.
    const complaints = complaintsOf(page, /400 \(Bad Request\)/);
    await person.signIn(DEMO_PASSWORD);
    await page.goto(`/${portal}/account`);
    const section = page.locator('#webhooks');
    await expect(section.getByText('You have no endpoints.')).toBeVisible();
    await section.getByRole('button', { name: 'Add an endpoint' }).press('Enter');

    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add an endpoint' });
    await pressInDialog(page, 'Add an endpoint');
    await expect(dialog.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    await typeInto(page, dialog.getByLabel('Name'), 'Practice software');
    await typeInto(page, dialog.getByLabel('Address'), 'https://10.0.0.1/hooks');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/private network/)).toBeVisible();
    await inspect(page, `an endpoint that is refused (${portal})`);
    await dialog.getByLabel('Address').fill(receiver.url);
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Payout reversed' }));
    await page.keyboard.press('Space');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const secret = dialog.getByRole('textbox', { name: 'Practice software' });
    await expect(secret).toHaveValue(/^whsec_/);
    await inspect(page, `an endpoint that is ready (${portal})`);
    const shown = await secret.inputValue();
    await pressInDialog(page, 'Done');
    await expect(section.getByText('Gets 9 events.')).toBeVisible();
    expect(await page.content()).not.toContain(shown);

    await section.getByRole('button', { name: 'Deliveries to Practice software' }).press('Enter');
    await expect(dialog.getByText('Nothing has been sent yet.')).toBeVisible();
    await pressInDialog(page, 'Send a test');
    await expect(dialog.getByText('Delivered')).toBeVisible();
    expect(receiver.seen.types).toEqual(['endpoint.test']);
    receiver.seen.status = 500;
    await pressInDialog(page, 'Send a test');
    await expect(dialog.getByText(/Answered 500/)).toBeVisible();
    await inspect(page, `deliveries of the ${portal} portal`);
    await pressInDialog(page, 'Done');
    await inspect(page, `endpoints of the ${portal} portal`);

    const actions = section.getByRole('button', { name: /Practice software/ }).last();
    const choose = (line: string) => chooseFromMenu(page, actions, line);
    await choose('Rotate the secret');
    await pressInDialog(page, 'Rotate the secret');
    await expect(dialog.getByRole('textbox')).toHaveValue(/^whsec_/);
    expect(await dialog.getByRole('textbox').inputValue()).not.toBe(shown);
    await pressInDialog(page, 'Done');
    await expect(section.getByText(/old secret works until/)).toBeVisible();
    await choose('Disable');
    await inspect(page, `an endpoint being disabled (${portal})`);
    await pressInDialog(page, 'Disable');
    await expect(section.getByText('Disabled', { exact: true })).toBeVisible();
    await choose('Delete');
    await pressInDialog(page, 'Delete');
    await expect(section.getByText('You have no endpoints.')).toBeVisible();

    expect(complaints).toEqual([]);
    await person.context.close();
    await receiver.close();
  });
}
