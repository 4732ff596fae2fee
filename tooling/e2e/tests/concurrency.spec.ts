import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  aCouple,
  aPersonAtTheFirstSection,
  cardOf,
  FIRST_SECTION,
  questionOf,
  storedAnswers,
  storedText,
  typeAndLeave,
} from '../src/background';
import { HeldWrites } from '../src/held-writes';
import { PASSWORD, Person } from '../src/person';
import { addresses, callsOf } from '../src/product';
import { test } from '../src/test';

/**
 * Issue 3 "Concurrency and faults": no acknowledged answer is lost, no older write beats a newer one, and nothing is shown
 * as saved before it is. Requests are held, reordered and lost by the test; nothing waits by the clock.
 */

const CHANGED_ELSEWHERE = 'You changed this answer in another window';
const NOT_SAVED = 'This wasn’t saved';
const RESIDENCE = 'bg_residence';

/** Another tab of the same browser, at the first section. */
async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(FIRST_SECTION);
  await expect(page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
  return page;
}

/** The same person at another device. */
async function anotherDevice(person: Person): Promise<Person> {
  const browser = person.context.browser()!;
  const device = await Person.arrive(browser, person.email);
  await device.signIn(PASSWORD, FIRST_SECTION);
  await expect(device.page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
  return device;
}

test('shows an answer as saved only when the API has said so', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'honest');
  const { page } = person;
  const question = await questionOf(person, RESIDENCE);
  const card = cardOf(page, question);
  const writes = await HeldWrites.of(page);

  await typeAndLeave(card, '12 Linden Street');
  const write = await writes.arrived();
  await expect(card.indicator).toHaveText('Saving...');
  await expect(card.box.getByText('Saved')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  expect(await storedText(person, question)).toBeNull();

  // Typed on while the first write is under way: saved is said of the last input alone.
  await typeAndLeave(card, '12 Linden Street, Austin');
  await write.letGo();
  const second = await writes.arrived(2);
  await expect(card.indicator).toHaveText('Saving...');
  expect(await storedText(person, question)).toBe('12 Linden Street');
  await second.letGo();
  await expect(card.indicator).toHaveText('Saved');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await storedText(person, question)).toBe('12 Linden Street, Austin');
  await person.context.close();
});

test('an older write that arrives after a newer one, from another device, changes nothing', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'late');
  const question = await questionOf(person, RESIDENCE);
  const desk = cardOf(person.page, question);
  await typeAndLeave(desk, 'First home');
  await expect(desk.indicator).toHaveText('Saved');

  const phone = await anotherDevice(person);
  const phoneCard = cardOf(phone.page, question);
  await expect(phoneCard.field).toHaveValue('First home');
  const held = await HeldWrites.of(person.page);
  await typeAndLeave(desk, 'Older words');
  const older = await held.arrived();
  await typeAndLeave(phoneCard, 'Newer words');
  await expect(phoneCard.indicator).toHaveText('Saved');
  held.stopHolding();
  await older.letGo();

  // The older one is told, is not lost, and wins only by the person's own word.
  await expect(desk.box.getByText(CHANGED_ELSEWHERE)).toBeVisible();
  await expect(desk.box.getByText('You wrote: Older words')).toBeVisible();
  await expect(desk.field).toHaveValue('Newer words');
  expect(await storedText(person, question)).toBe('Newer words');
  await desk.box.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => storedText(person, question)).toBe('Older words');
  await expect(desk.indicator).toHaveText('Saved');
  await Promise.all([person.context.close(), phone.context.close()]);
});

test('a write that was given up and arrives all the same does not beat what was typed after it', async ({
  browser,
}) => {
  const person = await aPersonAtTheFirstSection(browser, 'ghost');
  const question = await questionOf(person, RESIDENCE);
  const card = cardOf(person.page, question);
  const held = await HeldWrites.of(person.page);
  await typeAndLeave(card, 'Given up');
  const lost = await held.arrived();
  const { method, path, body } = {
    method: lost.request.method(),
    path: lost.request.url().slice(callsOf(addresses.customer).length),
    body: lost.request.postDataJSON() as unknown,
  };
  held.stopHolding();
  await lost.fail();
  await expect(card.box.getByText(NOT_SAVED)).toBeVisible();
  await typeAndLeave(card, 'What I mean');
  await expect(card.indicator).toHaveText('Saved');

  const late = await person.call(method, path, body);
  expect(late.status).toBe(409);
  expect(await storedText(person, question)).toBe('What I mean');
  expect(await storedAnswers(person, question)).toHaveLength(1);
  await person.context.close();
});

