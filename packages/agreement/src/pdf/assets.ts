import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A family with its package and its faces there: files, or folders with one file in each. */
type Face = readonly [family: string, packageName: string, paths: readonly string[]];

/**
 * The faces that every paper is set in. Only faces that keep text what it is: where marks stand on a height of their
 * own, the typesetter writes their letters twice into the text that is copied or read aloud.
 */
const FACES: readonly Face[] = [
  ['Source Serif 4', '@expo-google-fonts/source-serif-4', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['Noto Serif', '@expo-google-fonts/noto-serif', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['Noto Serif SC', '@expo-google-fonts/noto-serif-sc', ['400Regular', '600SemiBold']],
  ['NanumMyeongjo', '@expo-google-fonts/nanum-myeongjo', ['400Regular', '700Bold']],
  ['Amiri', '@expo-google-fonts/amiri', ['400Regular', '400Regular_Italic', '700Bold']],
  ['Noto Serif Hebrew', '@expo-google-fonts/noto-serif-hebrew', ['400Regular', '600SemiBold']],
  ['Noto Sans Devanagari', '@expo-google-fonts/noto-sans-devanagari', ['400Regular', '600SemiBold']],
  // Armenian and Georgian.
  [
    'DejaVu Serif',
    'dejavu-fonts-ttf',
    ['ttf/DejaVuSerif.ttf', 'ttf/DejaVuSerif-Bold.ttf', 'ttf/DejaVuSerif-Italic.ttf'],
  ],
];

/**
 * The faces of a paper with names in further scripts. They are read without their table of positions: these draw
 * their marks where they belong without it, and with it the text would hold letters twice.
 */
const FURTHER_FACES: readonly Face[] = [
  ['Noto Sans Thai', '@expo-google-fonts/noto-sans-thai', ['400Regular', '600SemiBold']],
  [
    'Noto Serif Khmer',
    '@expo-google-fonts/noto-serif-khmer',
    ['NotoSerifKhmer_400Regular.ttf', 'NotoSerifKhmer_600SemiBold.ttf'],
  ],
  // Burmese.
  ['Padauk', '@expo-google-fonts/padauk', ['Padauk_400Regular.ttf', 'Padauk_700Bold.ttf']],
  ['Noto Serif Bengali', '@expo-google-fonts/noto-serif-bengali', ['400Regular', '600SemiBold']],
  ['Noto Serif Telugu', '@expo-google-fonts/noto-serif-telugu', ['400Regular', '600SemiBold']],
  ['Noto Sans Tamil', '@expo-google-fonts/noto-sans-tamil', ['400Regular', '600SemiBold']],
  ['Noto Sans Gurmukhi', '@expo-google-fonts/noto-sans-gurmukhi', ['400Regular', '600SemiBold']],
  ['Noto Sans Gujarati', '@expo-google-fonts/noto-sans-gujarati', ['400Regular', '600SemiBold']],
  ['Noto Sans Kannada', '@expo-google-fonts/noto-sans-kannada', ['400Regular', '600SemiBold']],
  ['Noto Sans Malayalam', '@expo-google-fonts/noto-sans-malayalam', ['400Regular', '600SemiBold']],
  ['Noto Sans Sinhala', '@expo-google-fonts/noto-sans-sinhala', ['400Regular', '600SemiBold']],
  // Amharic and its neighbours.
  ['Noto Sans Ethiopic', '@expo-google-fonts/noto-sans-ethiopic', ['400Regular', '600SemiBold']],
];

export interface PdfAssets {
  workerUrl: URL;
  workspace: string;
  compilerPath: string;
  /** What the layouts name, the first choice first. */
  families: string[];
  /** Font files, or folders that hold one each. */
  fontPaths: string[];
  /** As `fontPaths`, of faces that are read without their table of positions. */
  unplacedFontPaths: string[];
}

/**
 * Where the typesetter's files are. They are looked up from this package's own folder, never from the running file, so
 * that it is the same from source, from a test and from a program into which this package was bundled: such a program
 * only has to depend on `@troth/agreement`.
 *
 * @param hasFurther With the faces of further scripts, for the few papers that have names in them.
 */
export function pdfAssets(hasFurther: boolean): PdfAssets {
  const manifest = createRequire(import.meta.url).resolve('@troth/agreement/package.json');
  const packageRequire = createRequire(manifest);
  const workspace = join(dirname(manifest), 'typst');
  const further = hasFurther ? FURTHER_FACES : [];
  const pathsOf = (faces: readonly Face[]) =>
    faces.flatMap(([, packageName, paths]) => {
      const root = dirname(packageRequire.resolve(`${packageName}/package.json`));
      return paths.map((path) => join(root, path));
    });
  return {
    workerUrl: pathToFileURL(join(workspace, 'worker.mjs')),
    workspace,
    compilerPath: pathToFileURL(packageRequire.resolve('@myriaddreamin/typst-ts-node-compiler')).href,
    families: [...FACES, ...further].map(([family]) => family),
    fontPaths: pathsOf(FACES),
    unplacedFontPaths: pathsOf(further),
  };
}
