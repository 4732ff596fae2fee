/** Ten steps from the lightest to the darkest: the shape in which the component library takes a color. */
type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

/**
 * The product's colors. Stylesheets, the theme, mails, server pages and downloaded documents are made from these; no
 * other source file names a value. Every text pair in use has a contrast of at least 4.5, every edge of a control and
 * every focus ring at least 3.
 */
export const palette = {
  /** Paper to ink: neutrals. 0 is the page, 9 is the ink. */
  paper: ['#fbf8f3', '#f5f0e7', '#ece5d9', '#ddd4c5', '#bdb5a7', '#8a867d', '#646560', '#4c5557', '#344045', '#1f2a2e'],
  /** Primary: deep evergreen. 7 is the filled button. */
  evergreen: [
    '#f2f7f5',
    '#e2eee8',
    '#c6ded3',
    '#a0c6b5',
    '#78aa94',
    '#518b73',
    '#336d57',
    '#1e4b3a',
    '#143a2c',
    '#0b261d',
  ],
  /** Partner A: evergreen-teal. 6 is the line and text color, 0 the wash. */
  teal: ['#f1f7f7', '#dfeeed', '#bedfde', '#92c8c7', '#62abad', '#308c91', '#006e73', '#005559', '#004044', '#002b2e'],
  /** Partner B: clay. 6 is the line and text color, 0 the wash. */
  clay: ['#fbf4ef', '#f7e7dc', '#f3cfba', '#e6ae8f', '#d18965', '#b6643f', '#954620', '#76320f', '#5b2407', '#3f1704'],
  /** Leaf green. */
  success: [
    '#f1f8f2',
    '#e0efe2',
    '#c1e2c4',
    '#98cb9e',
    '#6caf76',
    '#419151',
    '#1e7334',
    '#085922',
    '#024317',
    '#022d0e',
  ],
  /** Ochre. */
  warning: [
    '#faf5ee',
    '#f4e9d9',
    '#ecd3b2',
    '#dbb580',
    '#c3934a',
    '#a77100',
    '#885400',
    '#6b3d00',
    '#522d00',
    '#381e00',
  ],
  /** Sealing-wax red, kept bluer and cooler than clay. */
  danger: [
    '#fff2f1',
    '#ffe3e1',
    '#ffc6c3',
    '#faa09d',
    '#e87576',
    '#cd4a53',
    '#aa2837',
    '#871325',
    '#690a19',
    '#480610',
  ],
  /** Slate blue. Also the redline insertion. */
  info: ['#f2f6fb', '#e2ecf5', '#c5daef', '#9fc0e0', '#77a1ca', '#5182af', '#346490', '#224c72', '#173957', '#0e263c'],
} as const satisfies Record<string, Scale>;

/** Sheets, cards and inputs: a lighter paper than the page. */
export const SURFACE_COLOR = '#fffefc';
export const WHITE = '#ffffff';

/** The palette as custom properties (`--paper-0`, `--surface`), for stylesheets. */
export const paletteStylesheet = (): string =>
  [
    '/* Made from the palette of @troth/domain/constants by a test (vitest -u). */',
    ':root {',
    ...Object.entries(palette).flatMap(([name, steps]) => steps.map((value, step) => `  --${name}-${step}: ${value};`)),
    `  --surface: ${SURFACE_COLOR};`,
    '}',
    '',
  ].join('\n');
