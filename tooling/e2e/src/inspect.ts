import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The two widths at which every screen has to hold. */
const WIDTHS = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page complains about from now on: console errors and uncaught ones. `allowed` are those that a test provokes. */
export function complaintsOf(page: Page, allowed?: RegExp): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (allowed?.test(text) !== true) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

/**
 * Axe on a page of one frame, for what is wrong alone. By default it opens a page of its own to sum up what the frames
 * found, reads the styles a second time, and describes whatever is right: half of its time.
 */
function axeOn(page: Page, within: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(STANDARDS)
    .setLegacyMode();
  return within === undefined ? axe : axe.include(within);
}

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'];

/**
 * Which of these controls are still too small, or too close to another, in the middle of the screen: what was scrolled
 * half under a bar that stays is small only there.
 */
async function tooSmallInTheMiddle(page: Page, nodes: Nodes): Promise<Nodes> {
  const at = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  const kept: Nodes = [];
  for (const node of nodes) {
    const selector = node.target.join(' ');
    await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: 'center' }));
    const axe = new AxeBuilder({ page }).include(selector).withRules('target-size').setLegacyMode();
    if ((await axe.analyze()).violations.length > 0) kept.push(node);
  }
  await page.evaluate(([x, y]) => window.scrollTo(x, y), at);
  return kept;
}

/** What axe finds on the page as it stands, each rule with the elements that break it. */
async function findingsOn(page: Page, within: string | undefined): Promise<string[]> {
  const { violations } = await axeOn(page, within).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const broken = id === 'target-size' ? await tooSmallInTheMiddle(page, nodes) : nodes;
    if (broken.length > 0)
      found.push(`${id}: ${broken.map(({ target, html }) => `${target.join(' ')} ${html}`).join('\n')}`);
  }
  return found;
}

/**
 * Looks at the page as it stands, at both widths: nothing scrolls sideways, axe finds nothing, and a photograph goes to
 * the report. The page is left at the wide one. `within` names the only part that is new on a long page.
 */
export async function inspect(page: Page, name: string, within?: string): Promise<void> {
  for (const [width, size] of Object.entries(WIDTHS)) {
    await test.step(`${name} at ${width} px`, async () => {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const body = await page.screenshot({ fullPage: within === undefined, animations: 'disabled' });
      await test.info().attach(`${name} at ${width} px`, { body, contentType: 'image/png' });
      expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await findingsOn(page, within), `axe on ${name} at ${width} px`).toEqual([]);
    });
  }
}
