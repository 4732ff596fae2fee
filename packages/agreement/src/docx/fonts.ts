import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The face of the PDF. Its license lets the sender of a document embed it, and its files say so (`fsType` 0). */
export const FACE = 'Source Serif 4';

/** Where the face is, and its styles there. What assembles the program for production reads this list. */
const FILES = ['@expo-google-fonts/source-serif-4', ['400Regular', '700Bold', '400Regular_Italic']] as const;

/** How the format calls each of these styles, with the key that hides its file. */
const STYLES = [
  ['w:embedRegular', '5C1F0D52-7A0B-4E8C-9B61-2D3E4F506171'],
  ['w:embedBold', '5C1F0D52-7A0B-4E8C-9B61-2D3E4F506172'],
  ['w:embedItalic', '5C1F0D52-7A0B-4E8C-9B61-2D3E4F506173'],
] as const;

export interface EmbeddedFont {
  /** The element of the font's table. */
  element: (typeof STYLES)[number][0];
  key: string;
  /** In the folder `word`. */
  path: string;
  bytes: Uint8Array;
}

/** So much of a font's file is hidden, by a key that stands beside it: programs take no other. */
const HIDDEN_BYTES = 32;

/** A font as the format has it (ECMA-376 part 4, obfuscation of embedded fonts); hidden twice, it is itself again. */
export function hidden(font: Uint8Array, key: string): Uint8Array {
  const mask = Buffer.from(key.replaceAll('-', ''), 'hex').reverse();
  const result = Uint8Array.from(font);
  for (let at = 0; at < HIDDEN_BYTES; at += 1) result[at] = (result[at] ?? 0) ^ (mask[at % mask.length] ?? 0);
  return result;
}

let known: Promise<EmbeddedFont[]> | null = null;

/** The styles of the face that a file holds. */
export function embeddedFonts(): Promise<EmbeddedFont[]> {
  // From this package's own folder, also where it was bundled into a program.
  const manifest = createRequire(import.meta.url).resolve('@troth/agreement/package.json');
  const [packageName, styles] = FILES;
  const root = dirname(createRequire(manifest).resolve(`${packageName}/package.json`));
  known ??= Promise.all(
    STYLES.map(async ([element, key], at) => ({
      element,
      key,
      path: `fonts/font${at + 1}.odttf`,
      bytes: hidden(await readFile(join(root, `${styles[at]}/SourceSerif4_${styles[at]}.ttf`)), key),
    })),
  );
  return known;
}
