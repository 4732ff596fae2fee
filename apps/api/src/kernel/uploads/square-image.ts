import sharp from 'sharp';

const WEBP_QUALITY = 86;

/**
 * The middle of a clean picture as a square.
 * @param edge Pixels.
 * @returns WebP.
 */
export const squareImage = async (bytes: Uint8Array, edge: number): Promise<Uint8Array> =>
  sharp(bytes).resize(edge, edge, { fit: 'cover', position: 'attention' }).webp({ quality: WEBP_QUALITY }).toBuffer();
