import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerOnScreen, type Answers, questionsOf, sectionsOf } from './answering';
import { FIRST_SECTION } from './background';
import { fromMail } from './inbox';
import { payOnPages } from './notarizing';
import { expect } from './patience';
import type { Person } from './person';
import type { Addresses } from './product';

export interface Name {
  readonly first: string;
  readonly last: string;
  /** Right-to-left letters come out of a PDF in another order. */
  readonly isRightToLeft?: boolean;
}

export const fullName = ({ first, last }: Name) => `${first} ${last}`;

/** Name block of the first section. Customer spec §2. */
export async function giveName(page: Page, { first, last }: Name): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Last name').blur();
}

export async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole('combobox', { name: /What is your state/ }).click();
  await page.getByRole('option', { name: state, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
}

/** Profile-bound questions of the background block. */
export async function giveProfile(person: Person, pronouns: string, birthdate: string): Promise<void> {
  const { page } = person;
  await page.getByRole('radio', { name: pronouns }).check();
  await page
    .getByLabel(/date of birth/i)
    .first()
    .fill(birthdate);
  const phone = page.getByRole('textbox', { name: /phone/i }).first();
  await phone.fill('2125550123');
  await phone.blur();
  const saved = async () => {
    const me = await person.get<Record<string, string | null>>('/users/me');
    return ['firstName', 'lastName', 'gender', 'birthdate', 'phoneNumber'].filter((field) => me[field] === null);
  };
  await expect.poll(saved, { message: 'fields that are not saved' }).toEqual([]);
}

/** Types where the network lets nothing out, tries again once it does, with a second tab open. Customer spec §4. */
export async function saveInSpite(person: Person): Promise<void> {
  const { page, context } = person;
  const [section] = await sectionsOf(person);
  const questions = await questionsOf(person, section?.id ?? '');
  const residence = questions.find(({ key }) => key === 'bg_residence');
  const fieldOf = (tab: Page) => tab.locator(`[id="question-${residence?.id}"]`).getByRole('textbox').first();
  const secondTab = await context.newPage();
  for (const tab of [page, secondTab]) {
    await tab.goto(FIRST_SECTION);
    await expect(fieldOf(tab)).toHaveValue('');
  }

  await page.route('**/answers?**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionreset'),
  );
  await fieldOf(page).fill('12 Linden Street');
  await fieldOf(page).blur();
  await expect(page.getByText('Error saving answer, please refresh the page and try again').first()).toBeVisible();
  await expect(page.getByText('You wrote: 12 Linden Street')).toBeVisible();
  await expect(fieldOf(secondTab)).toHaveValue('');
  await page.unroute('**/answers?**');
  await page.getByRole('button', { name: 'Restore it and save' }).click();
  await expect(fieldOf(page)).toHaveValue('12 Linden Street');
  await expect(fieldOf(secondTab)).toHaveValue('12 Linden Street');

  await fieldOf(secondTab).fill('12 Linden Street, upstairs');
  await fieldOf(secondTab).blur();
  await expect(fieldOf(page)).toHaveValue('12 Linden Street, upstairs');
  await secondTab.close();
}

/** Every section on its screen, one control after another, with a reload on the way. */
export async function answerWithCare(person: Person, answers: Answers): Promise<void> {
  const { page } = person;
  const sections = await sectionsOf(person);
  for (const [at, section] of sections.entries()) {
    await answerOnScreen(person, section, answers);
    const next = sections[at + 1];
    if (next) expect(new URL(page.url()).pathname).toBe(next.path);
    if (at === 2) await page.reload();
  }
  expect(new URL(page.url()).pathname).toBe('/financial-disclosure');
}

/** Pays for the prenup. */
export async function pay({ page }: Person): Promise<void> {
  await page.goto('/payment');
  await payOnPages(page);
  await expect(page.getByText(/We received your payment of \$599\.00/)).toBeVisible();
}

/** The same in two attempts, with a double click and a step back between them: one checkout is begun by each. */
export async function payInSpite(person: Person): Promise<void> {
  const { page } = person;
  let attempts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout')) attempts += 1;
  });
  await page.goto('/payment');
  await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await page.waitForURL('**/sandbox/checkout/**');
  expect(attempts).toBe(1);
  await expect(page.getByText('Sandbox: no money moves.').first()).toBeVisible();
  await page.goBack();
  await payOnPages(page);
  expect(attempts).toBe(2);
  await expect(page.getByText(/We received your payment of \$599\.00/)).toBeVisible();
}

