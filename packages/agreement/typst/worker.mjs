// Runs the Typst compiler away from the event loop: compiling is synchronous. Plain JavaScript, because a worker is
// started from this file as it stands, whatever bundled the program that starts it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { compilerPath, families, fontPaths, unplacedFontPaths, workspace } = workerData;
const { NodeCompiler } = await import(compilerPath);

const FONT_FILE = /\.(?:ttf|otf)$/i;

/** A font, given as a file or as a folder of one, whose table of positions goes by a name that nobody looks for. */
function unplacedFont(path) {
  const file = FONT_FILE.test(path)
    ? path
    : join(
        path,
        readdirSync(path).find((name) => FONT_FILE.test(name)),
      );
  const font = readFileSync(file);
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const at = 12 + table * 16;
    if (font.toString('latin1', at, at + 4) === 'GPOS') font.write('gpos', at, 'latin1');
  }
  return font;
}

/**
 * The compiler with our fonts alone. It would take in those of the machine too, and choose a bold of theirs before a
 * semibold of ours: the same agreement would look, and be, another file elsewhere.
 */
function compilerOfOurFonts() {
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = join(workspace, 'no-fonts.conf');
  try {
    // Fonts in memory have to come first.
    return NodeCompiler.create({
      workspace,
      fontArgs: [{ fontBlobs: unplacedFontPaths.map(unplacedFont) }, { fontPaths }],
    });
  } finally {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
  }
}

const compiler = compilerOfOurFonts();
// Which families there are is asked of a file of the compiler's own: one that is not there would be remarked on.
compiler.mapShadow(join(workspace, 'families.json'), Buffer.from(JSON.stringify(families)));

/**
 * Where a layout reads its document. A file of the compiler's own, never one on a disk, rather than an input: inputs
 * are part of the language that everything is written in, so that each document would empty the caches.
 */
const documentPath = join(workspace, 'document.json');

/** Results that no compilation used for this many compilations are forgotten, so that memory stays bounded. */
const CACHE_AGE = 3;

const diagnosticsText = (error) =>
  error === null
    ? ''
    : compiler
        .fetchDiagnostics(error)
        .map((diagnostic) => diagnostic.message ?? JSON.stringify(diagnostic))
        .join('; ');

/** @param layout The file of the workspace that draws the document. */
function render({ layout, document }) {
  compiler.mapShadow(documentPath, Buffer.from(document));
  try {
    const result = compiler.compile({ mainFilePath: join(workspace, layout) });
    if (result.hasError() || result.result === null)
      throw new Error(diagnosticsText(result.takeDiagnostics()) || 'Typst failed');
    const warnings = diagnosticsText(result.takeWarnings());
    const bytes = compiler.pdf(result.result, { pdfStandard: 'ua-1' });
    return { bytes: Uint8Array.from(bytes), pages: result.result.numOfPages, warnings };
  } finally {
    compiler.unmapShadow(documentPath);
  }
}

parentPort.on('message', ({ id, job }) => {
  try {
    const answer = render(job);
    parentPort.postMessage({ id, ...answer }, [answer.bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
  // When nobody waits for this document any more.
  compiler.evictCache(CACHE_AGE);
});
