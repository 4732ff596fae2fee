import { expect } from '@playwright/test';
import { makeVersion, prepareAgreement, regenerate } from '../src/agreement';
import { aCouple } from '../src/background';
import { fromMail } from '../src/inbox';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, tabTo, typeInto } from '../src/keyboard';
import { addresses } from '../src/product';
import { test } from '../src/test';

const ANSWERS = {
  un_hire_attorney: 'own_attorney',
  un_ext_attorney: 'Iris Vale, Vale Law, Des Moines',
  fa_embryo: 'no',
  fa_pets: 'no',
  bg_occupation: 'Cartographer',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
};

test('an attorney without an account confirms by the mailed link, once, and for that version only', async ({
  browser,
}) => {
  const couple = await aCouple(browser, 'own-attorney', { state: 'IA', names: ['Ada', 'Bea'] });
  await prepareAgreement(couple, ANSWERS);
  await makeVersion(couple);
  const { page } = couple.a;
  const complaints = complaintsOf(page);
  const email = `iris-${Date.now()}@vale.example`;
  const documentOf = async () =>
    couple.a.get<{ attorneyAApprovedAt: string | null }>(`/documents/${await couple.a.documentId()}`);

  await test.step('the notary asks for an attorney, and leads to where one of one’s own is named', async () => {
    await couple.a.open('/notarize');
    await inspect(page, 'notary without an attorney');
    await page.getByRole('link', { name: 'Your own attorney' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'An attorney you found yourself' })).toBeVisible();
  });

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: 'Save attorney' }).click();
    await inspect(page, 'own attorney with errors');
    await typeInto(page, page.getByLabel('Full name'), 'Iris Vale');
    await typeInto(page, page.getByLabel('Law firm'), 'Vale Law');
    await typeInto(page, page.getByLabel('E-mail address'), email);
    await chooseWithKeys(page, page.getByRole('combobox', { name: 'Admitted to the bar of' }), 'Iowa');
    await tabTo(page, page.getByRole('button', { name: 'Save attorney' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Send the link' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/hasn’t confirmed yet/)).toBeVisible();
    await inspect(page, 'own attorney who was asked');
  });

  const link = await fromMail(couple.a.context.request, addresses.api, {
    to: email,
    pattern: /(http[^\s"<]+\/counsel-confirmations\/[\w-]+)/,
  });
  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await stranger.newPage();

  await test.step('opening it shows what is confirmed, and confirms nothing', async () => {
    await desk.goto(link);
    await expect(desk.getByRole('heading', { name: /^Confirm that you advised Ada/ })).toBeVisible();
    await inspect(desk, 'what an attorney confirms');
    const agreement = await stranger.request.get(`${link}/agreement`);
    expect((await agreement.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await documentOf()).attorneyAApprovedAt).toBeNull();
  });

  await test.step('the attorney signs, and the client reads it', async () => {
    for (const box of await desk.getByRole('checkbox').all()) await box.check();
    await desk.getByLabel('Your full name, as your signature').fill('Iris Vale');
    await desk.getByRole('button', { name: 'Confirm' }).click();
    await expect(desk.getByRole('heading', { name: 'Thank you, this version is confirmed' })).toBeVisible();
    await inspect(desk, 'confirmed by the attorney');
    expect((await documentOf()).attorneyAApprovedAt).not.toBeNull();
    await page.reload();
    await expect(page.getByText(/Your attorney confirmed this version/)).toBeVisible();
  });

  await test.step('a new version wants a new confirmation', async () => {
    await regenerate(couple);
    await makeVersion(couple);
    expect((await documentOf()).attorneyAApprovedAt).toBeNull();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send another link' })).toBeVisible();
  });

  expect(complaints).toEqual([]);
  await Promise.all([stranger.close(), couple.a.context.close(), couple.b.context.close()]);
});
