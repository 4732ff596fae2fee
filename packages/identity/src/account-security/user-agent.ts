/** What a browser calls itself, in the words that its owner uses. Null where we cannot tell. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** In this order: Edge says Chrome too, and Chrome says Safari too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

/** Browsers that also say Chrome or Safari, and are neither. */
const OTHERS = /\b(?:OPR|Opera|SamsungBrowser|YaBrowser|Vivaldi|DuckDuckGo)\//;

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const firstIn = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Reads the User-Agent header of a sign-in. It is a hint for the person alone: nothing is decided by it. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: OTHERS.test(userAgent) ? null : firstIn(BROWSERS, userAgent),
    system: firstIn(SYSTEMS, userAgent),
  };
}
