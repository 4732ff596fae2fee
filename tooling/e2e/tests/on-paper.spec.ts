import { makeVersion, prepareAgreement, reviewByCall } from '../src/agreement';
import { NOBODY_ELSE } from '../src/answering';
import { aCouple } from '../src/background';
import { download } from '../src/by-hand';
import { complaintsOf, inspect } from '../src/inspect';
import { addScan, downloadScan } from '../src/on-paper';
import { expect, patience } from '../src/patience';
import { test } from '../src/test';
import { textOfPdf } from '../src/texts-of-pdf';

const NAMES = ['小龍', 'José'] as const;
const SIGNING = { county: 'Fulton', witnesses: ["Ana O'Brien-Smith", 'Wes Moor'] };

test.use(patience);

test('Georgia, on paper only: a scan with witnesses is added, taken back by the partner, added again and confirmed', async ({
  browser,
}) => {
  const couple = await aCouple(browser, 'on-paper', { state: 'GA', names: NAMES });
  const { a, b } = couple;
  await prepareAgreement(couple, { ...NOBODY_ELSE, lp_confidential: 'yes' });
  await makeVersion(couple);
  for (const person of [a, b]) await reviewByCall(person);
  const complaints = [a, b].map(({ page }) => complaintsOf(page));

  await test.step('the agreement is Georgia’s', async () => {
    await a.open('/documents');
    const file = await download(a);
    expect(file.name).toBe(`${NAMES[0]} Vale - ${NAMES[1]} Quill - Antenuptial Agreement.pdf`);
    const text = await textOfPdf(file.bytes);
    for (const wanted of [/Marital Property/, /State of Georgia/i, /confidential/i]) expect(text).toMatch(wanted);
    for (const unwanted of [/Community Property/, /embryo/i]) expect(text).not.toMatch(unwanted);
    for (const name of NAMES) expect(text).toContain(name);
  });

  await Promise.all([a.open('/notarize'), b.open('/notarize')]);
  const isWaiting = a.page.getByText(`Waiting for ${NAMES[1]} to confirm the scan`);

  await test.step('be told what the day of signing asks for, and what a scan needs', async () => {
    await expect(a.page.getByRole('heading', { name: 'On paper, with a notary' })).toBeVisible();
    await expect(a.page.getByRole('heading', { name: 'Online, with a notary' })).toHaveCount(0);
    await a.page.getByRole('button', { name: 'We’ve signed: add the scan' }).click();
    await a.page.getByRole('button', { name: 'Add the scan', exact: true }).click();
    await expect(a.page.getByText('Choose the scan of what you signed')).toBeVisible();
    await inspect(a.page, 'the scan with what is missing');
    await a.page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the partner sees the scan at once, and takes it back', async () => {
    await addScan(a.page, SIGNING);
    await expect(isWaiting).toBeVisible();
    await expect(b.page.getByText('Is this what you signed?')).toBeVisible();
    await inspect(b.page, 'a scan to be confirmed');
    await b.page.getByRole('button', { name: 'Withdraw the scan' }).click();
    await b.page.getByRole('dialog').getByRole('button', { name: 'Withdraw the scan' }).click();
    await expect(a.page.getByText(`${NAMES[1]} withdrew the scan on`, { exact: false })).toBeVisible();
  });

  await test.step('it is added again, looked at and confirmed; both reach the end', async () => {
    await addScan(a.page, SIGNING);
    await expect(isWaiting).toBeVisible();
    await downloadScan(b.page);
    await b.page.getByRole('button', { name: 'Yes, this is what we signed' }).dblclick();
    for (const { page } of [a, b]) await page.waitForURL('**/congratulations');
    await inspect(b.page, 'the end in Georgia');
  });
  expect(complaints).toEqual([[], []]);
});
