import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';

type PdfPart = string | Uint8Array;

/** A PDF written by hand: its objects, each with its number, and more for the catalog and the trailer. */
export function rawPdf(
  parts: { readonly objects?: readonly PdfPart[]; readonly catalog?: string; readonly trailer?: string } = {},
): Buffer {
  const bytes = [
    '%PDF-1.7\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>\nendobj\n',
    ...(parts.objects ?? []),
    `trailer\n<< /Root 1 0 R /Size 9 ${parts.trailer ?? ''} >>\nstartxref\n0\n%%EOF\n`,
  ];
  return Buffer.concat(bytes.map((part) => Buffer.from(part as string)));
}

/** Objects packed into one stream, as most programs write them today. */
export function packed(objects: Readonly<Record<number, string>>, content?: Uint8Array): Buffer {
  const texts = Object.values(objects);
  const heads = Object.keys(objects).map(
    (number, index) => `${number} ${texts.slice(0, index).join(' ').length + (index === 0 ? 0 : 1)}`,
  );
  const head = `${heads.join(' ')} `;
  const deflated = deflateSync(content ?? Buffer.from(head + texts.join(' ')));
  const dictionary = `/Type /ObjStm /N ${texts.length} /First ${head.length} /Filter /FlateDecode /Length ${deflated.byteLength}`;
  return Buffer.concat([
    Buffer.from(`8 0 obj\n<< ${dictionary} >>\nstream\n`),
    deflated,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** A PDF as a bank's program would make it, its objects packed. */
export async function statementPdf(change: (pdf: PDFDocument) => unknown = () => undefined): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText('Statement');
  await change(pdf);
  return pdf.save();
}

export const attach = (pdf: PDFDocument) => pdf.attach(Buffer.from('MZ'), 'setup.exe');
export const runScript = (pdf: PDFDocument) => pdf.addJavaScript('greet', 'app.alert(1)');
export const openAddress = (pdf: PDFDocument) =>
  pdf.catalog.set(
    PDFName.of('OpenAction'),
    pdf.context.register(pdf.context.obj({ S: 'URI', URI: PDFString.of('https://example.com/seen') })),
  );
