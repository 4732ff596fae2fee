import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import {
  ATTORNEY_CARD_MAX_WIDTH_PX,
  CONTINUE_BUTTON_WIDTH_PX,
  FOLLOW_UP_INDENT_PX,
  HEADER_HEIGHT_PX,
  INPUT_HEIGHT_PX,
  MOBILE_BREAKPOINT_PX,
  POPUP_MAX_WIDTH_PX,
  PROGRESS_BAR_MAX_WIDTH_PX,
  SELECT_MIN_WIDTH_PX,
  SIDE_MENU_COLLAPSED_PX,
  SIDE_MENU_EXPANDED_PX,
} from '@troth/domain/constants';

const paper: MantineColorsTuple = [
  '#FBF8F3',
  '#F5F0E7',
  '#ECE5D9',
  '#DDD4C5',
  '#BDB5A7',
  '#8A867D',
  '#646560',
  '#4C5557',
  '#344045',
  '#1F2A2E',
];
const evergreen: MantineColorsTuple = [
  '#F2F7F5',
  '#E2EEE8',
  '#C6DED3',
  '#A0C6B5',
  '#78AA94',
  '#518B73',
  '#336D57',
  '#1E4B3A',
  '#143A2C',
  '#0B261D',
];
const partnerA: MantineColorsTuple = [
  '#F1F7F7',
  '#DFEEED',
  '#BEDFDE',
  '#92C8C7',
  '#62ABAD',
  '#308C91',
  '#006E73',
  '#005559',
  '#004044',
  '#002B2E',
];
const partnerB: MantineColorsTuple = [
  '#FBF4EF',
  '#F7E7DC',
  '#F3CFBA',
  '#E6AE8F',
  '#D18965',
  '#B6643F',
  '#954620',
  '#76320F',
  '#5B2407',
  '#3F1704',
];
const success: MantineColorsTuple = [
  '#F1F8F2',
  '#E0EFE2',
  '#C1E2C4',
  '#98CB9E',
  '#6CAF76',
  '#419151',
  '#1E7334',
  '#085922',
  '#024317',
  '#022D0E',
];
const warning: MantineColorsTuple = [
  '#FAF5EE',
  '#F4E9D9',
  '#ECD3B2',
  '#DBB580',
  '#C3934A',
  '#A77100',
  '#885400',
  '#6B3D00',
  '#522D00',
  '#381E00',
];
const danger: MantineColorsTuple = [
  '#FFF2F1',
  '#FFE3E1',
  '#FFC6C3',
  '#FAA09D',
  '#E87576',
  '#CD4A53',
  '#AA2837',
  '#871325',
  '#690A19',
  '#480610',
];
const info: MantineColorsTuple = [
  '#F2F6FB',
  '#E2ECF5',
  '#C5DAEF',
  '#9FC0E0',
  '#77A1CA',
  '#5182AF',
  '#346490',
  '#224C72',
  '#173957',
  '#0E263C',
];

/** Colours that the theme names; every other Mantine palette is left out of the stylesheet. */
export const themeColors = {
  evergreen,
  paper,
  gray: paper,
  partnerA,
  partnerB,
  success,
  warning,
  danger,
  red: danger,
  info,
};

/** Sizes that the product requires, in pixels; a test holds them to the tokens' layout variables. */
export const layout = {
  headerHeight: HEADER_HEIGHT_PX,
  menuCollapsed: SIDE_MENU_COLLAPSED_PX,
  menuExpanded: SIDE_MENU_EXPANDED_PX,
  progressBarWidth: PROGRESS_BAR_MAX_WIDTH_PX,
  popupMaxWidth: POPUP_MAX_WIDTH_PX,
  shortPopupWidth: 520,
  attorneyCardMaxWidth: ATTORNEY_CARD_MAX_WIDTH_PX,
  continueButtonWidth: CONTINUE_BUTTON_WIDTH_PX,
  inputHeight: INPUT_HEIGHT_PX,
  selectMinWidth: SELECT_MIN_WIDTH_PX,
  followUpIndent: FOLLOW_UP_INDENT_PX,
  mobileCutoff: MOBILE_BREAKPOINT_PX,
} as const;

/**
 * Mantine's theme from the tokens of `tokens.css`; a test holds the two together. Only what Mantine draws for us
 * (popups, menus, comboboxes) reads it: our own components read the tokens directly.
 */
export const theme = createTheme({
  white: '#FFFEFC',
  black: '#1F2A2E',
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
  other: layout,
  components: {
    // The layers of tokens.css: a popup lies over the bar and the drawer, a menu over the popup that it opened in.
    // The page is locked by a class of our own: Mantine's lock writes a <style> element, which the content security policy refuses.
    Modal: {
      defaultProps: {
        size: layout.popupMaxWidth,
        zIndex: 500,
        radius: 'lg',
        centered: true,
        lockScroll: false,
        overlayProps: { color: '#1F2A2E', backgroundOpacity: 0.42 },
        transitionProps: { transition: 'fade', duration: 320 },
      },
    },
    Popover: { defaultProps: { zIndex: 550, radius: 'lg', shadow: 'lg', transitionProps: { duration: 180 } } },
    Menu: { defaultProps: { zIndex: 550, radius: 'lg', shadow: 'lg', transitionProps: { duration: 180 } } },
    Tooltip: { defaultProps: { zIndex: 550, withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
});

/** What Mantine's own stylesheets read, pointed at our roles. */
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
