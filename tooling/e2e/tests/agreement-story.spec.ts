import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Answers, answerByCalls, answerOnScreen, questionsOf, sectionsOf } from '../src/answering';
import { fromMail } from '../src/inbox';
import { Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';
import { holdsLettersOf, textOfPdf } from '../src/texts-of-pdf';

interface Name {
  readonly first: string;
  readonly last: string;
  /** Right-to-left letters come out of a PDF in another order. */
  readonly isRightToLeft?: boolean;
}

interface Story {
  readonly state: string;
  readonly a: Name;
  readonly b: Name;
  /** Answers of both, and where the second partner sees it differently. */
  readonly both: Answers;
  readonly differing: { readonly agreed: Answers; readonly changed: Answers };
  /** How the first partner answers: every section on its screen, or the first there and the rest by calls. */
  readonly answers: 'on screen' | 'by calls';
  readonly expected: readonly RegExp[];
  readonly absent: readonly RegExp[];
  readonly term: string;
}

const COMMON: Answers = {
  un_hire_attorney: 'without',
  bg_wedding_date: '2027-06-12',
  bg_residence: '12 Linden Street',
  bg_occupation: 'Cartographer, Northfield Maps',
  fa_pets: 'yes',
  fa_embryo: 'no',
  at_signing: 'in_person',
};

const stories: readonly Story[] = [
  {
    state: 'California',
    a: { first: 'Zoë', last: 'Nguyễn' },
    b: { first: 'Siobhán', last: "O'Brien-Smith" },
    both: COMMON,
    differing: { agreed: { sp_growth_passive: 'shared' }, changed: { db_premarital: 'shared' } },
    answers: 'on screen',
    expected: [/Community Property/, /State of California/i, /pet/i],
    absent: [/embryo/i],
    term: 'Premarital Agreement',
  },
  {
    state: 'New York',
    a: { first: '小龍', last: '李' },
    b: { first: 'José', last: 'Muñoz' },
    both: { ...COMMON, lp_confidential: 'yes' },
    differing: { agreed: { db_premarital: 'shared' }, changed: { fa_pets: 'no' } },
    answers: 'by calls',
    expected: [/Marital Property/, /State of New York/i, /confidential/i],
    absent: [/Community Property/, /embryo/i],
    term: 'Prenuptial Agreement',
  },
  {
    state: 'Texas',
    a: { first: 'محمد', last: 'الفارسي', isRightToLeft: true },
    b: { first: 'דוד', last: 'כהן', isRightToLeft: true },
    both: { ...COMMON, fa_pets: 'no' },
    differing: { agreed: { db_premarital: 'shared' }, changed: { sp_income: 'shared' } },
    answers: 'by calls',
    expected: [/Community Property/, /State of Texas/i],
    absent: [/embryo/i, /Marital Property/],
    term: 'Premarital Agreement',
  },
];

const fullName = ({ first, last }: Name) => `${first} ${last}`;

/** State and name blocks of the first section, then its questions. Customer spec §2. */
async function giveName(page: Page, { first, last }: Name) {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Last name').blur();
}

async function chooseState(page: Page, state: string) {
  await page.getByRole('combobox', { name: /What is your state/ }).click();
  await page.getByRole('option', { name: state, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
}

/** Profile-bound questions of the background block. */
async function giveProfile(person: Person, pronouns: string, birthdate: string) {
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
async function saveInSpite(person: Person) {
  const { page, context } = person;
  const [section] = await sectionsOf(person);
  const questions = await questionsOf(person, section?.id ?? '');
  const residence = questions.find(({ key }) => key === 'bg_residence');
  const fieldOf = (tab: Page) => tab.locator(`[id="question-${residence?.id}"]`).getByRole('textbox').first();
  const path = '/questionnaire/background-information';
  const secondTab = await context.newPage();
  for (const tab of [page, secondTab]) {
    await tab.goto(path);
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
  await page.getByRole('button', { name: 'Put it back and save' }).click();
  await expect(fieldOf(page)).toHaveValue('12 Linden Street');
  await expect(fieldOf(secondTab)).toHaveValue('12 Linden Street');

  await fieldOf(secondTab).fill('12 Linden Street, upstairs');
  await fieldOf(secondTab).blur();
  await expect(fieldOf(page)).toHaveValue('12 Linden Street, upstairs');
  await secondTab.close();
}

async function pay({ page }: Person) {
  let attempts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout')) attempts += 1;
  });
  await page.goto('/payment');
  const button = page.getByRole('button', { name: /^Pay \$/ });
  await button.dblclick();
  await page.waitForURL('**/sandbox/checkout/**');
  expect(attempts).toBe(1);
  await expect(page.getByText('Sandbox: no money moves.').first()).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/payment');
  await button.click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByText('Card ending in 4242').click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/payment\/success/);
  await expect(page.getByText(/Your payment of \$599\.00 has arrived/)).toBeVisible();
}

/** A couple's entries, through the calls: three years of income, an account of one's own with odd cents, a debt. */
async function discloseByCalls(person: Person, cents: number) {
  const path = `/users/${await person.id()}/documents/${await person.documentId()}`;
  const year = new Date().getFullYear();
  const entries: [string, object][] = [
    ...[year, year - 1, year - 2].map((each): [string, object] => [
      'incomes',
      { year: each, incomeType: 'BASE_SALARY', valueInCents: 7_000_000 + cents, currency: 'USD' },
    ]),
    [
      'debts',
      { creditor: 'Education Loan Servicing', yearIncurred: 2019, amountDueInCents: 1_842_210, currency: 'USD' },
    ],
  ];
  for (const [kind, entry] of entries)
    expect((await person.call('POST', `${path}/${kind}`, entry)).status, kind).toBe(201);
}

/** One entry by the form, as a person adds it. */
async function discloseByForm({ page }: Person, institution: string, amount: string) {
  await page.goto('/financial-disclosure');
  await page.getByRole('button', { name: 'Add to Accounts and assets' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: /Type of account/ }).click();
  await page.getByRole('option', { name: 'Savings', exact: true }).click();
  await form.getByLabel('Institution').fill(institution);
  await form.getByLabel('Last four of the account number').fill('4411');
  await form.getByLabel(/Value today/).fill(amount);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(institution).first()).toBeVisible();
}

/** Looks at what the other disclosed and confirms it, with a double click. */
async function confirmReceipt({ page }: Person) {
  await page.goto('/financial-disclosure');
  await page.getByRole('button', { name: 'I have received it' }).dblclick();
  await expect(page.getByText(/^You confirmed that you received it as it stands/)).toBeVisible();
}

for (const story of stories) {
  test(`two people make their agreement in ${story.state}`, async ({ browser }) => {
    const unique = `${story.state.toLowerCase().replace(' ', '-')}-${Date.now()}`;
    const a = await Person.arrive(browser, `a.${unique}@example.com`);
    const b = await Person.arrive(browser, `b.${unique}@example.com`);

    await test.step('sign up from a deep link, and come back to it', async () => {
      await a.signUp('/questionnaire/background-information');
    });

    await test.step('choose the state, give name and background', async () => {
      await giveName(a.page, story.a);
      await chooseState(a.page, story.state);
      await giveProfile(a, 'she/her/hers', '1994-03-12');
      await a.page.goto('/');
      await expect(a.page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('pay, with a double click and a step back', () => pay(a));

    await test.step('invite the partner, who comes by the mail and joins', async () => {
      await a.page.goto('/');
      await a.page.getByLabel('Your partner’s e-mail address').first().fill(b.email);
      await a.page.getByRole('button', { name: 'Send invitation' }).first().click();
      await expect(a.page.getByText(`You invited ${b.email}`).first()).toBeVisible();
      const link = await fromMail(a.context.request, addresses.api, {
        to: b.email,
        pattern: new RegExp(`${addresses.customer}(/\\?invitation=[\\w.~-]+)`),
      });
      await b.signUp(link.replace('/?invitation=', '/invitation?token='));
      await b.page.getByRole('button', { name: `Join ${story.a.first}` }).click();
      await b.page.waitForURL(`${addresses.customer}/`);
    });

    if (story.answers === 'on screen') {
      await test.step('a save fails, and loses nothing; another tab sees what was saved', () => saveInSpite(a));
    }

    await test.step('both answer', async () => {
      const sections = await sectionsOf(a);
      if (story.answers === 'on screen') {
        for (const [at, section] of sections.entries()) {
          if (at === 0) await a.page.goto(section.path);
          await answerOnScreen(a, section, story.both);
          const next = sections[at + 1];
          if (next) expect(new URL(a.page.url()).pathname).toBe(next.path);
          if (at === 2) await a.page.reload();
        }
        expect(new URL(a.page.url()).pathname).toBe('/financial-disclosure');
      } else await answerByCalls(a, story.both);
      await b.page.goto('/questionnaire/background-information');
      await giveName(b.page, story.b);
      await giveProfile(b, 'he/him/his', '1992-11-02');
      await answerByCalls(b, { ...story.both, ...story.differing.agreed, ...story.differing.changed });
    });

    await test.step('both disclose', async () => {
      await discloseByForm(a, 'Harbor Bank', '12843.52');
      await discloseByForm(b, 'Kestrel Advisors', '64021.77');
      await discloseByCalls(a, 11);
      await discloseByCalls(b, 37);
    });

    await test.step('each confirms to have received what the other disclosed', async () => {
      await confirmReceipt(a);
      await confirmReceipt(b);
    });

    await test.step('see what differs, and settle it in both ways', async () => {
      for (const person of [a, b])
        expect((await sectionsOf(person)).filter(({ status }) => !/COMPLETED|NOT_APPLICABLE/.test(status))).toEqual([]);
      await a.page.goto('/alignment');
      // A settled card folds up and can no longer be operated.
      const open = a.page.locator('article:not(:has([inert]))');
      const agree = open.getByRole('button', { name: `Agree with ${story.b.first}` });
      await expect(agree).toHaveCount(2);
      await agree.first().click();
      await expect(agree).toHaveCount(1);
      await open.getByRole('button', { name: 'Change my answer' }).first().click();
      const form = a.page.getByRole('dialog');
      await form.getByRole('radio', { checked: false }).first().check({ force: true });
      await form.getByRole('button', { name: 'Save my answer' }).click();
      await expect(agree).toHaveCount(0);
      await a.page.getByRole('link', { name: 'Continue' }).click();
      await a.page.waitForURL('**/documents');
    });

    await test.step('acknowledge, and generate once however often it is asked', async () => {
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
      await a.page.reload();
      const generate = a.page.getByRole('button', { name: 'Generate the agreement' });
      await expect(generate).toBeEnabled();
      await generate.dblclick();
      await expect(a.page.getByRole('heading', { name: 'Your agreement is made' })).toBeVisible({ timeout: 60_000 });
      const history = await a.get<unknown[]>(`/documents/${await a.documentId()}/history`);
      expect(history).toHaveLength(1);
    });

    await test.step('read it on screen', async () => {
      await b.page.goto('/documents/review');
      await expect(b.page.getByRole('heading', { name: 'Separate Property' }).first()).toBeVisible();
    });

    await test.step('download it, and find in it what was agreed', async () => {
      const download = a.page.waitForEvent('download');
      await a.page.getByRole('button', { name: 'Download Version 1' }).click();
      await a.page.getByRole('menuitem', { name: 'PDF, to print and sign' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${fullName(story.a)} - ${fullName(story.b)} - ${story.term}.pdf`);
      const text = await textOfPdf(new Uint8Array(readFileSync(await file.path())));
      for (const name of [story.a, story.b]) {
        if (name.isRightToLeft) expect(holdsLettersOf(text, fullName(name)), fullName(name)).toBe(true);
        else expect(text).toContain(fullName(name));
      }
      expect(text).not.toContain('[character U+');
      for (const wanted of story.expected) expect(text).toMatch(wanted);
      for (const unwanted of story.absent) expect(text).not.toMatch(unwanted);
      for (const amount of ['$12,843.52', '$64,021.77', '$70,000.11', '$70,000.37', '$18,422.10'])
        expect(text).toContain(amount);
    });

    await a.context.close();
    await b.context.close();
  });
}
