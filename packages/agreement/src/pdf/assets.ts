import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The faces that paper is set in, by package: files, or folders with one file in each. Only faces that keep text what it
 * is: where marks stand on a height of their own, the typesetter writes their letters twice into the text that is copied
 * or read aloud (most faces for Thai and Lao, and many for Arabic and Devanagari).
 */
const FONTS: readonly (readonly [packageName: string, paths: readonly string[]])[] = [
  ['@expo-google-fonts/source-serif-4', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['@expo-google-fonts/noto-serif', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['@expo-google-fonts/noto-serif-sc', ['400Regular', '600SemiBold']],
  ['@expo-google-fonts/nanum-myeongjo', ['400Regular', '700Bold']],
  ['@expo-google-fonts/amiri', ['400Regular', '400Regular_Italic', '700Bold']],
  ['@expo-google-fonts/noto-serif-hebrew', ['400Regular', '600SemiBold']],
  ['@expo-google-fonts/noto-sans-devanagari', ['400Regular', '600SemiBold']],
  // Armenian and Georgian.
  ['dejavu-fonts-ttf', ['ttf/DejaVuSerif.ttf', 'ttf/DejaVuSerif-Bold.ttf', 'ttf/DejaVuSerif-Italic.ttf']],
];

export interface PdfAssets {
  workerUrl: URL;
  workspace: string;
  compilerPath: string;
  /** Font files, or folders that hold one each. */
  fontPaths: string[];
}

/**
 * Where the typesetter's files are. They are looked up from this package's own folder, never from the running file, so
 * that it is the same from source, from a test and from a program into which this package was bundled: such a program
 * only has to depend on `@troth/agreement`.
 */
export function pdfAssets(): PdfAssets {
  const manifest = createRequire(import.meta.url).resolve('@troth/agreement/package.json');
  const packageRequire = createRequire(manifest);
  const workspace = join(dirname(manifest), 'typst');
  return {
    workerUrl: pathToFileURL(join(workspace, 'worker.mjs')),
    workspace,
    compilerPath: pathToFileURL(packageRequire.resolve('@myriaddreamin/typst-ts-node-compiler')).href,
    fontPaths: FONTS.flatMap(([packageName, paths]) => {
      const root = dirname(packageRequire.resolve(`${packageName}/package.json`));
      return paths.map((path) => join(root, path));
    }),
  };
}
