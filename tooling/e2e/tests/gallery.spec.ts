import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { test } from '../src/test';

const folder = fileURLToPath(new URL('../../gallery/dist/', import.meta.url));
const gallery = 'http://gallery.test';

/** Answers the gallery's addresses from its build, so that no server of its own is needed. */
async function serveGallery(page: Page) {
  expect(existsSync(join(folder, 'index.html')), 'turbo run build has built the gallery').toBe(true);
  await page.route(`${gallery}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every component view of the gallery holds at both widths', async ({ page }) => {
  await serveGallery(page);
  const complaints = complaintsOf(page);
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await page.goto(`${gallery}/`);
  const views = await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ href: (link as HTMLAnchorElement).href, name: link.textContent })));
  expect(views.length).toBeGreaterThan(8);
  await inspect(page, 'Contents');
  for (const { href, name } of views) {
    await page.goto(href);
    // The fallback page shows a spinner first. Portals spec §9.
    await page.clock.runFor(5_000);
    await expect(page.getByRole('main').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await inspect(page, name);
  }
  expect(complaints).toEqual([]);
});
