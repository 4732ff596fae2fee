import { expect, type Page } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

const namesIn = (page: Page) => page.getByRole('table').getByRole('row').getByRole('link');

test('an admin finds people, and every screen holds at both widths', async ({ browser }) => {
  const admin = await Person.arrive(browser, 'admin@demo.troth', addresses, 'admin');
  const { page } = admin;
  const complaints = complaintsOf(page);
  await admin.signIn(DEMO_PASSWORD);
  await page.waitForURL(`${addresses.admin}/admin/users`);
  await expect(namesIn(page).first()).toBeVisible();
  await inspect(page, 'admin users');

  const search = page.getByRole('searchbox');
  await search.fill('BLAKE@demo');
  await expect(namesIn(page)).toHaveCount(1);
  await expect(namesIn(page)).toHaveText(/^Blake/);
  // The search is in the address: it survives a reload, and Back undoes it.
  await expect(page).toHaveURL(/[?&]search=BLAKE/);
  await page.reload();
  await expect(search).toHaveValue('BLAKE@demo');
  await expect(namesIn(page)).toHaveCount(1);
  await namesIn(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Blake/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('blake@demo.troth').first()).toBeVisible();
  await inspect(page, 'admin user');
  const person = page.url();
  for (const part of ['answers', 'appointments', 'mails', 'tickets', 'log']) {
    await page.goto(`${person}/${part}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Blake/ })).toBeVisible();
    await inspect(page, `admin user, ${part}`);
  }
  await page.goto(person);
  await page.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'an action on a user', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.goto('/admin/users?search=BLAKE%40demo');
  await expect(search).toHaveValue('BLAKE@demo');

  await search.fill('<script>nobody</script>');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await inspect(page, 'admin users, nobody found');
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expect.poll(() => namesIn(page).count()).toBeGreaterThan(5);

  await page.goto('/admin/attorneys');
  await expect(namesIn(page).filter({ hasText: 'Frances' })).toBeVisible();
  await inspect(page, 'admin attorneys');
  await namesIn(page).filter({ hasText: 'Frances' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Frances/ })).toBeVisible();
  await inspect(page, 'admin attorney');
  for (const path of [
    '/admin/law-firms',
    '/admin/help?ticket=BUG_REPORT',
    '/admin/exchange-rates',
    '/admin/account',
    '/admin/states?search=wyo',
    '/admin/discounts',
    '/admin/ledger',
    '/admin/help',
    '/admin/help?view=tickets',
    '/admin/help?view=waitlist',
    '/admin/help?view=log',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(page, `admin at ${path}`);
  }
  await page.goto('/admin/counsel');
  const california = page.getByRole('main').getByRole('link', { name: 'California', exact: true });
  await expect(california).toBeVisible();
  await inspect(page, 'admin at /admin/counsel');
  await california.click();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await inspect(page, 'what counsel said of California');
  await page.getByRole('button', { name: /^Record verdict/ }).click();
  await expect(page.getByRole('dialog', { name: /^Record a verdict/ })).toBeVisible();
  await inspect(page, 'a verdict', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.goto('/somewhere/else');
  await page.waitForURL(`${addresses.admin}/admin/users`);
  expect(complaints).toEqual([]);
  await page.goto('/admin/users/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this user' })).toBeVisible();
  await admin.context.close();
});

test('an admin approves a firm and its attorney with the keyboard alone', async ({ browser }) => {
  const admin = await Person.arrive(browser, 'admin@demo.troth', addresses, 'admin');
  const { page } = admin;
  await admin.signIn(DEMO_PASSWORD, '/admin/attorneys');
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await typeInto(page, question.getByRole('textbox', { name: /Reason/ }), 'Checked with the bar');
    await tabTo(page, question.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Done' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  await typeInto(page, page.getByRole('searchbox'), 'harper');
  const harper = namesIn(page).filter({ hasText: /^Harper/ });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await tabTo(page, harper);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Harper/ })).toBeVisible();
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription('Approve the attorney’s law firm first.');
  await press('Approve firm');
  await expect(approve).toBeEnabled();
  await press('Approve');
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toBeVisible();
  await expect(page.getByText('Couples in the licensed states can choose this attorney.')).toBeVisible();
  await admin.context.close();
});

test.describe('what lies under the pointer, with the sandbox band above', () => {
  for (const width of [1440, 390]) {
    test(`is the menu entry that is seen there, at ${width} px`, async ({ browser }) => {
      const admin = await Person.arrive(browser, 'admin@demo.troth', addresses, 'admin');
      const { page } = admin;
      await page.setViewportSize({ width, height: 900 });
      await admin.signIn(DEMO_PASSWORD);
      await expect(page.getByRole('note')).toBeVisible();
      if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
      const entry = page.locator('#menu').getByRole('link', { name: /^Users/ });
      await expect(entry).toBeVisible();
      // Every fourth pixel of the entry's height: at the top of the page, and further down.
      for (const scrolled of [0, 200]) {
        await page.evaluate((top) => window.scrollTo(0, top), scrolled);
        const covered = await entry.evaluate((link) => {
          const box = link.getBoundingClientRect();
          const hits: string[] = [];
          for (let y = Math.ceil(box.top) + 1; y < box.bottom - 1; y += 4) {
            const hit = document.elementFromPoint(box.left + 24, y);
            if (hit === null || !link.contains(hit)) hits.push(`${y}: ${hit?.tagName ?? 'nothing'}`);
          }
          return hits;
        });
        expect(covered).toEqual([]);
      }
      await admin.context.close();
    });
  }
});
