import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

/** Letter, in points. */
const SHORT_SIDE = 612;
const LONG_SIDE = 792;
const JPEG_QUALITY = 88;

/** Pictures as pages of a PDF, each as large as it fits on a sheet that lies as the picture does. */
export async function boundPictures(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const bytes of pictures) {
    // Of a PNG too: drawn on white, and small enough to be kept and sent.
    const jpeg = await sharp(bytes).flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    const picture = await pdf.embedJpg(jpeg);
    const isWide = picture.width > picture.height;
    const page = pdf.addPage(isWide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE]);
    const { width, height } = picture.scaleToFit(page.getWidth(), page.getHeight());
    page.drawImage(picture, { x: (page.getWidth() - width) / 2, y: (page.getHeight() - height) / 2, width, height });
  }
  return pdf.save();
}
