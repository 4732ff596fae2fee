import { SHARE_ENV, Worker } from 'node:worker_threads';
import { say } from '../assemble/wording';
import type { Copy } from '../drawing/marked';
import type { AgreementTree } from '../tree';
import { type PdfAssets, pdfAssets } from './assets';
import { faceWidths, glyphCoverage, Printer } from './glyphs';
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
  | 'outcome-sheet.typ'
  | 'completion.typ'
  | 'mark.typ'
  | 'signing.typ'
  | 'warm-up.typ';

/** What a document is written with: what makes a text printable, and what counts the lines of a schedule's rows. */
type Write = (printable: (text: string) => string, meter: RowMeter) => string;

interface Writing {
  printer: Printer;
  meter: RowMeter;
}

async function writingOf({ fontPaths, unplacedFontPaths }: PdfAssets): Promise<Writing> {
  const isCovered = await glyphCoverage([...fontPaths, ...unplacedFontPaths]);
  // The first is the face of all that is Latin.
  const [regular = ''] = fontPaths;
  return {
    printer: new Printer(isCovered, (code) => say('paper.unprintable', { code })),
    meter: new RowMeter(await faceWidths(regular)),
  };
}

type Reply = { id: number } & (RenderedPdf | { error: string });

/** A document that takes this long, in ms, has run into a fault: its thread is ended and the caller is told. */
const TIME_LIMIT_MS = 60_000;

interface Waiting {
  resolve: (rendered: RenderedPdf) => void;
  reject: (error: Error) => void;
}

/** One typesetting thread with its queue. It starts with the first job and starts again after a crash. */
class Typesetter {
  readonly #assets: PdfAssets;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #nextId = 1;
  #writing: Promise<Writing> | null = null;

  constructor(assets: PdfAssets) {
    this.#assets = assets;
  }

  #start(): Worker {
    const { workerUrl, ...workerData } = this.#assets;
    // With the program's own environment: the compiler, which is no JavaScript, reads no copy.
    const worker = new Worker(workerUrl, { workerData, env: SHARE_ENV });
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

  /** A document as the layout's JSON, and whether it has characters that none of these faces draws. */
  async written(write: Write): Promise<{ document: string; isLacking: boolean }> {
    const { printer, meter } = await (this.#writing ??= writingOf(this.#assets));
    const lacking = printer.lacking;
    const document = write(printer.print, meter);
    return { document, isLacking: printer.lacking > lacking };
  }

  async render(layout: Layout, document: string): Promise<RenderedPdf> {
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

let usual: Typesetter | null = null;
/** Has the faces of further scripts, which nobody else should wait for. */
let further: Typesetter | null = null;

/**
 * Sets a document by one of the layouts, in a thread of its own.
 * @param write The document as the layout's JSON, given what it is written with.
 * @throws PdfError when the typesetter fails.
 */
export async function typeset(layout: Layout, write: Write): Promise<RenderedPdf> {
  const first = (usual ??= new Typesetter(pdfAssets(false)));
  const { document, isLacking } = await first.written(write);
  if (!isLacking) return first.render(layout, document);
  const second = (further ??= new Typesetter(pdfAssets(true)));
  const again = await second.written(write);
  // What no face draws, such as an emoji, is no reason for a thread of its own.
  return again.document === document ? first.render(layout, document) : second.render(layout, again.document);
}

/**
 * Sets the agreement on US Letter paper as a tagged PDF (PDF/UA-1) with embedded fonts. The same tree gives the same
 * bytes.
 * @throws PdfError when the typesetter fails.
 */
export async function renderPdf(tree: AgreementTree, copy: Copy = 'SIGNING'): Promise<Uint8Array> {
  const { bytes } = await renderPdfWithDetails(tree, copy);
  return bytes;
}

/** As `renderPdf`, with the number of pages and the typesetter's remarks. */
export const renderPdfWithDetails = (tree: AgreementTree, copy: Copy = 'SIGNING'): Promise<RenderedPdf> =>
  typeset('agreement.typ', (printable, meter) => paperOf(tree, copy, printable, meter));

/** Starts the thread and loads its fonts, so that the first person does not wait for them. */
export async function warmUpPdfRenderer(): Promise<void> {
  await typeset('warm-up.typ', () => '{}');
}

/** Ends the threads; the next call starts them again. */
export async function closePdfRenderer(): Promise<void> {
  const closing = [usual, further].filter((each) => each !== null);
  usual = null;
  further = null;
  await Promise.all(closing.map((each) => each.close()));
}
