import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { changeAnswer, confirmFindings, historyOf, prepareAgreement } from '../src/agreement';
import { NOBODY_ELSE } from '../src/answering';
import { aCouple, type Couple } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { Keyboard } from '../src/keyboard-walk';
import { test } from '../src/test';
import { textOfPdf } from '../src/texts-of-pdf';

const NAMES = { a: 'Zoë Nguyễn', b: "Siobhán O'Brien-Smith" } as const;
const FILE_NAME = `${NAMES.a} - ${NAMES.b} - Premarital Agreement`;
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
const bytesOf = async (download: Download) => new Uint8Array(readFileSync(await download.path()));
const textOfWord = async (download: Download) =>
  new TextDecoder().decode(unzipSync(await bytesOf(download))['word/document.xml']);

/** Opens the menu of a version and takes one of its lines. */
async function downloadFrom(page: Page, version: string, line: string): Promise<Download> {
  const started = page.waitForEvent('download');
  await page
    .getByRole('button', { name: `Download ${version}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
  return started;
}

// One couple goes through all of it: making one takes longer than any of the steps.
test.describe.configure({ mode: 'serial' });

let couple: Couple;
let complaints: readonly string[][];

test.beforeAll(async ({ browser }) => {
  couple = await aCouple(browser, 'documents', { names: ['Zoë', 'Siobhán'] });
  await couple.a.call('PATCH', `/users/${await couple.a.id()}`, { lastName: 'Nguyễn' });
  await couple.b.call('PATCH', `/users/${await couple.b.id()}`, { lastName: "O'Brien-Smith" });
  await prepareAgreement(couple, NOBODY_ELSE);
  complaints = [couple.a, couple.b].map(({ page }) => complaintsOf(page, /ERR_FAILED|Failed to load resource/));
});

test.afterAll(async () => {
  expect(complaints).toEqual([[], []]);
  await Promise.all([couple.a.context.close(), couple.b.context.close()]);
});

test('the agreement is made once however often it is asked for, and the partner sees it without reloading', async () => {
  const { a, b } = couple;
  await Promise.all([a.open('/documents'), b.open('/documents')]);
  await expect(heading(b.page, 'Create your agreement')).toBeVisible();
  const generate = a.page.getByRole('button', { name: 'Create the agreement' });
  await expect(generate).toBeEnabled();
  await generate.dblclick();
  for (const { page } of [a, b])
    await expect(heading(page, 'Your agreement is ready')).toBeVisible({ timeout: 30_000 });
  expect(await historyOf(a)).toHaveLength(1);
  await expect(a.page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(section(a.page, 'Versions')).toHaveCount(0);
  await inspect(a.page, 'documents with one version');
});

test('it is saved in each format, under the names of both, and a download that fails is told', async () => {
  const { page } = couple.a;
  const pdf = await downloadFrom(page, 'Version 1', 'PDF, laid out for signing');
  expect(pdf.suggestedFilename()).toBe(`${FILE_NAME}.pdf`);
  const text = await textOfPdf(await bytesOf(pdf));
  for (const name of Object.values(NAMES)) expect(text).toContain(name);

  const word = await downloadFrom(page, 'Version 1', 'Word document (DOCX)');
  expect(word.suggestedFilename()).toBe(`${FILE_NAME}.docx`);
  const body = await textOfWord(word);
  for (const name of ['Nguyễn', 'O&apos;Brien-Smith'])
    expect(body.replaceAll("'", '&apos;').includes(name), name).toBe(true);

  const web = await downloadFrom(page, 'Version 1', 'Web page (HTML)');
  expect(web.suggestedFilename()).toBe(`${FILE_NAME}.html`);
  expect(new TextDecoder().decode(await bytesOf(web))).toMatch(/^<!doctype html>/i);

  await page.route('**/content?*', (route) => route.abort('failed'));
  await page.getByRole('button', { name: 'Download Version 1' }).click();
  await page.getByRole('menuitem', { name: 'Word document (DOCX)' }).click();
  await expect(page.getByRole('alert').getByText(/^The download failed: We couldn’t reach Troth/)).toBeVisible();
  await inspect(page, 'documents with a download that failed');
  await page.unroute('**/content?*');
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await second).suggestedFilename()).toBe(`${FILE_NAME}.docx`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('papers: added by one, seen by both, refused in plain words, tried again, taken away by whoever added them', async () => {
  const { a, b } = couple;
  const [ownPapers, partnersPapers] = [a, b].map(({ page }) => section(page, 'Other documents'));
  const field = ownPapers!.locator('input[type=file]');
  const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
  await field.setInputFiles([
    paper('Certificate of counsel.pdf'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(ownPapers!.getByText(/^notes\.txt: /)).toBeVisible();
  for (const papers of [ownPapers, partnersPapers])
    await expect(papers!.getByRole('button', { name: 'Download Certificate of counsel.pdf' })).toBeVisible();
  await expect(partnersPapers!.getByText(/added by Zoë on/)).toBeVisible();
  await expect(partnersPapers!.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await a.page.route('**/files', (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
  );
  await field.setInputFiles(paper('王小明.pdf'));
  await expect(ownPapers!.getByText(/^Not uploaded:/)).toBeVisible();
  await inspect(a.page, 'papers, one of them not sent');
  await a.page.unroute('**/files');
  await ownPapers!.getByRole('button', { name: 'Upload 王小明.pdf again' }).click();
  const saved = b.page.waitForEvent('download');
  await partnersPapers!.getByRole('button', { name: 'Download 王小明.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('王小明.pdf');

  await ownPapers!.getByRole('button', { name: 'Remove 王小明.pdf' }).click();
  await a.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  for (const papers of [ownPapers, partnersPapers]) await expect(papers!.getByText('王小明.pdf')).toHaveCount(0);
  expect(await a.page.evaluate(() => document.activeElement !== document.body), 'the focus is kept').toBe(true);
});

test('a change puts it behind, and the next version says what changed', async () => {
  const { a, b } = couple;
  await changeAnswer(b, 'bg_occupation', 'Bookbinder');
  await expect(a.page.getByText('The document no longer matches your answers')).toBeVisible();
  await expect(a.page.getByText(/Siobhán changed something it’s based on\./)).toBeVisible();
  await expect(b.page.getByText(/You changed something it’s based on\./)).toBeVisible();
  await inspect(a.page, 'documents behind what was answered');

  await a.page.getByRole('button', { name: 'Regenerate' }).click();
  const popup = a.page.getByRole('dialog', { name: 'Regenerate the document?' });
  await expect(popup.getByText(/This version stays in the history\./)).toBeVisible();
  await inspect(a.page, 'the question before regenerating');
  await popup.getByRole('button', { name: 'Regenerate' }).click();
  for (const { page } of [a, b]) {
    await expect(heading(page, 'Create your agreement')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the questionnaire' })).toBeVisible();
  }
  await expect(section(b.page, 'Versions').getByRole('link', { name: 'Version 1' })).toBeVisible();

  await confirmFindings(couple);
  await b.page.reload();
  await b.page.getByRole('button', { name: 'Create the agreement' }).click();
  for (const { page } of [a, b])
    await expect(heading(page, 'Your agreement is ready')).toBeVisible({ timeout: 30_000 });
  const rows = section(a.page, 'Versions').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('created by Siobhán');
  await expect(rows.first()).toContainText(/What changed since version 1: .*reworded/);
  await inspect(a.page, 'documents with two versions');
});

test('versions are compared on screen and on paper; Back and reload keep the place', async () => {
  const { page } = couple.a;
  const [newest, first] = await historyOf(couple.a);
  await section(page, 'Versions').getByRole('link', { name: 'What changed since version 1' }).click();
  await page.waitForURL((url) => url.pathname === '/documents/review');
  const query = new URL(page.url()).searchParams;
  expect([query.get('version'), query.get('since')]).toEqual([newest?.commitAt, first?.commitAt]);
  await expect(page.locator('ins', { hasText: 'Bookbinder' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('ins', { hasText: 'Bookbinder' }).first()).toBeVisible();
  await page.goBack();
  await expect(section(page, 'Versions').getByRole('listitem')).toHaveCount(2);

  const word = await downloadFrom(page, 'Version 2', 'Changes since version 1, tracked in Word');
  const body = await textOfWord(word);
  expect(body).toMatch(/<w:ins /);
  expect(body).toMatch(/<w:del /);
  const pdf = await downloadFrom(page, 'Version 2', 'Changes since version 1 (PDF)');
  expect(await textOfPdf(await bytesOf(pdf))).toMatch(/Bookbinder/);
});

test('with the keyboard alone: the whole screen, the menu of a version, and two versions compared', async () => {
  const { page } = couple.a;
  await page.goto('/documents');
  await expect(section(page, 'Versions').getByRole('listitem')).toHaveCount(2);
  const keyboard = new Keyboard(page);
  await keyboard.goTo('a', 'Read it together');
  await keyboard.goTo('button', /^Download/);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const lines = page.getByRole('menu').getByRole('menuitem');
  await expect(lines.first()).toBeFocused();
  // The menu gives its first line the focus once more when it has come to rest; a key before that is pressed again.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(lines.nth(1)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe(`${FILE_NAME}.pdf`);
  await expect(page.getByRole('button', { name: 'Download Version 2' }).first()).toBeFocused();
  await keyboard.goTo('button', 'Choose files');
  await keyboard.goTo('a', 'Compare', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/documents/review' && url.searchParams.has('since'));
  await expect(page.locator('ins', { hasText: 'Bookbinder' }).first()).toBeVisible();
  expect(keyboard.complaints).toEqual([]);
});

test('both confirm the same version, each from their own screen', async () => {
  const { a, b } = couple;
  for (const { page } of [a, b]) {
    await page.goto('/documents/review');
    const confirm = page.getByRole('button', { name: 'I have reviewed version 2' });
    await confirm.click();
    await page.getByRole('button', { name: 'Yes, I’ve read it' }).click();
    await expect(confirm).toHaveCount(0);
  }
  await b.page.goto('/documents');
  const onwards = b.page.getByRole('link', { name: 'Continue to notarization' });
  await expect(onwards).toHaveAttribute('href', '/notarize');
  await expect(b.page.getByText(/^confirmed it, /)).toHaveCount(2);
  await inspect(b.page, 'documents that both have confirmed');
});
