import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root';
import { UploadRefusal, type UploadRefusalReason } from './refusal';

/** A statement of some hundred pages takes well under a second; a file that needs longer was made to be slow. */
const TIME_LIMIT_MS = 15_000;
const MEMORY_LIMIT_MB = 256;

type Verdict = 'FINE' | 'ENCRYPTED' | 'ACTIVE' | 'MIXED' | 'UNREADABLE';

const reasons: Readonly<Record<Exclude<Verdict, 'FINE'>, UploadRefusalReason>> = {
  ENCRYPTED: 'PDF_ENCRYPTED',
  ACTIVE: 'PDF_ACTIVE',
  MIXED: 'MIXED',
  UNREADABLE: 'DAMAGED',
};

/**
 * Looks whether a PDF shows pages and does nothing else. It is stored as it came, byte for byte: a statement that was
 * rewritten would no longer be the bank's, and its signature no longer hold.
 * @throws UploadRefusal for one that is locked, runs or opens something, carries files, or cannot be read through.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<void> {
  const verdict = await lookInto(bytes);
  if (verdict !== 'FINE') throw new UploadRefusal(reasons[verdict]);
}

function lookInto(bytes: Uint8Array): Promise<Verdict> {
  const worker = new Worker(join(packageRoot(), 'workers', 'inspect-pdf.mjs'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  return new Promise((resolve) => {
    const end = (verdict: Verdict) => {
      clearTimeout(timer);
      resolve(verdict);
      void worker.terminate();
    };
    const timer = setTimeout(() => end('UNREADABLE'), TIME_LIMIT_MS);
    worker.once('message', end);
    // It ran out of memory, or of stack.
    worker.once('error', () => end('UNREADABLE'));
    worker.once('exit', () => end('UNREADABLE'));
  });
}
