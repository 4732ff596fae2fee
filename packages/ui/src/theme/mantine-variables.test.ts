import { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { paletteStylesheet } from '@troth/domain/constants';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver, layout, theme, themeColors } from './theme';
import tokens from './tokens.css?raw';

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
    ['--header-h', layout.headerHeight],
    ['--menu-collapsed', layout.menuCollapsed],
    ['--menu-expanded', layout.menuExpanded],
    ['--progress-w', layout.progressBarWidth],
    ['--popup-w', layout.popupMaxWidth],
    ['--popup-short-w', layout.shortPopupWidth],
    ['--attorney-card-w', layout.attorneyCardMaxWidth],
    ['--continue-w', layout.continueButtonWidth],
    ['--input-h', layout.inputHeight],
    ['--select-min', layout.selectMinWidth],
    ['--indent', layout.followUpIndent],
    ['--mobile', layout.mobileCutoff],
  ])('%s is the size that the product requires', (name, pixels) => {
    expect(tokens).toContain(`${name}: ${pixels}px;`);
  });
});
