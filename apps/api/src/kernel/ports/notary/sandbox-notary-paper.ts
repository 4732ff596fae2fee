import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { text } from '../../texts';
import type { SandboxCase } from './sandbox-notary';

const LETTER = [612, 792] as const;
const MARGIN = 72;
const WIDTH = LETTER[0] - 2 * MARGIN;
const INK = rgb(0.12, 0.16, 0.18);

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
const at = (instant: Date | null): string =>
  instant === null ? text('sandboxNotary.paper.never') : `${moment.format(instant)} UTC`;

/** What the built-in fonts of PDF readers can show; names may hold more, and are not printed here. */
const shown = (words: string): string => words.replaceAll(/[^\x20-\x7e]/g, '?');

/**
 * The same PDF with a page of the sandbox notary's. It is made of the moments of the transaction alone, so that it is the
 * same bytes each time that it is asked for. The mark on the pages of the agreement itself comes with the sealing.
 */
export async function notarizedBySandbox(
  bytes: Uint8Array,
  { transaction, signers }: SandboxCase,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const page = pdf.addPage([...LETTER]);
  const serif = await pdf.embedFont(StandardFonts.TimesRoman);
  const sans = await pdf.embedFont(StandardFonts.Helvetica);
  const writer = new PageWriter(page);
  writer.write(text('sandboxNotary.paper.title'), { font: serif, size: 22, after: 10 });
  writer.write(text('sandboxNotary.paper.what'), { font: sans, size: 11, after: 18 });
  let partners = 0;
  let attorneys = 0;
  for (const { role, identifiedAt, signedAt } of signers) {
    const isPartner = role === 'PARTNER';
    const number = isPartner ? (partners += 1) : (attorneys += 1);
    const line = isPartner
      ? text('sandboxNotary.paper.partner', { number, identified: at(identifiedAt), signed: at(signedAt) })
      : text('sandboxNotary.paper.attorney', { number, signed: at(signedAt) });
    writer.write(line, { font: sans, size: 11, after: 8 });
  }
  if (transaction.witnessedAt !== null) {
    const line = text('sandboxNotary.paper.witnesses', {
      names: transaction.witnesses.map(shown).join(', '),
      at: at(transaction.witnessedAt),
    });
    writer.write(line, { font: sans, size: 11, after: 8 });
  }
  writer.write(text('sandboxNotary.paper.acknowledged', { at: at(transaction.endedAt) }), {
    font: sans,
    size: 11,
    after: 8,
  });
  writer.write(text('sandboxNotary.paper.file', { sha256: transaction.fileSha256 ?? '' }), {
    font: sans,
    size: 9,
    after: 0,
  });
  return pdf.save({ useObjectStreams: true });
}

class PageWriter {
  #y: number = LETTER[1] - MARGIN;
  constructor(readonly page: PDFPage) {}

  /** Writes a paragraph below what stands there. */
  write(words: string, { font, size, after }: { font: PDFFont; size: number; after: number }): void {
    for (const line of wrapped(words, font, size)) {
      this.#y -= size * 1.4;
      this.page.drawText(line, { x: MARGIN, y: this.#y, size, font, color: INK });
    }
    this.#y -= after;
  }
}

function wrapped(words: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