test('a write whose acknowledgement is lost is not taken for somebody else’s', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'unheard');
  const question = await questionOf(person, RESIDENCE);
  const card = cardOf(person.page, question);
  const held = await HeldWrites.of(person.page, 'on the way back');
  await typeAndLeave(card, 'Stored unheard');
  const unheard = await held.arrived();
  // It is stored; the page cannot know, so it does not say so.
  expect(await storedText(person, question)).toBe('Stored unheard');
  await expect(card.indicator).toHaveText('Saving...');
  held.stopHolding();
  await unheard.fail();
  await expect(card.box.getByText(NOT_SAVED)).toBeVisible();
  await card.box.getByRole('button', { name: 'Restore it and save' }).click();
  await expect(card.indicator).toHaveText('Saved');
  await expect(card.box.getByText(CHANGED_ELSEWHERE)).toHaveCount(0);
  expect(await storedAnswers(person, question)).toMatchObject([{ valueTyped: 'Stored unheard' }]);
  await person.context.close();
});

test('the first answer, raced by tabs and calls, makes one row', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'race');
  const question = await questionOf(person, RESIDENCE);
  const tabs = [person.page, await anotherTab(person.context), await anotherTab(person.context)];
  const gates = await Promise.all(tabs.map((page) => HeldWrites.of(page)));
  for (const [at, page] of tabs.entries()) {
    await page.bringToFront();
    await typeAndLeave(cardOf(page, question), `from tab ${at + 1}`);
  }
  const firsts = await Promise.all(gates.map((gate) => gate.arrived()));
  for (const { request } of firsts) expect(request.method()).toBe('POST');
  for (const gate of gates) gate.stopHolding();
  const userId = await person.id();
  const calls = Array.from({ length: 12 }, (_, at) =>
    person.call('POST', `/users/${userId}/answers?questionId=${question.id}`, {
      valueTyped: `from call ${at + 1}`,
      questionOptionIds: [],
      version: 0,
    }),
  );
  const [replies] = await Promise.all([Promise.all(calls), Promise.all(firsts.map((write) => write.letGo()))]);
  for (const { status } of replies) expect([200, 409]).toContain(status);

  // One of the fifteen was first, and every tab knows what became of its words: stored, or offered again.
  for (const page of tabs) await expect(cardOf(page, question).indicator).not.toHaveText('Saving...');
  const rows = await storedAnswers(person, question);
  expect(rows).toHaveLength(1);
  const stored = rows[0]?.valueTyped ?? '';
  const isOfCall = stored.startsWith('from call');
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(isOfCall ? 1 : 0);
  for (const [at, page] of tabs.entries()) {
    const { box, field } = cardOf(page, question);
    await expect(field).toHaveValue(stored);
    if (stored !== `from tab ${at + 1}`) await expect(box.getByText(`You wrote: from tab ${at + 1}`)).toBeVisible();
  }
  await person.context.close();
});

test('two tabs show one another’s answers, and neither overwrites what it has not seen', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'tabs');
  const question = await questionOf(person, RESIDENCE);
  const children = await questionOf(person, 'bg_children');
  const one = cardOf(person.page, question);
  const otherPage = await anotherTab(person.context);
  const other = cardOf(otherPage, question);

  await typeAndLeave(one, 'Seen in both');
  await expect(other.field).toHaveValue('Seen in both');
  // Half typed in one tab while the other stores: nothing is pulled from under the hands.
  const held = await HeldWrites.of(otherPage);
  await other.field.fill('Half typed');
  await typeAndLeave(one, 'Stored meanwhile');
  await expect(one.indicator).toHaveText('Saved');
  await expect(other.field).toHaveValue('Half typed');
  await other.field.blur();
  const write = await held.arrived();
  held.stopHolding();
  await write.letGo();
  await expect(other.box.getByText('You wrote: Half typed')).toBeVisible();
  expect(await storedText(person, question)).toBe('Stored meanwhile');
  await other.box.getByRole('button', { name: 'Keep the newer answer' }).click();
  await expect(other.field).toHaveValue('Stored meanwhile');

  // A choice opens its follow-up in both.
  await person.page.locator(`[id="question-${children.id}"]`).getByRole('radio', { name: 'Yes' }).check();
  const obligations = await questionOf(person, 'bg_prior_obligations');
  await expect(cardOf(person.page, obligations).box).toBeVisible();
  await expect(cardOf(otherPage, obligations).box).toBeVisible();
  await person.context.close();
});

test('a lost network loses nothing: the words stay, are not called saved, and are saved on return', async ({
  browser,
}) => {
  const person = await aPersonAtTheFirstSection(browser, 'offline');
  const question = await questionOf(person, RESIDENCE);
  const card = cardOf(person.page, question);
  await person.context.setOffline(true);
  await typeAndLeave(card, 'Typed on a train');
  await expect(card.box.getByText('You wrote: Typed on a train')).toBeVisible();
  await expect(card.box.getByText('Saved', { exact: true })).toHaveCount(0);
  await person.context.setOffline(false);
  // Nobody presses anything: it is sent when the line is back.
  await expect(card.indicator).toHaveText('Saved');
  expect(await storedText(person, question)).toBe('Typed on a train');
  await person.context.close();
});

