/** Licenses under which what runs in production may be used: each lets us ship it without giving our own source away. */
export const ALLOWED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages whose license is another one, or is not said in a way that a program reads, each with why it may be used. @type {readonly [string | RegExp, string][]} */
const LICENSE_EXCEPTIONS = [
  ['dejavu-fonts-ttf', 'The license of Bitstream Vera, which allows use, embedding and redistribution of the font.'],
  [/^@img\/sharp-libvips-/, 'LGPL-3.0: a library of its own beside ours, loaded as it is and not changed.'],
];

const isException = (/** @type {string} */ name) =>
  LICENSE_EXCEPTIONS.some(([known]) => (typeof known === 'string' ? known === name : known.test(name)));

/**
 * Whether an SPDX expression is met by allowed licenses: one of those joined by OR, all of those joined by AND. Where it has
 * both, all have to be allowed, which asks too much rather than too little.
 * @param {string} expression
 */
export function isAllowed(expression) {
  const ids = expression
    .replaceAll(/[()]/g, ' ')
    .trim()
    .split(/\s+(?:OR|AND)\s+/);
  const isAChoice = / OR /.test(expression) && !/ AND /.test(expression);
  return isAChoice ? ids.some((id) => ALLOWED_LICENSES.has(id)) : ids.every((id) => ALLOWED_LICENSES.has(id));
}

/**
 * Components whose license is not allowed and not an exception.
 * @param {readonly { name: string, license: string | null }[]} components Those of others; our own have none.
 * @returns {string[]} A line for each, by name.
 */
export const forbiddenLicenses = (components) =>
  components
    .filter(({ name, license }) => !isException(name) && (license === null || !isAllowed(license)))
    .map(({ name, license }) => `${name}: ${license ?? 'says no license'}`)
    .sort();
