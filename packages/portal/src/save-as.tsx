/** Long enough for the browser to have taken the bytes over. */
const KEEP_ADDRESS_MS = 60_000;

/** Hands bytes to the browser to be saved under a name. */
export function saveAs(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}

/**
 * The name that an answer gives to its file: `filename*` of its Content-Disposition, which holds any script; null where
 * there is none that can be read.
 */
export function fileNameOf({ headers }: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
