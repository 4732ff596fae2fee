import type { Browser } from '@playwright/test';
import type { Answers } from '../src/answering';
import { answerQuickly } from '../src/answering-quickly';
import { FIRST_SECTION } from '../src/background';
import {
  answerWithCare,
  chooseState,
  confirmReceipt,
  disclose,
  download,
  fullName,
  generate,
  giveName,
  giveProfile,
  invite,
  type Name,
  pay,
  payInSpite,
  saveInSpite,
  settle,
} from '../src/by-hand';
import { moveClock } from '../src/clock-ahead';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import { Keyboard } from '../src/keyboard-walk';
import { goToSandbox, payOnPages, press, takeHomeAndVerify } from '../src/notarizing';
import { addScan, downloadScan } from '../src/on-paper';
import { expect, patience } from '../src/patience';
import { PASSWORD, Person } from '../src/person';
import { type Addresses, addresses, firstPortOf, startProduct } from '../src/product';
import { test } from '../src/test';
import { holdsLettersOf, textOfPdf } from '../src/texts-of-pdf';

/** Three couples, from the first click to the file that verifies: nothing is prepared for them. */
interface Story {
  readonly state: string;
  readonly a: Name;
  readonly b: Name;
  /** Answers of both, and where the second partner sees it differently. */
  readonly both: Answers;
  readonly differing: Answers;
  /** How the first partner answers and pays: with each thing tried that may go wrong, or straight on. */
  readonly isCareful?: boolean;
  readonly expected: readonly RegExp[];
  readonly absent: readonly RegExp[];
  readonly term: string;
}

const COMMON: Answers = {
  un_hire_attorney: 'without',
  bg_wedding_date: '2031-05-03',
  bg_residence: '12 Linden Street',
  bg_occupation: 'Cartographer, Northfield Maps',
  fa_pets: 'yes',
  fa_embryo: 'no',
  at_signing: 'in_person',
};

const DAY = 86_400_000;
const MINUTE = 60_000;

interface Couple {
  readonly a: Person;
  readonly b: Person;
}

