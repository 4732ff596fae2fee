// Runs the Typst compiler away from the event loop: compiling is synchronous. Plain JavaScript, because a worker is
// started from this file as it stands, whatever bundled the program that starts it.
import { parentPort, workerData } from 'node:worker_threads';

const { compilerPath, templatePath, fontPaths } = workerData;
const { NodeCompiler } = await import(compilerPath);
const { readFileSync } = await import('node:fs');

const compiler = NodeCompiler.create({ workspace: workerData.workspace, fontArgs: [{ fontPaths }] });
const mainFileContent = readFileSync(templatePath, 'utf8');

/** Results that no compilation used for this many compilations are forgotten, so that memory stays bounded. */
const CACHE_AGE = 8;

const diagnosticsText = (error) =>
  error === null
    ? ''
    : compiler
        .fetchDiagnostics(error)
        .map((diagnostic) => diagnostic.message ?? JSON.stringify(diagnostic))
        .join('; ');

function render({ document }) {
  const result = compiler.compile({ mainFileContent, inputs: { document } });
  if (result.hasError() || result.result === null)
    throw new Error(diagnosticsText(result.takeDiagnostics()) || 'Typst failed');
  const warnings = diagnosticsText(result.takeWarnings());
  const bytes = compiler.pdf(result.result, { pdfStandard: 'ua-1' });
  const pages = result.result.numOfPages;
  compiler.evictCache(CACHE_AGE);
  return { bytes: Uint8Array.from(bytes), pages, warnings };
}

parentPort.on('message', ({ id, job }) => {
  try {
    const answer = render(job);
    parentPort.postMessage({ id, ...answer }, [answer.bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
