const WEBP_QUALITY = 86;

/**
 * The middle of a clean picture as a square.
 * @param edge Pixels.
 * @returns WebP.
 */
export async function squareImage(bytes: Uint8Array, edge: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const square = sharp(bytes).resize(edge, edge, { fit: 'cover', position: 'attention' });
  return square.webp({ quality: WEBP_QUALITY }).toBuffer();
}
