import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The faces that paper is set in, by package and folder: one TTF file in each. Regular first, then what is bold. */
const FONT_FOLDERS: readonly (readonly [packageName: string, folders: readonly string[]])[] = [
  ['@expo-google-fonts/source-serif-4', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['@expo-google-fonts/noto-serif', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['@expo-google-fonts/noto-serif-sc', ['400Regular', '600SemiBold']],
  ['@expo-google-fonts/nanum-myeongjo', ['400Regular', '700Bold']],
  ['@expo-google-fonts/noto-naskh-arabic', ['400Regular', '600SemiBold']],
  ['@expo-google-fonts/noto-serif-hebrew', ['400Regular', '600SemiBold']],
  ['@expo-google-fonts/noto-serif-devanagari', ['400Regular', '600SemiBold']],
];

export interface PdfAssets {
  workerUrl: URL;
  workspace: string;
  compilerPath: string;
  /** Folders that hold one font each. */
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
    fontPaths: FONT_FOLDERS.flatMap(([packageName, folders]) => {
      const root = dirname(packageRequire.resolve(`${packageName}/package.json`));
      return folders.map((folder) => join(root, folder));
    }),
  };
}
