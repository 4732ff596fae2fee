// Runs the Typst compiler away from the event loop: compiling is synchronous. Plain JavaScript, because a worker is
// started from this file as it stands, whatever bundled the program that starts it.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { compilerPath, fontPaths, workspace } = workerData;
const { NodeCompiler } = await import(compilerPath);

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

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