/** The second partner comes by the mail, makes an account and joins. */
export async function invite(a: Person, b: Person, name: Name, at: Addresses): Promise<void> {
  await a.page.goto('/');
  await a.page.getByLabel('Your partner’s e-mail address').first().fill(b.email);
  await a.page.getByRole('button', { name: 'Send invitation' }).first().click();
  await expect(a.page.getByText(`You invited ${b.email}`).first()).toBeVisible();
  const link = await fromMail(a.context.request, at.api, {
    to: b.email,
    pattern: new RegExp(`${at.customer}(/\\?invitation=[\\w.~-]+)`),
  });
  await b.signUp(link.replace('/?invitation=', '/invitation?token='));
  await b.page.getByRole('button', { name: `Join ${name.first}` }).click();
  await b.page.waitForURL(`${at.customer}/`);
}

/** What one partner lists, by the forms: three years of income, an account, a debt. The disclosure is on the screen. */
export async function disclose(
  { page }: Person,
  { institution, value, income }: { readonly institution: string; readonly value: string; readonly income: string },
): Promise<void> {
  const form = page.getByRole('dialog');
  const choose = async (field: RegExp, option: string) => {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const add = async () => {
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
  };
  const thisYear = new Date().getFullYear();
  for (const year of [thisYear, thisYear - 1, thisYear - 2]) {
    await page.getByRole('button', { name: `Add income for ${year}` }).click();
    await choose(/Source of income/, 'Base salary');
    await form.getByLabel(/^Amount in that year/).fill(income);
    await add();
  }
  await page.getByRole('button', { name: 'Add to Accounts and assets' }).click();
  await choose(/Type of account/, 'Savings');
  await form.getByLabel('Institution').fill(institution);
  await form.getByLabel('Last four of the account number').fill('4411');
  await form.getByLabel(/Value today/).fill(value);
  await add();
  await page.getByRole('button', { name: 'Add to Debts' }).click();
  await form.getByLabel('Creditor').fill('Education Loan Servicing');
  await form.getByLabel('Amount due').fill('18422.10');
  await form.getByLabel('Year you took it on').fill('2019');
  await add();
  await expect(page.getByText(institution).first()).toBeVisible();
}

/**
 * Looks at what the other disclosed and confirms it, with a double click. What the other added a moment ago may come in
 * between: then nothing was confirmed, the page says so, and one looks and confirms again.
 */
export async function confirmReceipt({ page }: Person): Promise<void> {
  // Both debts are there: the last that either lists.
  await expect(page.getByText('−$36,844.20').first()).toBeVisible();
  const confirmed = page.getByText(/^You confirmed that you received the current version/);
  await expect(async () => {
    if (!(await confirmed.isVisible()))
      await page.getByRole('button', { name: 'I have received it' }).dblclick({ timeout: 5_000 });
    await expect(confirmed).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** Two answers differ: one is settled by agreeing, the other by changing one's own. */
export async function settle({ page }: Person, partner: Name): Promise<void> {
  await page.goto('/alignment');
  // A settled card folds up and can no longer be operated.
  const open = page.locator('article:not(:has([inert]))');
  const agree = open.getByRole('button', { name: `Agree with ${partner.first}` });
  await expect(agree).toHaveCount(2);
  await agree.first().click();
  await expect(agree).toHaveCount(1);
  await open.getByRole('button', { name: 'Change my answer' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { checked: false }).first().check({ force: true });
  await form.getByRole('button', { name: 'Save my answer' }).click();
  await expect(agree).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/documents');
}

/** Both acknowledge what they sign, and one has the agreement made, with an impatient double click. */
export async function generate(a: Person, b: Person): Promise<void> {
  await b.page.goto('/documents');
  for (const { page } of [a, b]) {
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    for (const at of [0, 1]) {
      await expect(boxes.nth(at)).toBeEnabled();
      await boxes.nth(at).click();
      await expect(boxes.nth(at)).toBeChecked();
    }
  }
  const button = a.page.getByRole('button', { name: 'Create the agreement' });
  await expect(button).toBeEnabled();
  await button.dblclick();
  await expect(a.page.getByRole('heading', { name: 'Your agreement is ready' })).toBeVisible();
  expect(await a.get<unknown[]>(`/documents/${await a.documentId()}/history`)).toHaveLength(1);
}

/** Saves the version as a PDF. */
export async function download({ page }: Person): Promise<{ name: string; bytes: Uint8Array }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Version 1' }).click();
  await page.getByRole('menuitem', { name: 'PDF, laid out for signing' }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
}
