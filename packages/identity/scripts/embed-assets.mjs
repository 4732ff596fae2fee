// Puts what the pages load (styles, script, drawings, fonts) into src/generated/assets.ts, so that identity serves
// them from memory and works the same from source and from a bundle, where files beside the source are gone.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, parse } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/** Whole, for letters with accents and for the API's own pages. */
const wholeFonts = {
  'inter-latin.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'source-serif-latin.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
};
/**
 * Letters without accents, and the weights of the pages. Each is at most what a new connection sends at once (ten packets): a phone
 * would wait one trip longer for the rest.
 */
const MOST_SMALL_BYTES = 14_300;
const smallFonts = {
  'inter.woff2': [wholeFonts['inter-latin.woff2'], { min: 400, max: 600 }],
  'source-serif.woff2': [wholeFonts['source-serif-latin.woff2'], 400],
  'source-serif-italic.woff2': [
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    400,
  ],
};
/** What the small fonts hold, in ranges of code points. */
const smallRanges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0x2010, 0x2026],
];
/** What the pages use of the fonts' features: letters' own shapes, pairs, and digits of one width. */
const keepFeatures = ['rvrn', 'ccmp', 'locl', 'liga', 'kern', 'mark', 'mkmk', 'tnum', 'lnum', 'cv05', 'ss03'];
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const published = new Map();
/** The name carries the content's hash, so that it can be cached for ever. */
function publish(name, bytes) {
  const { name: stem, ext } = parse(name);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  published.set(name, { file: `${stem}.${hash}${ext}`, type: types[ext], base64: bytes.toString('base64') });
}

const fontBytes = (/** @type {string} */ path) => readFileSync(require.resolve(path));
for (const [name, path] of Object.entries(wholeFonts)) publish(name, fontBytes(path));
const smallText = smallRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');
for (const [name, [path, wght]] of Object.entries(smallFonts)) {
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures };
  const bytes = await subsetFont(fontBytes(path), smallText, options);
  if (bytes.length > MOST_SMALL_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
  publish(name, bytes);
}
// The browser's half of the passkey library, as its makers bundle it for a page without modules.
const passkeyLibrary = require
  .resolve('@simplewebauthn/browser')
  .replace(/script\/index\.js$/, 'dist/bundle/index.umd.min.js');
publish('simplewebauthn.js', readFileSync(passkeyLibrary));
const inHex = (/** @type {number} */ point) => point.toString(16).toUpperCase().padStart(4, '0');
const smallUnicodeRange = smallRanges
  .map(([first, last]) => `U+${inHex(first)}${first === last ? '' : `-${inHex(last)}`}`)
  .join(', ');
if (!readFileSync(join('assets', 'identity.css'), 'utf8').includes(`unicode-range: ${smallUnicodeRange};`))
  throw new Error(`assets/identity.css does not say what the small fonts hold: ${smallUnicodeRange}`);
const own = readdirSync('assets')
  .filter((file) => extname(file) in types)
  .sort();
for (const name of own) publish(name, readFileSync(join('assets', name)));
// Styles stand in the page itself and name the fonts, by the names under which those were just published.
const palette = readFileSync(join('assets', 'palette.css'), 'utf8');
const styles = (palette + readFileSync(join('assets', 'identity.css'), 'utf8'))
  .replace(/url\('([^']+)'\)/g, (_whole, target) => {
    const asset = published.get(target);
    if (!asset) throw new Error(`assets/identity.css asks for ${target}, which is not there`);
    return `url('${asset.file}')`;
  })
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .trim();

mkdirSync('src/generated', { recursive: true });
const rows = [...published].map(([name, asset]) => `  ${JSON.stringify(name)}: ${JSON.stringify(asset)},`).join('\n');
writeFileSync(
  'src/generated/assets.ts',
  `// Made by scripts/embed-assets.mjs. Do not edit.\nexport const assets = {\n${rows}\n} as const;\n\nexport const styles =\n  ${JSON.stringify(styles)};\n`,
);
