import { expect, type Page } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { test } from '../src/test';

/** Words as people write them: names of other tongues, a script that runs the other way, one that does not break. */
const AWKWARD = 'Nguyễn & O’Brien-Smith: הסכם לפני נישואין <b>?</b>';
const UNBROKEN = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

const messages = (page: Page) => page.getByRole('dialog', { name: /^Messages with/ });
const line = (page: Page, text: string) => messages(page).getByRole('listitem').filter({ hasText: text });
const box = (page: Page) => messages(page).getByRole('textbox');

test('a client and the attorney write to each other in both portals, out of the partner’s sight, and the client reviews the meeting', async ({
  browser,
}) => {
  const client = await Person.arrive(browser, 'casey@demo.troth');
  const attorney = await Person.arrive(browser, 'frances@demo.troth', undefined, 'attorney');
  // An answer to Casey is lost in the middle.
  const complaints = complaintsOf(client.page, /ERR_FAILED/);
  const attorneysComplaints = complaintsOf(attorney.page);
  await Promise.all([client.signIn(DEMO_PASSWORD), attorney.signIn(DEMO_PASSWORD)]);
  const { page } = client;
  await attorney.open(`/attorney/clients/${await client.id()}`);

  await test.step('the client chooses the attorney and writes with the keyboard alone', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Messages/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, messages(page).getByRole('button', { name: 'Frances Fenn' }));
    await page.keyboard.press('Enter');
    await expect(
      messages(page).getByText('Only you and Frances Fenn can read this. Your partner can’t.'),
    ).toBeVisible();
    await typeInto(page, box(page), AWKWARD);
    await page.keyboard.press('Enter');
    await expect(line(page, AWKWARD)).toBeVisible();
  });

  await test.step('the attorney hears of it without asking, reads it, and answers', async () => {
    const opener = attorney.page.getByRole('button', { name: 'Messages (1 unread)' });
    await expect(opener).toBeVisible();
    await tabTo(attorney.page, opener);
    await attorney.page.keyboard.press('Enter');
    await expect(line(attorney.page, AWKWARD)).toBeVisible();
    await box(attorney.page).fill(UNBROKEN);
    await box(attorney.page).press('Enter');
    await expect(line(page, UNBROKEN)).toBeVisible();
    await expect(messages(page).getByText('Read', { exact: true })).toBeVisible();
  });

  await test.step('what does not go out keeps its words, and goes out once', async () => {
    const chats = '**/documents/*/chats';
    // Stored, and the answer lost: the same words go out twice.
    await page.route(chats, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await box(page).fill('Is Friday good?');
    await box(page).press('Enter');
    const unsent = messages(page).getByRole('alert');
    await expect(unsent).toContainText('Is Friday good?');
    await inspect(page, 'messages of a client with two to write to');
    await page.unroute(chats);
    await unsent.getByRole('button', { name: 'Try again' }).click();
    await expect(line(attorney.page, 'Is Friday good?')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(messages(page)).toBeHidden();
  });

  await test.step('the attorney has no part in what the partners write', async () => {
    const document = await client.documentId();
    const [partner] = await client.get<{ userId: string; role: string }[]>(
      `/users/${await client.id()}/documents/${document}/chats/counterparts`,
    );
    const chats = `/documents/${document}/chats`;
    const between = { toUserId: partner?.userId, message: 'Between the two of us' };
    expect((await client.call('POST', `/users/${await client.id()}${chats}`, between)).status).toBe(201);
    expect((await attorney.call('GET', `/users/${await client.id()}${chats}`)).status).toBe(404);
    const read = await attorney.get<{ message: string }[]>(`/users/${await attorney.id()}${chats}`);
    expect(read.map(({ message }) => message)).toEqual([AWKWARD, UNBROKEN, 'Is Friday good?']);
  });

  await test.step('the meeting is reviewed with the keyboard alone, once', async () => {
    await tabTo(page, page.locator('summary', { hasText: 'How was your meeting' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: '1 star' }));
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await typeInto(page, page.getByRole('textbox', { name: /another couple/ }), AWKWARD);
    await inspect(page, 'the question for a review');
    await tabTo(page, page.getByRole('button', { name: 'Send your review' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you for your review')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 star' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^How was your meeting/ })).toHaveCount(0);
  });

  await test.step('the attorney sees it waiting, and it is nobody else’s yet', async () => {
    await attorney.open('/attorney/reviews');
    const review = attorney.page.getByRole('listitem').filter({ hasText: AWKWARD });
    await expect(review.getByText('Pending')).toBeVisible();
    await expect(review.getByText('4 stars out of 5')).toBeAttached();
    await inspect(attorney.page, 'reviews of an attorney');
    const path = `/users/${await client.id()}/attorneys/${await attorney.id()}/attorney-reviews`;
    const shown = await client.get<{ message: string }[]>(path);
    expect(shown.map(({ message }) => message)).not.toContain(AWKWARD);
  });

  expect(complaints).toEqual([]);
  expect(attorneysComplaints).toEqual([]);
});
