import { expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

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

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A rule that is broken, and where. */
interface Finding {
  readonly rule: string;
  readonly nodes: readonly BrokenNode[];
}
interface BrokenNode {
  readonly selector: string;
  readonly html: string;
}

/**
 * What axe finds wrong on a page of one frame. The program stays in the page until it is left, and what is right is not
 * described: both would take longer than the search.
 */
async function search(page: Page, within: string | undefined, runOnly: RunOptions['runOnly']): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, options]) => {
      if (window.axe === undefined) throw new Error('Axe did not get into the page.');
      const { violations } = await window.axe.run(selector ?? document, options);
      return violations.map(({ id, nodes }) => ({
        rule: id,
        nodes: nodes.map(({ target, html }) => ({ selector: target.join(' '), html })),
      }));
    },
    [within, { runOnly, resultTypes: ['violations'], preload: false } as RunOptions] as const,
  );
}

/**
 * Which of these controls are still too small, or too close to another, in the middle of the screen: what was scrolled
 * half under a bar that stays is small only there.
 */
async function tooSmallInTheMiddle(page: Page, nodes: readonly BrokenNode[]): Promise<BrokenNode[]> {
  const at = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  const kept: BrokenNode[] = [];
  for (const node of nodes) {
    await page.locator(node.selector).evaluate((control) => control.scrollIntoView({ block: 'center' }));
    const found = await search(page, node.selector, { type: 'rule', values: ['target-size'] });
    if (found.length > 0) kept.push(node);
  }
  await page.evaluate(([x, y]) => window.scrollTo(x, y), at);
  return kept;
}

/** What axe finds on the page as it stands, each rule with the elements that break it. */
async function findingsOn(page: Page, within: string | undefined): Promise<string[]> {
  const found: string[] = [];
  for (const { rule, nodes } of await search(page, within, { type: 'tag', values: STANDARDS })) {
    const broken = rule === 'target-size' ? await tooSmallInTheMiddle(page, nodes) : nodes;
    if (broken.length > 0)
      found.push(`${rule}: ${broken.map(({ selector, html }) => `${selector} ${html}`).join('\n')}`);
  }
  return found;
}

/**
 * Looks at the page as it stands, at both widths: nothing scrolls sideways, and axe finds nothing. The page is left at the
 * wide one. `within` names the only part that is new on a long page.
 */
export async function inspect(page: Page, name: string, within?: string): Promise<void> {
  for (const [width, size] of Object.entries(WIDTHS)) {
    await test.step(`${name} at ${width} px`, async () => {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await findingsOn(page, within), `axe on ${name} at ${width} px`).toEqual([]);
    });
  }
}