test('a tab closed with a save under way or about to be leaves its words to the next one', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'closed');
  const question = await questionOf(person, RESIDENCE);
  const closing = cardOf(person.page, question);
  await person.context.setOffline(true);
  await closing.field.fill('Within the pause');
  await person.page.close();
  await person.context.setOffline(false);
  expect(await storedText(person, question)).toBeNull();

  const next = await anotherTab(person.context);
  const card = cardOf(next, question);
  await expect(card.field).toHaveValue('Within the pause');
  await expect(card.indicator).toHaveText('Saved');
  expect(await storedText(person, question)).toBe('Within the pause');

  // The browser may still send what was held when the tab was closed, or not: either way the words are there.
  const held = await HeldWrites.of(next);
  await typeAndLeave(card, 'Under way');
  await held.arrived();
  await next.close();
  const last = cardOf(await anotherTab(person.context), question);
  await expect(last.field).toHaveValue('Under way');
  await expect.poll(() => storedText(person, question)).toBe('Under way');
  await person.context.close();
});

test('a reload and Back during a save lose nothing', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'reload');
  const { page } = person;
  const question = await questionOf(person, RESIDENCE);
  const card = cardOf(page, question);
  const beforeReload = await HeldWrites.of(page);
  await typeAndLeave(card, 'Before the reload');
  await beforeReload.arrived();
  beforeReload.stopHolding();
  await page.reload();
  await expect(card.field).toHaveValue('Before the reload');
  await expect(card.indicator).toHaveText('Saved');
  expect(await storedText(person, question)).toBe('Before the reload');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Help' }).first().click();
  await page.waitForURL('**/help');
  await page.goBack();
  await page.waitForURL(`**${FIRST_SECTION}`);
  const beforeBack = await HeldWrites.of(page);
  await typeAndLeave(card, 'Before Back');
  const write = await beforeBack.arrived();
  await page.goForward();
  await page.waitForURL('**/help');
  beforeBack.stopHolding();
  await write.letGo();
  await expect.poll(() => storedText(person, question)).toBe('Before Back');
  await page.goBack();
  await expect(card.field).toHaveValue('Before Back');
  await person.context.close();
});

test('a session that ends in mid-typing leaves the words on the page, and they are saved after signing in', async ({
  browser,
}) => {
  const person = await aPersonAtTheFirstSection(browser, 'expired');
  const { page } = person;
  const question = await questionOf(person, RESIDENCE);
  const card = cardOf(page, question);
  await page.clock.install();
  await page.reload();
  await expect(card.field).toBeVisible();

  // Signed out everywhere from another device; the token's minutes pass before the pause of the typing does.
  const password = 'three other unrelated words';
  await person.resetPassword(browser, password);
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.field.pressSequentially('Typed when it ended');
  await page.clock.fastForward('15:00');
  await page.clock.resume();
  const ended = page.getByRole('dialog', { name: 'Your session ended. Sign in again' });
  await expect(ended).toBeVisible();
  await expect(card.box.getByText('Saved', { exact: true })).toHaveCount(0);

  const opened = page.waitForEvent('popup');
  await ended.getByRole('button', { name: 'Sign in again' }).click();
  const signIn = await opened;
  const closed = signIn.waitForEvent('close');
  await person.fillSignIn(signIn, password);
  await closed;
  await expect(ended).toBeHidden();
  await expect(card.box.getByText('You wrote: Typed when it ended')).toBeVisible();
  await card.box.getByRole('button', { name: 'Restore it and save' }).click();
  await expect(card.indicator).toHaveText('Saved');
  expect(await storedText(person, question)).toBe('Typed when it ended');
  await person.context.close();
});

test('both partners write at once, each to a row of their own that the other does not see', async ({ browser }) => {
  const { a, b } = await aCouple(browser, 'both');
  const question = await questionOf(a, 'bg_wedding_date');
  const partners = [a, b];
  const dates = ['2031-05-03', '2031-06-14'];
  for (const partner of partners) {
    await partner.open(FIRST_SECTION);
    await expect(partner.page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
  }
  const fieldOf = (page: Page) => page.locator(`[id="question-${question.id}"] input`).first();
  const gates = await Promise.all(partners.map(({ page }) => HeldWrites.of(page)));
  for (const [at, { page }] of partners.entries()) {
    await fieldOf(page).fill(dates[at]!);
    await fieldOf(page).blur();
  }
  const writes = await Promise.all(gates.map((gate) => gate.arrived()));
  await Promise.all(writes.map((write) => write.letGo()));
  for (const [at, person] of partners.entries()) {
    await expect(cardOf(person.page, question).indicator).toHaveText('Saved');
    await expect(fieldOf(person.page)).toHaveValue(dates[at]!);
    expect(await storedAnswers(person, question)).toMatchObject([{ valueTyped: dates[at] }]);
  }
  const readable = await b.call('GET', `/users/${await a.id()}/answers`);
  expect(readable.status).toBe(404);
  await Promise.all([a.context.close(), b.context.close()]);
});
