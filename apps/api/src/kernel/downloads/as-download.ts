import { contentDisposition } from './content-disposition';

/** The bytes of a file that someone sent: always to be saved, and never shown in place. */
export const asDownload = (
  { name, contentType }: { readonly name: string; readonly contentType: string },
  bytes: Uint8Array,
): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
      'content-length': String(bytes.byteLength),
      'content-disposition': contentDisposition('attachment', name),
      // Should a browser show it all the same, it may do nothing there.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
