import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { palette, SURFACE_COLOR } from '@troth/domain/constants';
import { sizes } from '../sizes';

/** Colours that the theme names; every other Mantine palette is left out of the stylesheet. */
export const themeColors = {
  evergreen: palette.evergreen,
  paper: palette.paper,
  gray: palette.paper,
  partnerA: palette.teal,
  partnerB: palette.clay,
  success: palette.success,
  warning: palette.warning,
  danger: palette.danger,
  red: palette.danger,
  info: palette.info,
} satisfies Record<string, MantineColorsTuple>;

/**
 * Mantine's theme from the palette and the tokens of `tokens.css`; tests hold them together. Only what Mantine draws for us
 * (popups, menus, comboboxes) reads it: our own components read the tokens directly.
 */
export const theme = createTheme({
  white: SURFACE_COLOR,
  black: palette.paper[9],
  colors: themeColors,
  primaryColor: 'evergreen',
  primaryShade: 7,
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-serif)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '2.75rem' },
      h2: { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: '450' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.75rem', fontWeight: '500' },
    },
  },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  breakpoints: { xs: '36em', sm: '48em', md: '51em', lg: '70em', xl: '81.5em' },
  shadows: {
    xs: 'var(--shadow-sheet)',
    sm: 'var(--shadow-sheet)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-popup)',
    xl: 'var(--shadow-popup)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusClassName: 'troth-focus',
  other: sizes,
  components: {
    // The layers of tokens.css: a popup lies over the bar and the drawer, a menu over the popup that it opened in.
    // The page is locked by a class of our own: Mantine's lock writes a <style> element, which the content security policy refuses.
    Modal: {
      defaultProps: {
        size: sizes.popupMaxWidth,
        zIndex: 500,
        radius: 'lg',
        centered: true,
        lockScroll: false,
        overlayProps: { color: palette.paper[9], backgroundOpacity: 0.42 },
        transitionProps: { transition: 'fade', duration: 320 },
      },
    },
    Popover: { defaultProps: { zIndex: 550, radius: 'lg', shadow: 'lg', transitionProps: { duration: 180 } } },
    Menu: { defaultProps: { zIndex: 550, radius: 'lg', shadow: 'lg', transitionProps: { duration: 180 } } },
    Tooltip: { defaultProps: { zIndex: 550, withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
});

/** What Mantine's own stylesheets read, pointed at our roles. @internal A test makes the stylesheet with it. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-error': 'var(--danger-6)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--wash)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control-border)',
  },
  dark: {},
});
