import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The two widths at which every screen has to hold. */
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In pixels; a smaller control needs room around it. WCAG 2.2, 2.5.8. */
const SMALLEST_TARGET = 24;

/** Axe as it is shipped to browsers: half as long as what the package loads in Node, and every page gets it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a page complains about from now on: console errors and uncaught ones. `allowed` are those that a test provokes. */
export function complaintsOf(page: Page, allowed?: RegExp): string[] {
  const complaints: string[] = [];
  const note = (text: string, address = '') => {
    if (allowed?.test(text) !== true) complaints.push(`${text} ${address}`.trim());
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text(), message.location().url);
  });
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

declare global {
  interface Window {
    axe?: typeof axe;
    /** How each element looked when axe went over all of them. */
    looks?: WeakMap<Element, string>;
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

interface Search {
  /** The only part of the page that is looked at. */
  readonly within: string | undefined;
  readonly runOnly: string[];
  /**
   * Only what was not drawn, or was drawn or marked up in another way, when all was looked at; and controls that are small,
   * which may have come too close to one another.
   */
  readonly isOfWhatIsNew?: boolean;
}

/**
 * What axe finds wrong on a page of one frame. The program stays in the page until it is left, and what is right is not
 * described: both would take longer than the search.
 */
async function search(page: Page, { within, runOnly, isOfWhatIsNew = false }: Search): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  return page.evaluate(
    async ([selector, wanted, smallest, isOfNew]) => {
      const root = selector === undefined ? document.documentElement : document.querySelector(selector);
      if (window.axe === undefined || root === null) throw new Error('Axe, or what it should look at, is not there.');
      const isDrawn = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const lookOf = (element: Element) => {
        const style = getComputedStyle(element);
        const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
        const isScrolled = /auto|scroll/.test(style.overflow) && element.scrollHeight > element.clientHeight;
        return JSON.stringify([
          [isDrawn(element), isScrolled, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight],
          [...element.attributes].map(({ name, value }) => [name, value]),
          [...element.childNodes].map((child) => (child.nodeType === Node.TEXT_NODE ? child.nodeValue : null)),
        ]);
      };
      const isSmallControl = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < smallest && element.matches('a, button, input, select, textarea, [role]');
      };
      const looks = (window.looks ??= new WeakMap<Element, string>());
      const all = [root, ...root.querySelectorAll('*')];
      const isNew = (element: Element) =>
        isDrawn(element) && (looks.get(element) !== lookOf(element) || isSmallControl(element));
      const found = new Set(isOfNew ? all.filter(isNew) : [root]);
      if (!isOfNew) for (const element of all) looks.set(element, lookOf(element));
      // Whatever stands in one that is looked at is looked at with it.
      const isIn = (parent: Element | null): boolean =>
        parent !== null && (found.has(parent) || isIn(parent.parentElement));
      const include = [...found].filter(({ parentElement }) => !isIn(parentElement));
      if (include.length === 0) return [];
      const { violations } = await window.axe.run({ include }, wanted);
      return violations.map(({ id, nodes }) => ({
        rule: id,
        nodes: nodes.map(({ target, html }) => ({ selector: target.join(' '), html })),
      }));
    },
    [within, options, SMALLEST_TARGET, isOfWhatIsNew] as const,
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
    const found = await search(page, { within: node.selector, runOnly: ['target-size'] });
    if (found.length > 0) kept.push(node);
  }
  await page.evaluate(([x, y]) => window.scrollTo(x, y), at);
  return kept;
}

/** What axe finds, each rule with the elements that break it. */
async function told(page: Page, findings: readonly Finding[]): Promise<string[]> {
  const found: string[] = [];
  for (const { rule, nodes } of findings) {
    const broken = rule === 'target-size' ? await tooSmallInTheMiddle(page, nodes) : nodes;
    if (broken.length > 0)
      found.push(`${rule}: ${broken.map(({ selector, html }) => `${selector} ${html}`).join('\n')}`);
  }
  return found;
}

/** What is wrong at one width. */
interface Faults {
  /** By how much the page scrolls sideways. */
  readonly overflow: number;
  readonly broken: readonly string[];
}

async function faultsOf(page: Page, within: string | undefined, isOfWhatIsNew: boolean): Promise<Faults> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const findings = await search(page, { within, runOnly: STANDARDS, isOfWhatIsNew });
  return { overflow, broken: await told(page, findings) };
}

/** Gives the page this width, and lets it do what it does about that: it hears of it with the next frame. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Whatever is wrong at the narrow width. */
export async function faultsWhenNarrow(page: Page, within?: string): Promise<Faults> {
  await resize(page, NARROW);
  return faultsOf(page, within, false);
}

/**
 * What is wrong at the wide width and was not at the narrow one. The rest, most of each page, would be judged twice by the
 * same facts.
 */
export async function faultsWhenWide(page: Page, within?: string): Promise<Faults> {
  await resize(page, WIDE);
  return faultsOf(page, within, true);
}

/**
 * Looks at the page as it stands, at both widths: nothing scrolls sideways, and axe finds nothing. The page is left at the
 * wide one. `within` names the only part that is new on a long page.
 */
export async function inspect(page: Page, name: string, within?: string): Promise<void> {
  for (const [width, look] of [
    [NARROW.width, faultsWhenNarrow],
    [WIDE.width, faultsWhenWide],
  ] as const) {
    await test.step(`${name} at ${width} px`, async () => {
      const { overflow, broken } = await look(page, within);
      expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(broken, `axe on ${name} at ${width} px`).toEqual([]);
    });
  }
}
