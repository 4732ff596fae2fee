import { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { paletteStylesheet } from '@troth/domain/constants';
import { describe, expect, it } from 'vitest';
import { sizes } from '../sizes';
import { SIDE_MENU_TRANSITION_MS } from '../timings';
import { cssVariablesResolver, theme, themeColors } from './theme';
import tokens from './tokens.css?raw';

const stylesheets = import.meta.glob<string>(
  ['../**/*.css', '../../../portal/src/**/*.css', '../../../../apps/*/src/**/*.css'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const WIDTH_QUERY = /@media[^{]*\((?:min|max)-width: ([\d.]+)px\)/g;

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

/** Mantine's variables for our theme: light only, and only for the colours that we name. */
function stylesheet(): string {
  const defaults = defaultCssVariablesResolver(merged);
  const ours = cssVariablesResolver(merged);
  const unused = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in themeColors));
  const wanted = ([name]: [string, string]) => !unused.some((color) => name.startsWith(`--mantine-color-${color}-`));
  const keep = (variables: Record<string, string>) => Object.fromEntries(Object.entries(variables).filter(wanted));
  const css = convertCssVariables(
    {
      variables: keep({ ...defaults.variables, ...ours.variables }),
      light: keep({ ...defaults.light, ...ours.light }),
      dark: {},
    },
    ':root',
  );
  return `/* Made from theme.ts by its test (vitest -u). A stylesheet, not a style element: the content security policy allows no inline ones. */\n${css
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(/([{};])(?=-|:|@)/g, '$1\n')
    .replaceAll('}', '}\n')}`;
}

describe('Mantine theme', () => {
  it('has its variables in a committed stylesheet', async () => {
    await expect(stylesheet()).toMatchFileSnapshot('../generated/mantine-variables.css');
  });

  it('has the palette in a committed stylesheet', async () => {
    await expect(paletteStylesheet()).toMatchFileSnapshot('../generated/palette.css');
  });

  it.each([
    ['--header-h', sizes.headerHeight],
    ['--menu-collapsed', sizes.menuCollapsed],
    ['--menu-expanded', sizes.menuExpanded],
    ['--progress-w', sizes.progressBarWidth],
    ['--popup-w', sizes.popupMaxWidth],
    ['--popup-middle-w', sizes.middlePopupWidth],
    ['--popup-short-w', sizes.shortPopupWidth],
    ['--attorney-card-w', sizes.attorneyCardMaxWidth],
    ['--continue-w', sizes.continueButtonWidth],
    ['--input-h', sizes.inputHeight],
    ['--select-min', sizes.selectMinWidth],
    ['--indent', sizes.followUpIndent],
    ['--mobile', sizes.mobileCutoff],
  ])('%s is the size that the product requires', (name, pixels) => {
    expect(tokens).toContain(`${name}: ${pixels}px;`);
  });

  it('moves the side menu in the time that the product requires', () => {
    expect(tokens).toContain(`--t-menu: ${SIDE_MENU_TRANSITION_MS}ms;`);
  });
});

describe('media queries', () => {
  it('change the layout at the widths that the product requires and at no others', () => {
    const wanted = new Set([sizes.mobileCutoff, ...sizes.otherCutoffs].flatMap((px) => [`${px}`, `${px - 0.02}`]));
    const found = Object.values(stylesheets).flatMap((css) => [...css.matchAll(WIDTH_QUERY)].map(([, px]) => px));
    expect(found).not.toEqual([]);
    expect(found.filter((px) => !wanted.has(px ?? ''))).toEqual([]);
  });
});
