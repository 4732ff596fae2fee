import { expect, type Page } from '@playwright/test';
import { aPersonAtTheFirstSection, cardOf, questionOf, storedText, typeAndLeave } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import type { Person } from '../src/person';
import { addressesFrom, firstPortOf, startProduct } from '../src/product';
import { test } from '../src/test';

/** Enough for a page and what prepares it; a person's ten seconds are then used up by calls of the test's own. */
const REQUESTS = 150;

const noticeOn = (page: Page) => page.getByRole('status').filter({ hasText: 'nothing you typed is lost' });

async function useUpTheLimit(person: Person): Promise<void> {
  const path = '/users/me';
  for (;;) {
    const replies = await Promise.all(Array.from({ length: 25 }, () => person.call('GET', path)));
    if (replies.some(({ status }) => status === 429)) return;
  }
}

test('a person who meets the limit waits a few seconds, reads why, and loses nothing (ASVS 2.4.1)', async ({
  browser,
}) => {
  const firstPort = firstPortOf('limits');
  const product = await startProduct({
    firstPort,
    env: { LIMIT_PERSON_REQUESTS: String(REQUESTS) },
    expectedRefusals: /^429 /,
  });
  try {
    const at = addressesFrom(firstPort);
    const person = await aPersonAtTheFirstSection(browser, 'limits', { at });
    const other = await aPersonAtTheFirstSection(browser, 'limits-other', { at });
    const { page } = person;
    const complaints = complaintsOf(page, /429/);
    const residence = await questionOf(person, 'bg_residence');

    let typed = '';
    await test.step('a write waits and goes on without a click', async () => {
      // The ten seconds can be over before the page writes, on a machine that is busy.
      await expect(async () => {
        typed = `Written at ${Date.now()}`;
        await useUpTheLimit(person);
        await typeAndLeave(cardOf(page, residence), typed);
        await expect(noticeOn(page)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(cardOf(page, residence).field).toHaveValue(typed);
      await expect(noticeOn(page)).toBeHidden();
      await expect(cardOf(page, residence).indicator).toHaveText('Saved');
      expect(await storedText(person, residence)).toBe(typed);
    });

    await test.step('the notice at both widths, and nothing of it once the write went through', async () => {
      const isWrite = (method: string) => method === 'PATCH' || method === 'POST';
      let refusals = 0;
      await page.route('**/answers?*', (route) => {
        if (!isWrite(route.request().method()) || refusals > 0) return route.continue();
        refusals += 1;
        return route.fulfill({ status: 429, headers: { 'retry-after': '15' } });
      });
      typed = 'Written at last';
      await typeAndLeave(cardOf(page, residence), typed);
      await expect(noticeOn(page)).toBeVisible();
      await inspect(page, 'the notice of a wait');
      await expect(cardOf(page, residence).indicator).toHaveText('Saved');
      await expect(noticeOn(page)).toBeHidden();
    });

    await test.step('a reload waits too, and shows what was typed', async () => {
      await useUpTheLimit(person);
      await page.reload();
      await expect(cardOf(page, residence).field).toHaveValue(typed);
    });

    await test.step('somebody else at the same address meets nothing', async () => {
      await useUpTheLimit(person);
      expect((await other.call('GET', '/users/me')).status).toBe(200);
      await typeAndLeave(cardOf(other.page, residence), 'Elsewhere');
      await expect(cardOf(other.page, residence).indicator).toHaveText('Saved');
      await expect(noticeOn(other.page)).toBeHidden();
    });
    expect(complaints).toEqual([]);
  } finally {
    await product.stop();
  }
});
