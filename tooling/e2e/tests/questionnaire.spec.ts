import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { answerByCalls, sectionsOf } from '../src/answering';
import {
  aCouple,
  aPersonAtTheFirstSection,
  cardOf,
  FIRST_SECTION,
  giveProfile,
  payForThePrenup,
  questionOf,
  storedText,
  typeAndLeave,
} from '../src/background';
import { fromMail } from '../src/inbox';
import { Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

const ANSWERS = {
  un_hire_attorney: 'without',
  fa_embryo: 'no',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
};

/** A calendar date so many days from now, as the page's time zone counts them. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() + days * 86_400_000));

const isIn = async (page: Page, path: string) => {
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
};

test('the first section, from nothing to the payment', async ({ browser }) => {
  const person = await Person.arrive(browser, `first-${Date.now()}@example.com`);
  const { page } = person;
  await person.signUp(FIRST_SECTION);

  await test.step('names say how their saving stands', async () => {
    const names = page.getByRole('group', { name: 'What is your name?' });
    await names.getByLabel('First name').fill('Ada');
    await names.getByLabel('First name').blur();
    await expect(names.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(1);
    // Its saving is held until what shows meanwhile was seen.
    let letGo = () => {};
    const isSeen = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/users/*', async (route) => {
      if (route.request().method() === 'PATCH') await isSeen;
      await route.continue();
    });
    await names.getByLabel('First name').pressSequentially('h');
    await expect(names.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(0);
    letGo();
    await names.getByLabel('First name').blur();
    await names.getByLabel('Last name').fill('Vale');
    await names.getByLabel('Last name').blur();
    await expect(names.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(2);
  });

  await test.step('without a state: two blocks, and Almost there!', async () => {
    await expect(page.getByRole('heading', { name: 'Your wedding' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    const popup = page.getByRole('dialog', { name: 'Almost there!' });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Choose my state' }).click();
    await expect(popup).toBeHidden();
  });

  await test.step('the state opens the rest', async () => {
    await page.getByRole('combobox', { name: /What is your state/ }).click();
    await page.getByRole('option', { name: 'Texas', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
  });

  await test.step('the phone number of any country, America first', async () => {
    const phone = cardOf(page, await questionOf(person, 'bg_phone'));
    const countries = phone.box.getByRole('combobox');
    await expect(countries.getByRole('option').first()).toContainText('United States of America');
    await typeAndLeave(phone, '12');
    await expect(phone.box.getByText('Invalid phone number')).toBeVisible();
    await countries.selectOption('DE');
    await typeAndLeave(phone, '30 1234567');
    const stored = async () => (await person.get<{ phoneNumber: string | null }>('/users/me')).phoneNumber;
    await expect.poll(stored).toBe('+49301234567');
    await expect(phone.box.getByText('Invalid phone number')).toHaveCount(0);
  });

  await test.step('nobody under 18, no wedding in the past', async () => {
    const birth = page.locator(`[id="question-${(await questionOf(person, 'bg_birthdate')).id}"]`);
    await birth
      .locator('input')
      .first()
      .fill(inDays(-17 * 365));
    await birth.locator('input').first().blur();
    await expect(birth.getByText('You must be at least 18 years old')).toBeVisible();
    const wedding = page.locator(`[id="question-${(await questionOf(person, 'bg_wedding_date')).id}"]`);
    await wedding.locator('input').first().fill(inDays(-1));
    await wedding.locator('input').first().blur();
    await expect(wedding.getByText('Date should be in the future')).toBeVisible();
  });

  await test.step('unpaid, the menu opens nothing more, and other sections lead back', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Financial Disclosure', 'Alignment', 'Documents', 'Review & Notarize']) {
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-disabled', 'true');
    }
    await page.goto('/questionnaire/debts');
    await isIn(page, FIRST_SECTION);
    await page.getByRole('button', { name: 'Continue' }).click();
    await isIn(page, '/payment');
  });

  await test.step('addresses of the old client lead to where their screens are now', async () => {
    for (const [from, to] of [
      ['/user_documents', '/documents'],
      ['/attorney_editor/6f0c', '/documents'],
      ['/initial_questionnaire/debts', FIRST_SECTION],
      ['/user_account', '/'],
      ['/user_notarization', '/notarize'],
      ['/user_settings', '/profile'],
      ['/nowhere/at/all', '/'],
    ] as const) {
      await page.goto(from);
      await expect.poll(() => new URL(page.url()).pathname, { message: from }).toBe(to);
    }
  });
  await person.context.close();
});

test('California within seven days: the message, the popup, and its two ways out', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'soon', { state: 'CA' });
  const { page } = person;
  const question = await questionOf(person, 'bg_wedding_date');
  const card = page.locator(`[id="question-${question.id}"]`);
  const message = card.getByText('In CA you must review the document for 7 days before notarizing');
  await card.locator('input').first().fill(inDays(7));
  await card.locator('input').first().blur();
  await expect(message).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'California requires seven days to read the agreement' });
  await expect(popup).toBeVisible();

  await popup.getByRole('button', { name: 'Join the postnup waitlist' }).click();
  await expect(page.getByText('You’re on the postnup waitlist').first()).toBeVisible();
  const waitlist = await person.get<{ joinedAt: string | null }>(`/users/${await person.id()}/postnup-waitlist`);
  expect(waitlist.joinedAt).not.toBeNull();
  await fromMail(person.context.request, addresses.api, { to: person.email, pattern: /(waitlist)/i });

  if (!(await popup.isVisible())) {
    await card.getByRole('button', { name: 'What California requires, and what you can do' }).click();
  }
  await popup.getByLabel('New wedding date').fill(inDays(8));
  await popup.getByRole('button', { name: 'Change the date' }).click();
  await expect(popup).toBeHidden();
  await expect(message).toHaveCount(0);
  await expect.poll(() => storedText(person, question)).toBe(inDays(8));
  await person.context.close();
});

test('paid: the popups, reading back, and a change of state', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'paid', { state: 'CA' });
  const { page } = person;
  await payForThePrenup(person);
  await giveProfile(person);
  const sections = await sectionsOf(person);
  const last = sections.at(-1)!;

  await test.step('You have unanswered questions: this section’s, each a way to it', async () => {
    await page.goto(FIRST_SECTION);
    await page.getByRole('button', { name: 'Continue' }).click();
    const popup = page.getByRole('dialog', { name: 'You have unanswered questions' });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Where do you live now?' }).click();
    await expect(popup).toBeHidden();
    const card = cardOf(page, await questionOf(person, 'bg_residence'));
    await expect(card.box).toBeInViewport();
    await expect(card.box.getByText('This field is required')).toBeVisible();
  });

  await test.step('You are almost there!: the last section is done, others are not', async () => {
    await answerByCalls(person, ANSWERS);
    expect((await person.call('PATCH', `/users/${await person.id()}`, { phoneNumber: null })).status).toBe(200);
    await page.goto(last.path);
    await page.getByRole('button', { name: 'Continue' }).click();
    const popup = page.getByRole('dialog', { name: 'You are almost there!' });
    await expect(popup.getByText('Background Information')).toBeVisible();
    await popup.getByRole('link', { name: '1 question' }).click();
    await isIn(page, FIRST_SECTION);
    const phone = cardOf(page, await questionOf(person, 'bg_phone'));
    await typeAndLeave(phone, '2125550123');
    await expect(phone.indicator).toHaveText('Saved');
    await page.getByRole('button', { name: 'Continue' }).click();
    await isIn(page, sections[1]!.path);
  });

  await test.step('all done: /questionnaire reads everything back, and jumps to where it is answered', async () => {
    await page.goto('/questionnaire');
    await isIn(page, '/questionnaire/answers');
    const contents = page.getByRole('navigation', { name: 'Sections' });
    await expect(contents.getByText('All answered')).toHaveCount(sections.length);
    await contents.getByRole('link', { name: 'Debts' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Debts' })).toBeInViewport();
    await page.getByRole('link', { name: /^Change: Where do you live now\?/ }).click();
    await page.waitForURL((url) => url.pathname === FIRST_SECTION);
    await expect(cardOf(page, await questionOf(person, 'bg_residence')).box).toBeInViewport();
  });

  await test.step('a paid state changes only after a question', async () => {
    const state = page.getByRole('combobox', { name: /What is your state/ });
    const choose = async (name: string) => {
      await state.click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await choose('Iowa');
    const popup = page.getByRole('dialog', { name: 'Change your state to Iowa?' });
    await popup.getByRole('button', { name: 'Keep California' }).click();
    await expect(popup).toBeHidden();
    await expect(state).toHaveText(/California/);
    await choose('Iowa');
    await popup.getByRole('button', { name: 'Change state' }).click();
    await expect(page.getByText('Iowa law now governs your agreement')).toBeVisible();
    // Support cannot be waived there: the section has nothing to ask, and says why.
    const support = (await sectionsOf(person)).find(({ label }) => label === 'Spousal Support');
    expect(support?.status).toBe('NOT_APPLICABLE');
    await page.goto(support!.path);
    await expect(page.getByText('There’s nothing to answer here')).toBeVisible();
  });
  await person.context.close();
});

test('the dashboard while one waits: what the partner has done, one reminder a day, the calendar, the support team', async ({
  browser,
}) => {
  const { a, b } = await aCouple(browser, 'waiting');
  const { page } = a;
  await payForThePrenup(a);
  await giveProfile(a);
  await answerByCalls(a, ANSWERS);

  await test.step('one reminder a day', async () => {
    await a.open('/');
    await expect(page.getByText('Bea hasn’t started the questionnaire yet')).toBeVisible();
    const remind = page.getByRole('button', { name: 'Send reminder email' });
    await remind.click();
    await expect(page.getByText('We sent Bea a reminder.')).toBeVisible();
    await expect(remind).toBeDisabled();
    await fromMail(a.context.request, addresses.api, { to: b.email, pattern: /(reminder|waiting)/i });
    expect((await a.call('POST', `/users/${await a.id()}/questionnaire-reminder`)).status).toBe(429);
    await page.reload();
    await expect(remind).toBeDisabled();
  });

  await test.step('what the partner does shows, and not what they answer', async () => {
    await giveProfile(b);
    await answerByCalls(b, { ...ANSWERS, bg_residence: 'A secret address' });
    await page.reload();
    await expect(page.getByText('Bea has completed the questionnaire')).toBeVisible();
    await expect(page.getByText('A secret address')).toHaveCount(0);
  });

  await test.step('the safe days, as a calendar file that calendars can read', async () => {
    await expect(page.getByRole('list', { name: 'Safe deadlines' })).toBeVisible();
    await page.getByText('Add to calendar').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download calendar file' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const entries = text.trimEnd().replaceAll('\r\n ', '').split('\r\n');
    expect(entries[0]).toBe('BEGIN:VCALENDAR');
    expect(entries.at(-1)).toBe('END:VCALENDAR');
    const begun = entries.filter((entry) => entry === 'BEGIN:VEVENT').length;
    expect(begun).toBeGreaterThan(0);
    for (const needed of [
      /^END:VEVENT$/,
      /^UID:.+/,
      /^DTSTAMP:\d{8}T\d{6}Z$/,
      /^DTSTART;VALUE=DATE:\d{8}$/,
      /^SUMMARY:.+/,
    ]) {
      expect(
        entries.filter((entry) => needed.test(entry)),
        String(needed),
      ).toHaveLength(begun);
    }
    const journey = await a.get<{ deadlines: { latestSafeDate: string }[] }>(`/users/${await a.id()}/journey`);
    const safeDays = journey.deadlines.map(({ latestSafeDate }) => latestSafeDate.replaceAll('-', ''));
    const days = entries.flatMap((entry) => /^DTSTART;VALUE=DATE:(\d+)$/.exec(entry)?.[1] ?? []);
    expect(days.toSorted()).toEqual(safeDays.toSorted());
  });

  await test.step('the support form behind the bubble', async () => {
    await page.getByRole('button', { name: 'Ask our support team' }).click();
    const form = page.getByRole('dialog', { name: 'Write to us' });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('This field is required').first()).toBeVisible();
    await form.getByRole('combobox', { name: /What is it about/ }).click();
    await page.getByRole('option').first().click();
    await form.getByLabel(/Your message/).fill('Where do I find the schedule of debts?');
    await form.getByRole('button', { name: 'Send' }).click();
    const sent = form.getByText(/Sent\. Your ticket number is \S+/);
    await expect(sent).toBeVisible();
    const number = /number is (\S+)/.exec(await sent.innerText())?.[1] ?? '';
    await fromMail(a.context.request, addresses.api, { to: a.email, pattern: new RegExp(`(${number})`) });
    await page.goto('/help');
    await expect(page.getByText(new RegExp(`Number ${number}`))).toBeVisible();
  });
  await Promise.all([a.context.close(), b.context.close()]);
});
