import { expect } from '@playwright/test';
import { anAdminAt, confirmAction, expectInLog, expectReasonOf } from '../src/admin';
import { makeVersion, prepareAgreement } from '../src/agreement';
import { NOBODY_ELSE } from '../src/answering';
import { aCouple, buyByCalls } from '../src/background';
import { fromMail } from '../src/inbox';
import { complaintsOf, inspect } from '../src/inspect';
import { PASSWORD, type Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** A mail with these words has come to somebody. */
const mailTo = ({ email, context }: Person, words: RegExp) =>
  fromMail(context.request, addresses.api, { to: email, pattern: new RegExp(`(${words.source})`) });

test('two documents made one: the purchase moves to the one that is kept, and the partner has what was paid for', async ({
  browser,
}) => {
  const { a, b } = await aCouple(browser, 'twice', { names: ['Ines', 'Juno'] });
  const [userId, kept] = [await a.id(), await a.documentId()];
  const { stateId, templateId } = await a.get<{ stateId: string; templateId: string }>(`/documents/${kept}`);
  const admin = await anAdminAt(browser, '/admin/users');
  // Deleted by mistake; meanwhile she begins another and pays for it.
  const deletion = { reason: 'She asked for it by telephone' };
  expect((await admin.call('DELETE', `/admin/documents/${kept}`, deletion)).status).toBe(200);
  const begun = await a.call<{ id: string }>('POST', '/documents', { stateId, templateId, userAId: userId });
  expect(begun.status).toBe(201);
  await buyByCalls(a, 'PRENUP');
  const isPaid = async () => (await a.get<{ isPaid: boolean }>(`/users/${userId}/journey`)).isPaid;
  await expect.poll(isPaid, { message: 'the payment has arrived', timeout: 20_000 }).toBe(true);

  const { page } = admin;
  const complaints = complaintsOf(page);
  const why = 'The first one was deleted by mistake';
  await test.step('the admin brings the first one back, and makes the two one', async () => {
    await page.goto(`/admin/users/${userId}`);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await confirmAction(page, { action: 'Restore document', reason: why, done: 'The document is back.' });
    await page.getByRole('button', { name: 'Resolve duplicate documents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resolve Ines Vale’s documents?' });
    await dialog.getByRole('radio', { name: /Juno Quill/ }).check();
    await expect(dialog).toContainText('Purchases move to the document you keep.');
    await confirmAction(page, { action: 'Keep this one', reason: why, done: 'Ines Vale now has one active document.' });
  });

  await test.step('the partner has what was paid for, and both are told', async () => {
    await b.open('/payment');
    await expect(b.page.getByText('Your prenup is paid for')).toBeVisible();
    expect(await a.documentId()).toBe(kept);
    for (const person of [a, b]) await mailTo(person, /You now have one agreement/);
  });

  await test.step('the log says who did it, and the person’s page why', async () => {
    await expectReasonOf(admin, userId, 'Resolved duplicate documents', why);
    const secrets = [a.email, b.email, 'Ines', 'Juno', why];
    for (const documentId of [kept, begun.body.id])
      await expectInLog(admin, { documentId }, { words: 'Resolved duplicate documents', secrets });
  });
  expect(complaints).toEqual([]);
});

test('a law changed and taken back: the couple’s agreement is out of date, and then it is not', async ({ browser }) => {
  // Nobody else in these tests lives there.
  const couple = await aCouple(browser, 'law', { state: 'WY', names: ['Kit', 'Lou'] });
  await prepareAgreement(couple, NOBODY_ELSE);
  await makeVersion(couple);
  const { a, b } = couple;
  const { stateId } = await a.get<{ stateId: string }>(`/documents/${await a.documentId()}`);
  const outdated = a.page.getByText(/^The law of your state, or how we apply it, has changed since you created it/);
  await a.open('/documents');
  await expect(a.page.getByRole('heading', { name: 'Your agreement is ready' })).toBeVisible();
  await expect(outdated).toBeHidden();

  const admin = await anAdminAt(browser, `/admin/states/${stateId}`);
  const { page } = admin;
  const complaints = complaintsOf(page);
  const history = page.getByRole('complementary').getByRole('listitem');
  const why = 'Counsel of the state asked for it';
  await test.step('the admin sees whom it concerns and which words change, and changes it', async () => {
    await page.getByRole('button', { name: 'Change Separate property' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Separate property in Wyoming?' });
    await dialog.getByRole('textbox', { name: /^New value/ }).fill('Own Property');
    await dialog.getByRole('textbox', { name: /^Source/ }).fill('our policy');
    await expect(dialog).toContainText('One couple is affected.');
    await expect(dialog.getByRole('region').locator('ins').first()).toHaveText('Own');
    await inspect(page, 'a change of law', '[role="dialog"]');
    await confirmAction(page, {
      action: 'Change for 1 couple',
      reason: why,
      done: 'Separate property in Wyoming is changed.',
    });
    await expect(history.first()).toContainText(`“${why}” our policy`);
    await expect(history.first()).toContainText('Morgan Admin');
  });

  await test.step('both partners are told, and the page that is open says it', async () => {
    await expect(outdated).toBeVisible();
    for (const person of [a, b]) await mailTo(person, /We changed how Troth applies the law of Wyoming/);
    await page.reload();
    await expect(history.first()).toContainText('One couple was affected, 1 notified.');
  });

  await test.step('taken back, the agreement is as it was', async () => {
    await history.first().getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByRole('dialog')).toContainText('It goes back to “Separate Property”.');
    await confirmAction(page, { action: 'Undo this change', reason: 'It was a misunderstanding' });
    await expect(page.getByRole('row', { name: /^Separate property/ })).toContainText('Separate Property');
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText('“It was a misunderstanding”');
    await expect(outdated).toBeHidden();
  });

  await test.step('the log says who, and nothing of the couple', async () => {
    const secrets = [a.email, b.email, 'Kit', 'Lou', why];
    for (const [action, words] of [
      ['terms.update', 'Changed a state’s wording'],
      ['states.takeBackChange', 'Undid a change of law'],
    ] as const)
      await expectInLog(admin, { action }, { words, secrets });
  });
  expect(complaints).toEqual([]);
});

test('a person deleted: the plan is read before, and the partner keeps what is theirs', async ({ browser }) => {
  const { a, b } = await aCouple(browser, 'deleted', { names: ['Mara', 'Noor'] });
  const userId = await a.id();
  await Promise.all([a.open('/'), b.open('/')]);
  const admin = await anAdminAt(browser, `/admin/users/${userId}`);
  const { page } = admin;
  const complaints = complaintsOf(page, /status of 404/);
  await test.step('the admin reads what goes and what stays, and deletes her now', async () => {
    await page.getByRole('button', { name: 'Delete this person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Mara Vale?' });
    await expect(dialog).toContainText('Deleted: account, answers');
    await expect(dialog).toContainText(/Kept: .*the log/);
    await dialog.getByRole('radio', { name: 'Now' }).check();
    await confirmAction(page, {
      action: 'Delete',
      reason: 'She asked for it by letter',
      typed: a.email,
      done: 'Mara Vale is deleted.',
    });
  });

  await test.step('she cannot come back, and the partner is told and goes on alone', async () => {
    await mailTo(a, /Your account has been deleted/);
    await mailTo(b, /Your partner’s account was deleted/);
    await a.page.goto('/');
    await a.fillSignIn(a.page, PASSWORD);
    await expect(a.page.getByLabel('Password', { exact: true })).toBeVisible();
    await b.page.goto('/');
    await expect(b.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(b.page.getByText('Mara')).toHaveCount(0);
  });

  await test.step('nobody finds her anymore, and the log says who did it', async () => {
    await page.goto(`/admin/users?search=${encodeURIComponent(a.email)}`);
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
    const secrets = [a.email, 'Mara', 'by letter'];
    await expectInLog(admin, { action: 'adminUsers.delete' }, { words: 'Deleted the person', secrets });
  });
  expect(complaints).toEqual([]);
});
