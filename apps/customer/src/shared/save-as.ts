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
