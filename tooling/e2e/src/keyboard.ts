import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has: a target that was not met by then cannot be reached. */
const MOST_STOPS = 120;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/**
 * Presses Tab as quickly as the page can take it. A dialog looks a moment after Tab left a date where the focus has gone: a
 * key before that moment would find the focus taken back.
 */
export async function pressTab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Goes to a control with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await pressTab(page);
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

/**
 * Hands the page's file windows to the test from now on. The browser is told so on another way than keys take: told only
 * as the key is pressed, it may open a window of its own first, and no test hears of that.
 */
export function interceptFileWindows(page: Page): void {
  page.on('filechooser', () => undefined);
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a list of options and chooses one: opened and walked through with the arrow key, taken with Enter. */
export async function chooseWithKeys(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('ArrowDown');
  await expect(list).toHaveAttribute('aria-expanded', 'true');
  const wanted = page.getByRole('listbox').getByRole('option', { name: option, exact: true });
  const id = (await wanted.getAttribute('id')) ?? '';
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await list.getAttribute('aria-activedescendant')) === id) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(list).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(list).toHaveAttribute('aria-expanded', 'false');
}

/** Presses a button of a dialog that has just opened: only once it has the focus, which it takes a moment after it is shown. */
export async function pressInDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name }).press('Enter');
}

/**
 * Opens a menu and takes a line of it, with the arrow keys. The menu focuses its first line a moment after it is shown: a
 * key pressed before that would land on another line than the one meant.
 */
export async function chooseFromMenu(page: Page, opener: Locator, line: string): Promise<void> {
  await opener.press('Enter');
  const lines = page.getByRole('menu').getByRole('menuitem');
  await expect(lines.first()).toBeFocused();
  const wanted = page.getByRole('menu').getByRole('menuitem', { name: line, exact: true });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(wanted)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}
