import { expect, type Page, test } from '@playwright/test';
import { answerByCalls } from '../src/answering';
import { aCouple, type Couple, giveProfile, payForThePrenup, questionOf, storedAnswers } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import type { Person } from '../src/person';

const ANSWERS = {
  un_hire_attorney: 'without',
  fa_embryo: 'no',
  fa_pets: 'no',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
  bg_occupation: 'Cartographer',
};
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface Generation {
  readonly refusal: { readonly reason: string } | null;
  readonly findings: readonly { readonly key: string; readonly version: string | null }[];
}

const historyOf = async (person: Person) =>
  person.get<{ commitAt: string; hash: string }[]>(`/documents/${await person.documentId()}/history`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** Two people of whom the agreement wants nothing more, on /documents. */
async function aCoupleThatCanGenerate(...args: Parameters<typeof aCouple>): Promise<Couple> {
  const couple = await aCouple(...args);
  await payForThePrenup(couple.a);
  const lastNames = { a: 'Nguyễn', b: "O'Brien-Smith" };
  for (const side of ['a', 'b'] as const) {
    const person = couple[side];
    const path = `/users/${await person.id()}`;
    await person.call('PATCH', path, { lastName: lastNames[side] });
    await giveProfile(person);
    await answerByCalls(person, ANSWERS);
    await person.call('POST', `${path}/acknowledgements`, { enforcement: true, attorneyCounsel: true });
  }
  await confirmFindings(couple);
  return couple;
}

/** Confirms whatever the preflight found and wants confirmed. */
async function confirmFindings({ a, b }: Couple): Promise<void> {
  const path = `/documents/${await a.documentId()}/generation`;
  for (const person of [a, b]) {
    const { findings } = await person.get<Generation>(path);
    const named = findings.filter(({ version }) => version !== null).map(({ key, version }) => ({ key, version }));
    if (named.length === 0) continue;
    const { status, body } = await person.call('POST', `${path}/confirmations`, { findings: named });
    expect(status, JSON.stringify(body)).toBe(204);
  }
  expect((await a.get<Generation>(path)).refusal, 'nothing is in the way').toBeNull();
}

// One couple goes through all of it: making one takes longer than any of the steps.
test.describe.configure({ mode: 'serial' });

let couple: Couple;
let complaints: readonly string[][];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  couple = await aCoupleThatCanGenerate(browser, 'documents', { names: ['Zoë', 'Siobhán'] });
  complaints = [couple.a, couple.b].map(({ page }) => complaintsOf(page, /ERR_FAILED|Failed to load resource/));
});

test.afterAll(async () => {
  expect(complaints).toEqual([[], []]);
  await Promise.all([couple.a.context.close(), couple.b.context.close()]);
});

test('the agreement is made once however often it is asked for, and the partner sees it without reloading', async () => {
  const { a, b } = couple;
  await Promise.all([a.open('/documents'), b.open('/documents')]);
  await expect(heading(b.page, 'Make your agreement')).toBeVisible();
  const generate = a.page.getByRole('button', { name: 'Generate the agreement' });
  await expect(generate).toBeEnabled();
  await generate.dblclick();
  for (const { page } of [a, b]) await expect(heading(page, 'Your agreement is made')).toBeVisible({ timeout: 30_000 });
  expect(await historyOf(a)).toHaveLength(1);
  await expect(a.page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(section(a.page, 'Versions')).toHaveCount(0);
  await inspect(a.page, 'documents with one version');
});

test('papers: added by one, seen by both, refused in plain words, tried again, taken away by whoever added them', async () => {
  const { a, b } = couple;
  const [ownPapers, partnersPapers] = [a, b].map(({ page }) => section(page, 'Papers beside the agreement'));
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
  await expect(ownPapers!.getByText(/^Not sent:/)).toBeVisible();
  await inspect(a.page, 'papers, one of them not sent');
  await a.page.unroute('**/files');
  await ownPapers!.getByRole('button', { name: 'Send 王小明.pdf again' }).click();
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
  const occupation = await questionOf(b, 'bg_occupation');
  const [{ version } = { version: 0 }] = await storedAnswers(b, occupation);
  const path = `/users/${await b.id()}/answers?questionId=${occupation.id}`;
  const write = { valueTyped: 'Bookbinder', questionOptionIds: [], version };
  expect((await b.call('PATCH', path, write)).status).toBe(200);
  await expect(a.page.getByText('The document no longer says what you answered')).toBeVisible();
  await expect(a.page.getByText(/Siobhán changed something it is made from\./)).toBeVisible();
  await expect(b.page.getByText(/You changed something it is made from\./)).toBeVisible();
  await inspect(a.page, 'documents behind what was answered');

  await a.page.getByRole('button', { name: 'Regenerate' }).click();
  const popup = a.page.getByRole('dialog', { name: 'Regenerate the document?' });
  await expect(popup.getByText(/This version stays in the history\./)).toBeVisible();
  await inspect(a.page, 'the question before regenerating');
  await popup.getByRole('button', { name: 'Regenerate' }).click();
  for (const { page } of [a, b]) await expect(heading(page, 'Make your agreement')).toBeVisible();
  await expect(section(b.page, 'Versions').getByRole('link', { name: 'Version 1' })).toBeVisible();

  await confirmFindings(couple);
  await b.page.reload();
  await b.page.getByRole('button', { name: 'Generate the agreement' }).click();
  for (const { page } of [a, b]) await expect(heading(page, 'Your agreement is made')).toBeVisible({ timeout: 30_000 });
  const rows = section(a.page, 'Versions').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('made by Siobhán');
  await expect(rows.first()).toContainText(/What changed since version 1: .*reworded/);
  await inspect(a.page, 'documents with two versions');
});
