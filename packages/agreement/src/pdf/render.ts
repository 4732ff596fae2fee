import { Worker } from 'node:worker_threads';
import { say } from '../assemble/wording';
import type { AgreementTree } from '../tree';
import { type PdfAssets, pdfAssets } from './assets';
import { faceWidths, glyphCoverage, printableText } from './glyphs';
import { paperOf } from './paper';
import { RowMeter } from './row-lines';

export interface RenderedPdf {
  bytes: Uint8Array;
  pages: number;
  /** What the typesetter remarked; empty when it had nothing to say. */
  warnings: string;
}

/** The typesetter failed; the message is its own and names no person. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
}

/** The files of the typesetter's workspace that draw a document. */
type Layout =
  | 'agreement.typ'
  | 'redline.typ'
  | 'receipt.typ'
  | 'completion.typ'
  | 'mark.typ'
  | 'signing.typ'
  | 'warm-up.typ';

/** What a document is written with: what makes a text printable, and what counts the lines of a schedule's rows. */
type Write = (printable: (text: string) => string, meter: RowMeter) => string;

async function writingOf({ fontPaths }: PdfAssets): Promise<Parameters<Write>> {
  const isCovered = await glyphCoverage(fontPaths);
  // The first is the face of all that is Latin.
  const [regular = ''] = fontPaths;
  return [
    printableText(isCovered, (code) => say('paper.unprintable', { code })),
    new RowMeter(await faceWidths(regular)),
  ];
}

type Reply = { id: number } & (RenderedPdf | { error: string });

/** A document that takes this long, in ms, has run into a fault: its thread is ended and the caller is told. */
const TIME_LIMIT_MS = 60_000;

interface Waiting {
  resolve: (rendered: RenderedPdf) => void;
  reject: (error: Error) => void;
}

/** One typesetting thread with its queue. It starts with the first job and starts anew after a crash. */
class Typesetter {
  readonly #assets: PdfAssets;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #nextId = 1;
  #writing: Promise<Parameters<Write>> | null = null;

  constructor(assets: PdfAssets) {
    this.#assets = assets;
  }

  #start(): Worker {
    const { workerUrl, compilerPath, fontPaths, workspace } = this.#assets;
    const worker = new Worker(workerUrl, { workerData: { compilerPath, fontPaths, workspace } });
    worker.on('message', (reply: Reply) => {
      const job = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      // An idle thread must not keep a program alive that is done.
      if (this.#waiting.size === 0) worker.unref();
      if ('error' in reply) job?.reject(new PdfError(reply.error));
      else job?.resolve({ bytes: reply.bytes, pages: reply.pages, warnings: reply.warnings });
    });
    const fail = (reason: string) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const job of this.#waiting.values()) job.reject(new PdfError(reason));
      this.#waiting.clear();
    };
    worker.on('error', (error) => fail(error.message));
    worker.on('exit', (code) => fail(`The typesetter ended with code ${code}`));
    worker.unref();
    return worker;
  }

  async render(layout: Layout, write: Write): Promise<RenderedPdf> {
    this.#writing ??= writingOf(this.#assets);
    const document = write(...(await this.#writing));
    const worker = (this.#worker ??= this.#start());
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.close('The typesetter took too long'), TIME_LIMIT_MS);
      timer.unref();
      const settled =
        <T>(act: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          act(value);
        };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      worker.ref();
      worker.postMessage({ id, job: { layout, document } });
    });
  }

  async close(reason = 'The typesetter was closed'): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const job of this.#waiting.values()) job.reject(new PdfError(reason));
    this.#waiting.clear();
    await worker?.terminate();
  }
}

let shared: Typesetter | null = null;
const typesetter = () => (shared ??= new Typesetter(pdfAssets()));

/**
 * Sets a document by one of the layouts, in a thread of its own.
 * @param write The document as the layout's JSON, given what it is written with.
 * @throws PdfError when the typesetter fails.
 */
export const typeset = (layout: Layout, write: Write): Promise<RenderedPdf> => typesetter().render(layout, write);

/**
 * Sets the agreement on US Letter paper as a tagged PDF (PDF/UA-1) with embedded fonts. The same tree gives the same
 * bytes.
 * @throws PdfError when the typesetter fails.
 */
export async function renderPdf(tree: AgreementTree): Promise<Uint8Array> {
  const { bytes } = await renderPdfWithDetails(tree);
  return bytes;
}

/** As `renderPdf`, with the number of pages and the typesetter's remarks. */
export const renderPdfWithDetails = (tree: AgreementTree): Promise<RenderedPdf> =>
  typeset('agreement.typ', (printable, meter) => paperOf(tree, printable, meter));

/** Starts the thread and loads its fonts, so that the first person does not wait for them. */
export async function warmUpPdfRenderer(): Promise<void> {
  await typeset('warm-up.typ', () => '{}');
}

/** Ends the thread; the next call starts it again. */
export async function closePdfRenderer(): Promise<void> {
  const closing = shared;
  shared = null;
  await closing?.close();
}
