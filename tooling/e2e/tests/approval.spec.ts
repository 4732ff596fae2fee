import { expect } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

interface Client {
  readonly id: string;
  readonly firstName: string;
  readonly documentId: string;
  readonly documentStatus: string;
}

test('two attorneys approve what they read, and the text is final until one takes it back', async ({ browser }) => {
  const frances = await Person.arrive(browser, 'frances@demo.troth', addresses, 'attorney');
  const gray = await Person.arrive(browser, 'gray@demo.troth', addresses, 'attorney');
  const { page } = frances;
  const complaints = complaintsOf(page);
  await frances.signIn(DEMO_PASSWORD);
  await gray.signIn(DEMO_PASSWORD);
  const id = await frances.id();
  const casey = async () => {
    const { clients } = await frances.get<{ clients: Client[] }>(`/users/${id}/attorneys/${id}/clients`);
    const client = clients.find(({ firstName }) => firstName === 'Casey');
    if (client === undefined) throw new Error('Casey is no client of Frances');
    return client;
  };
  const { id: clientId, documentId } = await casey();

  await test.step('the page of the client says who has approved, and leads to the text', async () => {
    await page.goto(`/attorney/clients/${clientId}`);
    await expect(page.getByText('You, for Casey')).toBeVisible();
    await expect(page.getByText(/, for Devon/)).toBeVisible();
    await inspect(page, 'client with the approvals');
    await page.getByRole('link', { name: 'Read the agreement' }).click();
  });

  await test.step('the first approves by keyboard, after being told what it does', async () => {
    const approve = page.getByRole('button', { name: 'Approve this version' });
    await expect(approve).toBeVisible();
    await inspect(page, 'agreement of a client');
    await approve.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Approve this version for Casey?' });
    await expect(question).toContainText('once the other partner');
    await inspect(page, 'before approving', '[role="dialog"]');
    await tabTo(page, question.getByRole('button', { name: 'Approve this version' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
    expect((await casey()).documentStatus).toBe('PARTIALLY_APPROVED');
  });

  await test.step('with the second it is final', async () => {
    const superseded = await gray.context.request.post(`${addresses.api}/documents/${documentId}/approval/grant`, {
      headers: { authorization: await gray.accessToken(), 'if-match': '"another"' },
    });
    expect(superseded.status()).toBe(409);
    expect((await gray.call('POST', `/documents/${documentId}/approval/grant`)).status).toBe(200);
    await page.goto(`/attorney/clients/${clientId}`);
    await expect(page.getByText('Fully approved')).toBeVisible();
  });

  await test.step('the first takes it back', async () => {
    await page.getByRole('button', { name: 'Withdraw approval' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw your approval?' });
    await expect(question).toContainText('both partners will have to confirm it again');
    await question
      .getByRole('textbox', { name: /Why are you withdrawing it/ })
      .fill('Schedule B lists the house twice.');
    await question.getByRole('button', { name: 'Withdraw approval' }).click();
    await expect(page.getByText('Schedule B lists the house twice.')).toBeVisible();
    await expect(page.getByText(/earlier approval of version \d+ from .+ no longer applies/)).toBeVisible();
    expect((await casey()).documentStatus).toBe('PARTIALLY_APPROVED');
  });

  // As it was found, for whoever comes after.
  expect((await gray.call('POST', `/documents/${documentId}/approval/rescind`)).status).toBe(200);
  expect(complaints).toEqual([]);
  await Promise.all([frances.context.close(), gray.context.close()]);
});