/** From the first click at sign-up to the agreement that both have read and confirmed; both stand before the notary. */
async function makeAgreement(browser: Browser, story: Story, at: Addresses = addresses): Promise<Couple> {
  const unique = `${story.state.toLowerCase().replace(' ', '-')}-${Date.now()}`;
  const a = await Person.arrive(browser, `a.${unique}@example.com`, at);
  const b = await Person.arrive(browser, `b.${unique}@example.com`, at);

  await test.step('sign up from a deep link, come back to it, and give state, name and background', async () => {
    await a.signUp(FIRST_SECTION);
    await giveName(a.page, story.a);
    await chooseState(a.page, story.state);
    await giveProfile(a, 'she/her/hers', '1994-03-12');
  });

  await test.step('pay', () => (story.isCareful ? payInSpite(a) : pay(a)));
  await test.step('invite the partner, who comes by the mail and joins', () => invite(a, b, story.a, at));
  if (story.isCareful) {
    await test.step('a save fails, and loses nothing; another tab sees what was saved', () => saveInSpite(a));
  }

  await test.step('both answer, each on the own screen', async () => {
    const first = async () => {
      await a.open(FIRST_SECTION);
      await (story.isCareful ? answerWithCare : answerQuickly)(a, story.both);
    };
    const second = async () => {
      await b.open(FIRST_SECTION);
      await giveName(b.page, story.b);
      await giveProfile(b, 'he/him/his', '1992-11-02');
      await answerQuickly(b, { ...story.both, ...story.differing });
    };
    await Promise.all([first(), second()]);
  });

  await test.step('both disclose, and each confirms to have received what the other listed', async () => {
    await Promise.all([
      disclose(a, { institution: 'Harbor Bank', value: '12843.52', income: '70000.11' }),
      disclose(b, { institution: 'Kestrel Advisors', value: '64021.77', income: '70000.37' }),
    ]);
    await confirmReceipt(a);
    await confirmReceipt(b);
  });

  await test.step('see what differs, and settle it in both ways', () => settle(a, story.b));
  await test.step('acknowledge, and generate once however often it is asked', () => generate(a, b));

  await test.step('download it, and find in it what was agreed', async () => {
    const file = await download(a);
    expect(file.name).toBe(`${fullName(story.a)} - ${fullName(story.b)} - ${story.term}.pdf`);
    const text = await textOfPdf(file.bytes);
    for (const name of [story.a, story.b]) expect(holdsName(text, name), fullName(name)).toBe(true);
    expect(text).not.toContain('[character U+');
    for (const wanted of story.expected) expect(text).toMatch(wanted);
    for (const unwanted of story.absent) expect(text).not.toMatch(unwanted);
    for (const amount of ['$12,843.52', '$64,021.77', '$70,000.11', '$70,000.37', '$18,422.10'])
      expect(text).toContain(amount);
  });

  await test.step('both read it on screen and confirm it; each is led on to the notary', async () => {
    for (const { page } of [a, b]) {
      await page.getByRole('link', { name: 'Read it together' }).click();
      await expect(page.getByRole('heading', { name: 'Separate Property' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'I have reviewed version 1' }).click();
      await page.getByRole('button', { name: 'Yes, I’ve read it' }).dblclick();
      await expect(page.getByText(/You reviewed this version: /)).toBeVisible();
    }
    for (const { page } of [a, b]) {
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL('**/notarize');
    }
  });
  return { a, b };
}

const holdsName = (text: string, name: Name) =>
  name.isRightToLeft === true ? holdsLettersOf(text, fullName(name)) : text.includes(fullName(name));

/** Stories of this length: signing up, some 200 answers, two payments and a seal. */
test.beforeEach(() => test.setTimeout(600_000));
test.use(patience);

const texas: Story = {
  state: 'Texas',
  a: { first: 'محمد', last: 'الفارسي', isRightToLeft: true },
  b: { first: 'דוד', last: 'כהן', isRightToLeft: true },
  both: { ...COMMON, fa_pets: 'no', at_signing: 'online' },
  differing: { db_premarital: 'shared', sp_income: 'shared' },
  expected: [/Community Property/, /live audio and video communication/],
  absent: [/embryo/i, /Marital Property/],
  term: 'Premarital Agreement',
};

test('Texas: from sign-up to a file that verifies; both sign online, from two places, with no wait', async ({
  browser,
}) => {
  const { a, b } = await makeAgreement(browser, texas);
  const names = [texas.a.first, texas.b.first] as const;
  const complaints = [a, b].map(({ page }) => complaintsOf(page));

  await test.step('be offered both ways', async () => {
    await expect(a.page.getByRole('heading', { level: 1, name: 'Your agreement is ready to sign' })).toBeVisible();
    await inspect(a.page, 'both ways to the notary, online not paid for');
  });

  await test.step('pay once, with a double click and a step back', async () => {
    await a.page.getByRole('button', { name: 'Pay $50.00 for online notarization' }).dblclick();
    await a.page.waitForURL('**/payment');
    await a.page.goBack();
    await a.page.getByRole('button', { name: 'Pay $50.00 for online notarization' }).click();
    await payOnPages(a.page);
    await expect(b.page.getByRole('link', { name: 'Check everything and send it' })).toBeVisible();
  });

  await test.step('check everything and send it, with the keyboard; the partner sees it go', async () => {
    await a.page.goto('/notarize');
    await tabTo(a.page, a.page.getByRole('link', { name: 'Check everything and send it' }));
    await a.page.keyboard.press('Enter');
    await a.page.waitForURL('**/notarize/review');
    await expect(a.page.getByText(/your Social Security number/)).toBeVisible();
    await inspect(a.page, 'what is checked before the notary');
    await tabTo(a.page, a.page.getByRole('button', { name: 'Send to the notary' }));
    await a.page.keyboard.press('Enter');
    await a.page.waitForURL('**/notarize');
    for (const { page } of [a, b])
      await expect(page.getByText('The notary service is ready for both of you')).toBeVisible();
    await inspect(b.page, 'the own link to the notary');
  });

  await test.step('the first signs alone, and both read whose turn it is', async () => {
    await goToSandbox(a.page);
    await press(a.page, /^I’m alone/, /^Is this /);
    await press(a.page, 'Pass the identity check', 'Waiting room');
    await press(a.page, 'Enter the meeting', /signs$/);
    await press(a.page, /^Sign as /, /^You’re done, /);
    await expect(b.page.getByText(`${names[0]} has signed, and now it’s your turn`)).toBeVisible();
    await a.page.goto('/notarize');
    await expect(a.page.getByText(`You’ve signed, and now it’s ${names[1]}’s turn`)).toBeVisible();
    await expect(a.page.getByRole('button', { name: 'End this and start again' })).toHaveCount(0);
  });

  await test.step('the second signs, and the notary finishes; the end is reached by itself', async () => {
    const secondTab = await a.context.newPage();
    await secondTab.goto('/notarize');
    await goToSandbox(b.page);
    await press(b.page, 'Pass the identity check', 'Waiting room');
    await press(b.page, 'Enter the meeting', /signs$/);
    await press(b.page, /^Sign as /, 'The notary’s part');
    await press(b.page, 'Acknowledge and finish', 'The meeting is over');
    for (const page of [a.page, secondTab]) {
      await page.waitForURL('**/congratulations');
      await expect(
        page.getByRole('heading', { level: 1, name: `Congratulations, ${names[0]} and ${names[1]}` }),
      ).toBeVisible();
    }
    await secondTab.close();
    await inspect(a.page, 'the end');
    await expect(a.page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /Prenup 100% ready 🎉/u);
  });

  await test.step('every screen knows that it is done', async () => {
    for (const path of ['/', '/documents', '/documents/review', '/questionnaire', '/financial-disclosure', '/vault']) {
      await a.page.goto(path);
      await expect(a.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(a.page.getByText('Loading...')).toHaveCount(0);
      await expect(a.page.getByRole('heading', { name: 'We couldn’t show this page' })).toHaveCount(0);
    }
    await expect(a.page.getByRole('heading', { level: 1, name: 'Your vault' })).toBeVisible();
    await inspect(a.page, 'the vault, filled');
  });

  await test.step('everything in the vault is reached with the keyboard alone', async () => {
    const keyboard = new Keyboard(a.page);
    for (const [button, file] of [
      ['Download everything', /\.zip$/],
      [/^Download .+\.pdf$/, /\.pdf$/],
    ] as const) {
      await keyboard.goTo('button', button);
      const saved = a.page.waitForEvent('download');
      await a.page.keyboard.press('Enter');
      expect((await saved).suggestedFilename()).toMatch(file);
      // The focus stays on what was pressed.
      await expect(a.page.locator(':focus')).toHaveAccessibleName(button);
    }
    expect(keyboard.complaints).toEqual([]);
  });

  await test.step('come back to it, take the file home and verify it with its log', async () => {
    await b.page.goto('/notarize');
    await b.page.waitForURL('**/congratulations');
    await b.page.reload();
    const { bytes } = await takeHomeAndVerify(b);
    const text = await textOfPdf(new Uint8Array(bytes));
    expect(text).toMatch(/SANDBOX/);
    expect(text).not.toContain('[character U+');
  });
  expect(complaints).toEqual([[], []]);
});

const california: Story = {
  state: 'California',
  a: { first: 'Zoë', last: 'Nguyễn' },
  b: { first: 'Siobhán', last: "O'Brien-Smith" },
  both: COMMON,
  differing: { sp_growth_passive: 'shared', db_premarital: 'shared' },
  isCareful: true,
  expected: [/Community Property/, /Civil Code section 1189/, /pet/i],
  absent: [/embryo/i],
  term: 'Premarital Agreement',
};

test('California: from sign-up to a file that verifies; seven days are waited out, and both sign at one device', async ({
  browser,
}) => {
  const product = await startProduct({ firstPort: firstPortOf('california'), hasMovableClock: true });
  try {
    const { a, b } = await makeAgreement(browser, california, product.addresses);

    await test.step('the days run from the final text; meanwhile one can pay and check', async () => {
      await expect(a.page.getByText('Your 7 days of reading time')).toBeVisible();
      await expect(a.page.getByText(/Pacific Time/)).toBeVisible();
      await inspect(a.page, 'the days of reading');
      await expect(b.page.getByText('Your 7 days of reading time')).toBeVisible();
      await a.page.getByRole('button', { name: 'Pay $50.00 for online notarization' }).click();
      await payOnPages(a.page);
      await a.page.goto('/notarize/review');
      await expect(a.page.getByRole('button', { name: 'Send to the notary' })).toBeDisabled();
    });

    const outlook = await a.get<{ wait: { endsAt: string } }>(
      `/documents/${await a.documentId()}/notarization-outlook`,
    );
    const ahead = Date.parse(outlook.wait.endsAt) - Date.now();
    expect(ahead).toBeGreaterThan(6.9 * DAY);
    await Promise.all([a.context.close(), b.context.close()]);

    const later = await test.step('a week later, minutes before the end, the way is still closed', async () => {
      const leap = ahead - 10 * MINUTE;
      await product.setClockAhead(leap);
      const person = await Person.arrive(browser, a.email, product.addresses, 'customer', { clockAhead: leap });
      await person.signIn(PASSWORD, '/notarize');
      await expect(person.page.getByText('Your 7 days of reading time')).toBeVisible();
      await expect(person.page.getByRole('heading', { level: 1, name: 'Notarization' })).toBeVisible();
      return person;
    });
    const { page } = later;

    await test.step('the device sleeps until seconds before the end; the page opens by itself', async () => {
      const leap = Date.parse(outlook.wait.endsAt) - Date.now() - 2_000;
      await product.setClockAhead(leap);
      await moveClock(page, leap);
      await expect(page.getByRole('heading', { level: 1, name: 'Your agreement is ready to sign' })).toBeVisible();
      await expect(page.getByText('Your 7 days of reading time')).toHaveCount(0);
    });

    await test.step('send it, and sign, both at this device', async () => {
      await page.getByRole('link', { name: 'Check everything and send it' }).click();
      await page.getByRole('button', { name: 'Send to the notary' }).dblclick();
      await page.waitForURL('**/notarize');
      await expect(page.getByText('The notary service is ready for both of you')).toBeVisible();
      await goToSandbox(page);
      await press(page, 'We’re both at this device', /^Is this /);
      await press(page, 'Pass the identity check', /^Is this /);
      await press(page, 'Pass the identity check', 'Waiting room');
      await press(page, 'Enter the meeting', /signs$/);
      await press(page, /^Sign as /, /signs$/);
      await press(page, /^Sign as /, 'The notary’s part');
      await press(page, 'Acknowledge and finish', 'The meeting is over');
    });

    await test.step('reach the end, take the file home and verify it with its log', async () => {
      await page.goto('/notarize');
      await page.waitForURL('**/congratulations');
      await inspect(page, 'the end in California');
      await takeHomeAndVerify(later);
    });
  } finally {
    await product.stop();
  }
});

const newYork: Story = {
  state: 'New York',
  a: { first: '小龍', last: '李' },
  b: { first: 'José', last: 'Muñoz' },
  both: { ...COMMON, lp_confidential: 'yes' },
  differing: { db_premarital: 'shared', fa_pets: 'no' },
  expected: [/Marital Property/, /State of New York/i, /confidential/i],
  absent: [/Community Property/, /embryo/i],
  term: 'Prenuptial Agreement',
};

test('New York: from sign-up to a file that verifies; what was signed on paper is added as a scan and confirmed', async ({
  browser,
}) => {
  const { a, b } = await makeAgreement(browser, newYork);
  const complaints = [a, b].map(({ page }) => complaintsOf(page));

  await test.step('the first adds the scan, and the partner looks at it and confirms; both reach the end', async () => {
    await addScan(a.page, { county: 'Kings' });
    await expect(a.page.getByText(`Waiting for ${newYork.b.first} to confirm the scan`)).toBeVisible();
    await downloadScan(b.page);
    await b.page.getByRole('button', { name: 'Yes, this is what we signed' }).dblclick();
    for (const { page } of [a, b]) await page.waitForURL('**/congratulations');
  });

  await test.step('take the file home and verify it with its log', async () => {
    const { bytes } = await takeHomeAndVerify(a);
    expect(await textOfPdf(new Uint8Array(bytes))).not.toMatch(/SANDBOX/);
  });
  expect(complaints).toEqual([[], []]);
});
