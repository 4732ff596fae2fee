import sharp, { type Metadata, type Sharp } from 'sharp';
import type { UploadKind } from './kinds';
import { UploadRefusal } from './refusal';

export type ImageKind = Extract<UploadKind, `image/${string}`>;

/** A page at 600 dots per inch has 35 million. Decoded, this many take 150 MB, whatever few bytes declare them. */
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 20;
const JPEG_QUALITY = 92;
const WEBP_QUALITY = 90;

// Nothing but the three formats is ever decoded, whatever the bytes claim, and nothing is kept between uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const encoders: Readonly<Record<ImageKind, (image: Sharp, bytes: Uint8Array) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }),
  'image/png': (image) => image.png(),
  'image/webp': (image, bytes) => image.webp(isLosslessWebp(bytes) ? { lossless: true } : { quality: WEBP_QUALITY }),
};

const isLosslessWebp = (bytes: Uint8Array) => Buffer.from(bytes.subarray(12, 64)).includes('VP8L', 0, 'latin1');

/**
 * The picture redrawn: turned as its camera held it, in sRGB, and with nothing else of the file that came. Where it
 * was taken, comments, thumbnails and whatever stood behind its end are gone.
 * @throws UploadRefusal
 */
export async function cleanImage(bytes: Uint8Array, kind: ImageKind): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const metadata = await describe(image);
  if ((metadata.pages ?? 1) > 1) throw new UploadRefusal('IMAGE_MOVES');
  try {
    const drawn = encoders[kind](image.autoOrient().timeout({ seconds: TIME_LIMIT_SECONDS }), bytes);
    return await drawn.toBuffer();
  } catch (cause) {
    throw new UploadRefusal('DAMAGED', cause);
  }
}

/** What the head of the picture says; nothing is decoded before its declared size is known to be bearable. */
async function describe(image: Sharp): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await image.metadata();
  } catch (cause) {
    const isTooLarge = cause instanceof Error && /pixel limit|too large|exceeds/i.test(cause.message);
    throw new UploadRefusal(isTooLarge ? 'IMAGE_TOO_LARGE' : 'DAMAGED', cause);
  }
  if (metadata.width * metadata.height > MAX_PIXELS) throw new UploadRefusal('IMAGE_TOO_LARGE');
  return metadata;
}
