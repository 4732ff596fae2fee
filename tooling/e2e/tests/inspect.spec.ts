import { expect, test } from '@playwright/test';
import { faultsWhenNarrow, faultsWhenWide } from '../src/inspect';

/** A page that holds at the narrow width, and what a wide one may do to it. */
const pageWith = (style: string, body: string) => `<!doctype html><html lang="en"><head><title>A page</title>
  <style>p { color: #000; background: #fff } .wide { display: none } @media (min-width: 1000px) { ${style} }</style>
  </head><body><main><h1>A heading</h1><p>Some words.</p>${body}</main></body></html>`;

const SHOWN = '.wide { display: inline-block }';
const image = '<img class="wide" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';

/** What is wrong with the wide page only. */
const faults: readonly [what: string, style: string, body: string, rule: RegExp][] = [
  ['something is shown that has no name', SHOWN, image, /^image-alt: img/],
  ['something is shown in weak colors', SHOWN, '<b class="wide" style="color: #ccc">Words</b>', /^color-contrast: b/],
  ['the colors of what was there are weak', 'p { color: #ccc }', '', /^color-contrast: p/],
  ['the ground of what was there is dark', 'main { background: #111 }', '<b>Words</b>', /^color-contrast: (h1|b)/],
  [
    'large words become small',
    'b { font-size: 14px !important }',
    '<b style="font-size: 30px; color: #888">Words</b>',
    /^color-contrast: b/,
  ],
  [
    'controls are too small',
    'button { width: 12px; height: 12px; padding: 0; overflow: hidden }',
    '<button>A</button>'.repeat(2),
    /^target-size: button/,
  ],
  [
    'a script marks up what was there in another way',
    '',
    `<button>A</button><script>addEventListener('resize', () => innerWidth > 1000 && document.querySelector('button').setAttribute('role', 'nonsense'))</script>`,
    /^aria-roles: button/,
  ],
];

test('axe at the wide width finds whatever is wrong there only', async ({ page }) => {
  for (const [what, style, body, rule] of faults)
    await test.step(what, async () => {
      await page.setContent(pageWith(style, body));
      expect((await faultsWhenNarrow(page)).broken, what).toEqual([]);
      expect((await faultsWhenWide(page)).broken, what).toEqual([expect.stringMatching(rule)]);
    });
});

test('the narrow page is looked at as a whole, and what scrolls sideways is found at either width', async ({
  page,
}) => {
  await page.setContent(pageWith('p { width: 1500px }', image.replace('class="wide"', '')));
  expect(await faultsWhenNarrow(page)).toEqual({ overflow: 0, broken: [expect.stringMatching(/^image-alt/)] });
  const wide = await faultsWhenWide(page);
  expect(wide.overflow).toBeGreaterThan(0);
  expect(wide.broken).toEqual([]);
});
